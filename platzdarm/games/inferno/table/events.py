"""What the fields of events mean, and their types."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from platzdarm.content.meaning import meaning
from platzdarm.games.inferno.table.fact_types import CardId, Cell, ChampionId, How, KindId, Slot, TreasureId
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.text.event_types import event_types, fields_of

FIELDS: Final[Mapping[str, Any]] = {
    "side": Annotated[int, meaning("The side.")],
    "seat": Annotated[int, meaning("The player.")],
    "from": Annotated[int, meaning("The player who loses it.")],
    "by": Annotated[int, meaning("The player who defeated it, if anybody did.")],
    "number": Annotated[int, meaning("How many, or how much.")],
    "total": Annotated[int, meaning("How many, or how much, in all now.")],
    "power": Annotated[int, meaning("Power that it gives.")],
    "cost": Annotated[int, meaning("Power that was paid.")],
    "card": CardId,
    "cards": Annotated[list[CardId], meaning("Cards of the hand that were discarded, if they are seen.")],
    "source": Annotated[Literal["card", "champion"], meaning("What the effect stands on.")],
    "text": Annotated[str, meaning("The card or the kind of champion that the effect stands on.")],
    "slot": Slot,
    "champion": Annotated[KindId, meaning("The kind of champion.")],
    "piece": Annotated[ChampionId, meaning("The champion that it happens to, or that does it.")],
    "targets": Annotated[list[ChampionId], meaning("Whom it hits.")],
    "how": Annotated[How, meaning("How it attacks.")],
    "strength": Annotated[int, meaning("Strength more, until the end of the turn.")],
    "defence": Annotated[int, meaning("Defence more, until the end of the turn.")],
    "speed": Annotated[int, meaning("Speed more, until the end of the turn.")],
    "keyword": Annotated[str, meaning("The keyword.")],
    "treasure": TreasureId,
    "cell": Cell,
    "to": Annotated[Cell, meaning("Where it lies then.")],
}

ANY_EVENT: Final = event_types({kind: fields_of(row, FIELDS, {}) for kind, row in VOCABULARY.events.items()})
