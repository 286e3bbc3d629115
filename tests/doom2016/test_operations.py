"""Operations (chapter OPS): who has won one, what follows a mission, and which options make no sense."""

import pytest

from platzdarm.games.doom2016.rules import operations
from platzdarm.kernel.errors import OptionsError
from tests.doom2016.tabletop import library
from tests.wording import raises

PRINTED = operations.names(library())[0]
INVADER_WINS, MARINES_WIN = [1.0, 0.0, 0.0], [0.0, 1.0, 1.0]


def settled(**options: str) -> dict[str, str]:
    return operations.settle(options, library())


@pytest.mark.rule("D16-OPS-05", "D16-OPS-06")
def test_four_wins_decide_an_operation_and_at_three_each_the_last_mission() -> None:
    for invader in range(5):
        for marines in range(5):
            for last in (True, False):
                found = operations.winner(invader, marines, last)
                if invader == 4:
                    assert found == 0
                elif marines == 4:
                    assert found == 1
                else:
                    assert found == ((0 if last else 1) if (invader, marines) == (3, 3) else None)


@pytest.mark.rule("D16-OPS-03", "D16-OPS-05")
@pytest.mark.parametrize("results", ["iimmim", "mmmm", "iiii", "immmm", "mimimi"])
def test_a_printed_operation_goes_through_its_missions_in_order(results: str) -> None:
    missions = operations.missions_of(library(), PRINTED)
    options = settled(operation=PRINTED) | {"marines": "2"}
    for number, winner in enumerate(results):
        assert (
            options["mission"] == missions[number]
            and settled(operation=PRINTED, won=options["won"])["mission"] == missions[number]
        )
        following = operations.sequel(options, INVADER_WINS if winner == "i" else MARINES_WIN, library())
        if number + 1 == len(results):
            assert following is None
            return
        done = results[: number + 1]
        assert following is not None and following["won"] == f"{done.count('i')}-{done.count('m')}"
        assert following["marines"] == "2" and "played" not in following
        options = following


@pytest.mark.rule("D16-OPS-07", "D16-OPS-08")
def test_in_an_operation_of_ones_own_the_loser_names_a_mission_that_was_not_played() -> None:
    options = settled(operation="own", mission="pump_hall") | {"mission": "pump_hall"}
    assert options["won"] == "0-0" and "played" not in options
    following = operations.sequel(options, MARINES_WIN, library())
    assert following == {"operation": "own", "won": "0-1", "played": "pump_hall"}
    again = operations.sequel(following | {"mission": "cold_reactor"}, INVADER_WINS, library())
    assert again == {"operation": "own", "won": "1-1", "played": "pump_hall,cold_reactor"}
    assert settled(**again, mission="ember_ward")["played"] == "pump_hall,cold_reactor"
    assert operations.choosers(options, MARINES_WIN) == [0] and operations.choosers(options, INVADER_WINS) == [1, 2]
    with raises(OptionsError, match="D16-OPS-08"):
        settled(**again, mission="pump_hall")
    with raises(OptionsError, match="D16-OPS-07"):
        settled(**again)
    with raises(OptionsError, match="D16-OPS-08"):
        settled(operation="own", won="1-1", played="pump_hall", mission="ember_ward")


@pytest.mark.rule("D16-OPS-05")
def test_wins_that_cannot_be_are_refused() -> None:
    for wrong in ("3", "x-1", "1-x", "4-3", "-", "7-0"):
        with pytest.raises(OptionsError) as caught:
            settled(operation=PRINTED, won=wrong)
        assert caught.value.slug == "d16-wins"
    for over in ("4-0", "1-4", "3-3"):
        with raises(OptionsError, match="D16-OPS-05"):
            settled(operation=PRINTED, won=over)
    with raises(OptionsError, match="operation=nowhere"):
        settled(operation="nowhere")
    assert settled() == {} and operations.sequel({}, MARINES_WIN, library()) is None
    assert operations.choosers({}, MARINES_WIN) == []
