"""What programs ask of their system: only what every supported release of it has."""

import pathlib
import re
import struct
import unittest

from on_platform import ROOT, build, program, wanted

# Libraries of Windows 10 and later.
WINDOWS = {
    "advapi32.dll",
    "kernel32.dll",
    "mswsock.dll",
    "ntdll.dll",
    "shell32.dll",
    "user32.dll",
    "ws2_32.dll",
}
MACOS = {"/usr/lib/libSystem.B.dylib", "/usr/lib/libiconv.2.dylib"}
OLDEST_MACOS = (11, 0)
ICONV = {"_iconv", "_iconv_close", "_iconv_open"}


def text_at(content, at):
    return content[at : content.index(b"\0", at)].decode()


SYMTAB, LOAD_DYLIB, CODE_SIGNATURE, BUILD_VERSION = 0x2, 0xC, 0x1D, 0x32


def commands_of_mach_o(content):
    """The kind of each load command, and where it is."""
    at = 32
    for _ in range(struct.unpack_from("<I", content, 16)[0]):
        kind, size = struct.unpack_from("<II", content, at)
        yield kind, at
        at += size


def libraries_of_mach_o(content):
    """The libraries that are loaded, and the oldest macOS."""
    libraries, oldest = set(), None
    for kind, at in commands_of_mach_o(content):
        if kind == LOAD_DYLIB:
            libraries.add(text_at(content, at + struct.unpack_from("<I", content, at + 8)[0]))
        if kind == BUILD_VERSION:
            packed = struct.unpack_from("<I", content, at + 12)[0]
            oldest = (packed >> 16, packed >> 8 & 255)
    return libraries, oldest


def imports_of_mach_o(content):
    """The symbols that others have to define."""
    external, kind_of_symbol, undefined = 1, 0xE, 0
    place = next(at for kind, at in commands_of_mach_o(content) if kind == SYMTAB)
    symbols, count, names = struct.unpack_from("<III", content, place + 8)
    for name, kind in (
        struct.unpack_from("<IB", content, symbols + 16 * number) for number in range(count)
    ):
        if kind & external and kind & kind_of_symbol == undefined:
            yield text_at(content, names + name)


def symbols_of_macos(platform):
    """What the compiler knows of the library of the system."""
    compiler = re.search('exec "([^"]+)"', (build(platform) / "compilers/cc").read_text())[1]
    library = pathlib.Path(compiler).with_name("lib") / "libc/darwin/libSystem.tbd"
    return set(re.findall(r"[\w$.]+", library.read_text()))


def libraries_of_pe(content):
    header = struct.unpack_from("<I", content, 0x3C)[0]
    count, optional = (
        struct.unpack_from("<H", content, header + 6)[0],
        struct.unpack_from("<H", content, header + 20)[0],
    )
    imports = struct.unpack_from("<I", content, header + 24 + 120)[0]
    sections = [
        struct.unpack_from("<IIII", content, header + 24 + optional + 40 * number + 8)
        for number in range(count)
    ]

    def place(address):
        return next(
            address - start + raw
            for size, start, raw_size, raw in sections
            if start <= address < start + max(size, raw_size)
        )

    libraries, at = set(), place(imports)
    while name := struct.unpack_from("<I", content, at + 12)[0]:
        libraries.add(text_at(content, place(name)).lower())
        at += 20
    return libraries


def segments_of_elf(content):
    """The kinds of all segments of a 64-bit program."""
    start = struct.unpack_from("<Q", content, 32)[0]
    size, count = struct.unpack_from("<HH", content, 54)
    return {struct.unpack_from("<I", content, start + size * number)[0] for number in range(count)}


class Imports:
    platform = ""

    def content(self):
        return program(self.platform).read_bytes()


class Linux(Imports):
    def test_no_library_is_loaded(self):
        load, dynamic, interpreter = 1, 2, 3
        segments = segments_of_elf(self.content())
        self.assertIn(load, segments)
        self.assertNotIn(interpreter, segments)
        self.assertNotIn(dynamic, segments)


class Darwin(Imports):
    def test_libraries(self):
        libraries, oldest = libraries_of_mach_o(self.content())
        self.assertIn("/usr/lib/libSystem.B.dylib", libraries)
        self.assertLessEqual(libraries, MACOS)
        self.assertEqual(oldest, OLDEST_MACOS)

    def test_symbols(self):
        imports = set(imports_of_mach_o(self.content()))
        self.assertIn("_posix_spawnp", imports)
        self.assertEqual(imports - symbols_of_macos(self.platform) - ICONV, set())


class Windows(Imports):
    def test_libraries(self):
        libraries = libraries_of_pe(self.content())
        self.assertIn("kernel32.dll", libraries)
        self.assertEqual(
            {name for name in libraries if not name.startswith("api-ms-win-crt-")} - WINDOWS, set()
        )

    def test_texts_of_the_system_are_utf8(self):
        manifest = (ROOT / "platform/windows/paddle-ls.manifest").read_bytes()
        self.assertIn(manifest, self.content())


@wanted("linux-x64")
class LinuxX64(Linux, unittest.TestCase):
    platform = "linux-x64"


@wanted("linux-arm64")
class LinuxArm64(Linux, unittest.TestCase):
    platform = "linux-arm64"


@wanted("darwin-x64")
class DarwinX64(Darwin, unittest.TestCase):
    platform = "darwin-x64"


@wanted("darwin-arm64")
class DarwinArm64(Darwin, unittest.TestCase):
    platform = "darwin-arm64"

    def test_is_signed(self):
        """macOS on arm64 starts nothing else."""
        self.assertIn(CODE_SIGNATURE, [kind for kind, _ in commands_of_mach_o(self.content())])


@wanted("win32-x64")
class Win32X64(Windows, unittest.TestCase):
    platform = "win32-x64"


@wanted("win32-arm64")
class Win32Arm64(Windows, unittest.TestCase):
    platform = "win32-arm64"


if __name__ == "__main__":
    unittest.main()
