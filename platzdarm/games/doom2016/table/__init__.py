"""What a table of DOOM (2016) needs beyond the rules: its adapter, facts, what is foreseen, positions by hand."""
