"""The unit tests that are the same on every system, and the smoke test, on each platform that can be run here."""

import subprocess
import sys
import unittest

from on_platform import EMULATORS, ROOT, build, environment, program, run, wanted


class OnEachPlatform:
    platform = ""

    def test_units(self):
        units = sorted(
            path for path in (build(self.platform) / "test/unit").glob("unit_*") if path.suffix in ("", ".exe")
        )
        self.assertTrue(units, "scripts/portable/build was run without --tests")
        for unit in units:
            with self.subTest(unit.name):
                status, output = run(self.platform, unit)
                self.assertEqual(status, 0, output)
                self.assertIn("SUCCESS", output)

    def test_smoke(self):
        smoke = [sys.executable, ROOT / "scripts/package/smoke.py", *EMULATORS[self.platform], program(self.platform)]
        done = subprocess.run(list(map(str, smoke)), capture_output=True, text=True, env=environment(), timeout=300)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


@wanted("linux-x64")
class LinuxX64(OnEachPlatform, unittest.TestCase):
    platform = "linux-x64"


@wanted("linux-arm64")
class LinuxArm64(OnEachPlatform, unittest.TestCase):
    platform = "linux-arm64"


@wanted("win32-x64")
class Win32X64(OnEachPlatform, unittest.TestCase):
    platform = "win32-x64"
