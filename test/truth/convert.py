"""Converts cases with the built program: one process for all of them."""

import json
import os
import pathlib
import shutil
import subprocess

from rule_text import rules_of_tree

PROGRAM = os.environ.get(
    "PADDLE_LS",
    str(pathlib.Path(__file__).resolve().parents[2] / "build" / "release" / "paddle-ls"),
)

# Findings without a fix that do not affect whether the file runs.
HARMLESS = {"torch-import-unused", "torch-text"}

# Reviews that do not concern a difference in the result: of the type of the receiver, and of a
# release without proof, which this run is to provide.
NOT_ABOUT_RESULT = (
    "the receiver is assumed to be ",
    "the rule has not been verified on this Paddle release",
)


def use_rules_of_tree(folder, style="exact"):
    """Cases below `folder` are converted with the rule files as they are in the tree now.

    Rules of a workspace need no proof to be safe, so what earlier runs have shown has no say.
    """
    (folder / "rules_of_tree.json").write_text(json.dumps(rules_of_tree()), encoding="utf-8")
    settings = {"rules": {"files": ["rules_of_tree.json"]}, "style": style}
    (folder / ".paddle-ls.json").write_text(json.dumps(settings))


def write_sources(texts, folder):
    """Writes texts by key, in place of what the folder held."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for key, text in texts.items():
        (folder / f"{key}.py").write_text(text, encoding="utf-8")


def _run(command, **options):
    return subprocess.run(
        [PROGRAM, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        **options,
    )


def convert(source, target, profile, settings=()):
    """Writes what `source` becomes to `target`; fixes that need confirmation are confirmed."""
    shutil.rmtree(target, ignore_errors=True)
    # Every case is run separately.
    done = _run(
        [
            "convert",
            "--unsafe",
            "--helpers-in",
            "file",
            "--profile",
            profile,
            *settings,
            "--out",
            str(target),
            str(source),
        ]
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr[-2000:])
    # A file that the program gives up on is reported.
    for line in done.stderr.splitlines():
        if "could not" in line or "would no longer parse" in line:
            print(line)


def findings(source, profile):
    """Findings per case key, as `check --format json` writes them."""
    done = _run(["check", "--format", "json", "--profile", profile, str(source)])
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr[-2000:])
    result = {}
    for line in done.stdout.splitlines():
        if line.startswith("{"):
            finding = json.loads(line)
            if "file" in finding:
                result.setdefault(pathlib.Path(finding["file"]).stem, []).append(finding)
    return result


def fix_class(found):
    """safe, confirm or manual: what the worst of the findings of a case is."""
    worst = "safe"
    for finding in found:
        if finding["code"] in HARMLESS:
            continue
        if finding["fix"] == "none":
            return "manual"
        # What the style accepts, it says.
        if finding["accepted"]:
            worst = "confirm"
        if finding["fix"] == "needs-confirmation" and not any(
            text in finding["message"] for text in NOT_ABOUT_RESULT
        ):
            worst = "confirm"
    return worst


def manual_reasons(found):
    return [f["message"] for f in found if f["fix"] == "none" and f["code"] not in HARMLESS]
