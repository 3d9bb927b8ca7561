#!/usr/bin/env python3
"""Runs docs/examples/spark_convert.py with Spark in local mode, and looks at what comes out.

Where Java or pyspark cannot be had, the test is skipped (exit status 77).
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from spark_environment import ROOT, environment, paddle_ls


def main():
    settings = {
        **environment(paddle_ls()),
        "PYSPARK_SUBMIT_ARGS": "--master local[2] --conf spark.ui.enabled=false pyspark-shell",
    }
    with tempfile.TemporaryDirectory(prefix="paddle-ls-spark-") as folder:
        sources = pathlib.Path(folder, "in")
        sources.mkdir()
        for number in range(40):
            text = (
                "import torch\n\ny = torch.sum(x, dim=1)\n"
                if number
                else "import torch\ny = torch.no_such_name\n"
            )
            (sources / f"file{number}.py").write_text(text)
        ran = subprocess.run(
            [
                sys.executable,
                str(ROOT / "docs/examples/spark_convert.py"),
                str(sources),
                f"{folder}/out",
                "--partitions",
                "4",
            ],
            env=settings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr[-3000:]
        assert ran.stdout.strip().endswith(
            "39 uses converted, 0 need review, 1 manual; 0 files could not be read"
        ), ran.stdout
        lines = [
            line
            for part in pathlib.Path(folder, "out").glob("part-*")
            for line in part.read_text().splitlines()
        ]
        records = {pathlib.Path(record["path"]).name: record for record in map(json.loads, lines)}
        assert len(lines) == len(records) == 40
        assert records["file7.py"]["source"] == "import paddle\n\ny = paddle.sum(x, axis=1)\n"
        assert records["file0.py"]["findings"][0]["code"] == "torch-api-unmapped"
    print("ok: 40 files through 4 partitions")


if __name__ == "__main__":
    main()
