"""What needs the others' consent: a draw, a take-back, a rematch, the next game of a series."""

from typing import Any

import msgspec

from platzdarm.server.messages.tables import Offer

DRAW, TAKEBACK, REMATCH, NEXT = "draw", "takeback", "rematch", "next"


class Offers:
    """At most one offer of a kind stands. `voters` are the seats of people who still play."""

    def __init__(self, standing: list[Offer]) -> None:
        self.standing = standing

    def find(self, what: str) -> Offer | None:
        return next((offer for offer in self.standing if offer.what == what), None)

    def drop(self, what: str) -> None:
        self.standing = [offer for offer in self.standing if offer.what != what]

    def agree(
        self, what: str, seat: int, alike: list[int], voters: list[int], options: dict[str, str] | None = None
    ) -> bool:
        """Make the offer or say yes to it, with all seats of the same person; whether everybody has agreed.

        Who names other options makes another offer, and the others have not agreed to that.
        """
        offer = self.find(what)
        if offer is None or offer.options != (options or {}):
            offer = Offer(what, seat, [], options or {})
        yes = sorted({*offer.yes, *alike})
        self.drop(what)
        if set(voters) <= set(yes):
            return True
        self.standing.append(Offer(what, offer.seat, yes, offer.options))
        return False

    def after_action(self) -> None:
        """An action answers what was asked about the position before it."""
        self.standing = [offer for offer in self.standing if offer.what in (REMATCH, NEXT)]

    def data(self) -> list[dict[str, Any]]:
        return [msgspec.to_builtins(offer) for offer in self.standing]


def offers_from(data: list[dict[str, Any]]) -> Offers:
    return Offers(msgspec.convert(data, list[Offer]))
