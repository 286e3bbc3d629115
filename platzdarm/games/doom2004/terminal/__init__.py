"""The tools of Doom (2004) on the command line."""
