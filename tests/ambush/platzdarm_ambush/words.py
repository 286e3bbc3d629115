"""Names, questions, actions and events of Ambush in words."""

from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import UNSEEN
from platzdarm.text.words import Words

from .game import ATTACK, CARDS, GIVE, VERBS

# The numbers of each event by name.
EVENT_FIELDS = {
    "drew": ("seat",),
    "drew_card": ("seat", "card"),
    "handed_over": ("seat",),
    "orders_read": ("points",),
    "orders_opened": ("points",),
    "flare": ("seat", "action"),
    "mustered": ("seat", "action"),
    "chose": ("seat",),
    "turn": ("team",),
    "attack": ("seat", "card", "target"),
    "roll": ("die",),
    "ambush": ("seat", "cancelled"),
}
RULES = {"muster": "AMB-START-01", "act": "AMB-TURN-01", "answer": "AMB-TURN-03", "flare": "AMB-TURN-04"}


def card_name(words: Words, card: int) -> str:
    return words.say("ambush-card", card="hidden" if card == UNSEEN else CARDS[card])


def seat_name(words: Words, seat: int) -> str:
    return words.say("ambush-seat", seat=seat, team=seat % 2 + 1)


def question(words: Words, decision: Decision) -> str:
    seat, rule = seat_name(words, decision.seat), RULES[decision.kind]
    return words.say(f"ambush-ask-{decision.kind}", seat=seat, rule=rule)


def action_text(words: Words, action: int) -> str:
    verb = verb_of(action)
    message = f"ambush-action-{VERBS[verb]}"
    if verb == ATTACK:
        return words.say(message, card=card_name(words, first(action)), target=seat_name(words, second(action)))
    if verb == GIVE:
        return words.say(message, target=seat_name(words, first(action)))
    return words.say(message)


def named(event: Event) -> dict[str, int | str]:
    """The numbers of an event by name, cards and actions in notation."""
    told: dict[str, int | str] = dict(zip(EVENT_FIELDS[event.kind], event.values, strict=True))
    for name, words in (("card", CARDS), ("action", VERBS)):
        if isinstance(value := told.get(name), int):
            told[name] = words[value]
    return told


def event_text(words: Words, event: Event) -> str:
    values = dict(zip(EVENT_FIELDS[event.kind], event.values, strict=True))
    told: dict[str, int | str] = dict(values)
    for name in ("seat", "target"):
        if name in values:
            told[name] = seat_name(words, values[name])
    if "card" in values:
        told["card"] = card_name(words, values["card"])
    if "action" in values:
        told["action"] = action_text(words, values["action"])
    return words.say(f"ambush-event-{event.kind.replace('_', '-')}", **told)
