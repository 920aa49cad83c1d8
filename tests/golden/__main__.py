"""Write the golden playthroughs anew: `python -m tests.golden`; then read what git says changed."""

from __future__ import annotations

from app.core.presets import PRESETS
from tests.golden.playthrough import golden_file, playthrough


def main() -> None:
    """Write the playthrough of every preset."""
    for preset_id in PRESETS:
        golden_file(preset_id).write_text(playthrough(preset_id), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
