"""The locks: each file by its hash, every dependency among them and in its range, and nobody's address in them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCKS = ("build", "container", "test")
LINE = re.compile(r"([a-z0-9._-]+)==([^ ]+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def locked(lock: str) -> dict[str, str]:
    """Versions by name; fails where a line of the file is anything but a release with hashes."""
    text = (ROOT / ".ci" / f"{lock}.lock").read_text("utf-8")
    found = {m[1]: m[2] for m in LINE.finditer(text)}
    assert LINE.sub("", text) == "" and found
    return {canonicalize_name(name): version for name, version in found.items()}


@pytest.mark.parametrize("lock", LOCKS)
def test_each_release_has_its_hashes(lock: str) -> None:
    assert locked(lock)


@pytest.mark.parametrize(("lock", "extra"), [("container", "postgresql"), ("test", "test")])
def test_every_dependency_is_locked_in_its_range(lock: str, extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(extras[extra] if extra else ())]
    there = locked(lock) | locked("build")
    for line in wanted:
        need = Requirement(line)
        if need.name == project["name"]:  # one of its extras is another, and more
            wanted += [more for name in need.extras for more in extras[name]]
            continue
        assert need.specifier.contains(there[canonicalize_name(need.name)]), line


def test_what_the_tests_run_on_is_what_the_container_has() -> None:
    tested = locked("test")
    assert locked("container").items() <= tested.items()


def test_container_and_ci_use_them_and_the_image_is_named_by_its_digest() -> None:
    said = (ROOT / "Dockerfile").read_text("utf-8")
    images = re.findall(r"^FROM (\S+)", said, re.M)
    assert len(set(images)) == 1 and re.fullmatch(r"python:3\.11-slim@sha256:[0-9a-f]{64}", images[0])
    installs = re.findall(r"pip (?:install|wheel) [^&|\n]+", said.replace("\\\n", " "))
    assert len(installs) == 4 and all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert "!.ci/*.lock" in (ROOT / ".dockerignore").read_text("utf-8").split()
    for script in ("run", "compiled"):
        assert "locked" in (ROOT / ".ci" / script).read_text("utf-8")


def test_nobody_s_address_is_in_them() -> None:
    for path in (ROOT / ".ci").iterdir():
        assert not re.search(r"https?://|file://|\.org\b|\.io\b", path.read_text("utf-8")), path.name
