"""Before and after a scenario of the campaign (chapters CSET, CWIN): champions, captives, research, what is kept."""

from collections.abc import Mapping
from typing import Any, Final

from platzdarm.games.inferno.rules import research
from platzdarm.games.inferno.rules.cards import FACTIONS, QUESTS, STARTING_SET, Content, Kind
from platzdarm.games.inferno.rules.drafting import give
from platzdarm.games.inferno.rules.honour import finish
from platzdarm.games.inferno.rules.position import CARD_BITS, CHOOSING, Contest
from platzdarm.games.inferno.rules.setting import CAPTIVE, CAPTIVES, NOBODY, PLAYERS, Setting
from platzdarm.games.inferno.rules.verbs import CHAMPION, DRAFT, KEEP, PASS
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import Fixed, Step

SHARE: Final = {1: 4, 2: 3, 3: 2, 4: 2}  # champions of each player, by their number (INF-CSET-02)
FALLEN: Final = 1 << FACTIONS.index("fallen")


def recruitable(content: Content) -> list[Kind]:
    """Starting champions that are not Fallen."""
    return [kind for kind in content.of_set(STARTING_SET) if not kind.factions & FALLEN]


class Recruiting(Fixed[Contest]):
    """Each player chooses champions for the whole campaign, all at the same time (INF-CSET-02)."""

    def run(self, position: Contest) -> bool:
        if self.seats(position):
            return False
        position.agenda.pop()
        return True

    def seats(self, position: Contest) -> list[int]:
        share = SHARE[position.setting.seats]
        return [seat for seat, chosen in enumerate(position.recruits) if len(chosen) < share]

    def decisions(self, position: Contest) -> list[Decision]:
        taken = {kind for chosen in position.recruits for kind in chosen}
        kinds = [kind.index for kind in recruitable(position.setting.content) if kind.index not in taken]
        answers = [pack(DRAFT, kind) for kind in kinds]
        return [Decision(seat, "recruit", Answers(answers, [])) for seat in self.seats(position)]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.tell("drafted", [seat, first(action)])
        recruit(position, seat, first(action))


def recruit(position: Contest, seat: int, kind: int) -> None:
    """With the quests that it has kept from earlier scenarios (INF-CWIN-03)."""
    position.recruits[seat] = (*position.recruits[seat], kind)
    give(position, seat, kind)
    for piece in position.setting.pieces_of(kind):
        position.attached[piece] = tuple(position.setting.kept.get(kind, []))


class Captivity(Step[Contest]):
    """Each player names a champion that the villains have caught (INF-CKYT-08); `named` are the pieces by seat."""

    def __init__(self, named: list[int]) -> None:
        self.named = named

    def values(self) -> list[Any]:
        return [self.named]

    def run(self, position: Contest) -> bool:
        if NOBODY in self.named:
            return False
        position.agenda.pop()
        bind(position, self.named)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return [
            Decision(seat, "captive", Answers([pack(CHAMPION, piece + 1) for piece in position.supply(seat)], []))
            for seat, named in enumerate(self.named)
            if named == NOBODY
        ]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        named = self.named.copy()
        named[seat] = first(action) - 1
        position.tell("caught", [seat, named[seat]])
        self.named = named


def bind(position: Contest, named: list[int]) -> None:
    """Others whom nobody has chosen make up the number; chance says who stands at which beacon."""
    chance, beacons = position.chance, position.setting.scenario.beacons
    caught = named.copy()
    free = [
        piece
        for kind in recruitable(position.setting.content)
        for piece in position.setting.pieces_of(kind.index)
        if position.owner[piece] == NOBODY
    ]
    while len(caught) < len(beacons) and free:
        caught.append(free.pop(chance.below(len(free), CAPTIVES)))
    for beacon in beacons:
        piece = caught.pop(chance.below(len(caught), CAPTIVES))
        position.owner[piece] = CAPTIVE
        position.put(piece, beacon)
        position.tell("captive", [piece, beacon])


class Studies(Step[Contest]):
    """Every player does research once for nothing at the start of a scenario (INF-CSET-09)."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def values(self) -> list[Any]:
        return [self.seats]

    def run(self, position: Contest) -> bool:
        if not self.seats:
            position.agenda.pop()
            return True
        seat, self.seats = self.seats[0], self.seats[1:]
        research.look(position, seat)
        return True


# -- after a victory ---------------------------------------------------------------------------------------------


def keepable(position: Contest, seat: int) -> list[int]:
    """Quests on a player's champions that are not kept already."""
    kept = [card for cards in position.setting.kept.values() for card in cards]
    found = [entry & CARD_BITS for piece in position.supply(seat) for entry in position.attached[piece]]
    return sorted([card for card in found if card not in kept])


def close(position: Contest) -> None:
    """Whatever was going on is over; the players choose what stays."""
    position.victor = CHOOSING
    position.agenda = [Spoils(list(range(position.setting.seats)))]


class Spoils(Step[Contest]):
    """Each player may keep one quest for all later scenarios (INF-CWIN-03)."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def values(self) -> list[Any]:
        return [self.seats]

    @property
    def exclusive(self) -> bool:
        return True

    def run(self, position: Contest) -> bool:
        self.seats = [seat for seat in self.seats if keepable(position, seat)]
        if self.seats:
            return False
        finish(position, PLAYERS)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return [
            Decision(seat, "spoils", Answers([PASS, *[pack(KEEP, card) for card in keepable(position, seat)]], []))
            for seat in self.seats
        ]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.seats = [other for other in self.seats if other != seat]
        if action != PASS:
            position.spoils = (*position.spoils, first(action))
            position.tell("kept_for_good", [seat, first(action)])


# -- from scenario to scenario -----------------------------------------------------------------------------------


def sequel(position: Contest, options: Mapping[str, str]) -> dict[str, str] | None:
    """The next scenario after a victory, the same again after a defeat (INF-CWIN-02)."""
    setting = position.setting
    if not setting.campaign or position.result is None:
        return None
    won = position.result[0] > 0
    scenario = setting.scenario.follows if won else setting.scenario.id
    if not scenario:
        return None
    found = {"scenario": scenario, "mode": setting.mode, "difficulty": options.get("difficulty", "normal")}
    chosen = all(len(recruits) == SHARE[setting.seats] for recruits in position.recruits)
    return found | ({"team": team_text(position)} if chosen else {})


def team_text(position: Contest) -> str:
    """`jirra+two_graves,virak;kehmep,scrapbot`: champions by player, each with the quests that stay with it."""
    seats: list[str] = []
    for chosen in position.recruits:
        words: list[str] = []
        for kind in chosen:
            names = [position.setting.content.kinds[kind].id]
            names += [position.setting.card(card).id for card in kept_on(position, kind)]
            words.append("+".join(names))
        seats.append(",".join(words))
    return ";".join(seats)


def kept_on(position: Contest, kind: int) -> list[int]:
    found = list(position.setting.kept.get(kind, []))
    for piece in position.setting.pieces_of(kind):
        found += [entry & CARD_BITS for entry in position.attached[piece] if entry & CARD_BITS in position.spoils]
    return found


def read_team(setting: Setting, text: str) -> None:
    """The team of an option; whatever could not be one is refused."""
    content = setting.content
    known = [kind.id for kind in recruitable(content)]
    seats = text.split(";")
    for part in seats:
        team: list[int] = []
        for word in part.split(","):
            name, *quests = word.split("+")
            if name not in known:
                raise wrong(name, known)
            team.append(content.kind_named[name])
            setting.kept[team[-1]] = [quest_named(content, quest) for quest in quests]
        setting.team.append(team)
    champions = [kind for team in setting.team for kind in team]
    cards = [card for kept in setting.kept.values() for card in kept]
    share = SHARE[setting.seats]
    full = len(seats) == setting.seats and all(len(team) == share for team in setting.team)
    if not full or len(champions) != len(set(champions)) or len(cards) != len(set(cards)):
        raise wrong(text, [f"{setting.seats} x {share}"])


def quest_named(content: Content, id: str) -> int:
    quests = [card.id for card in content.of_source(QUESTS)]
    if id not in quests:
        raise wrong(id, quests)
    return content.card_named[id]


def wrong(value: str, known: list[str]) -> OptionsError:
    return OptionsError("option-value", rule="INF-CSET-02", option="team", value=value, known=", ".join(known))
