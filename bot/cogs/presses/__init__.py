"""What presses do: a class a subject, a method a word of the ids. `bot/cogs/taps.py` tells which word leads where."""
