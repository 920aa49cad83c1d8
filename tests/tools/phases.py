"""Draw the state machine into ARCHITECTURE.md: `python -m tests.tools.phases`."""

from __future__ import annotations

from pathlib import Path

from app.core.phases import diagram

DOCUMENT = Path(__file__).parents[2] / "ARCHITECTURE.md"
BEGIN, END = "<!-- phases:begin -->", "<!-- phases:end -->"


def redrawn(text: str) -> str:
    """Return a document with the diagram of now between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n```mermaid\n{diagram()}\n```\n{END}{after}"


def main() -> None:
    """Write the diagram into the document."""
    DOCUMENT.write_text(redrawn(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
