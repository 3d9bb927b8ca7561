#!/usr/bin/env python3
"""Runs the steps of action.yml as GitHub's runner does, in a shallow checkout of a pull request: with a wheel of this
build, in a separate environment, and looks at the annotations.

    test/package/action.py BUILD_FOLDER
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
USES = "import torch\n\nx = torch.abs(torch.ones(2))\n"
IDENTITY = {
    "GIT_AUTHOR_NAME": "a",
    "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@example.com",
    "GIT_CONFIG_NOSYSTEM": "1",
}


def run(*command, cwd=None, env=None):
    return subprocess.run(
        command, cwd=cwd, env=env, check=True, capture_output=True, text=True
    ).stdout


class Action(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.work = pathlib.Path(holder.name)
        run(ROOT / "scripts/package/stage", BUILD, cls.work / "stage")
        platform = "linux-arm64" if os.uname().machine == "aarch64" else "linux-x64"
        wheel = run(
            ROOT / "scripts/package/wheel",
            "--local",
            cls.work / "stage",
            platform,
            cls.work / "wheels",
        ).strip()
        cls.version = re.search(r"paddle_ls-([^-]+)-", wheel).group(1)
        run(sys.executable, "-m", "venv", cls.work / "venv")
        cls.environment = {
            **IDENTITY,
            "HOME": str(cls.work),
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(cls.work / "wheels"),
            "PATH": f"{cls.work}/venv/bin:/usr/bin:/bin",
        }
        cls.make_pull_request()

    @classmethod
    def make_pull_request(cls):
        origin = cls.work / "origin"
        git = lambda *words: run("git", *words, cwd=origin, env=cls.environment)  # noqa: E731
        (origin / "src").mkdir(parents=True)
        (origin / "src/old.py").write_text(USES)
        run("git", "init", "--quiet", "--initial-branch=main", cwd=origin, env=cls.environment)
        git("add", ".")
        git("commit", "--quiet", "--message=base")
        git("checkout", "--quiet", "-b", "topic")
        (origin / "src/a name.py").write_text(USES)
        (origin / "notes.md").write_text("torch.abs\n")
        git("add", ".")
        git("commit", "--quiet", "--message=topic")
        git("checkout", "--quiet", "main")
        (origin / "src/later.py").write_text(USES)
        git("add", ".")
        git("commit", "--quiet", "--message=meanwhile")
        git("checkout", "--quiet", "--detach")
        git("merge", "--quiet", "--no-edit", "topic")
        git("update-ref", "refs/pull/1/merge", "HEAD")
        git("checkout", "--quiet", "main")

    def checkout(self, reference):
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.work))
        run("git", "init", "--quiet", cwd=folder, env=self.environment)
        run(
            "git",
            "remote",
            "add",
            "origin",
            f"file://{self.work}/origin",
            cwd=folder,
            env=self.environment,
        )
        run(
            "git",
            "fetch",
            "--quiet",
            "--depth=1",
            "origin",
            reference,
            cwd=folder,
            env=self.environment,
        )
        run("git", "checkout", "--quiet", "FETCH_HEAD", cwd=folder, env=self.environment)
        return folder

    def steps(self, reference, base="", **inputs):
        """Status and output of the last step; the ones before it have to succeed."""
        values = {name: given["default"] for name, given in ACTION["inputs"].items()}
        values |= {name.replace("_", "-"): value for name, value in inputs.items()}
        folder = self.checkout(reference)
        for number, step in enumerate(ACTION["runs"]["steps"]):
            self.assertEqual(step["shell"], "bash")
            named = {
                name: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: values[match[1]], value)
                for name, value in step["env"].items()
            }
            script = self.work / f"step{number}.sh"
            script.write_text(step["run"])
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
                cwd=folder,
                text=True,
                env={**self.environment, "GITHUB_BASE_REF": base, **named},
                capture_output=True,
            )
            if done.returncode != 0:
                break
        return done.returncode, done.stdout + done.stderr

    def annotations(self, output):
        return sorted(re.findall(r"^::\w+ file=([^,]+),line=(\d+),", output, re.MULTILINE))

    def test_a_pull_request_is_annotated_where_it_changes_files_and_nowhere_else(self):
        status, output = self.steps("refs/pull/1/merge", base="main")
        self.assertEqual(
            self.annotations(output), [("src/a name.py", "3"), ("src/a name.py", "3")], output
        )
        self.assertEqual(status, 1)

    def test_all_files_are_checked_where_that_is_asked_for_and_after_a_push(self):
        files = {"src/a name.py", "src/later.py", "src/old.py"}
        for given in ({"base": "main", "changed_only": "false"}, {"base": ""}):
            _, output = self.steps("refs/pull/1/merge", **given)
            self.assertEqual({file for file, _ in self.annotations(output)}, files, output)

    def test_a_pull_request_without_such_files_is_fine(self):
        status, output = self.steps("refs/pull/1/merge", base="main", paths="docs")
        self.assertEqual((status, self.annotations(output)), (0, []), output)

    def test_findings_need_not_fail_the_step_and_faults_always_do(self):
        status, output = self.steps("refs/pull/1/merge", base="main", fail="false")
        self.assertEqual((status, len(self.annotations(output))), (0, 2), output)
        status, output = self.steps("refs/pull/1/merge", base="", paths="missing", fail="false")
        self.assertNotEqual(status, 0, output)

    def test_the_version_is_the_one_that_is_built(self):
        self.assertEqual(ACTION["inputs"]["version"]["default"], self.version)


BUILD = os.path.realpath(sys.argv.pop(1))
unittest.main(verbosity=2)
