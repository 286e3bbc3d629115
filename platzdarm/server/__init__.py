"""The server: people, tables, records; HTTP and one WebSocket; SQLite, or PostgreSQL when several processes share."""
