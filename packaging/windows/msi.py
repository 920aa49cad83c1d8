"""The .msi for administrators: one for the whole machine, in English, built by wixl or by WiX 3."""

from __future__ import annotations

import hashlib
import os
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from common import BUILD, DIST, ROOT, SUMMARY, VERSION, Trouble, epoch, fresh, run
from windows.version import quad

ICON = ROOT / "resources" / "icons" / "hukum.ico"
NAMESPACE = "http://schemas.microsoft.com/wix/2006/wi"
FAMILY = uuid.UUID("5b0d3f4e-6a1c-4f0e-9a55-3f7d1c7b8e21")
"""What stays the same from version to version, so that each removes the one before."""

PROGID = "Hukum.Match"
NEWER = "A newer version of Hukum is installed."


def make(folder: Path) -> Path:
    """Build the .msi of a bundle."""
    source = fresh(BUILD / "msi") / "hukum.wxs"
    ElementTree.ElementTree(describe(folder)).write(source, "utf-8", xml_declaration=True)
    target = DIST / f"hukum-{VERSION}-windows.msi"
    target.unlink(missing_ok=True)
    if sys.platform == "win32":
        half = source.with_suffix(".wixobj")
        run([wix("candle"), "-nologo", "-arch", "x64", "-o", half, source], folder)
        run([wix("light"), "-nologo", "-sval", "-spdb", "-o", target, half], folder)
    else:
        run(["wixl", "-a", "x64", "-o", target, source], folder)
    return target


def wix(program: str) -> Path:
    """Return a program of WiX 3, whose setup names its folder in the environment."""
    path = Path(os.environ.get("WIX", ""), "bin", f"{program}.exe")
    if not path.is_file():
        raise Trouble("The .msi needs the WiX Toolset, version 3, https://wixtoolset.org")
    return path


def describe(folder: Path) -> Element:
    """Return the source of an installer that copies a folder; wixl finds files from there alone."""
    root = Element("Wix", xmlns=NAMESPACE)
    product = SubElement(
        root,
        "Product",
        Id=guid(f"product {VERSION}"),
        UpgradeCode=str(FAMILY).upper(),
        Name="Hukum",
        Version=".".join(map(str, quad(VERSION)[:3])),
        Manufacturer="Hukum maintainers",
        Language="1033",
        Codepage="1252",
    )
    SubElement(
        product,
        "Package",
        Id=guid(f"package {VERSION} {epoch()}"),
        Description=SUMMARY,
        Manufacturer="Hukum maintainers",
        InstallerVersion="500",
        Languages="1033",
        Compressed="yes",
        SummaryCodepage="1252",
    )
    SubElement(product, "MajorUpgrade", DowngradeErrorMessage=NEWER)
    SubElement(product, "Media", Id="1", Cabinet="hukum.cab", EmbedCab="yes")
    SubElement(product, "Icon", Id="hukum.ico", SourceFile=os.path.relpath(ICON, folder))
    SubElement(product, "Property", Id="ALLUSERS", Value="1")  # for the whole machine
    SubElement(product, "Property", Id="ARPPRODUCTICON", Value="hukum.ico")
    SubElement(product, "Property", Id="ARPNOMODIFY", Value="1")
    feature = Element("Feature", Id="Program", Level="1")
    for component in add_folders(product, folder):
        SubElement(feature, "ComponentRef", Id=component)
    product.append(feature)
    return root


def add_folders(product: Element, folder: Path) -> Iterator[str]:
    """Describe where everything goes, and yield the components."""
    target = SubElement(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    programs = SubElement(target, "Directory", Id="ProgramFiles64Folder")
    menu = SubElement(target, "Directory", Id="ProgramMenuFolder")
    home = SubElement(programs, "Directory", Id="INSTALLDIR", Name="Hukum")
    yield from add_files(home, folder, folder)
    yield add_shortcut(menu)
    yield add_file_type(home)


def add_files(parent: Element, folder: Path, root: Path) -> Iterator[str]:
    """Describe all files below a folder, each of them a component of its own."""
    for path in sorted(folder.iterdir()):
        name = path.relative_to(root).as_posix()
        if path.is_dir():
            deeper = SubElement(parent, "Directory", Id=ident("d", name), Name=path.name)
            yield from add_files(deeper, path, root)
        else:
            component = add_component(parent, ident("c", name), name)
            SubElement(
                component,
                "File",
                Id=ident("f", name),
                Name=path.name,
                Source=str(path.relative_to(root)),
                KeyPath="yes",
            )
            yield ident("c", name)


def add_shortcut(menu: Element) -> str:
    """Describe the entry of the start menu."""
    component = add_component(menu, "menu", "menu")
    SubElement(
        component,
        "Shortcut",
        Id="shortcut",
        Name="Hukum",
        Target="[INSTALLDIR]hukum.exe",
        WorkingDirectory="INSTALLDIR",
    )
    add_value(component, "HKCU", "Software\\Hukum", "1", Name="StartMenu", KeyPath="yes")
    return "menu"


def add_file_type(home: Element) -> str:
    """Describe what opens saved matches."""
    component = add_component(home, "filetype", "filetype")
    classes, run_it = "Software\\Classes", '"[INSTALLDIR]hukum.exe" "%1"'
    add_value(component, "HKLM", f"{classes}\\.hukum", PROGID, KeyPath="yes")
    add_value(component, "HKLM", f"{classes}\\{PROGID}", "Hukum match")
    add_value(component, "HKLM", f"{classes}\\{PROGID}\\DefaultIcon", "[INSTALLDIR]hukum.exe,0")
    add_value(component, "HKLM", f"{classes}\\{PROGID}\\shell\\open\\command", run_it)
    return "filetype"


def add_component(parent: Element, name: str, meaning: str) -> Element:
    """Describe a unit of installation and return it."""
    return SubElement(parent, "Component", Id=name, Guid=guid(meaning), Win64="yes")


def add_value(component: Element, hive: str, key: str, value: str, **more: str) -> None:
    """Describe a text in the registry."""
    entry = SubElement(component, "RegistryValue", Root=hive, Key=key, Type="string", Value=value)
    entry.attrib.update(more)


def ident(kind: str, name: str) -> str:
    """Return an identifier for a path, whose own letters might not be allowed in one."""
    return kind + hashlib.sha256(name.encode()).hexdigest()[:24]


def guid(meaning: str) -> str:
    """Return the identifier that a meaning always has."""
    return str(uuid.uuid5(FAMILY, meaning)).upper()
