"""Compiles a C module with the address and undefined-behaviour sanitizers, and puts it to work.

Each runs in a process of its own that has the sanitizer's library loaded from the start; a fault
ends that process with the sanitizer's report.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "app" / "ai"
FLAGS = ("-O1", "-g", "-shared", "-fPIC", "-Wall", "-Wextra", "-fno-omit-frame-pointer")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")


def compiled(name: str, folder: Path) -> Path:
    """Compile a module of `app/ai` into a folder and return the library."""
    library = folder / f"{name}.so"
    include = f"-I{sysconfig.get_path('include')}"
    source = SOURCES / f"{name}.c"
    subprocess.run(["gcc", *FLAGS, *SANITIZERS, include, source, "-o", library], check=True)
    return library


def run(code: str, **variables: str) -> None:
    """Run lines of Python with the sanitizer's library loaded; raise if that reports anything."""
    preload = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"], check=True, capture_output=True, text=True
    ).stdout.strip()
    loaded = {"LD_PRELOAD": preload, "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    environment = {**os.environ, **loaded, **variables}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)


def put_in_place(name: str, library: str) -> None:
    """Let a compiled module of `app.ai` be the one of a library, before anything has loaded it."""
    spec = importlib.util.spec_from_file_location(f"app.ai.{name}", library)
    if spec is None or spec.loader is None:
        raise ImportError(library)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[f"app.ai.{name}"] = module
