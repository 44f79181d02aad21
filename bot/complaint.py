"""What ends the program with one line for whoever started it."""

from __future__ import annotations

from pathlib import Path

CANNOT = 78  # exit status of what no restart can cure: whoever starts the program anew may leave it then


class Complaint(Exception):
    """A wrong argument or file: one line for the person at the terminal, and the exit status to end with.

    2 and `CANNOT` are for what stays wrong until somebody changes it, 1 for what may be well at the next start.
    """

    def __init__(self, line: str, status: int = 2) -> None:
        super().__init__(line)
        self.status = status


def contents(path: Path, most: int, what: str) -> bytes:
    """What is in a file that somebody names; raises `Complaint` for what is no file (a pipe would never end), and for
    more than `most` bytes, which is no `what`."""
    try:
        if path.exists() and not path.is_file():
            raise Complaint(f"{path}: not a file", 1)
        if path.stat().st_size > most:
            raise Complaint(f"{path}: too long to be {what}", 1)
        return path.read_bytes()
    except OSError as no:
        raise Complaint(f"{path}: {no.strerror or no}", 1) from no
