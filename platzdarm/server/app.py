"""Puts the server together: `create_app(config)` for any ASGI server, `serve(config)` for ours."""

import gc
import signal
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from platzdarm import __version__
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.config import Config
from platzdarm.server.door import Door, Settings, count_requests
from platzdarm.server.gate import Gate
from platzdarm.server.http import calls, drafts, games, packs, page, people, played, reports, series, tables, upkeep
from platzdarm.server.limits import BODY_BYTES, MESSAGE_BYTES
from platzdarm.server.live import live
from platzdarm.server.ops import say_seldom, watch_requests
from platzdarm.server.security import add_headers, check_hosts, own_names
from platzdarm.server.services import Services
from platzdarm.server.wire import Wire

STOP_SECONDS = 5
BACKLOG = 100  # sockets that are taken in one go: with thousands everybody would wait until all are turned away
COLLECTOR = (10_000, 10, 20)  # thresholds of the garbage collector's three generations


def create_app(config: Config) -> Litestar:
    services = Services(config)

    @asynccontextmanager
    async def open_services(_app: Litestar) -> AsyncGenerator[None, None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        [
            *people.CALLS,
            *tables.CALLS,
            *reports.CALLS,
            *games.CALLS,
            *packs.CALLS,
            *drafts.CALLS,
            *played.CALLS,
            *series.CALLS,
            *upkeep.CALLS,
            *page.CALLS,
            live,
        ],
        state=State({"services": services}),
        lifespan=[open_services],
        middleware=[add_headers, watch_requests(services.metrics), check_hosts(own_names(config))],
        exception_handlers={
            PlatzdarmError: calls.tell_problem,
            HTTPException: calls.tell_framework,
            RecursionError: calls.tell_no_json,
            UnicodeDecodeError: calls.tell_no_json,
            Exception: calls.tell_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Platzdarm", version=__version__, path="/api/openapi", render_plugins=[JsonRenderPlugin(path="/json")]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )


def spare_collector() -> None:
    """With hundreds of live tables a full run of Python's garbage collector holds everybody up for a tenth of a second.

    What was loaded for good is left out of it, and as play leaves hardly any cycles it need not run often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


class Server(uvicorn.Server):
    """Before it closes connections, it tells the tables."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[int], None] | None) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    def run(self, sockets: Any = None) -> None:
        # After an orderly stop uvicorn raises the signal once more, for whoever listened before: that is nobody.
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, self.handle_exit)
        super().run(sockets)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        say_seldom("asyncio", "uvicorn.error")
        spare_collector()
        if self.started and self.ready is not None:
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: Any = None) -> None:
        await self.services.announce_stop()
        await super().shutdown(sockets)


def make_server(config: Config, ready: Callable[[int], None] | None = None) -> Server:
    """`ready` is told the port once connections are taken; port 0 is any free one."""
    app = create_app(config)
    gate = Gate(config.sockets, config.address_sockets, config.rates, config.proxies)
    settings = Settings(
        count_requests(app, gate),
        host=config.host,
        port=config.port,
        backlog=BACKLOG,
        http=Door,
        ws=Wire,
        ws_max_size=MESSAGE_BYTES * 4,
        ws_per_message_deflate=False,  # its tables cost 100 kB a connection and an eighth of the loop's time
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        forwarded_allow_ips=list(config.proxies),
    )
    settings.gate = gate
    settings.request_seconds = config.request_seconds
    services: Services = app.state.services
    return Server(settings, services, ready)


def serve(config: Config, ready: Callable[[int], None] | None = None) -> None:
    make_server(config, ready).run()
