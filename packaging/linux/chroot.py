"""A bare system in a folder, to try packages in: needs root and debootstrap."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from common import BUILD, Trouble, need_programs, run

SUITES = {
    "bookworm": "Debian 12",
    "jammy": "Ubuntu 22.04",
    "trixie": "Debian 13",
    "noble": "Ubuntu 24.04",
}
UBUNTU = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
KEYRINGS = {"jammy": UBUNTU, "noble": UBUNTU}
PLAYER = "player"
HOME = f"/home/{PLAYER}"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
ROOT_PATH = "/usr/sbin:/sbin:" + PATH


class Chroot:
    """One bare system; programs in it are run as root or as a player with a home."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / HOME[1:]

    def become(self, line: list[str], *, root: bool = False, **more: str) -> list[str]:
        """Return the line that runs a program in the system with nothing of ours around it."""
        user = [] if root else [f"--userspec={PLAYER}:{PLAYER}"]
        environment = {
            "PATH": ROOT_PATH if root else PATH,
            "HOME": "/root" if root else HOME,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            **more,
        }
        words = [f"{name}={value}" for name, value in environment.items()]
        return ["chroot", *user, str(self.root), "env", "-i", *words, *line]

    def call(
        self, *line: str, root: bool = False, seconds: float = 600, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end and return what it said, errors in the same stream."""
        return subprocess.run(
            self.become(list(line), root=root, **more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=seconds,
            check=False,
        )

    def paths(self) -> set[str]:
        """Return all paths of the system, without what belongs to its kernel and its users."""
        found = set()
        for folder, folders, files in os.walk(self.root):
            place = folder.removeprefix(str(self.root)) or "/"
            if place == "/":
                folders[:] = [
                    name for name in folders if name not in ("dev", "home", "proc", "sys")
                ]
            found |= {f"{place.rstrip('/')}/{name}" for name in (*folders, *files)}
        return found

    def owned(self) -> set[str]:
        """Return the paths of the packages that are installed; autoremove may have kept some."""
        lists = (self.root / "var" / "lib" / "dpkg" / "info").glob("*.list")
        paths = {line for file in lists for line in file.read_text(encoding="utf-8").splitlines()}
        # Older packages say /lib, which has long been a link to /usr/lib.
        return paths | {f"/usr{path}" for path in paths}


@contextlib.contextmanager
def chroot(suite: str) -> Iterator[Chroot]:
    """Lay a fresh system of a suite, with a player in it, and take it away in the end."""
    if suite not in SUITES:
        raise Trouble(f"There is no suite {suite}; there are: {', '.join(SUITES)}.")
    if os.geteuid() != 0:
        raise Trouble("A bare system to try packages in can only be made by root.")
    need_programs({"debootstrap": "debootstrap"}, "Bare systems need a program that is not there")
    system = Chroot(BUILD / "trial" / suite)
    remove(system.root)
    system.root.parent.mkdir(parents=True, exist_ok=True)
    # Not shutil.copytree, which would read the devices in /dev to their end.
    run(["cp", "-a", _pristine(suite), system.root])
    shutil.copy("/etc/resolv.conf", system.root / "etc" / "resolv.conf")
    try:
        _mount(system.root)
        system.call("useradd", "-m", PLAYER, root=True)
        system.call("apt-get", "update", root=True)
        yield system
    finally:
        remove(system.root)


def _pristine(suite: str) -> Path:
    """Return the system as debootstrap lays it; made once and kept."""
    kept = BUILD / "chroots" / suite
    if not (kept / "ready").exists():
        if any(letter.isspace() for letter in str(kept)):
            raise Trouble(
                f"debootstrap lays no system in a folder with a space in its name: {kept}"
            )
        remove(kept)
        kept.parent.mkdir(parents=True, exist_ok=True)
        _need_keyring(suite)
        run(["debootstrap", "--variant=minbase", suite, kept])
        sources = kept / "etc" / "apt" / "sources.list"
        if "ubuntu" in sources.read_text(encoding="utf-8"):
            text = sources.read_text(encoding="utf-8").replace(" main", " main universe")
            sources.write_text(text, encoding="utf-8")
        (kept / "ready").touch()
    return kept


def _need_keyring(suite: str) -> None:
    """Raise `Trouble` where debootstrap would look for a system among those of another maker."""
    keyring = KEYRINGS.get(suite)
    if keyring is not None and not keyring.exists():
        raise Trouble(
            f"{SUITES[suite]} cannot be laid without its keyring: {keyring} is not there. Lay it by"
            f" hand in {BUILD / 'chroots' / suite} and put an empty file `ready` into it."
        )


def _mount(root: Path) -> None:
    for kind, what, where in (("-t=proc", "proc", "proc"), ("--bind", "/dev", "dev")):
        subprocess.run(["mount", *kind.split("="), what, root / where], check=True)


def remove(root: Path) -> None:
    """Take a system away; what is mounted in it is let go first and never touched."""
    for name in ("dev", "proc"):
        if os.path.ismount(root / name):
            subprocess.run(["umount", "--lazy", root / name], check=True)
    if any(os.path.ismount(root / name) for name in ("dev", "proc")):
        raise Trouble(f"{root} still has the machine's own folders mounted: let them go by hand.")
    shutil.rmtree(root, ignore_errors=True)
