"""What is worked out once for all must be what each would have got by himself."""

import json

import msgspec

from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.match import Match
from platzdarm.kernel.position import SPECTATOR, View
from platzdarm.server.adapters import adapter_of, game_of
from platzdarm.server.views import EventViews, PositionViews, eyes_of

SEED = bytes(range(32))


def test_where_all_is_open_every_seat_gets_its_own_facts_and_questions() -> None:
    game, adapter = game_of("neuroshima"), adapter_of("neuroshima")
    match = Match(game, {"armies": "borgo,moloch,outpost"}, SEED)
    luck = SeededChance(SEED)
    for number in range(60):
        views = PositionViews(game, adapter, match.position, number)
        for seat in range(SPECTATOR, 3):
            mine = [seat] if seat >= 0 else []
            shown = json.loads(msgspec.json.encode(views.view(mine)))
            assert shown["facts"] == json.loads(msgspec.json.encode(match.position.masked(seat).facts(seat)))
            asked = [question for question in shown["asked"] if "answers" in question]
            own = View(match.position, seat).pending()
            assert [question["answers"]["count"] for question in asked] == [len(entry.answers) for entry in own]
        decision = match.position.pending()[0]
        match.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


def test_where_hands_are_hidden_each_seat_is_asked_with_its_own_eyes() -> None:
    game, adapter = game_of("doom2016"), adapter_of("doom2016")
    match = Match(game, {"marines": "2"}, SEED)
    luck = SeededChance(SEED)
    for number in range(40):
        views = PositionViews(game, adapter, match.position, number)
        alone = {seat: json.loads(msgspec.json.encode(views.view([seat]))) for seat in range(3)}
        both = json.loads(msgspec.json.encode(views.view([1, 2])))
        assert both["facts"] in (alone[1]["facts"], alone[2]["facts"])
        wanted = [question for seat in (1, 2) for question in alone[seat]["asked"] if "answers" in question]
        assert sorted(map(json.dumps, wanted)) == sorted(json.dumps(q) for q in both["asked"] if "answers" in q)
        decision = match.position.pending()[0]
        match.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


def test_a_person_is_told_what_any_of_his_marines_sees_and_nothing_of_the_other_side() -> None:
    adapter = adapter_of("doom2016")
    match = Match(game_of("doom2016"), {"marines": "2"}, SEED)
    asked = match.position.pending()[0].seat
    assert set(eyes_of(adapter, match.position, [1, 2])) == {1, 2}
    assert eyes_of(adapter, match.position, [0, 1, 2]) == ([0] if asked == 0 else [asked, 3 - asked])
    assert eyes_of(adapter, match.position, []) == [SPECTATOR]
    public: dict[str, object] = {"events": [{"kind": "drew"}], "lines": []}
    private = {"events": [{"kind": "drew"}, {"kind": "drew_cards"}], "lines": []}
    told = EventViews(json.dumps([public, public, private, public]))
    seen = [b"drew_cards" in bytes(told.to_any(eyes).events) for eyes in ([2, 1], [1, 2], [2], [0], [SPECTATOR])]
    assert seen == [True, True, False, False, False]
