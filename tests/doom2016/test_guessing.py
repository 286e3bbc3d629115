"""What a seat may think of that it cannot see: worlds that fit all that it knows, and no others."""

from collections.abc import Iterator

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.knowledge import fitting_sets
from platzdarm.games.doom2016.rules.peeking import KINDS, Look
from platzdarm.games.doom2016.rules.position import NONE, Incursion
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.pile import UNSEEN, Pile, bag_of
from tests.doom2016.tabletop import event, layout, library, new_game, play, stack_events

GAME = Doom2016(library())


def course(mission: str, marines: int, decks: str, moves: int, every: int) -> Iterator[Incursion]:
    """Positions on the way of a random game."""
    options = GAME.settle({"mission": mission, "marines": str(marines), "decks": decks})
    position = GAME.start(options, SeededChance(b"guess"))
    luck = SeededChance(b"moves")
    for number in range(moves):
        if position.over:
            return
        if number % every == 0:
            yield position
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


@pytest.mark.rule("D16-TIMING-07", "D16-TIMING-09", "D16-TIMING-10")
@pytest.mark.parametrize(
    ("mission", "marines", "decks"),
    [("cold_reactor", 3, "own"), ("locked_archive", 2, "own"), ("pump_hall", 1, "recommended"), ("first_steps", 2, "")],
)
def test_a_guess_fits_what_its_seat_knows_and_makes_no_card(mission: str, marines: int, decks: str) -> None:
    guesses = 0
    for position in course(mission, marines, decks or "recommended", 500, 23):
        for seat in range(position.seat_count()):
            view = position.masked(seat)
            worlds = [view.guess(seat, SeededChance(bytes([number]))) for number in range(3)]
            for world in worlds:
                assert world.masked(seat).data() == view.data(), "to this seat it looks the same"
                assert world.inventory() == position.inventory(), "every card is somewhere once"
                assert not world.hidden and UNSEEN not in [*world.event_hand, *sum(world.hands, ())]
                assert all(bag.size == sum(bag.counts) for bag in world.initiative.bags), "each card lies somewhere"
                check_the_invaders_choice(world)
            guesses += len({str(world.data()) for world in worlds}) > 1
    assert guesses, "there is something to guess"


def check_the_invaders_choice(world: Incursion) -> None:
    """Three sets that hold every card seen, and an invasion card that has every group announced."""
    content = world.setting.content
    if world.sets:
        assert world.sets.bit_count() == 3
        drawn = [card.index for card in content.events if world.events_seen >> card.index & 1]
        assert all(world.sets >> content.events[card].set & 1 for card in [*drawn, *world.event_hand])
    if world.invasion != NONE:
        for which, argent, *types in world.groups_seen:
            group = content.invasions[world.invasion].groups[which // 2][which % 2]
            assert group.argent == argent
            assert [kind for kind, number in group.demons for _ in range(number)] == types


@pytest.mark.rule("D16-TIMING-10", "D16-ARGENT-06")
def test_each_event_that_was_seen_leaves_fewer_sets_to_reckon_with() -> None:
    position = stack_events(layout("alpha (0,0), imp (3,0)"), "")
    content = position.setting.content
    several = len(content.sets)
    every = several * (several - 1) * (several - 2) // 6
    assert len(fitting_sets(position)) == every
    first = content.events[event("iron_skin_1")]
    other = next(card for card in content.events if card.set != first.set)
    third = next(card for card in content.events if card.set not in (first.set, other.set))
    for number, card in enumerate((first, other, third)):
        position.events_seen |= 1 << card.index
        left = [
            one for one in fitting_sets(position) if all(one >> seen.set & 1 for seen in (first, other, third)[:number])
        ]
        assert left == fitting_sets(position)
        assert len(left) == [(several - 1) * (several - 2) // 2, several - 2, 1][number]


@pytest.mark.rule("D16-TIMING-07", "D16-TIMING-10")
def test_initiative_cards_on_both_sides_of_one_that_a_seat_knows_are_guessed() -> None:
    """Bravo has put a card back; Alpha has looked at what came to lie above it, and knows what lies below."""
    position = stack_events(layout("alpha (0,0), bravo (1,0), imp (3,0)"), "")
    alpha, bravo, invader = 0, 1, 4
    below, known, above = [bravo, invader, invader], [invader], [alpha]
    bags = [(below, 1 << 1), (known, 1 << 2), (above, 1 << 1)]
    position.initiative = Pile([bag_of(cards, KINDS, seats) for cards, seats in bags])
    position.unrevealed = bag_of(below + known + above, KINDS).counts
    tops = set()
    for number in range(30):
        world = position.guess(2, SeededChance(bytes([number])))
        assert [bag.size for bag in world.initiative.bags] == [3, 1, 1]
        assert all(bag.size == sum(bag.counts) for bag in world.initiative.bags), "each card lies somewhere"
        assert world.initiative.bags[1].counts[invader] == 1, "what Bravo knows stays"
        assert [sum(bag.counts[card] for bag in world.initiative.bags) for card in range(KINDS)] == position.unrevealed
        tops.add(world.initiative.top.at(0))
    assert tops == {alpha, bravo, invader}


@pytest.mark.rule("D16-TIMING-07", "D16-TIMING-10")
def test_cards_that_another_seat_is_looking_at_are_guessed_where_none_is_left_in_the_deck() -> None:
    position = stack_events(layout("alpha (0,0), bravo (1,0), imp (3,0)"), "")
    position.initiative = Pile([])
    position.unrevealed = bag_of([0, 4], KINDS).counts
    position.agenda.append(Look("reorder", 1, [0, 4], 2))
    world = position.guess(2, SeededChance(b"1"))
    (looking,) = [step for step in world.agenda if isinstance(step, Look)]
    assert looking.cards == [0, 4]


@pytest.mark.rule("D16-ARGENT-06")
def test_an_invasion_card_is_guessed_as_soon_as_it_was_chosen() -> None:
    position = new_game(marines="2", decks="own", mission="pump_hall")
    play(position, "sets overwhelming_power dark_counsel deathless_legion")
    assert position.guess(1, SeededChance(b"1")).invasion == NONE, "the invader chooses yet"
    play(position, "invasion iron_herd")
    assert position.guess(1, SeededChance(b"1")).invasion != NONE, "and now marines choose"
