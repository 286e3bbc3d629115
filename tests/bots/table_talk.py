"""Let a bot take part in a hand-made position, as the arena would."""

from platzdarm.bots.bot import Bot
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View


def answer(bot: Bot, position: Skirmish, luck: bytes = b"luck") -> str:
    """The bot's answer to the question that is due, as text; it must be legal."""
    decision = position.pending()[0]
    action = bot.choose(View(position, decision.seat), decision, SeededChance(luck))
    assert action in decision.answers
    return VOCABULARY.write(position, decision.seat, action)


def play_turn(bot: Bot, position: Skirmish) -> list[str]:
    """The bot plays the turn to its end; what it did."""
    seat, turn = position.active, position.turn
    done: list[str] = []
    while not position.over and position.turn == turn and position.pending()[0].seat == seat:
        done.append(answer(bot, position))
        position.play(seat, VOCABULARY.read(position, seat, done[-1]))
    return done
