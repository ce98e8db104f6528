"""English, as phrases."""
