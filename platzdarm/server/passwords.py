"""Which passwords are too easy to guess. Whoever guesses begins with these."""

from platzdarm.server.names import fold, look_of
from platzdarm.server.problems import Problem

FEWEST_SIGNS = 5  # different ones
# Our own small list: words that people choose, in both languages and as they come out on the other keyboard.
COMMON = """
password passwords passwort letmein welcome iloveyou sunshine princess football baseball superman batman dragon
monkey master shadow michael jordan killer trustno hunter qwerty qwertyuiop asdfghjkl zxcvbnm qwertyui asdfgh
qazwsx qazwsxedc qweasd qweasdzxc abcdefgh abcdefghi administrator changeme computer internet starwars whatever
secret mysecret default guest platzdarm neuroshima doomguy boardgame demon marine
пароль пароли любовь люблю привет солнышко наташа марина йцукен йцукенгш фывапролд ячсмитьб космос спартак зенит
россия москва плацдарм нейрошима gfhjkm ghbdtn yfnfif cjkysirj ljdthbt
"""
WORDS = frozenset(COMMON.split())
RUNS = ("0123456789012345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm")


def check_password(password: str, name: str) -> None:
    """Length is checked with the message; here is what makes a long one weak."""
    plain = fold(password)
    letters = plain.strip("0123456789!?.,_-+*#@$ ")
    weak = (
        len(set(plain)) < FEWEST_SIGNS
        or letters in WORDS
        or any(plain in run or plain[::-1] in run for run in RUNS)
        or look_of(name) in (look_of(password), look_of(letters))
    )
    if weak:
        raise Problem("bad_request", "weak-password")
