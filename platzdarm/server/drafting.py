"""What makers of content begin with: samples, what comes with a game, and files from their own disks as data."""

from base64 import b64decode

import msgspec

from platzdarm.content.files import parse
from platzdarm.content.making import MAKING, Making
from platzdarm.content.packs import File, pack_of, text_of, zipped_files
from platzdarm.games.discovery import part
from platzdarm.server.messages.drafts import MakerKit, OpenedFile, OpenedPack
from platzdarm.server.problems import Problem


def making_of(game: str) -> Making:
    module: Making = part(game, MAKING)
    return module


# -- files --------------------------------------------------------------------------------------------------------


def open_pack(name: str, data: str) -> bytes:
    """An `OpenedPack` as JSON, of a zip or of a single file."""
    try:
        content = b64decode(data, validate=True)
    except ValueError:  # also what is no ASCII at all
        raise Problem("bad_request", "no-base64") from None
    if name.lower().endswith(".zip"):
        pack = pack_of(zipped_files(content, name), name)
        return msgspec.json.encode(OpenedPack(pack.manifest, [opened(file) for file in pack.files]))
    return msgspec.json.encode(OpenedPack(None, [opened((name, text_of(content, name)))]))


def opened(file: File) -> OpenedFile:
    name, text = file
    return OpenedFile(name, text, parse(text, name))


def kit_of(game: str) -> MakerKit:
    making = making_of(game)
    return MakerKit(opened(making.sample()), [opened(file) for file in making.published()], making.parts())
