"""A campaign: four scenarios in a row, and what one hands on to the next. All else starts anew.

`won` has a letter for each scenario played, m or i; its length says which is next. `marks` are what was done on the
way, `kept` a weapon for each marine who brought one along.
"""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.doom2004.rules.cards import CELLS, COLOURS, ROCKETS, Content
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.victory import NEVER_KEPT, keepable
from platzdarm.kernel.errors import OptionsError

NO_CAMPAIGN: Final = "none"
NEEDS_WINNERS: Final = "witness"  # a mark that counts only if the marines won
HAND_AFTER_LOSS: Final = 6  # the invader's opening hand after the marines won
WINNERS: Final = "mi"


def wrong_option(slug: str, rule: str = "", **arguments: object) -> OptionsError:
    """An option that cannot be; its sentence is `fault-d04-SLUG`."""
    return OptionsError(f"d04-{slug}", rule=rule, **arguments)


class Campaign:
    def __init__(self, id: str, scenarios: list[str], marks: list[str]) -> None:
        self.id = id
        self.scenarios = scenarios
        self.marks = marks  # in alphabetical order


def settle(options: Mapping[str, str], campaigns: Mapping[str, Campaign], content: Content) -> dict[str, str]:
    """The options of a campaign, checked; which scenario it is follows from them."""
    name = options.get("campaign", NO_CAMPAIGN)
    if name == NO_CAMPAIGN:
        return {}
    if name not in campaigns:
        raise OptionsError("option-value", option="campaign", value=name, known=", ".join([NO_CAMPAIGN, *campaigns]))
    campaign = campaigns[name]
    won = options.get("won", "")
    if len(won) >= len(campaign.scenarios) or any(letter not in WINNERS for letter in won):
        raise wrong_option("won", won=won, most=len(campaign.scenarios) - 1)
    marks = [mark for mark in options.get("marks", "").split(",") if mark]
    if marks != sorted(set(marks)) or any(mark not in campaign.marks for mark in marks):
        raise OptionsError("option-value", option="marks", value=",".join(marks), known=", ".join(campaign.marks))
    kept = read_kept(options.get("kept", ""), content)
    return {
        "campaign": name,
        "won": won,
        "marks": ",".join(marks),
        "kept": ",".join([f"{COLOURS[colour]}:{content.weapons[weapon].id}" for colour, weapon in kept]),
        "scenario": campaign.scenarios[len(won)],
    }


def read_kept(text: str, content: Content) -> list[tuple[int, int]]:
    """Colour and weapon of each."""
    names = [weapon.id for weapon in content.weapons if not weapon.basic and weapon.id != NEVER_KEPT]
    found: list[tuple[int, int]] = []
    for part in [part for part in text.split(",") if part]:
        colour, _, weapon = part.partition(":")
        if colour not in COLOURS or weapon not in names or COLOURS.index(colour) in [one for one, _ in found]:
            raise wrong_option("kept", kept=part, known=", ".join(names))
        found.append((COLOURS.index(colour), content.weapon(weapon).index))
    return found


def bring_along(position: Foray, kept: list[tuple[int, int]]) -> None:
    """A kept weapon, with one token of its ammo if that is not bullets."""
    for colour, weapon in kept:
        if colour in position.setting.colours:
            marine = position.setting.colours.index(colour)
            position.add_weapon(marine, weapon, 1)
            ammo = position.setting.content.weapons[weapon].ammo
            if ammo in (ROCKETS, CELLS):
                position.add_ammo(marine, ammo, 1)


def sequel(options: Mapping[str, str], position: Foray, campaigns: Mapping[str, Campaign]) -> dict[str, str] | None:
    """The options of the next scenario; None after the last, or where there is no campaign."""
    name = options.get("campaign", NO_CAMPAIGN)
    if name == NO_CAMPAIGN or position.result is None:
        return None
    campaign = campaigns[name]
    marines_won = position.result[0] == 0.0
    won = options.get("won", "") + ("m" if marines_won else "i")
    if len(won) >= len(campaign.scenarios):
        return None
    following = dict(options)
    following["won"] = won
    following["marks"] = ",".join(marks_after(options, position, marines_won))
    following["kept"] = ",".join(weapons_after(position)) if marines_won else ""
    following["scenario"] = campaign.scenarios[len(won)]
    return following


def marks_after(options: Mapping[str, str], position: Foray, marines_won: bool) -> list[str]:
    before = [mark for mark in options.get("marks", "").split(",") if mark]
    names = position.setting.scenario.marks
    made = [name for number, name in enumerate(names) if position.marks >> number & 1]
    return sorted({*before, *[name for name in made if marines_won or name != NEEDS_WINNERS or name in before]})


def weapons_after(position: Foray) -> list[str]:
    """What each marine takes along: what he chose, or the one weapon that he holds."""
    found: list[str] = []
    for marine, colour in enumerate(position.setting.colours):
        held = keepable(position, marine)
        kept = held[0] if len(held) == 1 else position.kept[marine]
        if kept != OFF:
            found.append(f"{COLOURS[colour]}:{position.setting.content.weapons[kept].id}")
    return found
