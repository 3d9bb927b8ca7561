"""Unit tests, the smoke test and whole trees on each platform that can be run here."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from on_platform import (
    EMULATORS,
    ROOT,
    build,
    contents,
    environment,
    native,
    program,
    run,
    wanted,
    work,
)

FIXTURES = ["digits", "image_classifier", "projects", "trees"]


class OnEachPlatform:
    platform = ""

    def test_units(self):
        units = sorted(
            path
            for path in (build(self.platform) / "test/unit").glob("unit_*")
            if path.suffix in ("", ".exe")
        )
        self.assertTrue(units, "scripts/portable/build was run without --tests")
        for unit in units:
            with self.subTest(unit.name):
                status, output = run(self.platform, unit)
                self.assertEqual(status, 0, output)
                self.assertIn("SUCCESS", output)

    def test_smoke(self):
        smoke = [
            sys.executable,
            ROOT / "scripts/package/smoke.py",
            *EMULATORS[self.platform],
            program(self.platform),
        ]
        done = subprocess.run(
            list(map(str, smoke)), capture_output=True, text=True, env=environment(), timeout=300
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def converted(self, command, fixture):
        """Status, output and files of a conversion, in a separate folder."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=work()))
        shutil.copytree(ROOT / "fixtures" / fixture, folder / fixture)
        words = [*map(str, command), "convert", fixture, "--out", "converted"]
        done = subprocess.run(
            words, cwd=folder, capture_output=True, env=environment(), timeout=300
        )
        return (
            done.returncode,
            done.stdout.replace(b"\r\n", b"\n").decode(),
            contents(folder / "converted"),
        )

    def test_trees_become_what_they_become_elsewhere(self):
        for fixture in FIXTURES:
            with self.subTest(fixture):
                here = self.converted([*EMULATORS[self.platform], program(self.platform)], fixture)
                there = self.converted([native()], fixture)
                self.assertTrue(there[2])
                self.assertEqual(here, there)


@wanted("linux-x64")
class LinuxX64(OnEachPlatform, unittest.TestCase):
    platform = "linux-x64"

    @unittest.skipUnless(os.geteuid() == 0, "only root may change the root folder")
    def test_a_root_folder_with_nothing_else_in_it(self):
        root = pathlib.Path(tempfile.mkdtemp(dir=work()))
        shutil.copy(program(self.platform), root / "paddle-ls")
        shutil.copytree(ROOT / "fixtures/digits", root / "digits")
        words = ["/paddle-ls", "convert", "/digits", "--out", "/converted"]
        done = subprocess.run(["chroot", root, *words], capture_output=True, text=True, timeout=60)
        status, _, files = self.converted([native()], "digits")
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        self.assertEqual(contents(root / "converted"), files)


@wanted("linux-arm64")
class LinuxArm64(OnEachPlatform, unittest.TestCase):
    platform = "linux-arm64"


@wanted("win32-x64")
class Win32X64(OnEachPlatform, unittest.TestCase):
    platform = "win32-x64"
