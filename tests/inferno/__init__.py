"""Tests of Inferno."""
