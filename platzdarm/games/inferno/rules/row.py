"""The centre row and its deck, banished cards (chapters ROW, REF, BAN)."""

from platzdarm.games.inferno.rules.cards import AVAILABLE, CENTRE, QUESTS
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.setting import CENTRE_DECK, ROW
from platzdarm.games.inferno.rules.verbs import FIRST_PILE, INFANTRY, MYSTICS
from platzdarm.kernel.events import EVERYONE
from platzdarm.kernel.pile import Pile, bag_of


def refill(position: Contest) -> None:
    """Every empty place, at once, before anything else (INF-ROW-02)."""
    for slot in range(ROW):
        if position.row[slot] == NO_CARD:
            card = top_of_centre(position)
            if card == NO_CARD:
                return
            put_in_row(position, slot, card)
            position.tell("revealed", [slot, card])


def top_of_centre(position: Contest) -> int:
    """The banished pile becomes a new deck when a card is needed (INF-REF-01)."""
    if not position.centre.size:
        if not position.banished:
            return NO_CARD
        position.centre = Pile([bag_of(list(position.banished), len(position.setting.content.cards))])
        position.banished = ()
        position.tell("centre_shuffled", [])
    card = position.chance.draw(position.centre.top, CENTRE_DECK)
    position.centre = position.centre.without(card)
    return card


def put_in_row(position: Contest, slot: int, card: int) -> None:
    row = list(position.row)
    row[slot] = card
    position.row = tuple(row)


def offered(position: Contest, slot: int) -> int:
    """The card at a place of the offer: the row, then the piles (INF-ROW-03); NO_CARD where there is none."""
    if slot < FIRST_PILE:
        return position.row[slot]
    if slot == MYSTICS:
        return position.setting.mystic if position.mystics else NO_CARD
    return position.setting.infantry if position.infantry else NO_CARD


def take(position: Contest, slot: int) -> int:
    """The card, and its place in the row is filled again."""
    card = offered(position, slot)
    if slot == MYSTICS:
        position.mystics -= 1
    elif slot == INFANTRY:
        position.infantry -= 1
    else:
        put_in_row(position, slot, NO_CARD)
        refill(position)
    return card


def banish(position: Contest, seat: int, card: int) -> None:
    """Where a card goes that has been taken out of play (chapter BAN); its row is full again at once."""
    source = position.setting.card(card).source
    if source == AVAILABLE:
        if card == position.setting.mystic:
            position.mystics += 1
        else:
            position.infantry += 1
    elif source == QUESTS:
        below_quests(position, card)
    elif source == CENTRE:
        position.banished = (*position.banished, card)
    else:
        position.boxed = (*position.boxed, card)  # never to return (INF-BAN-01)
    position.tell("banished", [seat, card])
    progress(position, seat, "banishes", 1)
    refill(position)


def below_quests(position: Contest, card: int, known_to: int = EVERYONE) -> None:
    position.quests = position.quests.with_below(bag_of([card], len(position.setting.content.cards), known_to))


def chosen_factions(position: Contest) -> int:
    """Those with the most cards in the row, as bits; all that tie (INF-IDOL-04, INF-BATTLE-04)."""
    counts = [0] * 5
    for card in position.row:
        if card != NO_CARD:
            bits = position.setting.card(card).factions
            for faction in range(5):
                counts[faction] += bits >> faction & 1
    most = max(counts)
    return sum([1 << faction for faction, count in enumerate(counts) if count == most]) if most else 0
