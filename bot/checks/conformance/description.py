"""A piece cut out of an OpenAPI description: some operations, the schemas they need, and no word of prose."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

Json = dict[str, Any]
PROSE = {"description", "summary", "title", "example", "examples", "externalDocs", "$comment"}
HERE = "#/components/schemas/"
ONE, MANY, NAMED = ("items", "additionalProperties", "not"), ("allOf", "anyOf", "oneOf"), ("properties",)


def cut(full: Json, operations: Iterable[str], schemas: Iterable[str] = ()) -> Json:
    """The description of these operations ("GET /users/@me") and named schemas; cutting it again changes nothing.

    KeyError where the full description lacks one of them.
    """
    paths: Json = {}
    for operation in operations:
        method, path = operation.split()
        item = full["paths"][path]
        kept = paths.setdefault(path, {})
        if item.get("parameters"):
            kept["parameters"] = [_parameter(p) for p in item["parameters"]]
        kept[method.lower()] = _operation(full, item[method.lower()])
    components: Json = {}
    wanted = {*_refs(paths), *schemas}
    while fresh := wanted - set(components):
        for name in fresh:
            components[name] = _bare(full["components"]["schemas"][name])
            wanted |= set(_refs(components[name]))
    about = {key: full["info"][key] for key in ("title", "version", "license") if key in full["info"]}
    return {"openapi": full["openapi"], "info": about, "paths": paths, "components": {"schemas": components}}


def laid_out(description: Json) -> str:
    """Compact JSON, sorted, with one line for each operation and each schema, so that changes can be read."""

    def compact(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)

    def lines(values: Json, inner: Any = compact) -> str:
        return "{\n" + ",\n".join(f"{compact(key)}:{inner(values[key])}" for key in sorted(values)) + "\n}"

    parts = {key: compact(value) for key, value in description.items()}
    parts["paths"] = lines(description["paths"], lines)
    parts["components"] = '{"schemas":' + lines(description["components"]["schemas"]) + "}"
    return "{\n" + ",\n".join(f"{compact(key)}:{parts[key]}" for key in sorted(parts)) + "\n}\n"


def _operation(full: Json, operation: Json) -> Json:
    out: Json = {"operationId": operation["operationId"]} if "operationId" in operation else {}
    if operation.get("parameters"):
        out["parameters"] = [_parameter(p) for p in operation["parameters"]]
    if "requestBody" in operation:
        content = operation["requestBody"]["content"]
        described = {kind: content[kind] for kind in content if kind != "application/x-www-form-urlencoded"}
        # A form's JSON part is the JSON body; its files need no schema.
        kept = {kind: {} if "application/json" in content and kind != "application/json" else _media(described[kind])
                for kind in described}  # fmt: skip
        out["requestBody"] = {"content": kept, "required": operation["requestBody"].get("required", False)}
    out["responses"] = {}
    for status, answer in operation["responses"].items():
        if "$ref" in answer:
            answer = full["components"]["responses"][answer["$ref"].rsplit("/", 1)[1]]
        kept = {kind: _media(media) for kind, media in answer.get("content", {}).items()}
        out["responses"][status] = {"content": kept} if kept else {}
    return out


def _media(media: Json) -> Json:
    return {"schema": _bare(media["schema"])} if "schema" in media else {}


def _parameter(parameter: Json) -> Json:
    out = {key: parameter[key] for key in ("name", "in", "required") if key in parameter}
    return out | {"schema": _bare(parameter["schema"])}


def _bare(schema: Any) -> Any:
    """A schema without prose; what is chosen from named constants becomes a plain list of them."""
    if not isinstance(schema, dict):
        return schema
    out: Json = {}
    for key, value in schema.items():
        if key in PROSE or key.startswith("x-"):
            continue
        if key in ONE:
            out[key] = _bare(value)
        elif key in MANY:
            out[key] = [_bare(one) for one in value]
        elif key in NAMED:
            out[key] = {name: _bare(one) for name, one in value.items()}
        else:
            out[key] = value
    if "oneOf" in out and "enum" not in out and all(set(one) == {"const"} for one in out["oneOf"]):
        out["enum"] = [one["const"] for one in out.pop("oneOf")]
    return out


def _refs(node: Any) -> Iterator[str]:
    """The names of all schemas a piece refers to."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"].removeprefix(HERE)
        for value in node.values():
            yield from _refs(value)
    elif isinstance(node, list):
        for value in node:
            yield from _refs(value)
