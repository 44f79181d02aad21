"""What components do: a struct a kind of effect, filled from the data files; rules ask for effects, never for names."""
