"""People: guests, accounts with a password, sessions of browsers, tokens of programs."""

import asyncio
import re
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from platzdarm.server.problems import Problem
from platzdarm.server.security import new_code
from platzdarm.server.store import people
from platzdarm.server.store.people import NameTaken
from platzdarm.server.store.rows import SESSION, TOKEN, Key, Person
from platzdarm.server.store.store import Store
from platzdarm.server.tables.table import now_ms

COOKIE = "platzdarm_session"
KEPT_DAYS = 120  # a session or token that is not used for so long ends
KEPT_MS = KEPT_DAYS * 86_400_000
TOUCH_MS = 3_600_000
MOST_TOKENS = 20
NAME = re.compile(r"\w(?:[\w .'-]{0,22}\w)?")
AT_ONCE = 2  # passwords that are checked at the same time: each takes 64 MB for a moment


@dataclass(frozen=True)
class Caller:
    """Who asks, and with which key; a cookie is sent by browsers unasked, so it needs further proof."""

    person: Person
    key: Key
    by_cookie: bool


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def fold(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not NAME.fullmatch(name):
        raise Problem("bad_request", "bad-name")
    return name


def secret_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[str, bool]:
    """The secret that a request carries, and whether it rides on a cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip(), False
    return cookies.get(COOKIE, ""), True


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""  # a hash that is checked where there is no such account, so that the time tells nothing

    async def recognise(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Caller | None:
        secret, by_cookie = secret_of(headers, cookies)
        if not 16 <= len(secret) <= 128:
            return None
        now = now_ms()
        known = await self.store.read(people.key_holder, digest(secret), now - KEPT_MS)
        if known is None or (known.key.kind == SESSION) != by_cookie:
            return None
        if now - known.key.seen > TOUCH_MS:
            await self.store.write(people.touch_key, known.key.id, now)
        return Caller(known.person, known.key, by_cookie)

    # -- becoming somebody ------------------------------------------------------------------------------------

    async def add_guest(self, name: str | None, browser: str) -> tuple[Caller, str]:
        """A new guest and the secret of his session."""
        number = secrets.token_hex(2).upper()
        person = Person(new_code(9), checked_name(name) if name else f"Guest {number}", now_ms())
        key, secret = self.new_key(person.id, SESSION, browser)
        try:
            await self.store.write(people.add_person, person, key)
        except NameTaken:
            raise Problem("conflict", "name-taken") from None
        return Caller(person, key, True), secret

    async def register(
        self, caller: Caller | None, name: str, password: str, browser: str
    ) -> tuple[Caller, str | None]:
        """An account; a guest becomes it and keeps his tables and his session."""
        name = checked_name(name)
        hashed = await self.hashed(password)
        try:
            if caller is not None and caller.person.guest:
                await self.store.write(people.promote, caller.person.id, name, fold(name), hashed)
                return replace(caller, person=replace(caller.person, name=name, handle=fold(name))), None
            person = Person(new_code(9), name, now_ms(), fold(name), hashed)
            key, secret = self.new_key(person.id, SESSION, browser)
            await self.store.write(people.add_person, person, key)
        except NameTaken:
            raise Problem("conflict", "name-taken") from None
        return Caller(person, key, True), secret

    async def sign_in(self, name: str, password: str, browser: str) -> tuple[Caller, str]:
        person = await self.store.read(people.person_by_handle, fold(" ".join(name.split())))
        if person is None and not self.nobody:
            self.nobody = await self.hashed(secrets.token_hex(16))
        stored = person.password if person is not None else None
        if not await self.fits(stored or self.nobody, password) or person is None:
            raise Problem("unauthorised", "wrong-password")
        key, secret = self.new_key(person.id, SESSION, browser)
        await self.store.write(people.add_key, key)
        return Caller(person, key, True), secret

    async def hashed(self, password: str) -> str:
        async with self.gate:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, stored: str, password: str) -> bool:
        try:
            async with self.gate:
                return await asyncio.to_thread(self.hasher.verify, stored, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    # -- keys -------------------------------------------------------------------------------------------------

    def new_key(self, person: str, kind: str, name: str) -> tuple[Key, str]:
        secret = new_code(32)
        now = now_ms()
        return Key(new_code(9), kind, digest(secret), person, name[:80], now, now), secret

    async def add_token(self, caller: Caller, name: str) -> tuple[Key, str]:
        if await self.store.read(people.count_keys, caller.person.id, TOKEN) >= MOST_TOKENS:
            raise Problem("too_many", "too-many-tokens", most=MOST_TOKENS)
        key, secret = self.new_key(caller.person.id, TOKEN, name)
        await self.store.write(people.add_key, key)
        return key, secret

    async def keys(self, caller: Caller, kind: str) -> list[Key]:
        return await self.store.read(people.keys_of, caller.person.id, kind)

    async def end_key(self, caller: Caller, key: str, kind: str) -> None:
        if not await self.store.write(people.end_key, caller.person.id, key, kind):
            raise Problem("not_found", "no-key")

    async def save_settings(self, caller: Caller, settings: dict[str, Any]) -> None:
        await self.store.write(people.save_settings, caller.person.id, settings)
