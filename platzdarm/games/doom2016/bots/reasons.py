"""Why the bot would do that, for whoever asked for a hint: the odds of an attack, what a pass keeps."""

from platzdarm.games.doom2016.rules.odds import action_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import PASS
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line


def reason(view: View, action: int, chance: Chance) -> Line | None:
    position = view.known
    assert isinstance(position, Incursion)
    if verb_of(action) == PASS:
        return Line("d16-reason-pass")
    odds = action_odds(position, action)
    if odds is None:
        return None
    kill, mean = round(100 * odds.kill), round(10 * odds.mean)
    if kill:
        return Line("d16-reason-kill", {"chance": kill})
    return Line("d16-reason-hurt", {"whole": mean // 10, "tenths": mean % 10}) if mean else None
