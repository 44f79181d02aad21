"""The seat of the Maya city: its turn, dice on its roads, rewards, trade and proposals, passing (Rulebook 002, D)."""
