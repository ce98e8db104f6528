"""Players that are programs: they get a view, the options and a sampler, never a position."""
