"""Contests of people: who meets whom, what came of it, and why. A contest is a log; all else follows from it."""
