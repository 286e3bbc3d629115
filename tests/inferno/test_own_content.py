"""Content of one's own: the examples load, play and are told; what is wrong in a file is named with its place."""

import pytest

from platzdarm.games.inferno.content.library import FILES
from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.table.page_content import PageContent
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import examine
from platzdarm.kernel.errors import ContentError
from tests.cli.samples import sample_of
from tests.inferno.tabletop import game

EXAMPLES = sample_of("inferno")
PACK = EXAMPLES / "lantern_folk.toml"
SCENARIO = EXAMPLES / "two_lamps.toml"


def with_examples() -> Inferno:
    return game().with_files([(path.name, path.read_text("utf-8")) for path in (SCENARIO, PACK)])


@pytest.mark.parametrize("draft", ["no", "yes"])
def test_the_examples_are_played(draft: str) -> None:
    own = with_examples()
    examine(own, {"scenario": "two_lamps", "draft": draft}, b"own", thorough=20, patience=400)
    assert own.content_digests({"scenario": "two_lamps"}).keys() == {"two_lamps", "lantern_folk"}
    assert own.content_digests({"scenario": "war_gates"}).keys() == {"lantern_folk"}


def test_the_pack_lies_among_the_cards_and_champions_of_a_table() -> None:
    own = with_examples()
    position = own.start({"scenario": "two_lamps", "draft": "yes"}, SeededChance(b"own"))
    content = position.setting.content
    counts = position.centre.counts(len(content.cards))
    assert counts[content.card("lamp_lighter").index] + position.row.count(content.card("lamp_lighter").index) == 2
    assert position.setting.piece_named["old_lampwife"] in position.setting.pieces_of(
        content.kind("old_lampwife").index
    )
    told = PageContent(own.library).everything()
    (lantern,) = [card for card in told.cards if card.id == "tall_lantern"]
    assert [line.text.en for line in lantern.lines] == ["+2 defence", "ranged attack"]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('id = "lamp_lighter"', 'id = "mystic"', "mystic"),
        ('do = "draw"', 'do = "fly"', "fly"),
        ('event = "draws"', 'event = "sings"', "sings"),
        ('do = "gain_honour", n = 1', 'do = "transform", into = "old_lampwife"', "old_lampwife"),
        ('do = "gain_honour", n = 1', 'do = "gain_souls", n = 1, who = { of = "self", pick = "one" }', "old_lampwife"),
        ("strength = 4", 'strength = "much"', "strength"),
        ("cost = 3", "cost = 3\nstrength = 1", "lamp_lighter"),
        ('factions = ["enlightened", "void"]', "factions = []", "old_lampwife"),
        ("strength = 1\nspeed = 1", "strength = 0", "spare_wick"),
        ('do = "draw", n = 1', 'do = "draw", n = 1, into = "wisp"', "lamp_lighter"),
    ],
)
def test_a_mistake_in_a_pack_is_named(old: str, new: str, named: str) -> None:
    text = PACK.read_text("utf-8").replace(old, new, 1)
    with pytest.raises(ContentError) as caught:
        game().with_files([("broken.toml", text)])
    told = str(caught.value)
    assert named in told and "broken.toml" in told
    assert not [name for name in FILES if f"{name}.toml" in told], "no file that the author does not have"


def places(error: ContentError) -> list[str]:
    return [str(one) for one in (error, *error.more)]


def test_all_mistakes_of_a_pack_are_told_at_once() -> None:
    text = PACK.read_text("utf-8")
    for old, new in (
        ('do = "draw"', 'do = "fly"'),
        ('event = "draws"', 'event = "sings"'),
        ('factions = ["enlightened", "void"]', "factions = []"),
    ):
        text = text.replace(old, new, 1)
    with pytest.raises(ContentError) as caught:
        game().with_files([("broken.toml", text)])
    told = places(caught.value)
    assert len(told) == 3 and all("broken.toml" in one for one in told)
    flies, factions, sings = told
    assert "lamp_lighter" in flies and "effects[1]" in flies and "gain_runes" in flies
    assert "old_lampwife" in factions and "factions" in factions
    assert "goal.event" in sings and "gains_runes" in sings, "with the names that there are"


def test_all_mistakes_of_a_scenario_are_told_at_once() -> None:
    text = SCENARIO.read_text("utf-8")
    text = text.replace("treasures = [[", "treasures = [[9, 9], [8, -9], [", 1)
    text = text.replace("[specials]", "[specials]\nfree_beer = 1", 1).replace("forest = 6", "forest = 7")
    with pytest.raises(ContentError) as caught:
        game().with_files([("broken.toml", text)])
    told = places(caught.value)
    assert len(told) == 4 and all("broken.toml" in one and "two_lamps" in one for one in told)
    assert "specials.free_beer" in told[0] and "all_beacons" in told[0]
    assert "[9, 9]" in told[1] and "[8, -9]" in told[2] and "counts.forest" in told[3]
