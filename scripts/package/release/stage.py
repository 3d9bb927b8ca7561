"""A stage folder: the program and its other files, as written by `scripts/portable/build` and `scripts/package/stage`."""

import pathlib
from dataclasses import dataclass

from . import program

PLATFORMS = ("linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64", "win32-arm64")
PAGES = "share/doc/paddle_ls"


class Refused(Exception):
    """The stage folder cannot become the package; the text says why."""


@dataclass(frozen=True)
class Stage:
    folder: pathlib.Path
    platform: str
    program: program.Program

    @property
    def system(self):
        return self.platform.partition("-")[0]

    @property
    def machine(self):
        return self.platform.partition("-")[2]

    @property
    def program_name(self):
        return name_on(self.platform)

    @property
    def program_file(self):
        return self.folder / "bin" / self.program_name

    def shared_files(self):
        """Paths below the folder of pages, manual and completion, sorted."""
        files = (path for path in (self.folder / "share").rglob("*") if path.is_file())
        return sorted(path.relative_to(self.folder).as_posix() for path in files)

    def files(self):
        """Path and mode of everything that a package installs."""
        yield f"bin/{self.program_name}", 0o755
        for path in self.shared_files():
            yield path, 0o644


def name_on(platform):
    return "paddle-ls.exe" if platform.startswith("win32") else "paddle-ls"


def opened(folder, platform, *, local=False):
    """The stage, which has to hold a program of the platform; with `local`, also one that needs this machine's libraries."""
    folder = pathlib.Path(folder)
    file = folder / "bin" / name_on(platform)
    if not file.is_file():
        raise Refused(f"{folder} has no bin/{file.name}: it is not a stage folder of {platform}")
    try:
        found = program.read(file)
    except program.UnknownProgram as unknown:
        raise Refused(str(unknown)) from unknown
    if found.platform != platform:
        raise Refused(f"{file} is a program for {found.platform}, not for {platform}")
    if not found.is_static and not local:
        major, minor = program.newest_glibc(file)
        raise Refused(
            f"{file} needs glibc {major}.{minor} and the libraries of the machine that built it; packages for others "
            f"need the static program of scripts/portable/build {platform}"
        )
    return Stage(folder, platform, found)
