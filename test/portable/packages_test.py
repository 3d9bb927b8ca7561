"""The packages of each platform: what pip, npm, VS Code and an archive put on a machine is the program that was built."""

import functools
import pathlib
import subprocess
import sys
import tarfile
import unittest
import zipfile

from on_platform import EMULATORS, PLATFORMS, ROOT, environment, program, wanted, work

# The versions of the oldest supported systems.
PIP_PLATFORMS = {
    "linux-x64": ["manylinux2014_x86_64", "musllinux_1_1_x86_64"],
    "linux-arm64": ["manylinux2014_aarch64", "musllinux_1_1_aarch64"],
    "darwin-x64": ["macosx_11_0_x86_64"],
    "darwin-arm64": ["macosx_11_0_arm64"],
    "win32-x64": ["win_amd64"],
    "win32-arm64": ["win_arm64"],
}
MOST_BYTES = 12 << 20


@functools.cache
def packages():
    output = work() / "packages"
    command = [
        ROOT / "scripts/package/all",
        "--output",
        output,
        "--home",
        "https://example.org/paddle-ls",
        *PLATFORMS,
    ]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    return output


def members(package):
    """The programs in a zip or tar file, with their bytes."""
    if zipfile.is_zipfile(package):
        with zipfile.ZipFile(package) as archive:
            return [archive.read(name) for name in archive.namelist() if is_program(name)]
    with tarfile.open(package) as archive:
        return [archive.extractfile(name).read() for name in archive.getnames() if is_program(name)]


def is_program(name):
    path = pathlib.PurePosixPath(name)
    return path.parent.name == "bin" and path.name in ("paddle-ls", "paddle-ls.exe")


class Packages:
    platform = ""

    def test_every_package_brings_the_program(self):
        built = program(self.platform).read_bytes()
        found = [
            path
            for path in packages().glob(f"*{self.platform}*")
            if path.suffix in (".tgz", ".gz", ".zip", ".vsix")
        ]
        self.assertEqual(len(found), 3, found)
        for package in found:
            with self.subTest(package.name):
                self.assertEqual(members(package), [built])
                self.assertLess(package.stat().st_size, MOST_BYTES)

    def test_pip_installs_the_wheel_of_the_platform(self):
        for tag in PIP_PLATFORMS[self.platform]:
            with self.subTest(tag):
                folder = work() / f"pip-{tag}"
                words = ["--platform", tag, "--only-binary", ":all:", "--target", str(folder)]
                command = [
                    sys.executable,
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--no-index",
                    "--find-links",
                ]
                done = subprocess.run(
                    [*command, str(packages()), *words, "paddle-ls"], capture_output=True, text=True
                )
                self.assertEqual(done.returncode, 0, done.stderr)
                installed = folder / "bin" / program(self.platform).name
                self.assertEqual(installed.read_bytes(), program(self.platform).read_bytes())
                self.runs(installed)

    def runs(self, installed):
        if self.platform not in EMULATORS:
            return
        smoke = [
            sys.executable,
            ROOT / "scripts/package/smoke.py",
            *EMULATORS[self.platform],
            installed,
        ]
        done = subprocess.run(
            list(map(str, smoke)), capture_output=True, text=True, env=environment(), timeout=300
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


def of(name):
    return wanted(name)(type(f"Packages_{name}", (Packages, unittest.TestCase), {"platform": name}))


LinuxX64, LinuxArm64, DarwinX64, DarwinArm64, Win32X64, Win32Arm64 = map(of, PIP_PLATFORMS)


if __name__ == "__main__":
    unittest.main()
