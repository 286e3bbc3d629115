"""Types that content files of every game use."""

from typing import Annotated, Literal

import msgspec

from platzdarm.content.meaning import meaning

Identifier = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9_]*$", max_length=32)]
Origin = Literal["published", "original"]


class Text(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Words in both languages: neither may be missing."""

    en: Annotated[str, msgspec.Meta(min_length=1), meaning("In English.")]
    ru: Annotated[str, msgspec.Meta(min_length=1), meaning("In Russian.")]
