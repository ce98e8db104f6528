"""The table's server: people and bots at one table, over HTTP and one WebSocket. The log of entries is the truth (ADR 18)."""
