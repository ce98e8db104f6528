"""Where games are played by the thousand: simulation, checking, measuring."""
