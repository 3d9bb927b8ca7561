"""What programs ask of their system: only what every supported release of it has."""

import struct
import unittest

from on_platform import ROOT, program, wanted

# Of Windows 10 and later.
WINDOWS = {"advapi32.dll", "kernel32.dll", "mswsock.dll", "ntdll.dll", "shell32.dll", "user32.dll", "ws2_32.dll"}
MACOS = {"/usr/lib/libSystem.B.dylib", "/usr/lib/libiconv.2.dylib"}
OLDEST_MACOS = (13, 0)


def text_at(content, at):
    return content[at : content.index(b"\0", at)].decode()


def libraries_of_mach_o(content):
    """The libraries that are loaded, and the oldest macOS."""
    libraries, oldest, at = set(), None, 32
    for _ in range(struct.unpack_from("<I", content, 16)[0]):
        command, size = struct.unpack_from("<II", content, at)
        if command == 0xC:  # LC_LOAD_DYLIB
            libraries.add(text_at(content, at + struct.unpack_from("<I", content, at + 8)[0]))
        if command == 0x32:  # LC_BUILD_VERSION
            packed = struct.unpack_from("<I", content, at + 12)[0]
            oldest = (packed >> 16, packed >> 8 & 255)
        at += size
    return libraries, oldest


def libraries_of_pe(content):
    header = struct.unpack_from("<I", content, 0x3C)[0]
    count, optional = struct.unpack_from("<H", content, header + 6)[0], struct.unpack_from("<H", content, header + 20)[0]
    imports = struct.unpack_from("<I", content, header + 24 + 120)[0]
    sections = [
        struct.unpack_from("<IIII", content, header + 24 + optional + 40 * number + 8) for number in range(count)
    ]

    def place(address):
        return next(
            address - start + raw for size, start, raw_size, raw in sections if start <= address < start + max(size, raw_size)
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
        self.assertLessEqual(oldest, OLDEST_MACOS)


class Windows(Imports):
    def test_libraries(self):
        libraries = libraries_of_pe(self.content())
        self.assertIn("kernel32.dll", libraries)
        self.assertEqual({name for name in libraries if not name.startswith("api-ms-win-crt-")} - WINDOWS, set())

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


@wanted("win32-x64")
class Win32X64(Windows, unittest.TestCase):
    platform = "win32-x64"


@wanted("win32-arm64")
class Win32Arm64(Windows, unittest.TestCase):
    platform = "win32-arm64"


if __name__ == "__main__":
    unittest.main()
