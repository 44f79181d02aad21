"""The build backend that `pyproject.toml` names: setuptools, which compiles the hot modules where CARAVEL_COMPILE=1.

Folders instead of the 1 (`bot/rules bot/games/boonlake`) compile only what is below them. Cython makes C of the modules
as they are (its pure mode). Their sources are installed beside the compiled ones, which come first where both are
there: whoever edits a module of an editable install builds it anew, or installs without the variable, which takes the
compiled ones away. Without a compiler, and where a module cannot be compiled, Python runs it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import setuptools
from setuptools import build_meta
from setuptools.build_meta import build_sdist, get_requires_for_build_sdist, prepare_metadata_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable

CYTHON = "cython>=3.1,<4"
KERNEL = (
    "answering decks facedown frames game hexes lazy_options machine mind offers piles play questions race rng search"
)
BOARDS = "canal cells dice goods peninsula placements region_map ring terrains"  # components that are reckoned with
# What is run at every step of a game that is played or thought about; but for Boonlake's `components/payments.py`, over
# whose types Cython does not come to an end.
HOT = (
    *(f"bot/rules/{name}.py" for name in (*KERNEL.split(), "spreads", "stripes")),
    *("bot/games/*/state.py", "bot/games/*/score.py", "bot/games/*/components/box.py"),
    *("bot/games/*/components/effect_index.py", "bot/games/*/components/effects/*.py"),
    *(f"bot/games/*/components/{name}.py" for name in BOARDS.split()),
    *("bot/games/*/computer/*.py", "bot/games/*/phases/*.py", "bot/games/*/play/*.py"),
)
COLD = ("__init__.py", "reasons*.py")  # packages, and what only people ask for
# -O1: hardly slower than -O2, and built in half the time; -fno-plt: Python's functions are called without a detour
FLAGS = [] if os.name == "nt" else ["-O1", "-g0", "-fno-plt"]
DIRECTIVES = {"language_level": 3, "annotation_typing": False, "embedsignature": False}  # as Python would run it


def hot_modules(root: Path) -> list[Path]:
    """The modules to compile, from `root` on."""
    wanted = os.environ["CARAVEL_COMPILE"].split()
    found = {path.relative_to(root) for pattern in HOT for path in root.glob(pattern)}
    found = {path for path in found if wanted == ["1"] or any(path.is_relative_to(folder) for folder in wanted)}
    return sorted(path for path in found if not any(path.match(pattern) for pattern in COLD))


def compiling() -> bool:
    """Whether it is asked for, and there is a C compiler."""
    if os.environ.get("CARAVEL_COMPILE", "0") in ("", "0"):
        return False
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if os.name == "nt" or (command and shutil.which(command[0])):
        return True
    print("CARAVEL_COMPILE: there is no C compiler, so nothing is compiled", file=sys.stderr)
    return False


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *([CYTHON] if compiling() else [])]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *([CYTHON] if compiling() else [])]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    with _extensions():
        name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    for stale in Path("bot").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        stale.unlink()
    with _extensions():
        name: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return name


@contextmanager
def _extensions() -> Iterator[None]:
    """Within it, `setuptools.setup` also builds the hot modules where that is asked for."""
    if not compiling():
        yield
        return
    from Cython.Build import cythonize

    workers = os.cpu_count() or 1
    modules = [
        setuptools.Extension(".".join(path.with_suffix("").parts), [str(path)], extra_compile_args=FLAGS, optional=True)
        for path in hot_modules(Path())
    ]
    made = cythonize(
        modules, build_dir="build/c", nthreads=workers, compiler_directives=DIRECTIVES, exclude_failures=True
    )
    plain = setuptools.setup
    setuptools.setup = partial(plain, ext_modules=made, options={"build_ext": {"parallel": workers}})
    try:
        yield
    finally:
        setuptools.setup = plain
