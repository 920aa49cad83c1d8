"""What Qt says itself and some of its catalogues leave in English: those of the program say it.

A catalogue that was installed later is asked first, so that these texts fill the gaps.
"""

from __future__ import annotations

from app.ui.texts.mark import QT_TRANSLATE_NOOP

GAPS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP(
        "QFileSystemModel",
        '<b>The name "%1" cannot be used.</b><p>Try using another name, with fewer characters or no'
        " punctuation marks.",
    ),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
    QT_TRANSLATE_NOOP(
        "QPrintDialog",
        "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to"
        " define ranges and make sure ranges do not intersect with each other.",
    ),
    QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
    QT_TRANSLATE_NOOP(
        "QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"
    ),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
    QT_TRANSLATE_NOOP(
        "QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."
    ),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP(
        "QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated"
        " by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
)
"""The marked texts, for the extractor alone."""
