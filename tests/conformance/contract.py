"""What goes over the wire held against Discord's own description of it: requests, answers, and the gateway's events.

Where the description is known to be wrong or silent, the documentation wins; those places are in `documented.py`.
"""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.sandbox.rest import Exchange

from .adapted import NAME, adapted, component
from .documented import EVENTS

FIXTURE = Path(__file__).with_name("discord.json")
ANEW = (
    "name it in OPERATIONS of bot/commands/conformance.py, and make the fixture anew:"
    " caravel conformance DESCRIPTION -o tests/conformance/discord.json"
    " (DESCRIPTION: openapi.json of https://github.com/discord/discord-api-spec)"
)
FILES = {f"files[{n}]" for n in range(10)}
MULTIPART, JSON = "multipart/form-data", "application/json"
Json = dict[str, Any]


class Operation:
    """One method on one path: its parameters, its body, its answers."""

    def __init__(self, contract: Contract, item: Json, described: Json) -> None:
        parameters = [*item.get("parameters", []), *described.get("parameters", [])]
        self.in_path = {p["name"]: contract.validator(p["schema"]) for p in parameters if p["in"] == "path"}
        self.query = {p["name"]: p for p in parameters if p["in"] == "query"}
        self.query_checks = {name: contract.validator(p["schema"]) for name, p in self.query.items()}
        body = described.get("requestBody", {})
        self.kinds, self.needs_body = set(body.get("content", {})), body.get("required", False)
        schema = body.get("content", {}).get(JSON, {}).get("schema")
        self.body = None if schema is None else contract.validator(schema)
        self.answers = {
            status: contract.validator(given["content"][JSON]["schema"]) if given.get("content") else None
            for status, given in described["responses"].items()
        }


class Contract:
    """A description, ready to check with; made once a process (`contract()`)."""

    def __init__(self, fixture: Json) -> None:
        self.fixture = adapted(fixture)
        registry = jsonschema_rs.Registry([(NAME, {"components": self.fixture["components"]})])
        self.validator = functools.partial(jsonschema_rs.Draft202012Validator, validate_formats=True, registry=registry)
        self.seen: set[str] = set()
        self._paths = [(path, _pattern(path)) for path in fixture["paths"]]
        # What is written out goes before what is a parameter: @original is no id.
        self._paths.sort(key=lambda known: known[0].count("{"))
        self._made: dict[tuple[str, str], Operation] = {}
        self._events: dict[str, list[tuple[str, Any]]] = {}

    def find(self, method: str, path: str) -> tuple[str, Operation, dict[str, str]] | None:
        """The operation that a request means, and its path's parameters."""
        for known, pattern in self._paths:
            item = self.fixture["paths"][known]
            if method.lower() in item and (found := pattern.fullmatch(path)):
                key = (method, known)
                if key not in self._made:
                    self._made[key] = Operation(self, item, item[method.lower()])
                name = f"{method} {known}"
                self.seen.add(name)
                return name, self._made[key], found.groupdict()
        return None

    def check(self, sent: Exchange) -> list[str]:
        """Everything that is wrong with a request and its answer, each in a line; [] if all is right."""
        found = self.find(sent.method, sent.path)
        if found is None:
            return [f"{sent.method} {sent.path}: no operation of the fixture; if the bot means it, {ANEW}"]
        called, operation, arguments = found
        wrong = [
            f"{name}: {line}"
            for name, value in arguments.items()
            for line in complaints(operation.in_path[name], value)
        ]
        wrong += self._query(operation, sent) + self._body(operation, sent) + self._answer(operation, sent)
        return [f"{called}: {line}" for line in wrong]

    def check_answer(self, sent: Exchange) -> list[str]:
        """What is wrong with the answer alone, for requests that are wrong on purpose."""
        found = self.find(sent.method, sent.path)
        if found is None or any(not found[1].in_path[name].is_valid(value) for name, value in found[2].items()):
            return []
        return [f"{found[0]}: {line}" for line in self._answer(found[1], sent)]

    def _query(self, operation: Operation, sent: Exchange) -> list[str]:
        wrong = []
        for name, text in sent.query.items():
            if name not in operation.query:
                wrong.append(f"query {name}: there is no such parameter")
                continue
            value = _value(self.fixture, operation.query[name]["schema"], text)
            wrong += [f"query {name}: {line}" for line in complaints(operation.query_checks[name], value)]
        needed = [name for name, parameter in operation.query.items() if parameter.get("required")]
        return wrong + [f"query {name}: missing" for name in needed if name not in sent.query]

    def _body(self, operation: Operation, sent: Exchange) -> list[str]:
        if not sent.kind or (not sent.sent and not sent.parts):
            return ["body: missing"] if operation.needs_body else []
        if operation.body is None:
            # What discord.py sends to every DELETE and GET is "{}" at most.
            return [] if sent.sent in (b"", b"{}") else ["body: none is expected"]
        if sent.kind not in operation.kinds:
            return [f"body: {sent.kind} is not taken here"]
        strange = [p for p in sent.parts if p != "payload_json" and p not in FILES]
        wrong = [f"body: there is no part {name}" for name in strange]
        if len(set(sent.parts)) != len(sent.parts):
            wrong.append("body: the same part twice")
        return wrong + [f"body {line}" for line in complaints(operation.body, sent.body)]

    def _answer(self, operation: Operation, sent: Exchange) -> list[str]:
        status = str(sent.status)
        if sent.status == 0 or sent.between or (sent.fault and sent.status >= 500):
            return []  # not answered (yet, or not by Discord), or an injected fault: Discord describes no 5xx
        if status not in operation.answers:
            status = f"{status[0]}XX"
        if status not in operation.answers:
            return [f"answer {sent.status}: such a status is not described"]
        schema = operation.answers[status]
        if schema is None:
            return [] if not sent.given else [f"answer {sent.status}: a body where none is described"]
        return [f"answer {sent.status} {line}" for line in complaints(schema, sent.answer)]

    def event(self, name: str, data: Any) -> list[str]:
        """What is wrong with a gateway event, as far as it is made of described things."""
        if name not in EVENTS:
            return [f"event {name}: say in tests/conformance/documented.py what it is made of"]
        if name not in self._events:
            self._events[name] = [(part.at, self.validator(component(self.fixture, part))) for part in EVENTS[name]]
        return [
            f"event {name} {at} {line}".replace("  ", " ")
            for at, validator in self._events[name]
            for value in _at(data, at.split(".") if at else [])
            for line in complaints(validator, value)
        ]


@functools.cache
def contract() -> Contract:
    """The fixture's contract."""
    return Contract(json.loads(FIXTURE.read_text("utf-8")))


def _pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", path)
    return re.compile("".join(f"(?P<{p}>[^/]+)" if i % 2 else re.escape(p) for i, p in enumerate(parts)))


def _value(fixture: Json, schema: Json, text: str) -> Any:
    """A value of a query as its schema would have it: numbers and truth values are written out there."""
    kind = schema.get("type")
    if kind == "boolean":
        # Discord takes 1 and 0 too, and discord.py sends them.
        return {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
    if kind in ("integer", "number"):
        return int(text) if re.fullmatch(r"-?\d+", text) else text
    return text


def _at(data: Any, path: list[str]) -> list[Any]:
    """The values at a path; "*" is every item of a list, or every value of an object; what is missing is none."""
    if not path:
        return [data]
    step, *rest = path
    if step == "*":
        values = list(data.values()) if isinstance(data, dict) else data
        return [found for value in values for found in _at(value, rest)]
    return _at(data[step], rest) if isinstance(data, dict) and step in data else []


def complaints(validator: Any, value: Any) -> list[str]:
    """What a validator says, in lines that lead to the spot: of alternatives the one that was meant."""
    if validator.is_valid(value):
        return []
    return [line for error in validator.iter_errors(value) for line in _said(error)]


def _said(error: Any) -> list[str]:
    branches = getattr(error.kind, "context", None)
    if branches:
        # The branch that was meant does not fail at its `type`; of several the one that fails least.
        here = list(error.instance_path)
        best = min(branches, key=lambda b: (any(_of_another_kind(e, here) for e in b), len(b)))
        if best:
            return [line for inner in best for line in _said(inner)]
    where, message = error.instance_path, str(error.message)
    return [f"at {'/'.join(map(str, where)) or '.'}: {message if len(message) < 300 else message[:300] + '…'}"]


def _of_another_kind(error: Any, here: list[Any]) -> bool:
    at = list(error.instance_path)
    return at == [*here, "type"] or (at == here and error.kind.name == "type")
