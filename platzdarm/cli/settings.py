"""Values of arguments that need a word of explanation when they are wrong."""

from platzdarm.terminal.faults import Fault


def parse_options(pairs: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Fault("error-option", option=pair)
        options[key.strip()] = value.strip()
    return options


def parse_seed(text: str) -> bytes:
    digits = text.strip()
    try:
        seed = bytes.fromhex(digits if len(digits) % 2 == 0 else f"0{digits}")
    except ValueError:
        seed = b""
    if not seed:
        raise Fault("error-seed", seed=text)
    return seed
