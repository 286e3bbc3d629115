"""Operations and the documentation of the calls."""

import html
from typing import Any

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Connection, text

from platzdarm.server.http.calls import Asked, errors, services_of
from platzdarm.server.messages.games import Health

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
code { font-size: 0.95em; } h2 { margin-top: 2rem; } dt { margin-top: 1rem; font-weight: 600; }
@media (prefers-color-scheme: dark) { body { background: #0e1417; color: #eff2ed; } a { color: #ffefc4; } }
"""


def answer_at_all(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/healthz", responses=errors(), tags=["operations"], summary="Whether server and store are well")
async def get_health(request: Asked) -> Health:
    services = services_of(request)
    await services.store.read(answer_at_all)
    status = "stopping" if services.tables.stopping else "ok"
    return Health(status, len(services.tables.live), len(services.switchboard.connections))


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Asked) -> Response[bytes]:
    return Response(generate_latest(services_of(request).metrics.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_schema(request: Asked) -> Response[dict[str, Any]]:
    return Response(request.app.openapi_schema.to_schema(), media_type="application/json")


@get("/api/docs.css", include_in_schema=False, sync_to_thread=False)
def get_docs_style() -> Response[str]:
    return Response(STYLE, media_type="text/css; charset=utf-8")


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def get_docs(request: Asked) -> Response[str]:
    """A plain page made of the schema: nothing is fetched from anywhere else."""
    schema = request.app.openapi_schema.to_schema()
    rows = [described(path, method, call) for path, calls in schema["paths"].items() for method, call in calls.items()]
    page = (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Platzdarm: the calls</title>"
        "<link rel='stylesheet' href='/api/docs.css'></head><body><h1>Platzdarm: the calls</h1>"
        "<p>The whole description, for programs: <a href='/api/openapi.json'>openapi.json</a>.</p>"
        f"<dl>{''.join(rows)}</dl></body></html>"
    )
    return Response(page, media_type="text/html; charset=utf-8")


def described(path: str, method: str, call: dict[str, Any]) -> str:
    names = ", ".join(entry["name"] for entry in call.get("parameters", []))
    bodies: list[dict[str, Any]] = list(call.get("requestBody", {}).get("content", {}).values())
    body: dict[str, Any] = bodies[0]["schema"] if bodies else {}
    parts = [html.escape(call.get("summary", ""))]
    if names:
        parts.append(f"parameters: <code>{html.escape(names)}</code>")
    if "$ref" in body:
        parts.append(f"body: <code>{html.escape(body['$ref'].rsplit('/', 1)[-1])}</code>")
    parts.append(f"answers: {', '.join(call['responses'])}")
    return f"<dt><code>{method.upper()} {html.escape(path)}</code></dt><dd>{'; '.join(parts)}</dd>"


CALLS: list[Any] = [get_health, get_metrics, get_schema, get_docs, get_docs_style]
