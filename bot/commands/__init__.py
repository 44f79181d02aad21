"""The commands of the program, a module each: its docstring is the help; `add(parser)` and `main(args)`."""
