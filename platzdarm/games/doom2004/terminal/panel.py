"""The mats of Doom (2004) in the terminal: scenario, marines with all that they carry, invaders, cards in hand."""

from platzdarm.games.doom2004.rules.cards import AMMO, KEYS
from platzdarm.games.doom2004.rules.marines import MarineTurn
from platzdarm.games.doom2004.rules.mover import mover_of
from platzdarm.games.doom2004.rules.position import KILLED, Foray
from platzdarm.games.doom2004.rules.verbs import ACTIONS, NO_ORDER, ORDERS, UNDECLARED
from platzdarm.games.doom2004.terminal.drawing import figure_code
from platzdarm.games.doom2004.text.words import Names
from platzdarm.kernel.pile import UNSEEN

BETWEEN = " · "


class Panel:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def head(self, position: Foray) -> str:
        setting = position.setting
        return self.words.say(
            "d04-screen-head",
            scenario=self.names.scenario(setting.scenario.id),
            round=position.round,
            frags=position.frags,
            needed=setting.frags,
        )

    def goal(self, position: Foray) -> str:
        return self.names.pick(self.names.library.scenario_entries[position.setting.scenario.id].goals.marines)

    # -- marines ----------------------------------------------------------------------------------------------

    def marine(self, position: Foray, marine: int) -> str:
        parts = [f"{figure_code(position.setting, marine)} {self.names.figure(position, marine)}"]
        parts.append(self.state(position, marine))
        if position.order[marine] != NO_ORDER:
            parts.append(self.words.say(f"d04-name-order-{ORDERS[position.order[marine]]}"))
        turn = mover_of(position, marine)
        if turn is not None and isinstance(turn, MarineTurn) and turn.action != UNDECLARED:
            parts.append(self.words.say(f"d04-name-action-{ACTIONS[turn.action]}"))
            parts.append(self.words.say("d04-screen-left", points=turn.left(), attacks=turn.attacks))
        return BETWEEN.join(parts)

    def state(self, position: Foray, marine: int) -> str:
        say = self.words.say
        if not position.on_board(marine):
            return say("d04-screen-killed" if position.state[marine] == KILLED else "d04-screen-left-base")
        most = position.most_life(marine)
        life = say("d04-screen-life", life=position.life[marine], most=most, armour=position.armour[marine])
        return f"{position.setting.field.name(position.place[marine])} {life}"

    def equipment(self, position: Foray, marine: int) -> str:
        say, content = self.words.say, position.setting.content
        names = self.names
        parts = [
            say("d04-screen-ammo", ammo=names.name("token", name), n=position.ammo_left(marine, kind))
            for kind, name in enumerate(AMMO)
            if position.ammo_left(marine, kind)
        ]
        parts += [names.name("weapon", w.id) for w in content.weapons if position.weapon_tokens(marine, w.index)]
        parts += [say("d04-screen-adrenaline", n=position.adrenaline[marine])] if position.adrenaline[marine] else []
        parts += [say("d04-screen-berserk")] if position.berserk[marine] else []
        parts += [names.name("skill", content.marine_cards[card].id) for card in position.cards[marine]]
        return ", ".join(parts)

    def keys(self, position: Foray) -> list[str]:
        found = [f"{colour}_key" for number, colour in enumerate(KEYS) if position.keys >> number & 1]
        return [self.words.say("d04-screen-keys", keys=", ".join(self.names.name("token", key) for key in found))][
            : len(found)
        ]

    # -- the invader ------------------------------------------------------------------------------------------

    def invader(self, position: Foray) -> str:
        counts = self.words.say(
            "d04-screen-counts", hand=len(position.hand), deck=position.deck.size, discards=len(position.discards)
        )
        return BETWEEN.join([self.words.say("d04-side-invader"), counts])

    def invaders(self, position: Foray) -> list[str]:
        """A line for each type on the board."""
        lines: list[str] = []
        for kind in position.setting.content.invaders:
            here = [figure for figure in position.setting.figures_of(kind.index) if position.on_board(figure)]
            if here:
                figures = ", ".join(self.figure(position, figure) for figure in here)
                name = self.names.name("type", kind.id)
                lines.append(self.words.say("d04-screen-type", type=name, figures=figures))
        return lines

    def figure(self, position: Foray, figure: int) -> str:
        where = position.setting.field.name(position.place[figure])
        left = position.rating(figure) - position.wounds[figure]
        code = figure_code(position.setting, figure)
        points = mover_of(position, figure)
        told = f"{code} {where} ♥{left}"
        return told if points is None else f"{told} →{points.left()}"

    def hand(self, position: Foray, full: bool) -> list[str]:
        """The invader's cards, with their texts or by their names alone."""
        cards = [position.setting.content.cards[card].id for card in position.hand if card != UNSEEN]
        say, names = self.words.say, self.names
        if full:
            texts = [(id, " ".join(names.texts.card(id))) for id in cards]
            return [say("d04-screen-card", name=names.name("card", id), id=id, text=text) for id, text in texts]
        short = [say("d04-screen-card-short", name=names.name("card", id), id=id) for id in cards]
        return [say("d04-screen-hand", cards=", ".join(short))] if short else []
