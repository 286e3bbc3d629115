"""One play of a game: undo up to the last new information, saving and playing on."""

import pytest

from platzdarm.kernel.errors import IllegalAction, RecordError
from platzdarm.kernel.match import Match, Replay, resume
from platzdarm.kernel.record import parse
from tests.ambush.platzdarm_ambush.game import Ambush
from tests.kernel.raids import mustered, new_match, play, raid
from tests.wording import raises


def undone(match: Match, seat: int) -> bool:
    """Take back the last action; true if everything is as it was before it."""
    lines = len(match.history)
    match.undo(seat)
    return len(match.history) == lines - 1


def test_an_action_that_shows_nothing_can_be_taken_back() -> None:
    match = mustered()
    before = match.position.data()
    play(match, "0 wait")
    assert match.can_undo(0) and undone(match, 0)
    assert match.position.data() == before
    play(match, "0 wait")


def test_nobody_takes_back_what_another_did() -> None:
    match = play(mustered(), "0 wait")
    for seat in (1, 2, 3):
        assert not match.can_undo(seat)
        with raises(IllegalAction, match="nothing can be taken back") as caught:
            match.undo(seat)
        assert caught.value.slug == "no-undo"
    assert match.can_undo(0)


def test_nobody_takes_back_past_another() -> None:
    match = new_match()
    before = match.position.data()
    play(match, "0 bold", "3 steady")
    assert not match.can_undo(0)
    assert undone(match, 3)
    assert undone(match, 0), "when seat 3 has taken his own back"
    assert match.position.data() == before
    assert not match.can_undo(0), "nothing is left"


def test_a_sealed_choice_can_be_changed_until_all_are_shown() -> None:
    match = play(new_match(), "0 bold", "1 bold", "2 bold")
    assert undone(match, 2)
    play(match, "2 steady", "3 steady")
    assert [match.can_undo(seat) for seat in range(4)] == [False] * 4


def test_a_draw_cannot_be_taken_back() -> None:
    match = play(mustered(), "2 wait", "0 rest")
    assert not match.can_undo(0)
    assert not match.can_undo(2), "nor anything before it"


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    match = play(mustered(), "0 attack scout 1")
    assert not match.history[-1].outcomes, "no chance was asked"
    assert not match.can_undo(0)


def test_passing_in_a_window_can_be_taken_back_until_the_die_is_rolled() -> None:
    match = play(mustered(), "0 attack scout 1", "1 pass")
    assert undone(match, 1)
    play(match, "1 pass", "3 pass")
    assert not match.can_undo(3)


def test_a_face_down_token_in_new_hands_cannot_be_taken_back() -> None:
    match = play(mustered(), "0 give 1")
    assert not match.can_undo(0), "seat 1 has read it"


def test_a_face_down_token_in_hands_that_know_it_can_be_taken_back() -> None:
    match = play(mustered(), "0 give 1", "2 wait", "1 give 0")
    assert undone(match, 1)


def test_an_open_decision_can_be_taken_back() -> None:
    match = play(mustered(), "3 cover")
    assert raid(match).shields == [1, 1, 1, 2]
    assert undone(match, 3)
    assert raid(match).shields == [1, 1, 1, 1]


def test_an_open_decision_in_ones_own_turn_can_be_taken_back() -> None:
    # The due decision of seat 0 depends on its hidden hand; the flare does not.
    match = play(mustered(), "0 cover")
    assert undone(match, 0)


def test_an_open_decision_that_draws_cannot() -> None:
    assert not play(mustered(), "3 signal").can_undo(3)


# -- saving --------------------------------------------------------------------------------------------------------


def half_played() -> Match:
    match = Match(Ambush(), {"turns": "4"}, b"saved")
    return play(match, "0 bold", "1 steady", "2 steady", "3 bold", "0 give 2", "2 rest", "1 signal", "1 wait")


def test_a_saved_match_is_played_on_as_if_nothing_had_happened() -> None:
    match = half_played()
    again = resume(Ambush(), match.record(reveal_seed=True).format())
    assert again.position.data() == match.position.data()
    assert again.record(True).format() == match.record(True).format()
    assert again.can_undo(1) and not again.can_undo(3)
    for one in (match, again):
        play(one, "3 rest")
    assert again.record(True).format() == match.record(True).format()


def test_only_a_record_with_its_seed_can_be_played_on() -> None:
    with raises(RecordError, match="no seed"):
        resume(Ambush(), half_played().record().format())


def test_a_save_whose_luck_was_mended_is_refused() -> None:
    text = half_played().record(reveal_seed=True).format()
    line = next(line for line in text.splitlines() if line.startswith("2 rest | "))
    card = line.split()[-1]
    better = "captain" if card != "captain" else "ambush"
    with raises(RecordError, match="not the one that the seed gives"):
        resume(Ambush(), text.replace(line, f"2 rest | {better}"))


def test_the_seed_is_secret_until_the_game_is_over() -> None:
    match = half_played()
    assert match.record().seed is None and match.record().seed_hash is not None
    play(match, "3 wait", "0 wait", "2 wait", "1 wait", "3 wait")
    assert match.position.over
    record = match.record()
    assert record.seed == b"saved".hex() and record.result == match.position.result
    assert Replay(Ambush(), parse(record.format())).check().result == match.position.result


def test_a_replay_stops_where_one_wants() -> None:
    match = half_played()
    replay = Replay(Ambush(), parse(match.record().format()))
    assert len(replay.run(until=0).pending()) == 4
    assert not replay.done
    replay.run(until=4)
    assert replay.record.moves[replay.next].text == "give 2"
    replay.run()
    assert replay.done


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = mustered()
    before = match.record(True).format()
    for line in ("1 wait", "0 attack soldier 1", "0 attack scout 2", "0 give 0", "0 pass"):
        with pytest.raises(IllegalAction):
            play(match, line)
    assert match.record(True).format() == before
