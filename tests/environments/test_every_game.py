"""Every game keeps what PettingZoo and Gymnasium demand, and tells a seat in numbers no more than its view holds."""

from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from platzdarm.environments.seat import SeatEnv
from platzdarm.environments.seats import SeatsEnv
from platzdarm.environments.table import Seen, Table
from platzdarm.games.discovery import game, game_names
from platzdarm.kernel.chance import SeededChance

CYCLES = 40  # of PettingZoo's tests: questions for each seat
MOVES = 150
TALES = {"inferno": ["beats"]}  # what has been told and changes nothing

every_game = pytest.mark.parametrize("name", game_names())
quiet = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's about dictionaries, which masks need


def random_tables(name: str, count: int) -> Iterator[dict[str, str]]:
    for number in range(count):
        yield game(name).random_options(SeededChance(f"table {number}".encode()))


@quiet
@every_game
def test_a_game_passes_the_tests_of_pettingzoo(name: str) -> None:
    api_test(SeatsEnv(name), num_cycles=CYCLES)
    seed_test(lambda: SeatsEnv(name), num_cycles=CYCLES)


@pytest.mark.slow
@quiet
@every_game
def test_any_table_passes_the_tests_of_pettingzoo(name: str) -> None:
    """Other numbers of players, other boards, and pages so short that they must be turned."""
    for number, options in enumerate(random_tables(name, 4)):
        env = SeatsEnv(name, options, page=5 if number % 2 else None)
        assert env.max_num_agents == game(name).start(options, SeededChance(b"")).seat_count()
        api_test(env, num_cycles=CYCLES)


@quiet
@every_game
def test_a_seat_passes_the_tests_of_gymnasium(name: str) -> None:
    check_env(SeatEnv(name, seat=1, limit=60), skip_render_check=True)


@every_game
def test_every_field_of_a_position_is_told(name: str) -> None:
    """A field that the rules get one day is missed here."""
    table = Table(name)
    fields = table.course.position.rules.fields
    assert sorted(set(fields) - set(table.observer.told)) == TALES.get(name, [])
    assert set(table.observer.told) <= set(fields)


@every_game
def test_a_view_is_told_in_as_many_numbers_from_the_first_move_to_the_last(name: str) -> None:
    for options in random_tables(name, 3):
        table, luck = Table(name, options, limit=MOVES), np.random.default_rng(1)
        table.begin(b"as many")
        while not table.course.over and not table.course.broken_off:
            for seat in range(table.seats):
                seen = table.see(seat)
                assert seen["observation"].shape == (table.observer.size,)
                assert seen["action_mask"].any() == (seat == table.course.seat)
            table.course.answer(int(luck.choice(np.flatnonzero(table.see(table.course.seat)["action_mask"]))))


@every_game
def test_what_has_changed_is_told_as_to_somebody_who_sees_the_table_for_the_first_time(name: str) -> None:
    """A view is what the last one was but for what has changed; so nothing that has may be passed over."""
    for options in random_tables(name, 2):
        table, luck = Table(name, options, limit=MOVES), np.random.default_rng(3)
        table.begin(b"anew")
        while not table.course.over and not table.course.broken_off:
            seat = int(luck.integers(table.seats))
            anew = Table(name, options)
            anew.course.start(table.course.position)
            if seat == table.course.seat:
                assert np.array_equal(table.see(seat)["observation"], anew.see(seat)["observation"])
            position = table.course.position.masked(seat)
            named = [getattr(position, field) if field else position for field in table.observer.names]
            assert table.observer.listed(position) == named
            table.course.answer(int(luck.choice(np.flatnonzero(table.see(table.course.seat)["action_mask"]))))


# -- secrets -------------------------------------------------------------------------------------------------------


@every_game
def test_what_a_seat_may_not_know_is_not_in_its_numbers(name: str) -> None:
    """Twins that a seat cannot tell apart: a position, and what the seat might guess instead of it."""
    compared = 0
    for options in random_tables(name, 3):
        table, other, luck = Table(name, options), Table(name, options), SeededChance(b"luck")
        position = game(name).start(options, SeededChance(b"secret"))
        for _ in range(MOVES):
            if position.over:
                break
            table.course.start(position)
            for seat in range(table.seats):
                other.course.start(position.masked(seat).guess(seat, SeededChance(bytes([seat]))))
                assert same(table.see(seat), other.see(seat)), f"seat {seat} sees only what it may know"
                compared += 1
            decision = position.pending()[luck.roll(len(position.pending()))]
            position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    assert compared > MOVES


def same(one: Seen, other: Seen) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)


@every_game
def test_what_a_seat_does_know_is_in_its_numbers(name: str) -> None:
    """Two views of a seat that differ are told differently."""
    differing = alike = 0
    for options in random_tables(name, 2):
        table, luck = Table(name, options), np.random.default_rng(2)
        table.begin(b"known")
        before, seen = table.course.position.masked(0).data(), table.see(0)["observation"]
        for _ in range(MOVES):
            if table.course.over:
                break
            table.course.answer(int(luck.choice(np.flatnonzero(table.see(table.course.seat)["action_mask"]))))
            after, now = table.course.position.masked(0).data(), table.see(0)["observation"]
            if after != before:
                differing += 1
                alike += np.array_equal(seen, now)
            before, seen = after, now
    assert differing > 50 and alike <= differing // 50
