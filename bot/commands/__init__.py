"""The commands of the program: one module each, with `add(parser)` and `main(args) -> exit status`.

The module that begins with an underscore reads the arguments that several of them share.
"""
