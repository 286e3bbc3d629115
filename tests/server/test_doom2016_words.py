"""The door of DOOM (2016): every question and every event that the engine can come up with has its words."""

import msgspec

from platzdarm.games.discovery import game
from platzdarm.games.doom2016.table.adapter import Adapter
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SeededChance
from platzdarm.server.adapters import adapter_of
from platzdarm.server.views import PositionViews
from platzdarm.text.rules_search import parse_rules, rules_text
from platzdarm.text.words import LANGUAGES, Words


def test_every_event_has_words() -> None:
    """That the rules tell these and no others is seen in tests/cli/test_catalogues.py and by the examination."""
    assert len(VOCABULARY.events) > 50
    for lang in LANGUAGES:
        words = Words(lang)
        assert [kind for kind in VOCABULARY.events if not words.has(f"d16-event-{kind}")] == []


def test_every_question_has_a_rule_and_words() -> None:
    rules = rules_text("doom2016", "en")
    if rules is not None:
        known = {rule.id for chapter in parse_rules(rules) for rule in chapter.rules}
        assert {asking.rule for asking in VOCABULARY.questions.values()} <= known
    for lang in LANGUAGES:
        words = Words(lang)
        assert [kind for kind in VOCABULARY.questions if not words.has(f"d16-ask-{kind}")] == []
        assert [verb for verb in VOCABULARY.by_word if not words.has(f"d16-action-{verb}")] == []


def test_random_games_never_ask_or_tell_what_the_door_does_not_know() -> None:
    doom, adapter = game("doom2016"), adapter_of("doom2016")
    assert isinstance(adapter, Adapter)
    for number, mission in enumerate(adapter.library.missions):
        options = doom.settle({"mission": mission, "marines": str(1 + number % 4)})
        position = doom.start(options, SeededChance(bytes([number]) * 32))
        luck = SeededChance(bytes([number + 100]) * 32)
        for _ in range(120):
            if position.over:
                break
            decision = position.pending()[luck.roll(len(position.pending()))]
            known = PositionViews(doom, adapter, position, 0).view([decision.seat])
            own = [question for question in known.asked if question.answers is not None]
            assert own and own[0].rule.startswith("D16-")
            action = decision.answers.at(luck.roll(len(decision.answers)))
            for event in position.play(decision.seat, action):
                assert doom.vocabulary.event(position, event)["kind"] == event.kind


def test_what_may_be_ordered_can_be_passed() -> None:
    assert set(adapter_of("doom2016").orderable) == set(VOCABULARY.orderable) <= set(VOCABULARY.questions)


def test_the_content_names_everything_in_both_languages() -> None:
    content = msgspec.to_builtins(adapter_of("doom2016").content())
    assert len(content["missions"]) == 13 and len(content["demons"]) == 8 and len(content["events"]) == 36
    for shelf in ("missions", "demons", "weapons", "actions", "sets", "events", "invasions", "classes", "glory"):
        for entry in content[shelf]:
            assert set(entry["name"]) == set(LANGUAGES) and all(entry["name"].values())
    for shelf in ("events", "classes", "glory", "threats", "objectives", "squads"):
        for entry in content[shelf]:
            assert all(entry["text"][lang] and all(entry["text"][lang]) for lang in LANGUAGES), entry["id"]
    hidden = [portal for mission in content["missions"] for portal in mission["map"]["portals"]]
    assert all(isinstance(portal, str) for portal in hidden), "a portal's colour is told when it is face up"
