"""The campaign in the terminal: how far it has come, and what is told before and after an evening."""

from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.villainy import threat
from platzdarm.games.inferno.text.stories import ending, opening
from platzdarm.games.inferno.text.words import Names


def course(names: Names, position: Contest) -> list[str]:
    """The scenarios in order: those behind, this one, those to come. Nothing where no campaign is played."""
    setting, scenarios = position.setting, names.library.scenarios
    if not setting.campaign:
        return []
    order = [setting.scenario.id]
    while before := next((id for id, one in scenarios.items() if one.follows == order[0] and id not in order), ""):
        order.insert(0, before)
    while (after := scenarios[order[-1]].follows) and after not in order:
        order.append(after)
    now = order.index(setting.scenario.id)
    states = ["done" if at < now else "now" if at == now else "ahead" for at in range(len(order))]
    parts = [
        names.words.say("inf-screen-chapter", state=state, n=at + 1, name=names.name("scenario", id))
        for at, (id, state) in enumerate(zip(order, states, strict=True))
    ]
    return [names.words.say("inf-screen-course", course=" > ".join(parts))]


def before_it(names: Names, position: Contest) -> list[str]:
    """The course, the story, and how one leaves and comes back, until the first turn has begun."""
    if not position.setting.campaign or max(position.turns) or position.result is not None:
        return []
    story = names.words.say(opening(position.setting.scenario))
    return [*course(names, position), story, names.words.say("inf-screen-evening")]


def after_it(names: Names, position: Contest) -> list[str]:
    if not position.setting.campaign:
        return []
    told = [names.words.say(id) for id in ending(position)]
    return [*course(names, position), names.words.say("inf-screen-threat", threat=threat(position)), *told]
