"""French, as phrases."""
