"""Build the optional C twin of the solver; everything else is said in pyproject.toml."""

import os
from pathlib import Path

from setuptools import Extension, setup

SOURCE = "app/ai/_solver.c"
STABLE_ABI = 0x030B0000  # the limited API of Python 3.11: one binary serves all later versions

solver = Extension(
    "app.ai._solver",
    [SOURCE],
    define_macros=[("Py_LIMITED_API", hex(STABLE_ABI))],
    extra_compile_args=["-O3"] if os.name == "posix" else [],
    py_limited_api=True,
    optional=True,
)

if Path(SOURCE).exists():
    setup(ext_modules=[solver], options={"bdist_wheel": {"py_limited_api": "cp311"}})
else:
    setup()
