"""`caravel conformance`: what of a description becomes the fixture."""

import json
import random
from pathlib import Path

import pytest

from bot import cli
from bot.checks.conformance.description import PROSE, cut, laid_out
from bot.commands.conformance import OPERATIONS, SCHEMAS

FOLDER = Path(__file__).parents[1] / "conformance"
FIXTURE = FOLDER / "discord.json"


def described(schema):
    content = {"application/json": {"schema": schema}, "application/x-www-form-urlencoded": {"schema": schema}}
    return {
        "summary": "Says hello", "description": "At length.", "operationId": "hello", "tags": ["x"],
        "parameters": [{"name": "loud", "in": "query", "description": "How", "schema": {"type": "boolean"}}],
        "requestBody": {"content": content | {"multipart/form-data": {"schema": schema}}, "required": True},
        "responses": {
            "200": {"description": "Well", "headers": {}, "content": {"application/json": {"schema": schema}}},
            "4XX": {"$ref": "#/components/responses/No"}, "204": {"description": "Nothing"},
        },
    }  # fmt: skip


def ref(name):
    return {"$ref": f"#/components/schemas/{name}"}


NO = {"description": "No", "content": {"application/json": {"schema": ref("No")}}}
FULL = {
    "openapi": "3.1.0",
    "info": {"title": "T", "version": "1", "license": {"name": "MIT"}, "description": "A long story"},
    "paths": {
        "/hello": {
            "parameters": [{"name": "who", "in": "path", "required": True, "schema": ref("Id")}],
            "post": described(ref("Hello")),
            "get": described(ref("Unused")),
        },
        "/other": {"get": described(ref("Unused"))},
    },
    "components": {
        "schemas": {
            "Id": {"type": "string", "description": "An id"},
            "Hello": {
                "type": "object", "title": "Hello",
                "properties": {
                    "description": {"type": "string", "description": "Told"}, "title": {"type": "string"},
                    "kind": {"$ref": "#/components/schemas/Kind", "description": "Which"},
                },
            },
            "Kind": {"type": "integer", "oneOf": [{"title": "A", "const": 1}, {"title": "B", "const": 2}]},
            "No": {"type": "object", "examples": [{}]},
            "Event": {"type": "array", "items": ref("Id")},
            "Unused": {"type": "string"},
        },
        "responses": {"No": NO},
    },
}  # fmt: skip


def test_only_what_is_used_stays_and_no_prose():
    body = {"schema": ref("Hello")}
    assert cut(FULL, ["POST /hello"], ["Event"]) == {
        "openapi": "3.1.0",
        "info": {"title": "T", "version": "1", "license": {"name": "MIT"}},
        "paths": {
            "/hello": {
                "parameters": [{"name": "who", "in": "path", "required": True, "schema": ref("Id")}],
                "post": {
                    "operationId": "hello",
                    "parameters": [{"name": "loud", "in": "query", "schema": {"type": "boolean"}}],
                    "requestBody": {"content": {"application/json": body, "multipart/form-data": {}}, "required": True},
                    "responses": {
                        "200": {"content": {"application/json": body}},
                        "204": {},
                        "4XX": {"content": {"application/json": {"schema": ref("No")}}},
                    },
                },
            }
        },
        "components": {
            "schemas": {
                "Id": {"type": "string"},
                "Hello": {
                    "type": "object",
                    "properties": {
                        "description": {"type": "string"},
                        "title": {"type": "string"},
                        "kind": ref("Kind"),
                    },
                },
                "Kind": {"type": "integer", "enum": [1, 2]},
                "No": {"type": "object"},
                "Event": {"type": "array", "items": ref("Id")},
            }
        },
    }


def shuffled(value):
    """The same, its keys in another order."""
    if isinstance(value, dict):
        keys = random.Random(3).sample(sorted(value), len(value))
        return {key: shuffled(value[key]) for key in keys}
    return [shuffled(one) for one in value] if isinstance(value, list) else value


def test_the_same_bytes_from_the_same_description():
    text = laid_out(cut(FULL, ["POST /hello"], ["Event"]))
    assert laid_out(cut(shuffled(FULL), ["POST /hello"], ["Event"])) == text
    assert laid_out(cut(json.loads(text), ["POST /hello"], ["Event"])) == text


def test_the_fixture_is_what_the_command_makes(tmp_path, capsys):
    """A cut of the cut is the cut: so the fixture holds all that is needed, and nothing else."""
    out = tmp_path / "again.json"
    assert cli.main(["conformance", str(FIXTURE), "-o", str(out)]) == 0
    assert out.read_bytes() == FIXTURE.read_bytes()
    assert f"{len(OPERATIONS)} operations" in capsys.readouterr().out
    assert list(OPERATIONS) == sorted(OPERATIONS, key=lambda o: (o.split()[1], o)) and list(SCHEMAS) == sorted(SCHEMAS)


def keys_of_schemas(schema):
    for key, value in schema.items():
        yield key
        inner = value.values() if key == "properties" else value if isinstance(value, list) else [value]
        for one in inner:
            if isinstance(one, dict):
                yield from keys_of_schemas(one)


def test_the_fixture_has_its_licence_and_no_prose():
    licence = (FOLDER / "LICENSE").read_text("utf-8")
    assert licence.startswith("MIT License") and "Discord" in licence
    schemas = json.loads(FIXTURE.read_text("utf-8"))["components"]["schemas"]
    found = {key for schema in schemas.values() for key in keys_of_schemas(schema)}
    assert "properties" in found and not found & PROSE


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "No such file"),
        ("{", "not JSON"),
        ("[]", "not an OpenAPI description"),
        ('{"paths": {}}', f"does not describe {OPERATIONS[0]}"),
        (json.dumps({"paths": {o.split()[1]: {m: {} for m in ("get", "put", "post", "patch", "delete")}
                               for o in OPERATIONS}}), "a broken one"),
    ],
)  # fmt: skip
def test_what_is_no_description_is_refused_in_one_line(tmp_path, capsys, text, told):
    full, out = tmp_path / "openapi.json", tmp_path / "fixture.json"
    if text is not None:
        full.write_text(text, "utf-8")
    assert cli.main(["conformance", str(full), "-o", str(out)]) == 1
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1 and not out.exists()
