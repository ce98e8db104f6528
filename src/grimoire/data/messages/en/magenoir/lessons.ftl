# Lessons: hints for what no step speaks of.

hint-trade = Trading comes later; you have what you need.
