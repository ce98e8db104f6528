"""What outlives the process: tables, their migrations, and the few ways in which they are read and written."""
