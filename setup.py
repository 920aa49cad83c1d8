"""Say what pyproject.toml cannot: the optional C twins, and packages that lie side by side."""

import os
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup

STABLE_ABI = 0x030B0000  # the limited API of Python 3.11: one binary serves all later versions

# resources/ and translations/ lie beside the package and are installed inside it.
FOLDERS = {"app.resources": "resources", "app.translations": "translations"}


def twin(source: Path) -> Extension:
    """Return the C twin of a module; the installation succeeds if it cannot be built."""
    return Extension(
        ".".join(source.with_suffix("").parts),
        [source.as_posix()],
        define_macros=[("Py_LIMITED_API", hex(STABLE_ABI))],
        # Uncontracted, so that both twins work out the same chances to the last bit.
        extra_compile_args=["-O3", "-ffp-contract=off"] if os.name == "posix" else [],
        # What the linker has filled in cannot be overwritten afterwards, and no build id depends
        # on the folder of the build.
        extra_link_args=["-Wl,-z,relro,-z,now,--build-id=none"] if sys.platform == "linux" else [],
        py_limited_api=True,
        optional=True,
    )


setup(
    packages=[*find_packages(include=["app", "app.*"]), *FOLDERS],
    package_dir=FOLDERS,
    package_data={"app.resources": ["**/*"], "app.translations": ["*.qm"]},
    include_package_data=False,
    ext_modules=[twin(source) for source in sorted(Path("app/ai").glob("_*.c"))],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
