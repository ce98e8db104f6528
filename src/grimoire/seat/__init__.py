"""What one seat is given: the table, the question, what happened; as data with its words. Clients stand on this alone."""
