"""Damage and defeat (chapters DMG, RAT, IDOL): who has taken as much as he can bear leaves the field."""

from typing import Final

from platzdarm.games.inferno.rules.cards import DEFEATED, NEUTRAL_SET, REWARD, SALVAGER
from platzdarm.games.inferno.rules.decks import add_to_hand
from platzdarm.games.inferno.rules.figures import defence, has
from platzdarm.games.inferno.rules.position import CARD_BITS, Contest
from platzdarm.games.inferno.rules.programs import KIND, start
from platzdarm.games.inferno.rules.rats import back_to_stock
from platzdarm.games.inferno.rules.setting import NEUTRAL, NOBODY
from platzdarm.games.inferno.rules.treasures import discard_kept

BY_NOBODY: Final = -1


def is_fallen(position: Contest, piece: int) -> bool:
    """Damage equal to its defence is enough (INF-DMG-01, 04)."""
    return position.damage[piece] > 0 and position.damage[piece] >= defence(position, piece)


def settle(position: Contest) -> None:
    """Defeats whoever has fallen otherwise than by an attack: by terrain, or because a bonus of defence has ended."""
    for piece, damage in enumerate(position.damage):
        if damage and position.on_field(piece) and is_fallen(position, piece):
            defeat(position, piece, BY_NOBODY)


def defeat(position: Contest, piece: int, seat: int) -> None:
    """INF-DMG-02; souls, quests and boosts stay (INF-DMG-06). `seat` is whoever has defeated it."""
    kind = position.kind_at(piece)
    owner = position.owner[piece]
    position.tell("defeated", [piece, seat])
    destroy_gear(position, piece)
    discard_kept(position, piece)
    position.take_off(piece)
    if owner == NEUTRAL:  # leaves the game for good (INF-IDOL-08)
        position.owner[piece] = NOBODY
        if seat != BY_NOBODY and kind.set == NEUTRAL_SET:
            start(position, seat, KIND, kind.index, REWARD, piece)
        return
    if kind.minion:
        back_to_stock(position, piece)
        return
    position.exhausted[piece] = 1
    position.beaten[piece] = 1
    start(position, owner, KIND, kind.index, DEFEATED, piece)


def destroy_gear(position: Contest, piece: int) -> None:
    """To the owner's discard (INF-CONS-06); a salvager saves the dearest for his hand."""
    owner = position.owner[piece]
    gear = [entry & CARD_BITS for entry in position.gear[piece]]
    position.gear[piece] = ()
    if gear and has(position, piece, SALVAGER):
        saved = max(gear, key=lambda card: position.setting.card(card).cost)
        gear.remove(saved)
        add_to_hand(position, owner, saved)
        position.tell("saved", [owner, saved])
    for card in gear:
        position.discard[owner] = (*position.discard[owner], card)
        position.tell("destroyed", [owner, card])
