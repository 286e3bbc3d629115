### Positions of DOOM (2016) set up by hand (games/doom2016/scenario.py). Errors word for word as they are raised.

fault-d16-no-figure = there is no figure '{ $figure }' in this mission
fault-d16-figure-twice = '{ $figure }' stands twice; ids must differ
fault-d16-no-square = there is no square '{ $square }' on this map
fault-d16-no-room = '{ $figure }' does not fit there
fault-d16-taken = { $square } is taken by '{ $figure }'
fault-d16-damage = { $damage }; '{ $figure }' lives with 0 to { $most }
fault-d16-no-door = doors: there is no door { $door }; doors are 0 to { $last }
fault-d16-no-portal = portals_left: there is no portal { $portal }; portals are 0 to { $last }
fault-d16-no-card = '{ $card }' is none of the cards that are left there
fault-d16-no-turn = turn: '{ $turn }' has no initiative card in this round
