"""What the fields of events mean, and their types."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from platzdarm.content.meaning import meaning
from platzdarm.games.inferno.table.fact_types import CardId, Cell, ChampionId, How, KindId, Slot, TreasureId
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.text.event_types import event_types, fields_of

Terrain = Literal["ordinary", "forest", "shrine", "portal", "blighted", "enchanted", "beacon"]
Why = Literal["defeats", "reaches", "shrine", "advances", "stays", "strikes", "hunts", "forages"]

Tale = Literal["rat_king", "beelzepug", "rakar", "kythis"]

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
    "source": Annotated[Literal["card", "champion", "scheme"], meaning("What the effect stands on.")],
    "text": Annotated[str, meaning("The card, the kind of champion or the scheme that the effect stands on.")],
    "slot": Slot,
    "champion": Annotated[KindId, meaning("The kind of champion.")],
    "piece": Annotated[ChampionId, meaning("The champion that it happens to, or that does it.")],
    "targets": Annotated[list[ChampionId], meaning("Whom it hits.")],
    "how": How,
    "strength": Annotated[int, meaning("Strength more, until the end of the turn.")],
    "defence": Annotated[int, meaning("Defence more, until the end of the turn.")],
    "speed": Annotated[int, meaning("Speed more, until the end of the turn.")],
    "keyword": Annotated[str, meaning("The keyword.")],
    "treasure": TreasureId,
    "cell": Cell,
    "to": Annotated[Cell, meaning("Where it lies then.")],
    "ground": Annotated[Terrain, meaning("The terrain of the cell from now on.")],
    "scheme": Annotated[str, meaning("The scheme's id, as in the content.")],
    "threat": Annotated[int, meaning("The threat level: discarded schemes.")],
    "needed": Annotated[int, meaning("The threat level from which the lower effect works.")],
    "met": Annotated[int, meaning("1 if it does.")],
    "goal": Annotated[Cell, meaning("Where the target of the villain lies.")],
    "tale": Annotated[Tale, meaning("The tale of the campaign, by its boss.")],
    "why": Annotated[Why, meaning("Why the villain does it, by the rules of its order.")],
    "target": Annotated[ChampionId, meaning("The champion that it attacks, hunts, or that was chosen.")],
}

ANY_EVENT: Final = event_types({kind: fields_of(row, FIELDS, {}) for kind, row in VOCABULARY.events.items()})
