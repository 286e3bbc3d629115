"""Verbs that change what is on the field: figures that come or fall apart, webs, treasures (chapters ENTER, TOKEN)."""

from typing import Final

from platzdarm.games.inferno.rules import entering
from platzdarm.games.inferno.rules.cards import AMBUSH, DEFEATED, ORDERED, SLAUGHTER, Effect
from platzdarm.games.inferno.rules.damage import defeat
from platzdarm.games.inferno.rules.decks import without
from platzdarm.games.inferno.rules.effects import CARRIED_OUT, ON_CHAMPION
from platzdarm.games.inferno.rules.field import FOREST, OFF, PORTAL
from platzdarm.games.inferno.rules.figures import defence
from platzdarm.games.inferno.rules.programs import AimedDeed, Deed, Use
from platzdarm.games.inferno.rules.rats import has_base
from platzdarm.games.inferno.rules.setting import NOBODY, WEBS
from platzdarm.games.inferno.rules.terrain import clear
from platzdarm.games.inferno.rules.treasures import add_souls, discard_kept, take_chest
from platzdarm.kernel.effects import Words


class JoinSupply(Deed):
    """A special champion; where its owner has one already, nothing happens (INF-CARD-13)."""

    name = "join_supply"
    moments: Words = CARRIED_OUT
    takes: Words = ("into", "allegiance")

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        pieces = position.setting.pieces_of(position.setting.content.kind(effect.into).index)
        if not any(position.owner[piece] == use.seat for piece in pieces):
            for piece in pieces:
                if position.owner[piece] == NOBODY:
                    entering.join(position, use.seat, piece)


class EnterBeside(AimedDeed):
    """A figure enters next to this champion: a copy that is off the field, or one from the stock."""

    name = "enter_beside"
    moments: Words = ON_CHAMPION
    takes: Words = ("into", "allegiance")
    aim: Words = ("cell",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        piece = entering.figure_to_enter(position, use.seat, effect.into, use.piece)
        if piece == NOBODY or not has_base(position, use.seat) or not position.on_field(use.piece):
            return []
        return [(cell + 1, 0) for cell in entering.cells_beside(position, use.piece)]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        piece = entering.figure_to_enter(position, use.seat, effect.into, use.piece)
        entering.join(position, use.seat, piece)
        entering.enter(position, piece, use.target - 1)


class Awaken(AimedDeed):
    """A forest nearby with nobody in it becomes a minion (INF-CARD-10)."""

    name = "awaken"
    moments: Words = (ORDERED,)
    takes: Words = ("into", "who", "allegiance")
    aim: Words = ("cell",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        assert effect.who is not None
        if not has_base(position, use.seat) or not position.on_field(use.piece):
            return []
        here = position.cell[use.piece]
        return [
            (cell + 1, 0)
            for cell, terrain in enumerate(position.terrain)
            if terrain == FOREST and position.is_free(cell) and position.field.distance(here, cell) <= effect.who.within
        ]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        pieces = position.setting.pieces_of(position.setting.content.kind(effect.into).index)
        piece = next(piece for piece in pieces if position.owner[piece] == NOBODY)
        clear(position, use.target - 1)
        entering.join(position, use.seat, piece)
        entering.enter(position, piece, use.target - 1)


class Crush(AimedDeed):
    """Beelzepug's Ambush: an enemy of at most such defence is defeated, and he enters there (INF-CARD-07, 08).

    The triangle that he takes is named as its first cell twice, plus one if it points upwards.
    """

    name = "crush"
    moments: Words = (AMBUSH,)
    takes: Words = ("n", "who")
    aim: Words = ("champion",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        found: list[tuple[int, int]] = []
        if not has_base(position, use.seat):
            return found
        for piece in position.standing():
            if position.side_of(position.owner[piece]) == position.setting.side_of(use.seat):
                continue
            if defence(position, piece) > effect.n or any(
                position.terrain[cell] == PORTAL for cell in position.cells_of(piece)
            ):
                continue
            found += [(piece + 1, place + 1) for place in entering.triangles_over(position, use.seat, piece)]
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        place = use.other - 1
        defeat(position, use.target - 1, use.seat)
        entering.enter(position, use.piece, place >> 1, place & 1)


class FallApart(Deed):
    """Beelzepug is banished, with the quests on him (INF-CARD-09); a Pack joins the supply (INF-CARD-16)."""

    name = "fall_apart"
    moments: Words = (DEFEATED,)
    takes: Words = ("into",)

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        entering.banish_champion(position, use.seat, use.piece)
        for piece in position.setting.pieces_of(position.setting.content.kind(effect.into).index):
            if position.owner[piece] == NOBODY:
                entering.join(position, use.seat, piece)


class PlaceWeb(Deed):
    """In the cell of the defeated enemy (INF-TOKEN-04); when all webs are out, one of them is moved (INF-CARD-12)."""

    name = "place_web"
    moments: Words = (SLAUGHTER,)
    takes: Words = ("allegiance",)
    aim: Words = ("cell",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.cell != OFF and use.cell not in use.position.webs

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        webs = use.position.webs
        return [(web + 1, 0) for web in webs] if len(webs) == WEBS else [(use.cell + 1, 0)]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        if use.target - 1 in position.webs:
            position.tell("torn", [use.target - 1])
        position.webs = tuple(sorted([*[web for web in position.webs if web != use.target - 1], use.cell]))
        position.tell("web", [use.cell])


class PullTreasure(AimedDeed):
    """A treasure nearby comes up to so many cells nearer; a champion in its last cell has it (INF-CARD-04)."""

    name = "pull_treasure"
    moments: Words = (ORDERED,)
    takes: Words = ("n", "who", "allegiance")
    aim: Words = ("cell",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        assert effect.who is not None
        found: list[tuple[int, int]] = []
        if position.on_field(use.piece):
            for chest in position.chests:
                if 0 < entering.distance_to(position, use.piece, chest) <= effect.who.within:
                    ends = entering.pulled(position, use.piece, chest, effect.n)
                    found += [(chest + 1, end + 1) for end in ends]
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        position, chest, end = use.position, use.target - 1, use.other - 1
        position.chests = tuple(sorted([*[other for other in position.chests if other != chest], end]))
        position.tell("pulled", [chest, end])
        if not position.is_free(end):
            take_chest(position, position.owner[position.occupants()[end]], end)


class KeepTreasure(Deed):
    """Onto the champion's card, where it works; the one that lay there is discarded (INF-CARD-17)."""

    name = "keep_treasure"
    moments: Words = (ORDERED,)
    takes: Words = ("who", "allegiance")
    aim: Words = ("token",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return len(use.position.treasures[use.position.setting.side_of(use.seat)]) > 0

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        held = use.position.treasures[use.position.setting.side_of(use.seat)]
        return [(treasure + 1, 0) for treasure in sorted(set(held))]

    def apply(self, use: Use, effect: Effect) -> None:
        position, side, treasure = use.position, use.position.setting.side_of(use.seat), use.target - 1
        discard_kept(position, use.piece)
        position.treasures[side] = without(position.treasures[side], treasure)
        position.kept[use.piece] = treasure + 1
        position.tell("kept", [use.piece, treasure])
        add_souls(position, use.piece, position.setting.content.treasures[treasure].souls)


ON_FIELD: Final[list[Deed]] = [
    Awaken(),
    Crush(),
    EnterBeside(),
    FallApart(),
    JoinSupply(),
    KeepTreasure(),
    PlaceWeb(),
    PullTreasure(),
]
