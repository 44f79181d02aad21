"""REST: answers to interactions, and their follow-ups as webhooks."""

from __future__ import annotations

from typing import Any

from . import objects
from .interactions import Interaction
from .rest import Call, Routes
from .world import Message

routes = Routes()


@routes("POST", "/interactions/{interaction}/{token}/callback")
def callback(call: Call) -> Any:
    """The single answer."""
    answers = call.parts.answers
    body = call.body if isinstance(call.body, dict) else {}
    it, message = answers.callback(call.arg("interaction"), call.arg("token"), body, call.files)
    if call.request.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    about: dict[str, Any] = {"id": it.id, "type": it.type}
    resource: dict[str, Any] = {"type": body["type"]}
    if message is not None:
        about |= {
            "response_message_id": message.id, "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral_for is not None, "channel_id": message.channel_id,
        }  # fmt: skip
        # A deferred answer has made a message too, but the description of the API gives it no resource.
        resource["message"] = objects.message(call.parts.world, message)
    out: dict[str, Any] = {"interaction": about}
    if message is not None and not message.loading:
        out["resource"] = resource
    return out


def _hook(call: Call) -> Interaction:
    return call.parts.answers.hook(call.arg("application"), call.arg("token"))


def _message(call: Call, it: Interaction) -> Message:
    return call.parts.answers.hook_message(it, call.arg("message"))


@routes("POST", "/webhooks/{application}/{token}")
def follow_up(call: Call) -> Any:
    """A further message."""
    message = call.parts.answers.follow_up(_hook(call), call.body, call.files)
    return objects.message(call.parts.world, message)


@routes("GET", "/webhooks/{application}/{token}/messages/{message}")
def fetch(call: Call) -> Any:
    """@original or a follow-up."""
    return objects.message(call.parts.world, _message(call, _hook(call)))


@routes("PATCH", "/webhooks/{application}/{token}/messages/{message}")
def edit(call: Call) -> Any:
    """Change @original or a follow-up."""
    it = _hook(call)
    message = call.parts.answers.hook_edit(it, _message(call, it), call.body, call.files)
    return objects.message(call.parts.world, message)


@routes("DELETE", "/webhooks/{application}/{token}/messages/{message}")
def delete(call: Call) -> None:
    """Take @original or a follow-up away."""
    it = _hook(call)
    call.parts.answers.hook_delete(it, _message(call, it))
