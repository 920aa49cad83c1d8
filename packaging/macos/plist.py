"""What macOS is told of the program: its languages, its file type, the oldest system it runs on."""

from __future__ import annotations

from typing import Any

from common import APP_ID, LANGUAGES, VERSION

FILE_TYPE = f"{APP_ID}.match"
OLDEST_SYSTEM = "13.0"
"""The one that the wheels of Qt are built for."""


def entries() -> dict[str, Any]:
    """Return the entries of Info.plist beside those that PyInstaller writes."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleVersion": VERSION,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GNU General Public License, version 3 or later",
        "NSRequiresAquaSystemAppearance": False,  # follows light and dark
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Hukum match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "hukum.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "Hukum match",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeIconFile": "hukum.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["hukum"],
                    "public.mime-type": ["application/x-hukum"],
                },
            }
        ],
    }
