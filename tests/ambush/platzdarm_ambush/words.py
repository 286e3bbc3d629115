"""Names, questions and actions of Ambush in words."""

from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN
from platzdarm.text.words import Words

from .game import ATTACK, CARDS, GIVE, VERBS, VOCABULARY


def card_name(words: Words, card: int) -> str:
    return words.say("ambush-card", card="hidden" if card == UNSEEN else CARDS[card])


def seat_name(words: Words, seat: int) -> str:
    return words.say("ambush-seat", seat=seat, team=seat % 2 + 1)


def question(words: Words, decision: Decision) -> str:
    seat, rule = seat_name(words, decision.seat), VOCABULARY.questions[decision.kind].rule
    return words.say(f"ambush-ask-{decision.kind}", seat=seat, rule=rule)


def action_text(words: Words, action: int) -> str:
    verb = verb_of(action)
    message = f"ambush-action-{VERBS[verb]}"
    if verb == ATTACK:
        return words.say(message, card=card_name(words, first(action)), target=seat_name(words, second(action)))
    if verb == GIVE:
        return words.say(message, target=seat_name(words, first(action)))
    return words.say(message)
