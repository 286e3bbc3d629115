"""The mats of Inferno in the terminal: players with what they have, their champions, the row and the hand."""

from collections import Counter

from platzdarm.games.inferno.rules.figures import defence, strength
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.setting import NEUTRAL
from platzdarm.games.inferno.terminal.field import code, letters
from platzdarm.games.inferno.text.words import Names

BETWEEN = " · "


class Panel:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def head(self, position: Contest) -> str:
        setting = position.setting
        honour = ", ".join(str(honour) for honour in position.honour)
        return self.words.say(
            "inf-screen-head",
            scenario=self.names.name("scenario", setting.scenario.id),
            round=max(position.turns),
            honour=honour,
            needed=setting.scenario.honour,
        )

    def player(self, position: Contest, seat: int) -> list[str]:
        """Honour and means; the counts of the decks."""
        say, side = self.words.say, position.setting.side_of(seat)
        first = say("inf-screen-player", seat=self.names.seat(seat), honour=position.honour[side])
        means = say("inf-screen-means", runes=position.runes[seat], power=position.power[seat])
        counts = say(
            "inf-screen-cards",
            hand=len(position.hand[seat]),
            deck=position.deck[seat].size,
            discard=len(position.discard[seat]),
        )
        held = len(position.treasures[side])
        more = [say("inf-screen-treasures", n=held)] if held else []
        return [first, *([means] if position.in_turn(seat) else []), counts, *more]

    def champions(self, position: Contest, owner: int) -> list[str]:
        """Those on the field first; those that are alike in everything once, with their number."""
        told = Counter(self.figures(position, piece) for piece in self.in_order(position, owner))
        return [
            self.words.say("inf-screen-champion", name=name, figures=figures if n == 1 else f"{figures} ×{n}")
            for (figures, name), n in told.items()
        ]

    def champions_in_brief(self, position: Contest, owner: int) -> str:
        """Without names, which `card` and the letters on the field tell."""
        told = Counter(self.figures(position, piece)[0] for piece in self.in_order(position, owner))
        return ", ".join(figures if n == 1 else f"{figures} ×{n}" for figures, n in told.items())

    def in_order(self, position: Contest, owner: int) -> list[int]:
        return sorted(position.supply(owner), key=lambda piece: not position.on_field(piece))

    def figures(self, position: Contest, piece: int) -> tuple[str, str]:
        """What one must know of a champion at a glance, and its name."""
        cell = position.cell[piece]
        where = position.field.name(cell) if position.on_field(piece) else self.words.say("inf-screen-off")
        if position.exhausted[piece] and position.owner[piece] < NEUTRAL:
            where = f"{where}~"
        sign = code(position, piece, letters(position))
        told = f"{sign} {strength(position, piece)}/{defence(position, piece)} {where}"
        return told, self.names.name("champion", position.kind_at(piece).id)

    def row(self, position: Contest) -> list[str]:
        say = self.words.say
        cards = [
            say("inf-screen-offer", n=slot + 1, name=self.names.name("card", card.id), cost=card.cost)
            for slot, number in enumerate(position.row)
            if number != NO_CARD and (card := position.setting.card(number))
        ]
        piles = say(
            "inf-screen-piles",
            mystics=position.mystics,
            infantry=position.infantry,
            quests=position.quests.size,
            centre=position.centre.size,
        )
        return [say("inf-screen-row", cards=", ".join(cards)), piles]

    def hand(self, position: Contest, seat: int) -> list[str]:
        if position.hides(seat) or not position.hand[seat]:
            return []
        ids = [position.setting.card(card).id for card in position.hand[seat]]
        cards = [self.words.say("inf-screen-card", name=self.names.name("card", id), id=id) for id in ids]
        return [self.words.say("inf-screen-hand", cards=", ".join(cards))]
