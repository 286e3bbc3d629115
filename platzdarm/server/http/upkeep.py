"""Operations and the documentation of the calls."""

import html
import json
from typing import Any

from litestar import Litestar, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from platzdarm.content.meaning import REFERENCE
from platzdarm.server import schemas
from platzdarm.server.describing import described_types, in_words
from platzdarm.server.http.calls import Asked, errors, services_of, spend
from platzdarm.server.http.packed import file_answer
from platzdarm.server.messages.games import Health
from platzdarm.server.shelf import File, make_file

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
code { font-size: 0.95em; } h2 { margin-top: 2rem; } dt { margin-top: 1rem; font-weight: 600; }
td { vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; }
@media (prefers-color-scheme: dark) { body { background: #0e1417; color: #eff2ed; } a { color: #ffefc4; } }
"""


@get("/healthz", responses=errors(), tags=["operations"], summary="Whether server and store are well")
async def get_health(request: Asked) -> Response[Health]:
    """Whether the store took the last beats of the server's pulse: asking costs nothing, however often one asks."""
    spend(request, "upkeep")
    services = services_of(request)
    well = services.heartbeat.well
    status = "stopping" if services.tables.stopping else "ok" if well else "ill"
    health = Health(status, len(services.tables.live), len(services.switchboard.connections))
    return Response(health, status_code=200 if well else 503)


@get("/metrics", tags=["operations"], summary="Figures for Prometheus", media_type="text/plain")
async def get_metrics(request: Asked) -> Response[bytes]:
    spend(request, "upkeep")
    return Response(generate_latest(services_of(request).metrics.registry), media_type=CONTENT_TYPE_LATEST)


# -- the description of it all ------------------------------------------------------------------------------------


def description(app: Litestar) -> dict[str, Any]:
    """All calls as the framework knows them, with our own schemas of all messages, and those of the WebSocket."""
    known: dict[str, Any] = app.openapi_schema.to_schema()
    known["components"]["schemas"] |= schemas.everything()
    known["x-websocket"] = {
        "/api/live": {
            "says": {"$ref": REFERENCE.format(name="ClientMessage")},
            "hears": {"$ref": REFERENCE.format(name="ServerMessage")},
        }
    }
    return known


def schema_file(app: Litestar) -> File:
    return make_file("application/json", json.dumps(description(app)).encode())


def docs_file(app: Litestar) -> File:
    """A plain page made of the description: nothing is fetched from anywhere else."""
    return make_file("text/html", page_of(description(app)).encode())


@get("/api/openapi.json", include_in_schema=False)
async def get_schema(request: Asked) -> Response[bytes]:
    spend(request, "read")
    return file_answer(request, await services_of(request).shelf.take(schema_file, request.app))


@get("/api/docs.css", include_in_schema=False, sync_to_thread=False)
def get_docs_style(request: Asked) -> Response[str]:
    spend(request, "read")
    return Response(STYLE, media_type="text/css")


@get("/api/docs", include_in_schema=False)
async def get_docs(request: Asked) -> Response[bytes]:
    spend(request, "read")
    return file_answer(request, await services_of(request).shelf.take(docs_file, request.app))


def page_of(known: dict[str, Any]) -> str:
    calls = [call_row(path, method, call) for path, calls in known["paths"].items() for method, call in calls.items()]
    types = [type_section(name, schema) for name, schema in described_types(known["components"]["schemas"])]
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Platzdarm: the calls</title>"
        "<link rel='stylesheet' href='/api/docs.css'></head><body><h1>Platzdarm: the calls</h1>"
        "<p>The whole description, for programs: <a href='/api/openapi.json'>openapi.json</a>.</p>"
        f"<dl>{''.join(calls)}</dl><h1>The WebSocket <code>/api/live</code></h1><p>A client says "
        f"{linked('`ClientMessage`')} and hears {linked('`ServerMessage`')}.</p>"
        f"<h1>What is said</h1>{''.join(types)}</body></html>"
    )


def call_row(path: str, method: str, call: dict[str, Any]) -> str:
    names = ", ".join(entry["name"] for entry in call.get("parameters", []))
    parts = [html.escape(call.get("summary", ""))]
    if names:
        parts.append(f"parameters: <code>{html.escape(names)}</code>")
    parts += [f"body: {linked(in_words(schema))}" for schema in contents(call.get("requestBody", {}))]
    answers = [
        code + "".join(f" {linked(in_words(schema))}" for schema in contents(answer) if int(code) < 300)
        for code, answer in call["responses"].items()
    ]
    parts.append(f"answers: {', '.join(answers)}")
    return f"<dt><code>{method.upper()} {html.escape(path)}</code></dt><dd>{'; '.join(parts)}</dd>"


def contents(body: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry["schema"] for entry in body.get("content", {}).values() if "schema" in entry]


def type_section(name: str, schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{html.escape(field)}</code></td><td>{linked(in_words(value))}"
        f"{'' if field in schema.get('required', []) else ', may be missing'}</td>"
        f"<td>{linked(value.get('description', ''))}</td></tr>"
        for field, value in schema.get("properties", {}).items()
    ]
    table = f"<table>{''.join(rows)}</table>" if rows else ""
    union = f"<p>One of {linked(in_words(schema))}.</p>" if "anyOf" in schema else ""
    head = f"<h2 id='{html.escape(name)}'>{html.escape(name)}</h2><p>{linked(schema.get('description', ''))}</p>"
    return head + union + table


def linked(text: str) -> str:
    """Words in backticks as code; names of types lead to them."""
    parts = html.escape(text, quote=False).split("`")
    for at in range(1, len(parts), 2):
        code = f"<code>{parts[at]}</code>"
        parts[at] = f"<a href='#{parts[at]}'>{code}</a>" if parts[at] in schemas.everything() else code
    return "".join(parts)


CALLS: list[Any] = [get_health, get_metrics, get_schema, get_docs, get_docs_style]
