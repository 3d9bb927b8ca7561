"""The wheel, in new virtual environments."""

import os
import re
import shutil
import sys
import unittest
import zipfile

import under_test
from under_test import PLATFORM, SCRIPTS, run, work

HOME = "https://example.org/paddle-ls"


class Wheel(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        local = [] if under_test.is_static() else ["--local"]
        environment = {name: value for name, value in os.environ.items() if name != "PADDLE_LS_HOME"}

        def make(output, *more, **variables):
            command = [SCRIPTS / "wheel", *local, *more, under_test.stage(), PLATFORM, work() / output]
            return run(*command, env={**environment, **variables}).strip()

        cls.make = staticmethod(make)
        cls.wheel = cls.make("wheel")
        cls.venv = work() / "venv"
        run(sys.executable, "-m", "venv", cls.venv)
        run(cls.venv / "bin/pip", "install", "--quiet", "--no-index", cls.wheel)

    def test_pip_installs_the_program_itself(self):
        installed = self.venv / "bin/paddle-ls"
        self.assertEqual(installed.read_bytes(), (under_test.stage() / "bin/paddle-ls").read_bytes())
        under_test.checks_a_sample(self, installed)
        self.assertTrue((self.venv / "share/man/man1/paddle-ls-check.1").is_file())

    def test_python_runs_the_module_and_finds_the_program(self):
        python = self.venv / "bin/python"
        under_test.checks_a_sample(self, python, "-m", "paddle_ls", env={"PATH": "/usr/bin:/bin"})
        found = run(python, "-c", "import paddle_ls; print(paddle_ls.find_paddle_ls_bin())").strip()
        self.assertEqual(found, str(self.venv / "bin/paddle-ls"))

    def test_the_module_finds_the_program_below_a_target_folder(self):
        target = work() / "target"
        run(self.venv / "bin/pip", "install", "--quiet", "--no-index", "--target", target, self.wheel)
        under_test.checks_a_sample(self, sys.executable, "-m", "paddle_ls", env={"PYTHONPATH": str(target)})

    def test_uvx_runs_the_wheel(self):
        uvx = shutil.which("uvx")
        if not uvx:
            self.skipTest("uv is not installed")
        environment = {**os.environ, "UV_CACHE_DIR": str(work() / "uv"), "UV_OFFLINE": "1"}
        under_test.checks_a_sample(self, uvx, "--python", sys.executable, "--from", self.wheel, "paddle-ls", env=environment)

    def test_the_same_stage_makes_the_same_wheel(self):
        with open(self.make("again"), "rb") as again, open(self.wheel, "rb") as first:
            self.assertEqual(again.read(), first.read())

    def test_the_page_has_no_relative_link(self):
        page = SCRIPTS.parents[1] / "test/package/wheel_page.py"
        run(page, self.wheel)
        at_home = self.make("home", "--home", f"{HOME}/")
        run(page, at_home, HOME)
        with open(at_home, "rb") as option, open(self.make("variable", PADDLE_LS_HOME=HOME), "rb") as variable:
            self.assertEqual(option.read(), variable.read())

    def test_the_tags_in_the_file_are_those_of_its_name(self):
        with zipfile.ZipFile(self.wheel) as archive:
            text = next(archive.read(name) for name in archive.namelist() if name.endswith("/WHEEL")).decode()
        tags = re.findall(r"^Tag: py3-none-(.*)$", text, re.MULTILINE)
        self.assertTrue(self.wheel.endswith(f"-py3-none-{'.'.join(tags)}.whl"), tags)
        self.assertEqual(len(tags), 3 if under_test.is_static() else 1)

    def test_it_is_small_enough_for_an_index(self):
        self.assertLess(os.path.getsize(self.wheel), 12_000_000)


if __name__ == "__main__":
    unittest.main()
