"""The page of the preferences that says what is heard, and how loud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QSlider, QWidget

from app.storage.settings import Settings
from app.ui.dialogs.base import Retranslated, plain_label
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

SWITCHES = {
    "sound_deal": QT_TRANSLATE_NOOP("Preferences", "Cards are &dealt"),
    "sound_play": QT_TRANSLATE_NOOP("Preferences", "A card is p&layed"),
    "sound_trick": QT_TRANSLATE_NOOP("Preferences", "A tric&k is taken"),
    "sound_ten": QT_TRANSLATE_NOOP("Preferences", "A &ten is captured"),
    "sound_trump": QT_TRANSLATE_NOOP("Preferences", "The tr&ump is set or shown"),
    "sound_result": QT_TRANSLATE_NOOP("Preferences", "A deal is &won or lost"),
}
"""What can be heard, by the names of the settings."""

_STEP = 10


class SoundPage(Retranslated):
    """The switches of the sounds; ``changed`` tells the settings at once."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = Settings()
        self.sounds = QCheckBox()
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(_STEP)
        self.volume.setTracking(False)
        self.switches = {key: QCheckBox() for key in SWITCHES}
        self._label, self.note = QLabel(), plain_label()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        self._label.setBuddy(self.volume)
        form.addRow(self.sounds)
        form.addRow(self._label, self.volume)
        for box in self.switches.values():
            form.addRow(box)
        form.addRow(self.note)

    def _connect(self) -> None:
        self.volume.valueChanged.connect(self._read)
        for box in (self.sounds, *self.switches.values()):
            box.toggled.connect(self._read)

    def show_settings(self, settings: Settings) -> None:
        """Show some settings without telling anybody."""
        self.blockSignals(True)
        self.sounds.setChecked(settings.sounds)
        self.volume.setValue(settings.volume)
        for key, box in self.switches.items():
            box.setChecked(getattr(settings, key))
        self.blockSignals(False)
        self._settings = settings
        for field in (self.volume, *self.switches.values()):
            field.setEnabled(settings.sounds)

    def _read(self) -> None:
        if self.signalsBlocked():
            return
        chosen = {key: box.isChecked() for key, box in self.switches.items()}
        self._settings = self._settings.changed(
            sounds=self.sounds.isChecked(), volume=self.volume.value(), **chosen
        )
        self.changed.emit(self._settings)

    def retranslate(self) -> None:
        """Set every text."""
        self.sounds.setText(translate("Preferences", "&Play sounds"))
        self._label.setText(translate("Preferences", "&Volume"))
        for key, box in self.switches.items():
            box.setText(translate("Preferences", SWITCHES[key]))
        self.note.setText(translate("Preferences", "Without a sound device nothing is heard."))
