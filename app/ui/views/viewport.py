"""The viewports of the views on the cloth."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def give_viewport(view: QAbstractScrollArea) -> None:
    """Give a view a viewport through which the cloth is seen.

    It is made here although Qt has made one: to find out of which class a widget of Qt's own is,
    Qt for Python loads every class of widgets, which would cost the start 10 ms.
    """
    view.setViewport(QWidget())
    view.viewport().setAutoFillBackground(False)
