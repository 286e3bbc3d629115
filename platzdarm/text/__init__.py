"""Words: catalogues in both languages, and our rules texts."""
