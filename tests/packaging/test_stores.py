"""The manifests of Flatpak and winget, and the workflows that build and publish."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

import dev
import quick_types
from common import APP_ID, VERSION
from winget import manifest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_the_flatpak_is_made_of_the_archive() -> None:
    path = ROOT / "packaging" / "flatpak" / f"{APP_ID}.json"
    entries = json.loads(path.read_text(encoding="utf-8"))
    assert entries["id"] == APP_ID
    (module,) = entries["modules"]
    folder = (path.parent / module["sources"][0]["path"]).resolve()
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert f"-C {folder.relative_to(ROOT).as_posix()} " in release


def test_the_manual_of_installing_names_the_flatpak() -> None:
    manual = (ROOT / "INSTALL.md").read_text(encoding="utf-8")
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "build-bundle build/repo dist/hukum.flatpak " in release
    for words in ("./hukum.flatpak", f"uninstall {APP_ID}", f"~/.var/app/{APP_ID}"):
        assert f"{words}`" in manual


def test_every_python_that_is_promised_is_tested() -> None:
    tests, release = (
        (ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")
        for name in ("tests.yml", "release.yml")
    )
    minors = range(dev.OLDEST[1], dev.NEWEST[1] + 1)
    assert [minor for minor in minors if f'"3.{minor}"' not in tests] == []
    built = re.findall(r'python-version: "(\d+)\.(\d+)"', release)
    assert built
    assert all(tuple(map(int, version)) <= quick_types.NEWEST for version in built)


def test_yaml_is_written_as_winget_has_it() -> None:
    entries = {"A": "x: y", "B": ["one", "two"], "C": [{"D": "z", "E": 3}], "F": ""}
    assert manifest.yaml(entries) == (
        'A: "x: y"\nB:\n- "one"\n- "two"\nC:\n- D: "z"\n  E: 3\nF: ""\n'
    )


def test_winget_is_told_the_installer_and_its_digest(tmp_path: Path) -> None:
    (tmp_path / manifest.SETUP).write_bytes(b"setup")
    assert manifest.main([str(tmp_path), "owner/name"]) == 0
    text = (tmp_path / f"{manifest.IDENTIFIER}.installer.yaml").read_text(encoding="utf-8")
    assert f'InstallerSha256: "{hashlib.sha256(b"setup").hexdigest().upper()}"' in text
    assert f"github.com/owner/name/releases/download/v{VERSION}/{manifest.SETUP}" in text
    kinds = {
        each["ManifestType"]: set(each) for each in manifest.manifests("0", "owner/name").values()
    }
    assert set(kinds) == {"version", "installer", "defaultLocale"}
    required = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}
    assert all(required <= names for names in kinds.values())
    assert {"Publisher", "PackageName", "License", "ShortDescription"} <= kinds["defaultLocale"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_pin_what_they_use_and_may_do_little(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.*)", text)
    assert used
    assert [
        each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", each)
    ] == []
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert "\npermissions: {}\n" in text
    jobs = re.findall(r"^  \w+:\n    name:", text, re.MULTILINE)
    assert len(jobs) == text.count("    permissions:\n") == text.count("timeout-minutes:")


def test_every_file_of_a_workflow_exists() -> None:
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        for name in re.findall(r"(?:packaging|\.github)/[\w./]+\.(?:py|json|ps1)", text):
            assert (ROOT / name).exists(), name
