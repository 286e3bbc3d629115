"""Damage and defeat (chapters DMG, RAT, IDOL, CVIL): who has taken as much as he can bear leaves the field."""

from typing import Final

from platzdarm.games.inferno.rules.cards import DEFEATED, NEUTRAL_SET, REWARD, SALVAGER
from platzdarm.games.inferno.rules.decks import add_to_hand
from platzdarm.games.inferno.rules.field import OFF
from platzdarm.games.inferno.rules.figures import defence, has
from platzdarm.games.inferno.rules.hoard import Ransom
from platzdarm.games.inferno.rules.honour import gain_honour, win
from platzdarm.games.inferno.rules.position import CARD_BITS, Contest
from platzdarm.games.inferno.rules.programs import KIND, start
from platzdarm.games.inferno.rules.rats import back_to_stock
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, RAKAR, RAT_KING
from platzdarm.games.inferno.rules.setting import NEUTRAL, NOBODY, PLAYERS, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.terrain import lower_pool
from platzdarm.games.inferno.rules.treasures import discard_kept
from platzdarm.games.inferno.rules.villainy import card_of, figures_of, has_pool, is_boss, is_villain_rat

BY_NOBODY: Final = -1


def is_fallen(position: Contest, piece: int) -> bool:
    """Damage equal to its defence is enough (INF-DMG-01, 04)."""
    return position.damage[piece] > 0 and position.damage[piece] >= defence(position, piece)


def settle(position: Contest) -> None:
    """Defeats whoever has fallen otherwise than by an attack: by terrain, or because a bonus of defence has ended."""
    for piece, damage in enumerate(position.damage):
        if damage and position.on_field(piece) and is_fallen(position, piece):
            defeat(position, piece, BY_NOBODY)


def defeat(position: Contest, piece: int, seat: int, by: int = OFF) -> None:
    """INF-DMG-02; souls, quests and boosts stay (INF-DMG-06). `seat` is whoever has defeated it, `by` the champion."""
    kind = position.kind_at(piece)
    owner = position.owner[piece]
    position.tell("defeated", [piece, seat])
    if owner == VILLAIN:
        defeat_villain(position, piece, by)
        return
    destroy_gear(position, piece)
    discard_kept(position, piece)
    position.take_off(piece)
    if position.setting.campaign:
        lose(position, piece)
    if owner == NEUTRAL:  # leaves the game for good (INF-IDOL-08)
        position.owner[piece] = NOBODY
        if seat != BY_NOBODY and kind.set == NEUTRAL_SET:
            start(position, seat, KIND, kind.index, REWARD, piece)
        return
    if kind.minion:
        back_to_stock(position, piece)
        return
    if not position.setting.campaign:  # INF-CSET-10
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


# -- in the campaign ---------------------------------------------------------------------------------------------


def lose(position: Contest, piece: int) -> None:
    """A champion of the players: its target goes back to the portal (INF-CPUG-05), its markers help the villains."""
    if position.marked == piece:
        position.marked = NOBODY
        position.tell("unmarked", [piece])
    markers = position.markers[piece]
    if markers:  # INF-CRAK-12
        position.markers[piece] = 0
        position.tell("markers", [piece, 0])
        gain_honour(position, VILLAINS, markers)


def defeat_villain(position: Contest, piece: int, by: int) -> None:
    """It is never exhausted (INF-CVIL-01), and the players gain the honour on its card at once (INF-CVIL-02, 10)."""
    drop_gear(position, piece)
    honour = position.kind_at(piece).honour
    rat = is_villain_rat(position, piece)
    position.take_off(piece)
    if rat:
        back_to_stock(position, piece)
    elif piece in position.risen:
        bury(position, piece)
    if is_boss(position, piece, RAKAR):  # INF-CRAK-01
        win(position, PLAYERS)
        return
    gain_honour(position, PLAYERS, honour, by)
    if position.setting.scenario.special(BEELZEPUG) and not has_pool(position, piece):  # INF-CPUG-13
        lower_pool(position, honour)
    if is_boss(position, piece, RAT_KING):
        position.agenda.append(Ransom())


def drop_gear(position: Contest, piece: int) -> None:
    """A villain's constructs are banished (INF-CVIL-05); those of a pack when the last of it on the field falls."""
    card = card_of(position, piece)
    if any(other != piece and position.on_field(other) for other in figures_of(position, piece)):
        return
    for entry in position.gear[card]:
        position.banished = (*position.banished, entry & CARD_BITS)
        position.tell("villain_lost", [piece, entry & CARD_BITS])
    position.gear[card] = ()


def bury(position: Contest, piece: int) -> None:
    """A reborn champion goes back into its deck, and nothing of it stays (INF-CKYT-07)."""
    position.risen = tuple([other for other in position.risen if other != piece])
    position.owner[piece] = NOBODY
    position.souls[piece] = 0
    position.hardened[piece] = 0
    position.strength_up[piece] = 0
    position.tell("buried", [piece])
