"""Which verb goes with which moment: a sentence that the rules would never carry out is refused when it is read."""

from collections.abc import Iterator
from typing import Any

from platzdarm.games.doom2016.content.building import Files, file_of
from platzdarm.kernel.errors import ContentError

AS_IT_STANDS = ("passive",)
WHEN_PLAYED = ("on_play",)
# verb -> the moments at which it does something
ONLY_AT: dict[str, tuple[str, ...]] = {
    "activations": AS_IT_STANDS,
    "add_dice": ("before_roll",),
    "add_hits": ("before_roll", "while_attacking"),
    "add_range": ("before_roll",),
    "add_shields": ("while_defending",),
    "ally_gain_mp": ("ally_start_activation",),
    "attack_again": ("after_attack",),
    "attack_each": ("instead_of_attack",),
    "cancel_shields": ("while_attacking",),
    "cancel_stun": ("when_stunned",),
    "dodge": ("while_defending",),
    "doors_free": AS_IT_STANDS,
    "extra_health": AS_IT_STANDS,
    "extra_main": AS_IT_STANDS,
    "first_card": ("status_phase",),
    "forbid_glory_kill": ("while_defending",),
    "grenade_range": AS_IT_STANDS,
    "hand_limit": AS_IT_STANDS,
    "ignore_cover": ("before_roll",),
    "immune_stun": AS_IT_STANDS,
    "keep_in_play": WHEN_PLAYED,
    "lower_stagger": ("passive", "while_attacking", "after_attack"),
    "main_actions": AS_IT_STANDS,
    "mark": ("while_attacking", "after_attack"),
    "next_add_dice": WHEN_PLAYED,
    "next_reroll": WHEN_PLAYED,
    "place_grenade": WHEN_PLAYED,
    "push": ("after_attack",),
    "redraw_defence": ("while_attacking",),
    "reroll_dice": ("while_attacking",),
    "scavenge": ("on_pickup",),
    "set_die": ("while_attacking",),
    "slip_past_enemies": AS_IT_STANDS,
    "start_with_weapon": ("setup",),
    "take_attack": ("declared",),
    "take_back": WHEN_PLAYED,
}
# moment -> the only verbs that it knows
ONLY_THESE: dict[str, tuple[str, ...]] = {
    "passive": tuple(verb for verb, moments in ONLY_AT.items() if "passive" in moments),
    "setup": ("start_with_weapon",),
    "on_pickup": ("scavenge",),
    "on_gain": ("heal",),
    "instead_of_attack": ("attack_each",),
    "declared": ("take_attack",),
    "on_play": (
        *(verb for verb, moments in ONLY_AT.items() if moments == WHEN_PLAYED),
        *("damage", "draw", "fly"),
    ),
}


def check_sentences(entries: dict[str, Any], files: Files) -> None:
    for kind, names, effects in holders(entries):
        for number, effect in enumerate(effects):
            entry = ", ".join(f"'{name}'" for name in names)
            place = f"{file_of(files, kind, names[0])}: entry {entry}"
            known = ONLY_AT.get(effect.do)
            if known is not None and effect.when not in known:
                raise ContentError(
                    f"{place}, field effects[{number}]: '{effect.do}' goes with {', '.join(known)}, not '{effect.when}'"
                )
            verbs = ONLY_THESE.get(effect.when)
            if verbs is not None and effect.do not in verbs:
                raise ContentError(
                    f"{place}, field effects[{number}]: '{effect.when}' goes with {', '.join(verbs)}, not '{effect.do}'"
                )


def holders(entries: dict[str, Any]) -> Iterator[tuple[str, list[str], Any]]:
    """All lists of effects: the kind of entry, the ids that lead to it, the list."""
    for kind in ("classes", "glory_kills", "squads"):
        for entry in entries[kind]:
            yield kind, [entry.id], entry.effects
    for kind, parts in (("weapons", "cards"), ("events", "cards"), ("demons", "abilities")):
        for entry in entries[kind]:
            for part in getattr(entry, parts):
                yield kind, [entry.id, part.id], part.effects
