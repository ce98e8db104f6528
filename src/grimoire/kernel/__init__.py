"""What every game shares: decisions, frames, events, chance, views and records."""
