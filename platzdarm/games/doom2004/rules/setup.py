"""Setting up (chapters SIDE, SETUP): from the options of a table to its first question."""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.doom2004.content.library import Library
from platzdarm.games.doom2004.rules import campaign, decks
from platzdarm.games.doom2004.rules.cards import COLOURS, MARINE_DECK
from platzdarm.games.doom2004.rules.exploring import START_AREA, Reveal
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.setting import FIXED_DRAW, MARINE_CARDS, OPENING_HAND, Setting
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.pile import Bag, Pile, bag_of, bag_with
from platzdarm.kernel.rules import Rules

EVERYWHERE: Final = 0xFFFF  # areas, as bits
EACH: Final = "each"  # the book: a card for each marine
TWO: Final = "two"  # the errata: always two
DRAWS: Final = (EACH, TWO)
USUAL: Final = "hurt_me_plenty"
KEYS: Final = ("scenario", "marines", "colours", "level", "draw", "campaign", "won", "marks", "kept")


def settle(options: Mapping[str, str], library: Library) -> dict[str, str]:
    for key in options:
        if key not in KEYS:
            raise OptionsError("option-unknown", option=key, known=", ".join(KEYS))
    content = library.content
    carried = campaign.settle(options, library.campaigns, content)
    known: list[tuple[str, str, list[str]]] = [
        (
            "scenario",
            carried.get("scenario", options.get("scenario", next(iter(library.scenarios)))),
            [*library.scenarios],
        ),
        ("level", options.get("level", USUAL), [*content.levels]),
        ("draw", options.get("draw", EACH), [*DRAWS]),
    ]
    for name, value, names in known:
        if value not in names:
            raise OptionsError("option-value", option=name, value=value, known=", ".join(names))
    marines = options.get("marines", "2")
    if marines not in ("1", "2", "3"):
        raise campaign.wrong_option("marines", "D04-SIDE-01", marines=marines)
    colours = options.get("colours", ",".join(COLOURS[: int(marines)])).split(",")
    if len(colours) != int(marines) or len(set(colours)) != len(colours) or any(c not in COLOURS for c in colours):
        raise campaign.wrong_option("colours", "D04-SIDE-01", colours=",".join(colours), known=", ".join(COLOURS))
    found = {name: value for name, value, _ in known}
    return {**carried, **found, "marines": marines, "colours": ",".join(colours)}


def make_setting(options: Mapping[str, str], library: Library) -> Setting:
    colours = [COLOURS.index(colour) for colour in options["colours"].split(",")]
    scenario = library.scenarios[options["scenario"]]
    setting = Setting(library.content, scenario, colours, library.content.levels[options["level"]])
    if options["draw"] == TWO:
        setting.draws = FIXED_DRAW
    setting.lost = options.get("won", "").count("i")
    if options.get("won", "").endswith("i"):
        setting.frags += 1
    name = options.get("campaign", campaign.NO_CAMPAIGN)
    if name != campaign.NO_CAMPAIGN:
        setting.goes_on = len(options["won"]) + 1 < len(library.campaigns[name].scenarios)
    for mark in options.get("marks", "").split(","):
        if mark in scenario.marks:
            setting.marks |= 1 << scenario.marks.index(mark)
    return setting


def start(rules: Rules[Foray], options: Mapping[str, str], library: Library, chance: Chance) -> Foray:
    """In the order of D04-SETUP-01: the board, its pieces, equipment, cards; the first marine is on the left."""
    chance.outcomes = []
    setting = make_setting(options, library)
    position = Foray(rules, setting, [Rounds(), Reveal(START_AREA)], chance)
    position.marks = setting.marks
    if setting.marks & setting.scenario.dry_mark:
        position.no_ducts = EVERYWHERE
    for marine in range(setting.marines):
        position.put(marine, setting.scenario.starts[marine])
    deal_marine_cards(position, chance)
    for marine in range(setting.marines):
        position.equip(marine)
    campaign.bring_along(position, campaign.read_kept(options.get("kept", ""), setting.content))
    position.deck = Pile([bag_with([1] * len(setting.content.cards))])
    hand = campaign.HAND_AFTER_LOSS if options.get("won", "").endswith("m") else OPENING_HAND
    decks.draw(position, hand)
    position.advance()
    return position


def deal_marine_cards(position: Foray, chance: Chance) -> None:
    """Face up, from a deck that is not used again (D04-SETUP-06)."""
    setting = position.setting
    deck: Bag = bag_of(
        [card.index for card in setting.content.marine_cards for _ in range(card.copies)],
        len(setting.content.marine_cards),
    )
    each_gets = max(MARINE_CARDS[setting.marines - 1] + setting.level.marine_cards, 0)
    for marine in range(setting.marines):
        for _ in range(each_gets):
            card = chance.draw(deck, MARINE_DECK)
            deck = deck.without(card)
            position.cards[marine] = (*position.cards[marine], card)
