"""The commands of the program: one module each, with `add(parser)` and `main(args) -> exit status`.

Modules that begin with an underscore are what several of them share.
"""


class Complaint(Exception):
    """A wrong argument or file: one line for the person at the terminal, and the exit status to end with."""

    def __init__(self, line: str, status: int = 2) -> None:
        super().__init__(line)
        self.status = status
