"""The match that is being played: saved whole after every action, taken up at the next start."""

from __future__ import annotations

import contextlib
from pathlib import Path

from app.core.log import Header, MatchLog
from app.storage.atomic import delete, make_folder, present, remove_unfinished, set_aside, writing
from app.storage.dealt import Dealt
from app.storage.errors import RecordError, StorageError
from app.storage.lock import Lock
from app.storage.record_text import dump_deal, dumps
from app.storage.records import load


class SetAside(StorageError):
    """A current match that cannot be taken up; it lies under a new name, ``path``, now.

    ``error`` says what is wrong with it; that of a damaged one has in its ``good_part`` what could
    still be played.
    """

    def __init__(self, path: Path, error: RecordError | StorageError) -> None:
        reason = "newer" if error.reason == "newer_version" else "damaged"
        message = f"the current match could not be read and was kept under this name ({error})"
        super().__init__(reason, message, path)
        self.error = error


class Autosave:
    """The current match on disk.

    It holds a lock as long as it lives, so that a second copy of the program cannot overwrite the
    match. A mark on disk tells a start that is taking a match up; a start that finds the mark of
    an earlier one knows that it crashed there (`crashed_before`) and asks before it tries again.
    A match that this program has not taken up is never written over: it is set aside before.
    Beside the match is noted which deals have been dealt, for it may go back.
    """

    def __init__(self, folder: Path) -> None:
        """Take the folder over.

        Raises:
            StorageError: another copy of the program has it (reason in_use), or the system refuses.
        """
        self._lock = Lock(folder)
        self._path = folder / "match.hukum"
        self._mark = folder / "restoring"
        self._dealt = Dealt(folder / "dealt.json")
        self._is_ours = False
        self._head: MatchLog | None = None
        self._head_record = b""
        remove_unfinished(folder)

    def save(self, log: MatchLog) -> None:
        """Write the match as it stands; raise `StorageError` and keep the old one if that fails."""
        make_folder(self._path.parent)
        if not self._is_ours and present(self._path):
            set_aside(self._path, "earlier")
        with writing(self._path) as stream:
            stream.write(self._before_last(log))
            stream.writelines(dump_deal(deal).encode() for deal in log.deals[-1:])
        self._is_ours = True
        self._dealt.note(log.header, len(log.deals))

    def dealt(self, header: Header) -> int:
        """Return how many deals of a match have been dealt, in whatever copy of it."""
        return self._dealt.deals(header)

    def _before_last(self, log: MatchLog) -> bytes:
        """Return the record up to the last deal; it is made only when those deals change."""
        head = log._replace(deals=log.deals[:-1])
        if head != self._head:
            self._head, self._head_record = head, dumps(head).encode()
        return self._head_record

    @property
    def crashed_before(self) -> bool:
        """Say whether an earlier start ended while it was taking the match up."""
        return self._mark.is_file()

    def take_up(self) -> MatchLog | None:
        """Return the match to go on with, None if there is none; mark the start as restoring.

        Call `taken_up` once the match stands on the table.

        Raises:
            SetAside: the match is damaged, unreadable or of a newer version; it was renamed.
            StorageError: the system refuses even that.
        """
        if not present(self._path):
            return None
        with contextlib.suppress(OSError):  # a full disk takes no mark, and is no reason to stop
            self._mark.touch(mode=0o600)
        try:
            log = load(self._path)
        except (RecordError, StorageError) as error:
            self.taken_up()
            raise SetAside(set_aside(self._path, _why(error)), error) from error
        self._is_ours = True
        return log

    def taken_up(self) -> None:
        """Remove the mark: the start has gone well."""
        if self.crashed_before:
            delete(self._mark)

    def put_away(self) -> Path | None:
        """Keep the match under another name, as after a crash; return that name."""
        self.taken_up()
        return set_aside(self._path, "crashed") if present(self._path) else None

    def close(self) -> None:
        """Let another copy of the program have the folder."""
        self._lock.release()


def _why(error: RecordError | StorageError) -> str:
    """Return the end of the name under which a match is set aside."""
    if isinstance(error, StorageError):
        return "unreadable"
    return "newer" if error.reason == "newer_version" else "damaged"
