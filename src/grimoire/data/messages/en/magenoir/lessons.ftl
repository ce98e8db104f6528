# Lessons: hints for what no step speaks of.

lesson-hint-verb-trade = Trading comes later; you have what you need.
