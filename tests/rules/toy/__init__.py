"""A small game with every difficulty: hidden bids, simultaneous turns, interrupts, free actions, a face-down pile."""
