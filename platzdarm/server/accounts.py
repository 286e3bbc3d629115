"""People: guests, accounts with a password, sessions of browsers, tokens of programs."""

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from platzdarm.server.limits import Limits
from platzdarm.server.names import checked_name, fold, look_of
from platzdarm.server.passwords import check_password
from platzdarm.server.problems import Problem
from platzdarm.server.security import new_code
from platzdarm.server.store import deeds, people
from platzdarm.server.store.people import Known, NameTaken
from platzdarm.server.store.rows import SESSION, TOKEN, Key, Person
from platzdarm.server.store.store import Store
from platzdarm.server.tables.table import now_ms
from platzdarm.text.words import Words

P = ParamSpec("P")
T = TypeVar("T")

COOKIE = "platzdarm_session"
KEPT_DAYS = 120  # a session or token that is not used for so long ends
KEPT_MS = KEPT_DAYS * 86_400_000
TOUCH_MS = 3_600_000
MOST_TOKENS = 20
MOST_WAITING = 30  # passwords that wait to be checked: one at a time, for each takes 64 MB and a tenth of a second
POLITENESS = 15  # of the thread that does it: where cores are short, the tables come first


@dataclass(frozen=True)
class Caller:
    """Who asks, and with which key; a cookie is sent by browsers unasked, so it needs further proof."""

    person: Person
    key: Key
    by_cookie: bool


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def secret_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[str, bool]:
    """The secret that a request carries, and whether it rides on a cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip(), False
    return cookies.get(COOKIE, ""), True


def be_polite() -> None:
    """Linux has a priority for each thread; those that argon2 starts for its lanes inherit it."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


class Accounts:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.hasher = PasswordHasher()
        self.hashing = ThreadPoolExecutor(1, "passwords", be_polite)
        self.waiting = 0
        self.nobody = ""  # a hash that is checked where there is no such account, so that the time tells nothing

    async def recognise(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Caller | None:
        """Who was banned is nobody, and may look on like anybody."""
        known = await self.holder(headers, cookies)
        if known is None or known.banned:
            return None
        now = now_ms()
        if now - known.key.seen > TOUCH_MS:
            await self.store.write(people.touch_key, known.key.id, now)
        return Caller(known.person, known.key, known.key.kind == SESSION)

    async def holder(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Known | None:
        secret, by_cookie = secret_of(headers, cookies)
        if not 16 <= len(secret) <= 128:
            return None
        known = await self.store.read(people.key_holder, digest(secret), now_ms() - KEPT_MS)
        return known if known is not None and (known.key.kind == SESSION) == by_cookie else None

    async def refusal(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Problem:
        """What is told to whom nobody recognises and who must be somebody."""
        known = await self.holder(headers, cookies)
        banned = known is not None and known.banned
        return Problem("forbidden", "banned") if banned else Problem("unauthorised", "sign-in")

    async def check_welcome(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> None:
        """Whoever was banned does not become somebody else with the same browser."""
        refusal = await self.refusal(headers, cookies)
        if refusal.code == "forbidden":
            raise refusal

    # -- becoming somebody ------------------------------------------------------------------------------------

    async def add_guest(self, name: str | None, browser: str, words: Words) -> tuple[Caller, str]:
        """A new guest and the secret of his session; who gives no name has one in his own language."""
        called = checked_name(name) if name else words.say("guest-name", sign=secrets.token_hex(2).upper())
        person = Person(new_code(9), called, now_ms(), look=look_of(called))
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
        check_password(password, name)
        hashed = await self.hashed(password)
        try:
            if caller is not None and caller.person.guest:
                await self.store.write(people.promote, caller.person.id, name, fold(name), look_of(name), hashed)
                return replace(caller, person=replace(caller.person, name=name, handle=fold(name))), None
            person = Person(new_code(9), name, now_ms(), fold(name), hashed, look=look_of(name))
            key, secret = self.new_key(person.id, SESSION, browser)
            await self.store.write(people.add_person, person, key)
        except NameTaken:
            raise Problem("conflict", "name-taken") from None
        return Caller(person, key, True), secret

    async def sign_in(self, name: str, password: str, browser: str) -> tuple[Caller, str]:
        handle = fold(" ".join(name.split()))
        self.limits.check("account", handle)  # who guesses from many addresses is as slow as from one
        person = await self.store.read(people.person_by_handle, handle)
        if person is None and not self.nobody:
            self.nobody = await self.hashed(secrets.token_hex(16))
        stored = person.password if person is not None else None
        if not await self.fits(stored or self.nobody, password) or person is None:
            raise Problem("unauthorised", "wrong-password")
        if await self.store.read(deeds.ban_of, person.id) is not None:
            raise Problem("forbidden", "banned")
        key, secret = self.new_key(person.id, SESSION, browser)
        await self.store.write(people.add_key, key)
        return Caller(person, key, True), secret

    async def change_password(self, caller: Caller, old: str, new: str) -> list[str]:
        """All other sessions and all tokens of the account end. Gives their ids."""
        person = caller.person
        if person.password is None or person.handle is None:
            raise Problem("forbidden", "accounts-only")
        self.limits.check("account", person.handle)
        if not await self.fits(person.password, old):
            raise Problem("forbidden", "wrong-password")
        check_password(new, person.name)
        return await self.store.write(people.change_password, person.id, await self.hashed(new), caller.key.id)

    async def hashed(self, password: str) -> str:
        return await self.work_out(self.hasher.hash, password)

    async def fits(self, stored: str, password: str) -> bool:
        try:
            return await self.work_out(self.hasher.verify, stored, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def work_out(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """In the polite thread."""
        if self.waiting >= MOST_WAITING:
            raise Problem("too_many", "too-fast")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.hashing, work, *args)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.hashing.shutdown(wait=False, cancel_futures=True)

    # -- keys -------------------------------------------------------------------------------------------------

    def new_key(self, person: str, kind: str, name: str) -> tuple[Key, str]:
        secret = new_code(32)
        now = now_ms()
        return Key(new_code(9), kind, digest(secret), person, name[:80], now, now), secret

    async def add_token(self, caller: Caller, name: str) -> tuple[Key, str]:
        key, secret = self.new_key(caller.person.id, TOKEN, name)
        if not await self.store.write(people.add_key_within, key, MOST_TOKENS):
            raise Problem("too_many", "too-many-tokens", most=MOST_TOKENS)
        return key, secret

    async def keys(self, caller: Caller, kind: str) -> list[Key]:
        return await self.store.read(people.keys_of, caller.person.id, kind)

    async def end_key(self, caller: Caller, key: str, kind: str) -> None:
        if not await self.store.write(people.end_key, caller.person.id, key, kind):
            raise Problem("not_found", "no-key")

    async def save_settings(self, caller: Caller, settings: dict[str, Any]) -> None:
        await self.store.write(people.save_settings, caller.person.id, settings)
