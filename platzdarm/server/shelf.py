"""Answers that are the same for everybody: made and packed once, off the event loop, and known by a tag."""

import asyncio
import gc
import gzip
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

ASK_AGAIN = "no-cache"
WORTH_PACKING = 1000


@dataclass(frozen=True)
class File:
    """`kind` is without a charset, which the framework adds to texts."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    keep: str


def make_file(kind: str, plain: bytes, keep: str = ASK_AGAIN) -> File:
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) > WORTH_PACKING else None
    if packed is not None and len(packed) > len(plain) * 0.9:
        packed = None
    return File(kind, plain, packed, f'"{blake2b(plain, digest_size=8).hexdigest()}"', keep)


class Shelf:
    """What was made stays; who asks while it is being made waits for the same."""

    def __init__(self) -> None:
        self.files: dict[tuple[str, ...], asyncio.Future[File]] = {}

    def clear(self) -> None:
        """What lies here was made of something that has changed."""
        self.files.clear()

    async def take(self, make: Callable[..., File], *args: Any) -> File:
        key = (make.__name__, *(str(arg) for arg in args if isinstance(arg, str)))
        if key not in self.files or (self.files[key].done() and self.files[key].exception() is not None):
            self.files[key] = asyncio.ensure_future(asyncio.to_thread(made_for_good, make, *args))
        return await asyncio.shield(self.files[key])


def made_for_good(make: Callable[..., File], *args: Any) -> File:
    """What was loaded on the way, catalogues above all, stays too: the garbage collector need not go through it."""
    file = make(*args)
    gc.freeze()
    return file
