"""Chance: the same on every machine, without a bias, and never asked in vain."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platzdarm.kernel.chance import Chance, RecordedChance, ScriptedChance, SealedChance, SeededChance, seed_hash
from platzdarm.kernel.errors import RecordError, Unknown
from platzdarm.kernel.pile import bag_with
from tests.wording import raises

# Published games depend on these numbers: if they change, no seed checks any more.
WORDS = [1876065124, 607611155, 1100813774, 769393789, 1191677901, 2697478197, 4162011317, 689055529, 3142513696]
WORDS += [1022719411, 3280859017, 1515424914, 3890797583, 2766029979, 520704238, 2903052366, 229437564, 1075614336]
DICE = [4, 5, 2, 1, 3, 3, 5, 1, 4, 1, 1, 0, 5, 3, 4, 0, 0, 0, 3, 2]
DRAWS = [2, 3, 2, 3, 0, 3, 3, 3, 3, 0, 3, 2]
BAG = bag_with([3, 0, 2, 5])


def test_every_machine_gives_the_same_numbers() -> None:
    chance = SeededChance(b"platzdarm")
    assert [chance.word() for _ in WORDS] == WORDS
    chance = SeededChance(b"platzdarm")
    assert [chance.below(6, 1) for _ in DICE] == DICE
    chance = SeededChance(b"platzdarm")
    assert [chance.draw(BAG, 1) for _ in DRAWS] == DRAWS


def test_every_machine_gives_the_same_hash_of_a_seed() -> None:
    assert seed_hash(b"platzdarm") == "878d3e0266061cb26231d2a3769d40d8"
    assert seed_hash(b"") == "cff813ff4b9f09c54b75eb8002ef6d16"


@settings(deadline=None)
@given(st.binary(max_size=40), st.integers(0, 100))
def test_a_saved_counter_goes_on_where_it_was(seed: bytes, before: int) -> None:
    chance = SeededChance(seed)
    for _ in range(before):
        chance.word()
    twin, loaded = chance.copy(), SeededChance(seed, before)
    coming = [chance.roll(1000) for _ in range(20)]
    assert [twin.roll(1000) for _ in range(20)] == coming, "a copy has the same future"
    assert [loaded.roll(1000) for _ in range(20)] == coming
    assert twin.state() == chance.state() == [seed.hex(), str(before + 20)]


@settings(deadline=None)
@given(st.binary(max_size=8), st.integers(1, 2**32))
def test_a_roll_is_below_its_limit(seed: bytes, limit: int) -> None:
    chance = SeededChance(seed)
    assert all(0 <= chance.roll(limit) < limit for _ in range(10))


def test_words_that_would_favour_low_numbers_are_thrown_away() -> None:
    limit = 3 << 30  # without rejection numbers below 1 << 30 would come up twice as often
    words, chance = SeededChance(b"bias"), SeededChance(b"bias")
    kept = [word for word in (words.word() for _ in range(400)) if word < limit]
    assert len(kept) < 400
    assert [chance.roll(limit) for _ in kept] == kept


@pytest.mark.parametrize("limit", [2, 6, 7, 34])
def test_all_numbers_are_alike_likely(limit: int) -> None:
    chance = SeededChance(b"fair")
    expected = 1000
    found = Counter(chance.roll(limit) for _ in range(limit * expected))
    deviation = sum((found[number] - expected) ** 2 / expected for number in range(limit))
    assert deviation < 2.5 * limit + 10  # chi-squared; the seed is fixed, so this never fails by bad luck


def test_all_copies_of_a_card_are_alike_likely() -> None:
    chance = SeededChance(b"fair")
    found = Counter(chance.draw(BAG, 1) for _ in range(10_000))
    assert found[1] == 0
    assert all(abs(found[card] - 1000 * count) < 200 for card, count in enumerate(BAG.counts))


def test_what_chance_said_is_logged_with_its_domain() -> None:
    chance = ScriptedChance([5, 3], SeededChance(b""))
    chance.below(6, 2)
    chance.draw(BAG, 9)
    assert chance.outcomes == [2 << 16 | 5, 9 << 16 | 3]
    chance.roll(6)
    assert len(chance.outcomes) == 2, "a bare roll is for guesses, which no record holds"


def test_sealed_chance_says_nothing() -> None:
    for chance in (SealedChance(), Chance()):
        with pytest.raises(Unknown):
            chance.below(6, 1)
        with pytest.raises(Unknown):
            chance.draw(BAG, 1)
        assert chance.outcomes == [] and chance.state() == []


def test_scripted_chance_gives_what_was_queued_and_then_goes_on() -> None:
    chance = ScriptedChance([5, 0, 3], SeededChance(b"platzdarm"))
    twin = chance.copy()
    assert (chance.roll(6), chance.roll(2), chance.pick(BAG)) == (5, 0, 3)
    assert chance.roll(6) == DICE[0]
    assert chance.pick(BAG) == DRAWS[1]
    assert twin.roll(6) == 5
    assert twin.state() == ["0", "3", "then", b"platzdarm".hex(), "0"]


@pytest.mark.parametrize("value", [6, -1])
def test_a_script_cannot_ask_for_the_impossible(value: int) -> None:
    with pytest.raises(ValueError, match=f"queued outcome {value} is not below 6"):
        ScriptedChance([value], SeededChance(b"")).roll(6)
    with pytest.raises(ValueError, match="queued card 1 is not in the bag"):
        ScriptedChance([1], SeededChance(b"")).pick(BAG)


def recorded(queue: list[int], then: Chance | None = None) -> RecordedChance:
    chance = RecordedChance(then)
    chance.queue = queue
    return chance


def test_recorded_chance_gives_what_the_record_says() -> None:
    chance = recorded([1 << 16 | 5, 2 << 16 | 3])
    assert chance.below(6, 1) == 5 and chance.draw(BAG, 2) == 3
    assert chance.outcomes == [1 << 16 | 5, 2 << 16 | 3]
    with raises(RecordError, match=r"a roll.* is missing"):
        chance.below(6, 1)
    with raises(RecordError, match=r"a draw.* is missing"):
        chance.draw(BAG, 1)


def test_a_record_cannot_hold_the_impossible() -> None:
    with raises(RecordError, match="6 is not below 6"):
        recorded([6]).roll(6)
    for card in (1, 4):
        with raises(RecordError, match="not in the pile"):
            recorded([card]).pick(BAG)


def test_a_record_with_its_seed_must_agree_with_it() -> None:
    chance = recorded([DICE[0], DICE[1]], SeededChance(b"platzdarm"))
    twin = chance.copy()
    assert chance.roll(6) == DICE[0] and chance.roll(6) == DICE[1]
    assert twin.state() == [b"platzdarm".hex(), "0"], "a copy of a replay is independent of it"
    assert twin.roll(6) == DICE[0]
    with raises(RecordError, match="not the one that the seed gives"):
        recorded([1], SeededChance(b"platzdarm")).roll(6)
    with raises(RecordError, match="not the one that the seed gives"):
        recorded([0], SeededChance(b"platzdarm")).pick(BAG)
