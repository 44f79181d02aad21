"""Shapes of play that no single game owns: each as a few frames, to show that the kernel carries it."""
