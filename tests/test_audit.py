"""The audit of what is installed: a finding fails the run, trouble with the network is only said."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

AUDIT = Path(__file__).parent.parent / ".ci" / "audit"
CLEAN = {"name": "aiohttp", "version": "3.10", "vulns": []}
BAD = {"name": "pillow", "version": "1.0", "vulns": [{"id": "PYSEC-1"}]}
UNKNOWN = {"name": "ours", "skip_reason": "not on the index"}


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script as a module, for a folder with something installed in it; it makes no environment of its own."""
    loader = importlib.machinery.SourceFileLoader("audit", str(AUDIT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("audit", loader) or pytest.fail())
    loader.exec_module(module)
    (tmp_path / ".venv/lib/python3.11/site-packages").mkdir(parents=True)
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module.venv, "create", lambda *_, **__: None)
    return module


def answers(monkeypatch: pytest.MonkeyPatch, audit: ModuleType, said: str | Exception, installs: bool = True) -> None:
    def run(command: list[Any], **more: Any) -> subprocess.CompletedProcess[str]:
        assert more["timeout"], "nothing may hold up a run for ever"
        if Path(command[0]).name == "pip":
            if not installs:
                raise subprocess.CalledProcessError(1, command)
            return subprocess.CompletedProcess(command, 0, "", "")
        if isinstance(said, Exception):
            raise said
        return subprocess.CompletedProcess(command, 1, said, "")

    monkeypatch.setattr(audit.subprocess, "run", run)


def found(*packages: dict[str, Any]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


@pytest.mark.parametrize(
    ("said", "ends", "tells"),
    [
        (found(CLEAN), 0, "audited: 1 packages, 0 findings"),
        (found(CLEAN, BAD, UNKNOWN), 1, "VULNERABLE: pillow 1.0: PYSEC-1"),
        (found(UNKNOWN), 0, "NOT AUDITED"),
        (found(), 0, "NOT AUDITED"),
        ("", 0, "NOT AUDITED"),
        ("<html>proxy</html>", 0, "NOT AUDITED"),
        ("[]", 0, "NOT AUDITED"),
        (subprocess.TimeoutExpired("pip-audit", 1), 0, "NOT AUDITED"),
        (OSError("no such program"), 0, "NOT AUDITED"),
    ],
)
def test_a_finding_fails_and_trouble_is_said(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    said: str | Exception, ends: int, tells: str,
) -> None:  # fmt: skip
    answers(monkeypatch, audit, said)
    assert audit.main() == ends
    shown = capsys.readouterr()
    assert tells in shown.out + shown.err


def test_without_the_auditor_it_is_said(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, audit, found(BAD), installs=False)
    assert audit.main() == 0
    assert "NOT AUDITED: the auditor could not be installed" in capsys.readouterr().err
