"""Discord's description made fit for checking: two flaws mended, and a rule of our own that knows no unknown fields."""

from __future__ import annotations

from typing import Any

from .documented import ALSO, INSTEAD, Part

Json = dict[str, Any]
NAME, HERE, OPEN = "urn:discord", "#/components/schemas/", "+open"
WHOLE = {"int32": (-(2**31), 2**31 - 1), "int64": (-(2**63), 2**63 - 1)}


def adapted(fixture: Json) -> Json:
    """The same description, with

    - references by its name in a registry, so that a schema can be checked with wherever it stands,
    - ids that may be whole numbers (an attachment's is its file's number in requests),
    - the widths of numbers as bounds,
    - every object closed: a property that is not described is refused. An `allOf` is closed as a whole, and its parts
      stay open, under names that end in "+open".
    """
    schemas = fixture["components"]["schemas"]
    closed = {name: _closed(_with_more(name, schema), schemas) for name, schema in schemas.items()}
    opened = {name + OPEN: _closed(_with_more(name, schema), schemas, top=False) for name, schema in schemas.items()}
    closed |= {name: schema for name, schema in INSTEAD.items() if name in schemas}
    paths = _in_paths(fixture["paths"], schemas)
    return fixture | {"paths": paths, "components": {"schemas": closed | opened}}


def component(fixture: Json, part: Part) -> Json:
    """What a part of an event must be, of the schemas of an adapted description."""
    if not isinstance(part.schema, str):
        return part.schema
    found = [_changed(fixture["components"]["schemas"][name], part) for name in part.schema.split("|")]
    return found[0] if len(found) == 1 else {"oneOf": found}


def _changed(schema: Json, part: Part) -> Json:
    also = {name.removeprefix("?"): value for name, value in part.also.items()}
    properties = {k: v for k, v in (schema["properties"] | also).items() if k not in part.without}
    needed = {*schema.get("required", []), *(name for name in part.also if name[0] != "?")} - {*part.without}
    return schema | {"properties": properties, "required": sorted(needed)}


def _with_more(name: str, schema: Json) -> Json:
    more = ALSO.get(name)
    return schema | {"properties": schema["properties"] | more} if more else schema


def _in_paths(node: Any, schemas: Json) -> Any:
    if isinstance(node, dict):
        return {
            key: _closed(value, schemas) if key == "schema" else _in_paths(value, schemas)
            for key, value in node.items()
        }
    return [_in_paths(one, schemas) for one in node] if isinstance(node, list) else node


def _closed(schema: Any, schemas: Json, *, top: bool = True) -> Any:
    if not isinstance(schema, dict):
        return schema
    out: Json = {}
    parts = schema.get("allOf", [])
    objects = any(_is_object(one, schemas) for one in parts)
    for key, value in schema.items():
        if key == "$ref":
            out[key] = NAME + value + ("" if top else OPEN)
        elif key == "allOf":
            out[key] = [_closed(one, schemas, top=not objects) for one in value]
        elif key in ("anyOf", "oneOf"):
            out[key] = [_closed(one, schemas) for one in value]
        elif key in ("items", "additionalProperties", "not"):
            out[key] = _closed(value, schemas)
        elif key == "properties":
            out[key] = {name: _closed(one, schemas) for name, one in value.items()}
        else:
            out[key] = value
    if objects and top:
        out["unevaluatedProperties"] = False
    elif top and "properties" in out:
        out.setdefault("additionalProperties", False)
    if schema.get("format") in WHOLE:
        low, high = WHOLE[schema["format"]]
        out |= {"minimum": out.get("minimum", low), "maximum": out.get("maximum", high)}
    return out


def _is_object(schema: Json, schemas: Json) -> bool:
    if "$ref" in schema:
        schema = schemas[schema["$ref"].removeprefix(HERE)]
    return "properties" in schema or any(_is_object(one, schemas) for one in schema.get("allOf", []))
