"""People who come back: what calls them, and what is kept of them."""
