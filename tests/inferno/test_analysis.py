"""Positions made by hand: from the facts of a table, or from a few of them; what is wrong is named by its field."""

from typing import Any

import msgspec
import pytest

from platzdarm.games.inferno.table.analysis import set_up
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import PlatzdarmError
from tests.inferno.tabletop import game

LOVE: dict[str, Any] = {"scenario": "love_lives_forever"}
RAKAR: dict[str, Any] = {"id": "rakar", "owner": 0, "cells": ["g7"]}


@pytest.mark.parametrize("scenario", ["love_lives_forever", "soul_spires_3", "infernal_battle", "circle_of_stones"])
def test_the_facts_of_a_table_make_the_same_table(scenario: str) -> None:
    position = game().start({"scenario": scenario}, SeededChance(b"again"))
    luck = SeededChance(b"moves")
    for number in range(200):
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        if number % 20 or position.over:
            continue
        facts = msgspec.to_builtins(position.facts(0))
        _, made = set_up(game(), facts)
        told = msgspec.to_builtins(made.facts(0))
        for field in ("row", "sides", "terrain", "treasures", "tokens", "webs", "centre", "quest_deck", "mystics"):
            if field not in ("centre",):
                assert told[field] == facts[field], field
        where = {champion["id"]: champion["souls"] for champion in facts["champions"]}
        assert {champion["id"]: champion["souls"] for champion in told["champions"]} == where
        assert [player["discard"] for player in told["players"]] == [player["discard"] for player in facts["players"]]


def test_a_few_facts_are_enough() -> None:
    options, position = set_up(game(), LOVE | {"champions": [RAKAR], "players": [{"power": 4}], "turn": 0})
    assert options["mode"] == "duel" and any(text == "order rakar" for text in orders(position))


def orders(position: Any) -> list[str]:
    (decision, *_) = position.pending()
    return [game().write(position, decision.seat, action) for action in decision.answers.as_list()]


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"champions": [{**RAKAR, "cells": ["z9"]}]}, "champions[0].cells"),
        ({"champions": [RAKAR, RAKAR]}, "champions[1].id"),
        ({"champions": [RAKAR, {"id": "virak", "owner": 1, "cells": ["g7"]}]}, "champions[1].cells"),
        ({"champions": [{**RAKAR, "id": "nobody"}]}, "champions[0].id"),
        ({"champions": [{**RAKAR, "owner": 3}]}, "champions[0].owner"),
        ({"champions": [{**RAKAR, "constructs": ["mystic"]}]}, "champions[0].constructs"),
        ({"players": [{"runes": -1}]}, "players[0].runes"),
        ({"players": [{"hand": ["rakar"]}]}, "players[0].hand"),
        ({"players": [{"hand": ["wind_sash"] * 9}]}, "wind_sash"),
        ({"sides": [{"honour": 30}]}, "sides[0].honour"),
        ({"sides": [{"treasures": ["gold"]}]}, "sides[0].treasures"),
        ({"sides": [{"beacons": ["g7"]}]}, "sides[0].beacons"),
        ({"row": ["mystic"]}, "row[0]"),
        ({"turn": 2}, "turn"),
        ({"first": 2}, "first"),
        ({"champions": 7}, "champions"),
    ],
)
def test_what_cannot_be_is_named_by_its_field(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(PlatzdarmError) as caught:
        set_up(game(), LOVE | wrong)
    assert named in str(caught.value)
