"""What needs the others' consent: a draw, a take-back, a rematch."""

from typing import Any

from platzdarm.server.messages import Offer

DRAW, TAKEBACK, REMATCH = "draw", "takeback", "rematch"


class Offers:
    """At most one offer of a kind stands. `voters` are the seats of people who still play."""

    def __init__(self, standing: list[Offer]) -> None:
        self.standing = standing

    def find(self, what: str) -> Offer | None:
        return next((offer for offer in self.standing if offer.what == what), None)

    def drop(self, what: str) -> None:
        self.standing = [offer for offer in self.standing if offer.what != what]

    def agree(self, what: str, seat: int, alike: list[int], voters: list[int]) -> bool:
        """Make the offer or say yes to it, with all seats of the same person; whether everybody has agreed."""
        offer = self.find(what) or Offer(what, seat, [])
        yes = sorted({*offer.yes, *alike})
        self.drop(what)
        if set(voters) <= set(yes):
            return True
        self.standing.append(Offer(what, offer.seat, yes))
        return False

    def after_action(self) -> None:
        """An action answers what was asked about the position before it."""
        self.standing = [offer for offer in self.standing if offer.what == REMATCH]

    def data(self) -> list[dict[str, Any]]:
        return [{"what": offer.what, "seat": offer.seat, "yes": offer.yes} for offer in self.standing]


def offers_from(data: list[dict[str, Any]]) -> Offers:
    return Offers([Offer(entry["what"], entry["seat"], list(entry["yes"])) for entry in data])
