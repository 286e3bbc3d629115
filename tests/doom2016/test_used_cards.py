"""No card is dead: whoever has it uses it now and then (`tests/doom2016/usage.py` counts)."""

import pytest

from tests.doom2016.tabletop import library
from tests.doom2016.usage import COPY, usage

# They take effect by themselves: there is nothing to use.
BY_THEMSELVES = {"executioner", "grenadier", "hardened", "ripped_free", "scavenger", "slipstream"}
BATCH, MOST = 24, 240


@pytest.mark.slow
def test_every_card_is_used_by_those_who_have_it() -> None:
    """Most are in the first games; what nobody has used by then is waited for, as long as a hundredth part asks."""
    content = library().content
    cards = {card.id for cards in (content.actions, content.glory, content.classes) for card in cards}
    missing = (cards | {COPY.sub("", card.id) for card in content.events}) - BY_THEMSELVES
    for number in range(0, MOST, BATCH):
        missing -= usage(BATCH, number).used.keys()
        if not missing:
            return
    pytest.fail(f"nobody has used {', '.join(sorted(missing))} in {MOST} games")
