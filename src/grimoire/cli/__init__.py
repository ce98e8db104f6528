"""The commands of `grimoire`."""
