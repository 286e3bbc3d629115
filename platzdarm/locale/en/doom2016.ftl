### Texts of DOOM: The Board Game (2016).

## Commands

help-doom2016 = tools for DOOM: The Board Game (2016)
help-doom2016-sight = who sees whom on a hand-made board, read as JSON from standard input

## Who sees whom

sight-clear = { $attacker } sees { $defender }, no cover ({ $where })
sight-covered = { $attacker } sees { $defender }, in cover ({ $where })
sight-blocked = { $attacker } does not see { $defender } ({ $where })
sight-adjacent = adjacent
sight-distance = distance { $distance }
sight-out-of-range = out of any range
sight-nobody = there are no two figures of different sides

## Errors of hand-made boards, word for word as the engine raises them

fault-sight-square = { $place }: there is no square { $square } on the map
fault-sight-length = { $place }: { $segment } is not a border of length 1
fault-sight-segment = { $place }: { $segment } is not on the map
fault-sight-terrain = { $place }: { $square } is { $kind } already
fault-sight-id = { $place }.id: '{ $figure }' stands twice; ids must differ
fault-sight-base = { $place }: { $squares } is no base of 1, 2, 2x2 or 2x3 squares
fault-sight-taken-large = { $place }: { $square } is taken by the large figure '{ $figure }'
fault-sight-taken = { $place }: { $square } is taken by '{ $figure }'
