"""The `platzdarm` command: one module a command, every text from the catalogues."""
