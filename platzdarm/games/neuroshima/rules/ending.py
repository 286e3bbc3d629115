"""How games end (chapters END, VIC, FFA, PTS, OVT, TEAM): fallen HQs, points, ties, and the result."""

from platzdarm.games.neuroshima.rules.position import EXTRA_BATTLE, EXTRA_TURNS, Skirmish
from platzdarm.games.neuroshima.rules.setting import DUEL, FREE_FOR_ALL, ONE_AGAINST_TWO, POINTS, TEAMS, WINNING_POINTS


def after_phase(position: Skirmish) -> None:
    """In the points game whoever reaches 20 wins when the phase ends, before the battle is over (NH-PTS-03)."""
    if position.setting.mode == POINTS:
        best = max(position.points)
        if best >= WINNING_POINTS:
            win(position, [seat for seat in range(position.setting.seats) if position.points[seat] == best])


def after_battle(position: Skirmish, alive_before: int) -> None:
    """HQs that fell in the battle just over: the end of a game of two sides, of one player's game among many."""
    mode = position.setting.mode
    fallen = [seat for seat in range(position.setting.seats) if (alive_before & ~position.alive) >> seat & 1]
    if not fallen:
        return
    if mode == FREE_FOR_ALL:
        eliminate(position, fallen)
    elif mode in (DUEL, TEAMS, ONE_AGAINST_TWO):
        judge_fallen(position, fallen)


def eliminate(position: Skirmish, fallen: list[int]) -> None:
    """Who lost his HQ is out with all his tiles; the last one standing wins (NH-FFA-03, 04)."""
    for seat in fallen:
        for cell in range(len(position.cells)):
            piece = position.cells[cell]
            if piece is not None and piece.seat == seat:
                position.tell("removed", [cell, seat, piece.tile.index])
                position.remove(cell)
        for tile in position.hands[seat]:
            position.to_discards(seat, tile)
        position.hands[seat] = ()
        position.waiting &= ~(1 << seat)
        position.tell("eliminated", [seat])
    standing = [seat for seat in range(position.setting.seats) if position.is_alive(seat)]
    if len(standing) == 1:
        win(position, standing)
    elif not standing:
        win(position, fallen)


def judge_fallen(position: Skirmish, fallen: list[int]) -> None:
    """Two sides, and at least one HQ is gone (NH-VIC-01 to 03, NH-OVT-05, NH-TEAM-07, 08)."""
    sides = position.setting.sides
    one, other = sides.team_list()
    lost_one = sum(1 for seat in fallen if sides.teams[seat] == one)
    lost_other = len(fallen) - lost_one
    if position.setting.mode == ONE_AGAINST_TWO:
        # The lone HQ and one of the team's in the same battle: the team wins.
        winners = [other] if lost_one else [one]
    elif lost_one != lost_other:
        winners = [one] if lost_one < lost_other else [other]
    else:
        # One HQ each: compare the HQs left, if there are any.
        left_one, left_other = team_points(position, one), team_points(position, other)
        winners = [one] if left_one > left_other else [other] if left_other > left_one else [one, other]
    win(position, [seat for seat in range(position.setting.seats) if sides.teams[seat] in winners])


def team_points(position: Skirmish, team: int) -> int:
    sides = position.setting.sides
    return sum(position.points[seat] for seat in range(sides.count) if sides.teams[seat] == team)


def judge_points(position: Skirmish) -> None:
    """After the last battle: the best side wins; a tie brings one more turn each and a battle (NH-VIC-04, 05)."""
    leaders = leading_seats(position)
    teams = {position.setting.sides.teams[seat] for seat in leaders}
    if len(teams) == 1 or position.stage == EXTRA_BATTLE:
        win(position, leaders)
        return
    position.stage = EXTRA_TURNS
    position.tied = 0
    for seat in leaders:
        position.tied |= 1 << seat
    position.waiting = position.tied
    position.tell("tie", list(leaders))


def leading_seats(position: Skirmish) -> list[int]:
    """The seats of the side or sides that are ahead, among those still in the game."""
    setting = position.setting
    seats = [seat for seat in range(setting.seats) if position.is_alive(seat)]
    if position.stage == EXTRA_BATTLE:
        # Only those who were tied play for the win, unless none of them is left (NH-FFA-04).
        seats = [seat for seat in seats if position.tied >> seat & 1] or seats
    score = {setting.sides.teams[seat]: side_score(position, setting.sides.teams[seat]) for seat in seats}
    best = max(score.values())
    return [seat for seat in seats if score[setting.sides.teams[seat]] == best]


def side_score(position: Skirmish, team: int) -> int:
    """Points left, or for one against two the damage taken, less being better (NH-OVT-06)."""
    if position.setting.mode != ONE_AGAINST_TWO:
        return team_points(position, team)
    start = position.setting.starting_points()
    sides = position.setting.sides
    return team_points(position, team) - sum(start[seat] for seat in range(sides.count) if sides.teams[seat] == team)


def win(position: Skirmish, winners: list[int]) -> None:
    """One whole point for the winning side, shared where several sides draw."""
    sides = position.setting.sides
    teams = {sides.teams[seat] for seat in winners}
    share = 1.0 / len(teams)
    position.result = [share if sides.teams[seat] in teams else 0.0 for seat in range(sides.count)]
    position.tell("game_over", [seat for seat in range(sides.count) if sides.teams[seat] in teams])
