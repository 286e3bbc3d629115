"""What is looked up because it was worked out before is the same as if it were asked one by one, in random games."""

from collections.abc import Iterator

import pytest

from platzdarm.board.paths import leads_to_rest
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.field import listed
from platzdarm.games.doom2004.rules.moving import Pace, landing, moves, place_of
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.sight import beside, blockers, in_sight, seen_by_marines, targets_in_view, view
from platzdarm.games.doom2004.rules.spawning import hidden_places
from platzdarm.games.doom2004.rules.targets import within_arms
from platzdarm.games.doom2004.rules.terrain import Alike, Terrain
from platzdarm.kernel.chance import SeededChance
from tests.doom2004.tabletop import library

EVERY = 211


def moments(scenario: str) -> Iterator[Foray]:
    position = Doom2004(library()).start({"scenario": scenario, "marines": "3"}, SeededChance(scenario.encode()))
    luck = SeededChance(b"lookups")
    for number in range(6 * EVERY):
        if position.over:
            return
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        if number % EVERY == EVERY - 1:
            yield position


def figures(position: Foray) -> list[int]:
    return [*position.marines_on_board(), *position.invaders_on_board()]


@pytest.mark.parametrize("scenario", list(library().scenarios))
def test_what_is_looked_up_is_what_would_be_found(scenario: str) -> None:
    for position in moments(scenario):
        revealed = [square for square in position.setting.field.squares if position.revealed(square)]
        for figure in figures(position):
            blocked, own = blockers(position, figure), position.squares(figure)
            seen = [one for one in revealed if one not in own and in_sight(position, figure, one, blocked)]
            assert sorted(view(position, figure, blocked)) == seen
            targets = [one for one in seen if not position.obstacles() >> one & 1]
            assert sorted(targets_in_view(position, figure, blocked)) == targets
            near = [one for one in targets if one in beside(position, own)]
            assert len(own) == 1 or sorted(within_arms(position, figure)) == near
            for points in (1, 2, 3):
                pace = Pace(position, figure)
                hops = [hop for hop in pace.hops(place_of(position, figure)) if hop.price <= points]
                hops = [hop for hop in hops if hop.rest or leads_to_rest(hop.to, points - hop.price, pace)]
                assert moves(position, figure, points) == [hop.action for hop in hops]
                assert [landing(position, figure, hop.action) for hop in hops] == [(hop.to, hop.price) for hop in hops]
        check_hidden(position, revealed)


def check_hidden(position: Foray, revealed: list[int]) -> None:
    """Where no marine looks, with none but marines in each other's way."""
    marines = position.marines_on_board()
    places = {marine: position.place[marine] for marine in marines}
    others = {one: sum(1 << places[other] for other in marines if other != one) for one in marines}
    outlook = position.outlook()
    seen = {s for s in revealed if any(places[m] == s or outlook.clear(places[m], s, others[m]) for m in marines)}
    assert set(listed(seen_by_marines(position))) == seen
    solid = position.solid()
    free = {one for one in revealed if one not in seen and not solid >> one & 1 and not position.figures_at(one)}
    for kind in position.setting.content.invaders:
        bases = {one: position.setting.field.base(one, kind.width, kind.height, position.closed()) for one in revealed}
        assert hidden_places(position, kind.index, 0) == [
            one for one in revealed if bases[one] and free >= {*bases[one]}
        ]


@pytest.mark.parametrize("scenario", list(library().scenarios))
def test_what_terrains_share_is_what_each_would_find_by_itself(scenario: str) -> None:
    for position in moments(scenario):
        terrain, blocked = position.terrain(), position.setting.terrains.blocked
        alone = Terrain(Alike(terrain.field), blocked, terrain.areas, terrain.shut, terrain.barrels)
        for square in [one for one in terrain.field.squares if position.revealed(one)]:
            assert terrain.vista(square).squares == alone.vista(square).squares
            assert terrain.vista(square).targets == alone.vista(square).targets
            assert terrain.footing(square).actions == alone.footing(square).actions
            assert terrain.footing(square).melee == alone.footing(square).melee
            assert terrain.footing(square).beside == terrain.field.neighbours(square, terrain.closed)
            for width, height in ((2, 1), (2, 2)):
                strides, fresh = (
                    terrain.strides(2 * square, width, height),
                    alone.new_strides(2 * square, width, height),
                )
                assert (strides.own, strides.actions, strides.bases) == (fresh.own, fresh.actions, fresh.bases)
                arms, anew = terrain.arms(square, width, height), alone.arms(square, width, height)
                assert (arms.squares, arms.doubtful) == (anew.squares, anew.doubtful)
