"""The rules of DOOM (2016): one chapter (or a few that belong together) a module; docs/doom2016.md lists them."""
