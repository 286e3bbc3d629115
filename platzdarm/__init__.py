"""Platzdarm: tactical board games with every rule enforced and every secret kept."""

__version__ = "0.1.0"
