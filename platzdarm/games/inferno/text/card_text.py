"""The texts of cards, champions, quests and treasures, made of the same data that the rules use: messages in order."""

from typing import Final

from platzdarm.games.inferno.rules.cards import (
    FACTIONS,
    KEYWORDS,
    NO_FACTION,
    SCHEME,
    THREAT,
    Ability,
    Card,
    Effect,
    Kind,
    Scheme,
    Treasure,
)
from platzdarm.games.inferno.rules.scenario import BOSSES, CAMPAIGN, GOALS, Scenario
from platzdarm.kernel.effects import Condition
from platzdarm.text.words import Message, Value, Words

Sentence = list[Message]
WHEN: Final = "inf-when-"


def moment(sentence: Sentence) -> str:
    """The moment at which a sentence works; '' for bonuses, keywords and goals."""
    return sentence[0][0].removeprefix(WHEN) if sentence[0][0].startswith(WHEN) else ""


def worded(words: Words, sentence: Sentence) -> str:
    """Its parts in one language; what begins with a stop follows without a space."""
    said = " ".join(words.say(id, **arguments) for id, arguments in sentence)
    return " ".join(said.replace(" ;", ";").split())


def scenario_text(scenario: Scenario) -> list[Sentence]:
    """The goal, what shrines pay, and the rules of its own."""
    found: list[Sentence] = []
    if scenario.modes[0] not in CAMPAIGN:  # each evening of the campaign is won in its own way (INF-CWIN-01)
        found = [[("inf-scenario-honour", {"n": scenario.honour})], [("inf-scenario-shrine", {"n": scenario.shrine})]]
    found += [[(f"inf-special-{name}", {"n": number})] for name, number in scenario.specials.items()]
    return found + surge_text(scenario)


def surge_text(scenario: Scenario) -> list[Sentence]:
    """What a Surge of the boss does; nothing outside the campaign."""
    return [[(f"inf-surge-{name}", {})] for name in scenario.specials if name in BOSSES]


def card_text(card: Card) -> list[Sentence]:
    """Bonuses and keywords of a construct or quest, the goal of a quest, then the effects."""
    found = goal(card) + bonuses(card.strength, card.defence, card.speed) + keyword_sentences(card.keywords)
    return found + ability_text(card.ability)


def champion_text(kind: Kind) -> list[Sentence]:
    """Its figures stand apart; speed is told where it is not the usual one."""
    found = bonuses(0, 0, kind.speed - 3) + keyword_sentences(kind.keywords)
    if kind.cells > 1:
        found.append([("inf-text-cells", {"n": kind.cells})])
    if kind.figures > 1:
        found.append([("inf-text-figures", {"n": kind.figures})])
    for number, level in enumerate(kind.levels):
        if number:
            found.append([("inf-text-figures-from", {"n": number + 1, "threat": level})])
    return found + ability_text(kind.ability)


def scheme_text(scheme: Scheme) -> list[Sentence]:
    """The upper effects, then the lower ones with their threat level."""
    upper = [effect_text(effect) for effect in scheme.ability.at(SCHEME)]
    threat: Message = ("inf-threat", {"n": scheme.threat})
    return upper + [[threat, *effect_text(effect)] for effect in scheme.ability.at(THREAT)]


def treasure_text(treasure: Treasure) -> list[Sentence]:
    found = bonuses(treasure.strength, treasure.defence, treasure.speed) + keyword_sentences(treasure.keywords)
    if treasure.souls:
        found.append([("inf-text-souls", {"n": treasure.souls})])
    return found


def goal(card: Card) -> list[Sentence]:
    if card.goal is None:
        return []
    arguments: dict[str, Value] = {"n": card.goal.n}
    if card.goal.of >= 0:
        arguments["faction"] = FACTIONS[card.goal.of]
    return [[(f"inf-goal-{card.goal.event}", arguments)]]


def bonuses(strength: int, defence: int, speed: int) -> list[Sentence]:
    """Strength and defence are told together where they are the same."""
    both = strength if strength == defence else 0
    found: list[Sentence] = []
    for name, number in (("both", both), ("strength", strength - both), ("defence", defence - both), ("speed", speed)):
        if number:
            found.append([(f"inf-text-{name}", {"n": f"{number:+d}".replace("-", "−")})])
    return found


def keyword_sentences(keywords: int) -> list[Sentence]:
    return [[(f"inf-keyword-{name}", {})] for number, name in enumerate(KEYWORDS) if keywords >> number & 1]


def ability_text(ability: Ability) -> list[Sentence]:
    found: list[Sentence] = []
    for effect in ability.effects:
        sentence: Sentence = [(f"inf-when-{effect.when}", {}), *effect_text(effect)]
        if found and sentence == renamed(found[-1], "inf-do-have_strength", "inf-do-have_defence"):
            sentence = renamed(found.pop(), "inf-do-have_strength", "inf-do-have_both")
        found.append(sentence)
    return found


def renamed(sentence: Sentence, old: str, new: str) -> Sentence:
    return [(new if id == old else id, arguments) for id, arguments in sentence]


def effect_text(effect: Effect) -> Sentence:
    """Allegiance, condition, whether one may, what it does, whom it means, and what follows."""
    parts: Sentence = []
    if effect.threat:
        parts.append(("inf-threat", {"n": effect.threat}))
    if effect.allegiance != NO_FACTION:
        parts.append(("inf-allegiance", {"faction": FACTIONS[effect.allegiance]}))
    if effect.needs is not None:
        parts.append(condition(effect.needs))
    if effect.may:
        parts.append(("inf-may", {}))
    if effect.choose:
        for number, way in enumerate(effect.choose):
            parts.append(("inf-way", {"n": number + 1}))
            for part in way:
                assert isinstance(part, Effect)
                parts += effect_text(part)
        return parts
    parts.append(deed(effect))
    parts += whom(effect)
    for part in effect.then:
        assert isinstance(part, Effect)
        parts += [("inf-then", {}), *effect_text(part)]
    return parts


def condition(needs: Condition) -> Message:
    if needs.be:
        return f"inf-if-{needs.be}", {}
    if needs.most >= 0:
        return f"inf-if-{needs.count}-most", {"n": needs.most}
    return f"inf-if-{needs.count}", {"n": needs.least}


def deed(effect: Effect) -> Message:
    arguments: dict[str, Value] = {}
    if "n" in effect.verb.takes:
        arguments["n"] = effect.amount.n
    if effect.goal >= 0 and effect.do != "add_strength":
        arguments["goal"] = goal_name(effect)
    if effect.keyword:
        return f"inf-do-{effect.do}-{KEYWORDS[effect.keyword.bit_length() - 1]}", {}
    if effect.into:
        return f"inf-do-{effect.do}-{effect.into}", arguments
    if effect.do in ("banish", "gain_card") and effect.who is not None:
        if effect.cost_most >= 0:
            arguments["cost"] = effect.cost_most
        return f"inf-do-{effect.do}-{effect.who.of}", arguments
    if effect.who is not None and effect.who.within and effect.do == "pull_treasure":
        arguments["within"] = effect.who.within
    return f"inf-do-{effect.do}", arguments


def goal_name(effect: Effect) -> str:
    return GOALS[effect.goal] if effect.goal < len(GOALS) else "boss"


def whom(effect: Effect) -> Sentence:
    """Whom it means, for how many of what, and of which factions."""
    parts: Sentence = []
    amount = effect.amount
    if amount.per:
        parts.append((f"inf-per-{amount.per}", {"each": amount.each}))
        if amount.most:
            parts.append(("inf-at-most", {"n": amount.most}))
    who = effect.who
    if who is not None and who.of in ("self", "own_champion", "exhausted_champion", "linked"):
        near = "-near" if who.within else ""
        arguments: dict[str, Value] = {"within": who.within} if near else {}
        parts.append((f"inf-who-{who.of}-{who.pick or 'it'}{near}", arguments))
    elif who is not None and who.of == "forest":
        parts.append(("inf-who-forest", {"within": who.within}))
    if effect.goal >= 0 and effect.do == "add_strength":
        parts.append(("inf-who-goal", {"goal": goal_name(effect)}))
    if effect.factions:
        names = [name for number, name in enumerate(FACTIONS) if effect.factions >> number & 1]
        parts.append(("inf-of-factions", {"one": names[0], "other": names[1] if len(names) > 1 else "none"}))
    return parts
