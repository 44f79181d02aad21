"""What is in the box of Cooper Island."""
