"""What cannot become a package is refused, with the reason; headers of programs of all systems are understood."""

import pathlib
import struct
import tempfile
import unittest

import under_test
from release import program, stage

SCRIPTS = ("archive", "container", "deb", "npm", "rpm", "vsix", "wheel")


def elf(machine, dynamic=False):
    head = bytearray(64)
    head[:6] = b"\x7fELF\x02\x01"
    struct.pack_into("<H", head, 18, machine)
    struct.pack_into("<Q", head, 32, 64)
    struct.pack_into("<HH", head, 54, 56, 1)
    return bytes(head) + struct.pack("<I", 3 if dynamic else 1) + bytes(52)


def pe(machine):
    head = bytearray(128)
    head[:2] = b"MZ"
    struct.pack_into("<I", head, 0x3C, 64)
    head[64:68] = b"PE\0\0"
    struct.pack_into("<H", head, 68, machine)
    return bytes(head)


def mach_o(machine, major, minor):
    command = struct.pack("<IIIIII", 0x32, 24, 1, major << 16 | minor << 8, 0, 0)
    return struct.pack("<IIIIIIII", 0xFEEDFACF, machine, 0, 2, 1, len(command), 0, 0) + command


class Refusal(unittest.TestCase):
    def read(self, content):
        with tempfile.NamedTemporaryFile() as file:
            file.write(content)
            file.flush()
            return program.read(file.name)

    def test_the_platform_is_that_of_the_header(self):
        headers = {
            "linux-x64": elf(62),
            "linux-arm64": elf(183),
            "win32-x64": pe(0x8664),
            "win32-arm64": pe(0xAA64),
            "darwin-x64": mach_o(0x01000007, 10, 15),
            "darwin-arm64": mach_o(0x0100000C, 11, 0),
        }
        self.assertEqual({platform: self.read(head).platform for platform, head in headers.items()}, {p: p for p in headers})
        self.assertEqual(self.read(headers["darwin-x64"]).oldest_system, (10, 15))
        self.assertEqual([self.read(elf(62, dynamic)).is_static for dynamic in (True, False)], [False, True])

    def test_other_files_are_not_programs(self):
        for content in (b"#!/bin/sh\n", b"", b"MZ", elf(40)):
            self.assertRaises(program.UnknownProgram, self.read, content)

    def test_a_program_of_another_platform_is_refused(self):
        with tempfile.TemporaryDirectory() as name:
            (pathlib.Path(name) / "bin").mkdir()
            (pathlib.Path(name) / "bin/paddle-ls").write_bytes(elf(183))
            with self.assertRaisesRegex(stage.Refused, "for linux-arm64, not for linux-x64"):
                stage.opened(name, "linux-x64")
            with self.assertRaisesRegex(stage.Refused, "has no bin/paddle-ls.exe"):
                stage.opened(name, "win32-x64")

    def test_every_kind_refuses_a_program_that_needs_libraries(self):
        if under_test.is_static():
            self.skipTest("the program under test is static")
        for kind in SCRIPTS:
            made = under_test.work() / "refused"
            command = [under_test.SCRIPTS / kind, under_test.stage(), under_test.PLATFORM, made]
            status, output = under_test.status_of(*command)
            self.assertEqual(status, 1, output)
            self.assertIn("need the static program of scripts/portable/build", output)
            self.assertEqual(list(made.iterdir()), [])


if __name__ == "__main__":
    unittest.main()
