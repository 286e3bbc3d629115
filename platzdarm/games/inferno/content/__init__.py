"""The content files of Inferno: read, checked, and made into what the rules use."""
