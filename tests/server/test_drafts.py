"""Content in the making: checked in the validator's words, opened from a file, and played at a table of its own."""

import io
import zipfile
from base64 import b64encode
from typing import Any

import pytest

from platzdarm.content.making import MAKING
from platzdarm.game_folders import game_folders
from platzdarm.games.discovery import games_with, part
from platzdarm.server.adapters import adapter_with, game_with
from platzdarm.server.limits import PACK_BYTES
from platzdarm.server.services import Services
from tests.server.running import until
from tests.server.visitor import Visitor

GAMES = games_with(MAKING)
ARMY = part("neuroshima", MAKING).sample()
MISSION = part("doom2016", MAKING).sample()
SCENARIO = part("doom2004", MAKING).sample()


@pytest.fixture
def anna(address: str) -> Visitor:
    """She waits for a worker that has to start beside a compiler."""
    patient = Visitor(address).guest("Anna")
    patient.http.timeout = 120
    return patient


def checked(visitor: Visitor, game: str, *files: tuple[str, str]) -> dict[str, Any]:
    wish = {"game": game, "files": [{"name": name, "text": text} for name, text in files]}
    found: dict[str, Any] = visitor.ok("POST", "/api/packs/check", wish)
    return found


def opened(visitor: Visitor, name: str, data: bytes) -> dict[str, Any]:
    wish = {"name": name, "data": b64encode(data).decode()}
    found: dict[str, Any] = visitor.ok("POST", "/api/drafts/open", wish)
    return found


def zipped(files: dict[str, str]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return made.getvalue()


# -- checking -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_one_begins_with_is_right(anna: Visitor, game: str) -> None:
    kit = anna.ok("GET", f"/api/drafts/{game}")
    sample = kit["sample"]
    assert checked(anna, game, (sample["name"], sample["text"]))["faults"] == []
    assert sample["entry"]["id"] in sample["text"]
    assert kit["published"], "something to copy"


def test_a_right_army_is_told_tile_by_tile_in_both_languages(anna: Visitor) -> None:
    texts = {one["id"]: one for one in checked(anna, "neuroshima", ARMY)["previews"]}
    assert texts["lancer"]["name"]["en"].startswith("Lancer")
    assert texts["lancer"]["name"]["ru"].startswith("Копейщик")
    (mission,) = checked(anna, "doom2016", MISSION)["previews"]
    assert mission["name"] == {"en": "Last Light", "ru": "Последний свет"}
    assert len(mission["lines"]["en"]) == len(mission["lines"]["ru"]) > 1, "goal and threat"


def test_what_is_right_in_a_wrong_file_is_told_all_the_same(anna: Visitor) -> None:
    name, text = ARMY
    wrong = text.replace("initiative = [3]", "initiative = []", 1)
    told = [one["id"] for one in checked(anna, "neuroshima", (name, wrong))["previews"]]
    assert "lancer" not in told and len(told) > 5
    name, text = SCENARIO
    told = [one["id"] for one in checked(anna, "doom2004", (name, text.replace('"zombie"', '"zombi"')))["previews"]]
    assert told == ["start", "corridor"]
    expansion = (game_folders()["inferno"].path / "content" / "sample" / "lantern_folk.toml").read_text("utf-8")
    wrong = expansion.replace('keywords = ["ranged"]', 'keywords = ["loud"]')
    told = [one["id"] for one in checked(anna, "inferno", ("folk.toml", wrong))["previews"]]
    assert "tall_lantern" not in told and {"lamp_lighter", "old_lampwife"} <= set(told)


def test_all_faults_of_an_army_are_told_with_tile_and_field(anna: Visitor) -> None:
    name, text = ARMY
    wrong = text.replace("initiative = [3]", "initiative = []", 1).replace("count = 4", "count = 3", 1)
    faults = checked(anna, "neuroshima", (name, wrong))["faults"]
    assert [(one["entry"], one["field"], one["rule"]) for one in faults] == [
        ("lancer", "initiative", "NH-INI-01"),
        ("", "", "NH-COMP-01"),
    ]
    assert "34" in faults[1]["reason"]
    russian = checked(Visitor(anna.address, lang="ru").guest("Анна"), "neuroshima", (name, wrong))["faults"]
    assert russian[0]["reason"] != faults[0]["reason"]


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        ('kind = "unit"', 'kind = "units"', "lancer", "kind"),
        ("mobility = true", "mobile = true", "lancer", ""),
        ("melee = [2, 0, 0, 0, 0, 0]", "melee = [2, 0, 0, 0, 0]", "lancer", "melee"),
        ('id = "steppe_riders"', 'id = "moloch"', "", "id"),
        ('ru = "Копейщик"', 'ru = ""', "lancer", "name.ru"),
    ],
)
def test_a_fault_names_its_place(anna: Visitor, old: str, new: str, entry: str, field: str) -> None:
    name, text = ARMY
    assert old in text
    fault = checked(anna, "neuroshima", (name, text.replace(old, new, 1)))["faults"][0]
    assert (fault["entry"], fault["field"]) == (entry, field), fault


def test_faults_of_maps_name_piece_and_thing(anna: Visitor) -> None:
    name, text = MISSION
    fault = checked(anna, "doom2016", (name, text.replace("at = [0, 2] }", "at = [1, 2] }")))["faults"][0]
    assert fault["field"].startswith("tiles[") and fault["entry"] == "last_light"
    fault = checked(anna, "doom2016", (name, text.replace("health_packs = [[3, 2]", "health_packs = [[30, 2]")))[
        "faults"
    ]
    assert [one["field"] for one in fault] == ["health_packs[0]"]
    name, text = SCENARIO
    faults = checked(anna, "doom2004", (name, text.replace('"zombie"', '"zombi"').replace('"shotgun"', '"gun"')))
    assert len(faults["faults"]) == 2


def test_a_mission_may_need_cards_that_come_before_it(anna: Visitor) -> None:
    name, text = MISSION
    card = 'pack = "mine"\n[[objectives]]\nid = "long_guard"\norigin = "original"\nkind = "guard_duty"\ntokens = 3\n'
    card += 'name = { en = "Long guard", ru = "Долгий караул" }\nfrags = 5\nhealth = 9\nrounds = 6\n'
    wanted = text.replace('objective = "guard_duty"', 'objective = "long_guard"')
    assert checked(anna, "doom2016", (name, wanted))["faults"][0]["field"] == "objective"
    found = checked(anna, "doom2016", ("cards.toml", card), (name, wanted))
    assert [one for one in found["faults"] if one["file"] == name] == []


# -- hostile ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "id = ", "[" * 3000, "x = " + "[" * 3000 + "]" * 3000, "id = 7\nprofile = 3", "profile = 2026-01-01", "\x00"],
)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_stands_in_a_file_is_a_fault_and_no_crash(anna: Visitor, game: str, text: str) -> None:
    assert checked(anna, game, ("my.toml", text))["faults"]


def test_what_is_no_draft_is_refused(anna: Visitor) -> None:
    path, file = "/api/packs/check", {"name": "my.toml", "text": ""}
    wishes: list[Any] = [
        {"game": "neuroshima", "files": [{"name": "my.toml", "text": 7}]},
        {"game": "neuroshima", "files": {"my.toml": ""}},
        {"game": "neuroshima", "files": [file], "lang": "en"},
        [],
    ]
    for wish in wishes:
        assert anna.refused("POST", path, wish)[0] == "bad_request", wish
    assert anna.refused("POST", path, {"game": "chess", "files": [file]}) == ("not_found", "no-making")
    assert anna.refused("GET", "/api/drafts/chess") == ("not_found", "no-making")
    huge = {"game": "neuroshima", "files": [{"name": "my.toml", "text": "x" * PACK_BYTES}]}
    assert anna.refused("POST", path, huge)[0] == "too_large"
    for files in ([], [file, file], [{"name": "../my.toml", "text": ""}]):
        assert anna.ok("POST", path, {"game": "neuroshima", "files": files})["faults"], files


def test_who_asks_too_often_is_told_so(anna: Visitor, services: Services) -> None:
    rate, most = services.limits.rates["work"]
    services.limits.rates["work"] = (0, 3)
    try:
        wish = {"game": "neuroshima", "files": [{"name": "my.toml", "text": ""}]}
        answers = [anna.call("POST", "/api/packs/check", wish).status_code for _ in range(4)]
    finally:
        services.limits.rates["work"] = (rate, most)
    assert answers == [200, 200, 200, 429]


# -- files --------------------------------------------------------------------------------------------------------


def test_packs_and_single_files_are_opened(anna: Visitor) -> None:
    name, text = ARMY
    manifest = 'id = "mine"\ngame = "neuroshima"\nname = { en = "Mine", ru = "Моё" }\nauthor = "A"\nversion = "1.0.0"\n'
    manifest += 'licence = "CC0"\nlanguages = ["en"]\n'
    pack = opened(anna, "mine.zip", zipped({"mine/pack.toml": manifest, f"mine/{name}": text}))
    assert pack["manifest"]["id"] == "mine"
    assert pack["files"][0]["name"] == name and pack["files"][0]["entry"]["id"] == "steppe_riders"
    single = opened(anna, name, b"\xef\xbb\xbf" + text.encode())
    assert single["manifest"] is None and single["files"][0]["text"] == text


def test_a_hostile_file_is_refused_in_a_sentence(anna: Visitor) -> None:
    path = "/api/drafts/open"
    for name, data, slug in (
        ("a.zip", b"no zip", "pack-no-zip"),
        ("a.zip", zipped({"army.toml": "x = 1"}), "pack-no-manifest"),
        ("a.zip", zipped({"../../army.toml": "x = 1"}), "pack-name"),
        ("a.zip", zipped({f"{number}.toml": "" for number in range(200)}), "pack-files"),
        ("a.toml", b"\xff\xfe\xff", "not-text"),
        ("a.toml", b"id = ", "no-toml"),
    ):
        wish = {"name": name, "data": b64encode(data).decode()}
        assert anna.refused("POST", path, wish) == ("bad_request", slug)
    for text in ("?", "\u008a"):
        assert anna.refused("POST", path, {"name": "a.toml", "data": text}) == ("bad_request", "no-base64")


# -- at a table ---------------------------------------------------------------------------------------------------


def files_of(*files: tuple[str, str]) -> list[dict[str, str]]:
    return [{"name": name, "text": text} for name, text in files]


def test_a_table_plays_with_the_content_that_it_was_given(anna: Visitor, address: str) -> None:
    wishes: dict[str, Any] = {"options": {"armies": "steppe_riders,moloch"}, "files": files_of(ARMY)}
    table = anna.open_table("bot:random", "bot:greedy", **wishes)["table"]
    assert table["own_content"] and table["facts"]["seats"][0]["army"] == "steppe_riders"
    content = anna.ok("GET", f"/api/tables/{table['id']}/content")
    assert "steppe_riders" in [army["id"] for army in content["armies"]]
    games = {game["name"]: game for game in anna.ok("GET", "/api/games")}
    assert "steppe_riders" not in str(games["neuroshima"]["content"]), "nobody else has it"
    until(lambda: anna.ok("GET", f"/api/tables/{table['id']}")["number"] >= 1)
    assert anna.ok("GET", f"/api/tables/{table['id']}/at/1")["facts"]["game"] == "neuroshima"
    private = anna.open_table("me", "person", **wishes)["table"]
    usual = anna.open_table("me", "person")["table"]
    rows = {row["id"]: row["own_content"] for row in anna.ok("GET", "/api/tables?list=mine")["mine"]}
    assert rows[private["id"]] and not rows[usual["id"]]
    stranger = Visitor(address).guest()
    assert stranger.refused("GET", f"/api/tables/{private['id']}/content") == ("forbidden", "private-table")


def test_a_table_comes_back_from_the_store_with_its_content(anna: Visitor, services: Services) -> None:
    wishes: dict[str, Any] = {"options": {"mission": "last_light", "marines": "1"}, "files": files_of(MISSION)}
    table = anna.open_table("bot:random", "me", game="doom2016", **wishes)["table"]["id"]
    services.tables.forget([table])
    game_with.cache_clear()
    adapter_with.cache_clear()
    again = anna.ok("GET", f"/api/tables/{table}")
    assert again["options"]["mission"] == "last_light" and again["facts"] is not None


def test_wrong_content_opens_no_table(anna: Visitor) -> None:
    name, text = ARMY
    wish = {"game": "neuroshima", "options": {"armies": "steppe_riders,moloch"}}
    wrong = text.replace("count = 4", "count = 3", 1)
    assert anna.refused("POST", "/api/tables", {**wish, "files": files_of((name, wrong))}) == (
        "bad_request",
        "army-size",
    )
    assert anna.refused("POST", "/api/tables", wish)[0] == "bad_request", "it is there only where it is given"


def test_content_of_ones_own_is_never_rated(address: str) -> None:
    maria = Visitor(address).account("Maker Maria")
    wish = {"game": "neuroshima", "options": {"armies": "steppe_riders,moloch"}, "rated": True}
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = maria.refused("POST", "/api/tables", {**wish, "seats": seats, "files": files_of(ARMY)})
    assert refused == ("bad_request", "rated-own-files")
