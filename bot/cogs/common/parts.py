"""What commands and presses work with; made once, by the composition root."""

from __future__ import annotations

from typing import NamedTuple

from bot.ui.desk import Desks
from bot.ui.posts.frontend import Frontend

from .answers import Answers
from .help_answers import HelpAnswers
from .why_answers import WhyAnswers


class Parts(NamedTuple):
    """The service with its words and pictures, the desks, and the answers that several ways lead to."""

    frontend: Frontend
    desks: Desks
    answers: Answers
    help: HelpAnswers
    why: WhyAnswers


def parts_of(frontend: Frontend) -> Parts:
    desks = Desks(frontend)
    return Parts(frontend, desks, Answers(frontend, desks), HelpAnswers(frontend, desks), WhyAnswers(frontend))
