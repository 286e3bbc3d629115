"""Telling the host of somebody at a table, or of something that was said there."""

from typing import Annotated

from litestar import post
from litestar.params import Body

from platzdarm.server.http.calls import Asked, address_of, errors, member, services_of
from platzdarm.server.http.tables import TableName
from platzdarm.server.messages.tables import ReportWish
from platzdarm.server.problems import Problem
from platzdarm.server.store import deeds
from platzdarm.server.tables.table import Table, now_ms


@post(
    "/api/tables/{table:str}/reports",
    responses=errors(401, 403, 404, 409),
    status_code=204,
    tags=["tables"],
    summary="Report a person or a line of chat to the host",
)
async def post_report(request: Asked, table: TableName, data: Annotated[ReportWish, Body()]) -> None:
    caller = await member(request)
    services = services_of(request)
    found = await services.tables.table(table)
    found.admit(caller.person.id)
    person, said = meant(found, data)
    if person == caller.person.id:
        raise Problem("conflict", "report-self")
    for who in (caller.person.id, address_of(request)):
        services.limits.check("report", who)
    report = {"at": now_ms(), "reporter": caller.person.id, "table": found.id, "person": person}
    await services.store.write(deeds.add_report, {**report, "said": said, "reason": data.reason})
    services.metrics.reports.inc()


def meant(table: Table, wish: ReportWish) -> tuple[str, str | None]:
    """The person, and what was said if it is about that."""
    if wish.said is not None:
        for line in table.chat:
            if line.at == wish.said:
                return line.person, line.text
    elif wish.seat is not None and wish.seat < len(table.seats):
        person = table.seats[wish.seat].person
        if person is not None:
            return person, None
    raise Problem("not_found", "nobody-meant")


CALLS = [post_report]
