"""Army files: those of the box load, mistakes are named with their place, and a player's own army can be played."""

from importlib import resources
from pathlib import Path

import pytest

from platzdarm.games.neuroshima.content.library import BUILT_IN, Library, built_in_library, parse_army
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import examine
from platzdarm.kernel.errors import ContentError, OptionsError, RecordError
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.record import parse
from tests.wording import english, raises

FILE = "mine.toml"


def printed(army: str) -> str:
    folder = resources.files("platzdarm.games.neuroshima.content") / "armies"
    return (folder / f"{army}.toml").read_text("utf-8")


# A player's army: Borgo with a name of its own and a Mutant that also shoots.
MINE = (
    printed("borgo")
    .replace('id = "borgo"', 'id = "mine"', 1)
    .replace('origin = "published"', 'origin = "original"', 1)
    .replace("melee = [1, 1, 0, 0, 0, 1]", "melee = [1, 1, 0, 0, 0, 1]\nranged = [1, 0, 0, 0, 0, 0]", 1)
)


def library_with(text: str) -> Library:
    library = built_in_library()
    library.add(text, FILE)
    return library


# -- the armies of the box -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_army_of_the_box_loads(name: str) -> None:
    entry = parse_army(printed(name), f"{name}.toml")
    assert entry.id == name and entry.origin == "published"
    assert sum(tile.count for tile in entry.tiles) == 35
    assert all(tile.name.en and tile.name.ru for tile in entry.tiles)


def test_the_box_has_four_armies_and_needs_no_digests() -> None:
    library = built_in_library()
    assert sorted(library.armies) == sorted(BUILT_IN) and library.digests == {}


# -- mistakes ------------------------------------------------------------------------------------------------------

HQ = 'kind = "hq"\ncount = 1'
MUTANT = "tile 'mutant'"
OFFICER = "tile 'super_officer', field effects[0]"
MEDIC = "tile 'medic', field effects[0]"
BATTLE = "tile 'battle', field effects"
MUTANT_NAME = 'name = { en = "Mutant", ru = "Мутант" }'
MUTANT_SIDES = "melee = [1, 1, 0, 0, 0, 1]"
MEDIC_EFFECT = 'effect = "medic", scope = "linked", target = "friendly"'
BATTLE_EFFECT = 'effects = [{ effect = "battle" }]'

# (what stands in the file, what stands there by mistake, where the mistake is, what the error says of it)
MISTAKES = [
    # the file
    ('id = "mine"', "id =", "not valid TOML", "line 2"),
    ('id = "mine"', "", "the field 'id' is missing", ""),
    ('id = "mine"', 'id = "My army"', "field id", "only small letters"),
    ('id = "mine"', "id = 5", "field id", "text should stand here, not a whole number"),
    ('origin = "original"', 'origin = "stolen"', "field origin", "'stolen'"),
    ('ru = "Борго"', 'de = "Borgo"', "field name", "there is no field 'de' here"),
    ('name = { en = "Borgo", ru', 'name = { en = "", ru', "field name.en", "must not be empty"),
    ("difficulty = 1", "difficulty = 0", "field difficulty", "must be at least 1"),
    ("difficulty = 1", "size = 1", "there is no field 'size' here", ""),
    ("count = 6", "count = 7", "the counts add up to 36", "an army has 35 tiles [NH-COMP-01]"),
    (
        'kind = "hq"\ncount = 1',
        'kind = "hq"\ncount = 2',
        "an army has exactly one HQ tile with count = 1 [NH-COMP-01]",
        "",
    ),
    # a tile's fields
    ("count = 6", "count = 0", f"{MUTANT}, field count", "must be at least 1"),
    ("count = 6", 'count = "six"', f"{MUTANT}, field count", "a whole number should stand here, not text"),
    ('kind = "unit"', 'kind = "hero"', f"{MUTANT}, field kind", "'hero'"),
    ('id = "claws"', 'id = "mutant"', f"{MUTANT}, field id", "stands twice"),
    ('id = "claws"', "", "tile '#3'", "the field 'id' is missing"),
    (MUTANT_NAME, "", MUTANT, "the field 'name' is missing"),
    (MUTANT_NAME, 'name = { en = "Mutant" }', f"{MUTANT}, field name", "the field 'ru' is missing"),
    ("melee = [0, 0, 0, 0, 1, 1]", "", "tile 'claws'", "a unit needs an attack, a net, armour or an effect"),
    (MUTANT_SIDES, "melee = [1, 1, 0, 0, 0]", f"{MUTANT}, field melee", "there must be at least 6 items"),
    (MUTANT_SIDES, "melee = [1, 1, 0, 0, 0, 1, 1]", f"{MUTANT}, field melee", "there must be at most 6 items"),
    (MUTANT_SIDES, "melee = [1, 1, 0, 0, 0, 10]", f"{MUTANT}, field melee[5]", "must be at most 9"),
    (MUTANT_SIDES, "meele = [1, 1, 0, 0, 0, 1]", MUTANT, "there is no field 'meele' here"),
    ("armour = [1,", "armour = [2,", "tile 'super_mutant', field armour[0]", "must be at most 1"),
    ("net = [0,", "net = [-1,", "tile 'net_fighter', field net[0]", "must be at least 0"),
    ("initiative = [2]\n", "", f"{MUTANT}, field initiative", "needs at least one value [NH-INI-01]"),
    ("initiative = [2]\n", "initiative = [2, 2]\n", f"{MUTANT}, field initiative", "the same value stands twice"),
    ("initiative = [2]\n", "initiative = [-1]\n", f"{MUTANT}, field initiative[0]", "must be at least 0"),
    (
        "initiative = [2]\n",
        "initiative = 2\n",
        f"{MUTANT}, field initiative",
        "a list should stand here, not a whole number",
    ),
    (
        "toughness = 1",
        "toughness = 1.5",
        "tile 'super_mutant', field toughness",
        "a whole number should stand here, not a fraction",
    ),
    (
        "mobility = true",
        'mobility = "yes"',
        "tile 'assassin', field mobility",
        "true or false should stand here, not text",
    ),
    ("initiative = [0]", "initiative = [1]", "tile 'hq'", "initiative = [0], melee 1 on all sides"),
    (
        'kind = "module"',
        'kind = "module"\ninitiative = [1]\nmelee = [1, 0, 0, 0, 0, 0]',
        "tile 'super_officer'",
        "unit",
    ),
    # effects
    ('scope = "adjacent"', 'scope = "linked"', "tile 'hq', field effects[0]", "no side of field link is 1"),
    ('scope = "linked"', 'scope = "adjacent"', OFFICER, "scope = adjacent is a HQ's"),
    ('scope = "linked"', 'scope = "army"', OFFICER, "needs scope = linked or adjacent"),
    ('scope = "linked"', 'scope = "board"', f"{OFFICER}.scope", "'board'"),
    (', target = "friendly" }]\n\n[[tiles]]\nid = "scout"', ' }]\n\n[[tiles]]\nid = "scout"', OFFICER, "needs target"),
    ('effect = "melee_strength", value = 1', 'effect = "melee_strength"', OFFICER, "needs a value"),
    (
        'effect = "melee_strength", value = 1',
        'effect = "melee_strength", value = 10',
        f"{OFFICER}.value",
        "must be at most 9",
    ),
    ("link = [1, 1, 0, 0, 0, 1]", "link = [0, 0, 0, 0, 0, 0]", OFFICER, "no side of field link is 1"),
    ('effect = "medic"', 'effect = "cure"', f"{MEDIC}.effect", "'cure'"),
    ('effect = "medic"', 'effect = "medic", value = 1', MEDIC, "'medic' takes no value"),
    (MEDIC_EFFECT, MEDIC_EFFECT.replace("friendly", "enemy"), MEDIC, "needs target = friendly"),
    (MEDIC_EFFECT, MEDIC_EFFECT.replace("medic", "take_over_module"), MEDIC, "needs target = enemy [NH-OUT-08]"),
    (MEDIC_EFFECT, 'effect = "battle"', MEDIC, 'set kind = "instant"'),
    (MEDIC_EFFECT, 'effect = "explosion", value = 1', MEDIC, "takes no value, scope or target"),
    (BATTLE_EFFECT, "", BATTLE, "exactly one of battle, move, push"),
    (BATTLE_EFFECT, 'effects = [{ effect = "battle" }, { effect = "move" }]', BATTLE, "exactly one of"),
    (BATTLE_EFFECT, 'effects = [{ effect = "medic" }]', BATTLE, "exactly one of"),
    (BATTLE_EFFECT, 'effects = [{ effect = "battle", value = 2 }]', f"{BATTLE}[0]", "takes no value"),
    (BATTLE_EFFECT, 'effects = "battle"', BATTLE, "a list should stand here, not text"),
    (BATTLE_EFFECT, f"{BATTLE_EFFECT}\ntoughness = 1", "tile 'battle'", "an instant never lies on the board"),
]


@pytest.mark.parametrize(("right", "wrong", "place", "says"), MISTAKES)
def test_a_mistake_is_named_with_its_place(right: str, wrong: str, place: str, says: str) -> None:
    text = MINE.replace(right, wrong, 1)
    assert text != MINE
    with pytest.raises(ContentError) as caught:
        parse_army(text, FILE)
    told = english(caught.value)
    assert told.startswith(f"{FILE}: {place}")
    rest = told.removeprefix(f"{FILE}: {place}")
    assert rest == "" or rest[0] in ":;", "the place is the whole place"
    assert says in rest and "\n" not in told


def test_an_id_that_is_taken_is_refused() -> None:
    with raises(ContentError, match=r"mine\.toml: field id: there is already an army 'borgo'"):
        library_with(printed("borgo"))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with raises(ContentError, match=r"none\.toml: cannot be read"):
        built_in_library().add_file(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with raises(ContentError, match=r"latin\.toml: is not UTF-8"):
        built_in_library().add_file(tmp_path / "latin.toml")


# -- an army of one's own ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("armies", ["mine,outpost", "borgo,moloch,mine"])
def test_an_army_of_ones_own_is_played_through_an_examined_game(armies: str) -> None:
    for number in range(2):
        match = examine(Neuroshima(library_with(MINE)), {"armies": armies}, bytes([number]), thorough=6)
        assert match.position.over


def test_an_army_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(MINE, "utf-8")
    library = built_in_library()
    assert library.add_file(path).id == "mine"
    assert library.digests == library_with(MINE).digests


def record_with(army: str) -> str:
    match = Match(Neuroshima(library_with(MINE)), {"armies": f"{army},outpost"}, b"own army")
    luck = SeededChance(b"moves")
    for _ in range(20):
        decision = match.position.pending()[0]
        match.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return match.record().format()


def test_a_record_names_the_pack_that_it_needs() -> None:
    assert record_with("mine").count("pack: mine ") == 1
    assert "pack:" not in record_with("borgo"), "it was there, but nobody played it"


def test_a_record_replays_with_its_pack() -> None:
    Replay(Neuroshima(library_with(MINE)), parse(record_with("mine"))).check()


def refusal(text: str, library: Library) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Replay(Neuroshima(library), parse(text))
    return caught.value


def line_of(text: str, key: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(f"{key}:"))


def test_a_record_does_not_replay_with_another_pack() -> None:
    text = record_with("mine")
    stronger = library_with(MINE.replace("melee = [2, 0, 0, 0, 0, 0]", "melee = [3, 0, 0, 0, 0, 0]"))
    error = refusal(text, stronger)
    assert "content pack 'mine'" in english(error) and error.line == line_of(text, "pack")


def test_a_record_does_not_replay_without_its_pack() -> None:
    text = record_with("mine")
    error = refusal(text, built_in_library())
    assert "no army 'mine'" in english(error) and error.line == line_of(text, "options")


def test_a_record_that_hides_its_pack_is_refused() -> None:
    text = "".join(line for line in record_with("mine").splitlines(True) if not line.startswith("pack:"))
    error = refusal(text, library_with(MINE))
    assert "content pack 'mine'" in english(error) and error.line == line_of(text, "options")


def test_a_game_with_an_army_that_is_not_there_is_refused() -> None:
    with raises(OptionsError, match="there is no army 'mine'"):
        Neuroshima().settle({"armies": "mine,outpost"})
