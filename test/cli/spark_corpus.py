#!/usr/bin/env python3
"""Runs docs/examples/spark_corpus.py on a cluster of two workers: killed in the middle, continued, and with --retry.

The program that the workers call writes down what it was asked for, so that the test sees what was done twice. Where
Java or pyspark cannot be had, the test is skipped (exit status 77).
"""

import collections
import importlib.util
import io
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tarfile
import tempfile
import time

from spark_environment import ROOT, environment, fetch_pyspark, paddle_ls

JOB = ROOT / "docs/examples/spark_corpus.py"
SECONDS = 8 * int(os.environ.get("PADDLE_LS_PATIENCE", "1"))
STOPPED = "import torch\n\ntorch.no_such(1)\n"
SUM = "import torch\n\n\ndef total(x):\n    return torch.sum(x, dim=1)\n"

# Files of each package. The names of the first and the last decide when the workers come to them.
PACKAGES = {
    "a_crashes": {"a.py": SUM},
    **{f"clean{number}": {"net/__init__.py": "", "net/sums.py": SUM} for number in range(6)},
    "later": {"net/__init__.py": "import torch\n\n\ndef f(x):\n    return torch.no_such(x)\n"},
    "review": {
        "net.py": "from torch import nn\n\n\nclass Net(nn.Module):\n    def forward(self, x):\n        return x.max(1)[0]\n"
    },
    "stopped": {
        "net/__init__.py": "from . import calls\n",
        "net/calls.py": STOPPED,
        "setup.py": "",
    },
    "stopped_twice": {
        "__init__.py": "",
        "train.py": STOPPED + "torch.no_such_either(2)\n",
        "tests/__init__.py": STOPPED,
    },
    "z_waits": {"a.py": SUM},
}
ARCHIVE = {"net-1.0/net/__init__.py": "", "net-1.0/net/calls.py": STOPPED}

# Waits at every package but the first six until the file `go` exists.
PROGRAM = """#!/bin/sh
cd_name=${PWD##*/}
case "$*" in *" --out "*)
  echo "$cd_name $*" >> FOLDER/calls
  number=$(grep -n "^$cd_name " FOLDER/calls | head -n 1 | cut -d: -f1)
  while [ "$number" -gt 6 ] && [ ! -e FOLDER/go ]; do sleep 0.1; done
  if [ $cd_name = a_crashes ] && [ ! -e FOLDER/mended ]; then kill -SEGV $$; fi
  if [ $cd_name = z_waits ] && [ ! -e FOLDER/mended ]; then exec sleep 600; fi
esac
exec REAL "$@"
"""


def write_files(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def write_corpus(folder):
    for package, files in PACKAGES.items():
        write_files(folder / package, files)
    with tarfile.open(folder / "net-1.0.tar.gz", "w:gz") as archive:
        for name, text in ARCHIVE.items():
            member = tarfile.TarInfo(name)
            member.size = len(text)
            archive.addfile(member, io.BytesIO(text.encode()))
    (folder / "broken.zip").write_text("not an archive")


def write_program(folder):
    program = folder / "paddle-ls"
    text = PROGRAM.replace("FOLDER", shlex.quote(str(folder))).replace(
        "REAL", shlex.quote(paddle_ls())
    )
    program.write_text(text)
    program.chmod(0o755)
    return program


def spark_home(folder):
    """Spark writes the logs of its workers into its own folder, so that each test has one."""
    home = folder / "spark"
    home.mkdir()
    for name in ("bin", "jars"):
        (home / name).symlink_to(fetch_pyspark() / "pyspark" / name)
    return home


def start(folder, *options):
    command = [str(folder / "spark/bin/spark-submit"), "--master", "local-cluster[2,1,1024]"]
    # Work begins when both workers are there.
    for setting in ("spark.ui.enabled=false", "spark.scheduler.minRegisteredResourcesRatio=1"):
        command += ["--conf", setting]
    command += [str(JOB), str(folder / "corpus"), str(folder / "out")]
    return subprocess.Popen(
        [*command, "--seconds", str(SECONDS), *options],
        env={
            **environment(str(folder / "paddle-ls")),
            "SPARK_HOME": str(folder / "spark"),
            "JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",  # starts sooner
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(folder, *options):
    job = start(folder, *options)
    output, errors = job.communicate()
    assert job.returncode == 0, errors[-4000:]
    return output


def results_of(folder):
    return {path.name: json.loads(path.read_text()) for path in folder.glob("out/results/*/*.json")}


def calls(folder):
    lines = (folder / "calls").read_text().splitlines()
    return collections.Counter(line.split()[0] for line in lines)


def killed_in_the_middle(folder):
    """What has a result after all processes were killed at once."""
    job = start(folder)
    # Seven are done, those six and one that never comes to the program, and both workers wait.
    while len(results_of(folder)) < 7 or calls(folder).total() < 8:
        assert job.poll() is None, job.communicate()[1][-4000:]
        time.sleep(0.05)
    os.killpg(job.pid, signal.SIGKILL)
    job.communicate()
    (folder / "go").touch()
    return results_of(folder)


def check_continued(folder, before):
    output = run(folder)
    assert f"14 packages, {len(before)} of them are done" in output, output
    after = results_of(folder)
    assert len(after) == 14 and before.items() <= after.items()
    assert len(list(folder.glob("out/results/*"))) == 1
    asked = calls(folder)
    twice = {name for name, times in asked.items() if times > 1}
    assert len(asked) == 13 and max(asked.values()) == 2 and len(twice) == 2, asked
    assert twice.isdisjoint(name.removesuffix(".json") for name in before), asked
    executors = set(re.findall(r"/executor-[0-9a-f-]+/", (folder / "calls").read_text()))
    assert len(executors) == 4, "two in each of the two runs"
    return output


def check_numbers(folder, output):
    assert "3 packages failed." in output, output
    table = json.loads((folder / "out/table.json").read_text())
    totals = table["totals"]
    expected = {"packages": 11, "uses": 14, "converted": 8, "review": 1, "manual": 6}
    assert expected.items() <= totals.items(), totals
    assert (totals["imports_stopped"], totals["stopped_modules"], totals["converted_again"]) == (
        1,
        5,
        0,
    ), totals
    assert table["broken"] == []
    assert "SIGSEGV" in table["failed"]["a_crashes"]
    assert f"more than {SECONDS} seconds" in table["failed"]["z_waits"]
    assert "cannot be unpacked" in table["failed"]["broken.zip"]
    first, second, third = table["rows"]
    assert (first["api"], first["verdict"], first["reason"]) == (
        "torch.no_such",
        "manual",
        "no conversion rule exists",
    )
    numbers = {"uses": 5, "packages": 4, "stopped": 3, "imports": 1, "modules": 5, "alone": 4}
    assert numbers.items() <= first.items(), first
    assert first["example"] == "net-1.0.tar.gz: net/calls.py:3", first
    assert (second["api"], second["modules"], second["alone"]) == (
        "torch.no_such_either",
        1,
        0,
    ), second
    assert (third["verdict"], third["reason"], third["stopped"]) == (
        "review",
        "assumed-receiver",
        0,
    ), third
    page = (folder / "out/table.md").read_text()
    assert (
        "| 3 | 1 | 5 | 4 | 4 | 5 | manual | torch.no_such | no conversion rule exists | net-1.0"
        in page
    ), page
    assert "| a_crashes | paddle-ls convert ended with SIGSEGV |" in page, page


def check_retry(folder):
    before = calls(folder)
    (folder / "mended").touch()
    output = run(folder, "--retry")
    assert "14 packages, 11 of them are done" in output and "1 packages failed." in output, output
    assert calls(folder) - before == {"a_crashes": 1, "z_waits": 1}, calls(folder) - before


def check_names_of_runs(program):
    """Another program or other settings are another run."""
    sys.path.insert(0, str(fetch_pyspark()))
    spec = importlib.util.spec_from_file_location("job", JOB)
    job = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(job)
    names = {
        job.name_of_run(str(program), "{}"),
        job.name_of_run(str(program), '{"style": "exact"}'),
    }
    with program.open("a") as file:
        file.write("# another one\n")
    names.add(job.name_of_run(str(program), "{}"))
    assert len(names) == 3, names


def main():
    with tempfile.TemporaryDirectory(
        prefix="paddle-ls-corpus-", ignore_cleanup_errors=True
    ) as name:
        folder = pathlib.Path(name)
        write_corpus(folder / "corpus")
        program = write_program(folder)
        spark_home(folder)
        before = killed_in_the_middle(folder)
        check_numbers(folder, check_continued(folder, before))
        check_retry(folder)
        check_names_of_runs(program)
    print(f"ok: 14 packages; killed after {len(before)}, continued, tried again")


if __name__ == "__main__":
    main()
