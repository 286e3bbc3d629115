"""What comes in and goes out, as types. Uncompiled on purpose: msgspec reads them as they stand."""
