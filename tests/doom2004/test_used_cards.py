"""No card and no weapon is dead: whoever has it uses it now and then (`tests/doom2004/usage.py` counts)."""

import pytest

from tests.doom2004.skills import ALWAYS
from tests.doom2004.tabletop import library
from tests.doom2004.usage import COPY, usage

BATCH, MOST = 12, 120


@pytest.mark.slow
def test_every_card_and_weapon_is_used_by_those_who_have_it() -> None:
    """Most are in the first games; what nobody has used by then is waited for, as long as a hundredth part asks."""
    content = library().content
    missing = {COPY.sub("", card.id) for card in content.cards} | {weapon.id for weapon in content.weapons}
    missing |= {card.id for card in content.marine_cards} - set(ALWAYS)
    for number in range(0, MOST, BATCH):
        missing -= usage(BATCH, number).used.keys()
        if not missing:
            return
    pytest.fail(f"nobody has used {', '.join(sorted(missing))} in {MOST} games")
