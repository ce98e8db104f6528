"""Contests on the server: a log in the database, a desk for whoever organises, a phone for whoever plays, paper."""
