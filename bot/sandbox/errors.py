"""Discord's refusals: one exception, and the codes this server answers with (HTTP status and Discord's own words)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection
from typing import Any, ParamSpec

P = ParamSpec("P")

CODES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20028: (429, "The write action you are performing on the channel has hit the write rate limit."),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40333: (403, "internal network error"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50068: (400, "Invalid message type"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class ApiError(Exception):
    """A request refused; becomes ``{"code", "message", "errors"?}`` with the status."""

    def __init__(
        self, code: int, *, status: int | None = None, message: str | None = None, errors: Any = None, **more: Any
    ) -> None:
        known_status, known_message = CODES.get(code, (400, "Unknown error"))
        self.code, self.status, self.message = code, status or known_status, message or known_message
        self.body: dict[str, Any] = {"message": self.message, "code": code, **more}
        self.headers: dict[str, str] = {}
        if errors is not None:
            self.body["errors"] = errors
        if self.status == 429:
            # Discord's clients read retry_after from every 429, the ones with a code of their own too.
            self.body.setdefault("retry_after", 1.0)
            self.body.setdefault("global", False)
        super().__init__(f"{self.status} {code}: {self.message}")


def not_a_model() -> ApiError:
    """The refusal of a body (or a part of one) that is not of the right kind at all."""
    complaint = {"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries may be used in a ModelType"}
    return ApiError(50035, errors={"_errors": [complaint]})


def well_formed(check: Callable[P, None]) -> Callable[P, None]:
    """For a validator: what it stumbles over (a number where an object should be) is refused as well."""

    @functools.wraps(check)
    def checked(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            check(*args, **kwargs)
        except (AttributeError, KeyError, TypeError):
            raise not_a_model() from None

    return checked


class Form:
    """Collects what is wrong with a request body and refuses it with 50035, nested as Discord nests it."""

    def __init__(self, emojis: Collection[str] = ()) -> None:
        self.errors: dict[str, Any] = {}
        self.emojis = emojis  # ids of those that the application has

    def wrong(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note one complaint about the field at ``path``. Of a field that is wrong as a whole no parts are told."""
        node = self.errors
        for step in path:
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        complaints = node.get("_errors", [])
        node.clear()
        node["_errors"] = [*complaints, {"code": code, "message": message}]

    def required(self, path: tuple[str | int, ...]) -> None:
        """Note that a field is missing."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> bool:
        """Check that a text has so many characters; True if it has."""
        if isinstance(value, str):
            return self._sized(path, value, low, high)
        self.wrong(path, "BASE_TYPE_BAD_TYPE", "Could not interpret value as string.")
        return False

    def length(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> bool:
        """Check that a list has so many items; True if it has."""
        if isinstance(value, list):
            return self._sized(path, value, low, high)
        self.wrong(path, "BASE_TYPE_BAD_TYPE", "Only iterables may be used in a ListType.")
        return False

    def _sized(self, path: tuple[str | int, ...], value: str | list[Any], low: int, high: int) -> bool:
        if low <= len(value) <= high:
            return True
        if low == 1 and not value:
            self.required(path)
        elif low == 0:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return False

    def number(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> bool:
        """Check a whole number against its bounds; True if it is fine."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        else:
            return True
        return False

    def choice(self, path: tuple[str | int, ...], value: Any, allowed: Any) -> bool:
        """Check that a value is one of those allowed; True if it is."""
        if not isinstance(value, (bool, list, dict)) and value in allowed:  # True is no 1 on the wire
            return True
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(str(x) for x in sorted(allowed))}}}.")
        return False

    def done(self) -> None:
        """Refuse the body if anything was noted."""
        if self.errors:
            raise ApiError(50035, errors=self.errors)
