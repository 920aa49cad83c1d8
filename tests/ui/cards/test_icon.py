"""The application icon: its files are those that the drawing gives, at every size."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.storage.resources import resource_path
from app.ui.cards.icon import PNG_SIZES, WINDOW_SIZES, application_icon, icon_svg, write_icons

pytestmark = pytest.mark.usefixtures("qapp")


def icons() -> Path:
    return resource_path("resources/icons")


def test_the_kept_icon_is_the_drawn_one() -> None:
    assert (icons() / "hukum.svg").read_bytes() == icon_svg()


def test_the_kept_pictures_have_their_sizes(tmp_path: Path) -> None:
    write_icons(tmp_path)
    for folder in (icons(), tmp_path):
        for size in PNG_SIZES:
            picture = QImage(str(folder / f"hukum-{size}.png"))
            assert (picture.width(), picture.height()) == (size, size)


def test_the_files_for_other_systems_are_whole() -> None:
    ico = (icons() / "hukum.ico").read_bytes()
    count = struct.unpack_from("<3H", ico)[2]
    ends = []
    for number in range(count):
        size, offset = struct.unpack_from("<2I", ico, 6 + 16 * number + 8)
        assert ico[offset : offset + 4] == b"\x89PNG"
        ends.append(offset + size)
    assert ends[-1] == len(ico)
    icns = (icons() / "hukum.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack_from(">I", icns, 4)[0] == len(icns)


def test_windows_get_the_sizes_that_they_show() -> None:
    icon = application_icon()
    assert {size.width() for size in icon.availableSizes()} == set(WINDOW_SIZES)
