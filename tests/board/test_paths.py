"""One search for ways: cheapest first, with places where one may only pass."""

from platzdarm.board.paths import FAR, OFF, Going, Hop, count_from, distances, explore, leads_to_rest


class Corridor(Going):
    """Places 0 to 9 in a row; entering a marsh costs 3, on a taken place one may not rest. Action: the place."""

    def __init__(self, marsh: set[int], taken: set[int]) -> None:
        self.marsh = marsh
        self.taken = taken

    def hops(self, place: int) -> list[Hop]:
        beside = [to for to in (place - 1, place + 1) if 0 <= to <= 9]
        return [Hop(to, 3 if to in self.marsh else 1, to, to not in self.taken) for to in beside]


class Shortcut(Corridor):
    """From 0 one may also jump to 3, for 4 points."""

    def hops(self, place: int) -> list[Hop]:
        return [*super().hops(place), Hop(3, 4, 33, True)] if place == 0 else super().hops(place)


def test_points_lead_as_far_as_they_pay_and_the_nearest_comes_first() -> None:
    reach = explore(2, 4, Corridor(marsh={4}, taken=set()))
    assert reach.order == [2, 1, 3, 0, 4]
    assert [reach.cost[place] for place in reach.order] == [0, 1, 1, 2, 4]


def test_a_taken_place_is_passed_and_not_rested_on() -> None:
    reach = explore(0, 3, Corridor(marsh=set(), taken={1, 3}))
    assert reach.order == [0, 2]
    assert reach.cost[3] == 3 and not reach.rest[3]


def test_a_longer_way_that_is_cheaper_wins() -> None:
    cheap = explore(0, 9, Shortcut(marsh=set(), taken=set()))
    assert cheap.cost[3] == 3 and cheap.first_move(3) == 1
    dear = explore(0, 9, Shortcut(marsh={1}, taken=set()))
    assert dear.cost[3] == 4 and dear.first_move(3) == 33
    assert dear.first_move(0) == OFF


def test_whether_points_lead_on_to_a_place_of_rest() -> None:
    crowd = Corridor(marsh={0}, taken={1, 2, 3})
    assert leads_to_rest(2, 2, crowd)
    assert not leads_to_rest(2, 1, crowd)
    assert not leads_to_rest(1, 2, crowd)  # the marsh is dearer, the end of the crowd farther


def test_the_nearest_seed_counts_with_its_handicap() -> None:
    found = distances({0: 5, 9: 0, 4: FAR}, Corridor(marsh=set(), taken=set()))
    assert [found[place] for place in range(10)] == [5, 6, 7, 6, 5, 4, 3, 2, 1, 0]


def test_counting_squares_stops_where_nothing_leads_on() -> None:
    assert count_from(0, [[1, OFF], [0, 2], [1], [OFF]]) == [0, 1, 2, OFF]
