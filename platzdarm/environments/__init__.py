"""Games for programs that learn: environments of PettingZoo and Gymnasium, many at once, and data sets of records.

They need the extra `learning` (numpy, gymnasium, pettingzoo). docs/bots.md says how they are used.
"""

try:
    import gymnasium  # noqa: F401 - asked for here, so that what is missing is told with its remedy
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"platzdarm.environments needs {missing.name}: install the extra `learning`, for example with"
        " pip install 'platzdarm[learning]'",
        name=missing.name,
    ) from None
