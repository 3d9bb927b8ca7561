#!/usr/bin/env python3
"""Compares engine/templates with the real torchgen, byte by byte.

The oracle is the Python package `torchgen` inside the published wheels of torch 1.13.1 (dialect v1)
and torch 2.9.1 (dialect v2). pip fetches the wheels once, the smallest ones there are; only torchgen
is kept, in the cache folder. Where they cannot be fetched the test is skipped (exit status 77).
"""

import argparse
import contextlib
import importlib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import types
import zipfile

SKIPPED = 77
WHEELS = {"v1": ("1.13.1", "3.10"), "v2": ("2.9.1", "3.11")}
GENERATOR = "conformance_generator.py"


# ---- the oracle


def fetch_torchgen(cache, dialect):
    """The folder that holds the package torchgen of one torch release."""
    version, python = WHEELS[dialect]
    folder = cache / f"torchgen-{version}"
    if (folder / "torchgen" / "utils.py").exists():
        return folder
    with tempfile.TemporaryDirectory() as download:
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--only-binary=:all:",
            "--implementation",
            "cp",
            "--abi",
            "none",
            "--platform",
            "macosx_11_0_arm64",
            "--python-version",
            python,
            "--dest",
            download,
            f"torch=={version}",
        ]
        subprocess.run(command, check=True, capture_output=True, text=True)
        (wheel,) = pathlib.Path(download).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            names = [n for n in archive.namelist() if n.startswith("torchgen/") and ".." not in n]
            archive.extractall(folder, names)
    return folder


def load_torchgen(folder):
    """(CodeTemplate, FileManager) of the package in `folder`, loaded beside any other version."""
    stub = types.ModuleType("typing_extensions")
    import typing

    stub.__getattr__ = lambda name: getattr(typing, name, lambda text: lambda function: function)
    saved = {
        n: m for n, m in sys.modules.items() if n.split(".")[0] in ("torchgen", "typing_extensions")
    }
    for name in saved:
        del sys.modules[name]
    sys.modules["typing_extensions"] = stub
    sys.path.insert(0, str(folder))
    try:
        code_template = importlib.import_module("torchgen.code_template")
        utils = importlib.import_module("torchgen.utils")
    finally:
        sys.path.remove(str(folder))
        for name in [n for n in sys.modules if n.split(".")[0] == "torchgen"]:
            del sys.modules[name]
        del sys.modules["typing_extensions"]
        sys.modules.update(saved)
    return code_template.CodeTemplate, utils.FileManager


# ---- our side


class Driver:
    """Sends questions in batches, so that neither side waits on a pipe for each one."""

    def __init__(self, program):
        self.program = program

    def ask(self, questions):
        sent = "".join(json.dumps(question) + "\n" for question in questions)
        done = subprocess.run(
            [self.program], input=sent, capture_output=True, text=True, encoding="utf-8"
        )
        answers = [json.loads(line) for line in done.stdout.split("\n") if line]
        if done.returncode != 0 or len(answers) != len(questions):
            raise SystemExit(
                f"the driver ended with {done.returncode} after {len(answers)} of "
                f"{len(questions)} answers: {done.stderr[-500:]}"
            )
        return answers


class Report:
    def __init__(self):
        self.failures = 0

    def compare(self, what, question, expected, actual):
        if expected == actual:
            return
        self.failures += 1
        if self.failures <= 10:
            print(
                f"DIFFERENT {what}\n  question {question!r}\n  torchgen {expected!r}\n"
                f"  ours     {actual!r}",
                file=sys.stderr,
            )


def expected_expansion(code_template, question):
    try:
        return {"text": code_template(question["template"]).substitute(question["env"])}
    except KeyError as missing:
        return {"error": "missing_key", "key": missing.args[0]}


def compare_expansions(what, torchgen, driver, dialect, pairs, report):
    questions = [
        {"do": "expand", "dialect": dialect, "template": template, "env": env}
        for template, env in pairs
    ]
    for question, actual in zip(questions, driver.ask(questions)):
        report.compare(
            f"{what} ({dialect})", question, expected_expansion(torchgen[0], question), actual
        )
    return len(questions)


# ---- corner cases, one idea each

VALUES = {
    "x": "X",
    "n": 7,
    "f": 2.5,
    "t": True,
    "none": None,
    "empty": "",
    "nothing": [],
    "one": ["1"],
    "two": ["p", "q"],
    "many": "first\nsecond\n\n  third  \n\n",
    "lines": ["a\n  b ", "", "\n", "c\r\nd", "e\vf\fg\x1ch\x1ei\x85j\u2028k", "   "],
    "nested": [["a", 'it\'s "q"', "it's", "\t\xa0\u200b\U0001f600\U000e0001"], {"k": [None]}],
    "blank": "  \n\t\n",
    "dollar": "$x ${x}",
    "object": {"a": [1, {"b": "c"}], "d": 1e-9},
    "floats": [0.1, -0.0, 1e16, 1e15, 123456.0, 1e-4, 1e-5, 5e-324, 1.7976931348623157e308, 3e300],
    "ints": [0, -1, 2**63, 2**64, -(2**70), 10**40],
    "é": "accent",
    "变": ["量"],
    "²": "square",
    "_": "underscore",
    "_1": "digit",
    "trailing": ["a  ", "b\t"],
    "only_blank": ["", " ", ""],
}
PLACES = [
    "{}",
    "  {}",
    "\t{}",
    "a {}",
    "a\n  {}\nb",
    "\n\n{}",
    "  {} tail",
    "  {}{}",
    "{} {}",
    "\u00a0{}",
    "\r{}",
    "a\r\n  {}",
    "a\r  {}",
    " \f {}",
    "\v{}",
    "\u2028 {}",
    "\x1c{} ",
    " \x1f{}",
    "\u3000\u200a{}",
    "({})",
    "x{}y",
    "\x85 {}\n",
    " \n {}",
    "\u200b{}",
]
FORMS = [
    "${0}",
    "${{{0}}}",
    "${{,{0}}}",
    "${{{0},}}",
    "${{,{0},}}",
    "$${0}",
    "\\${0}",
    "${0}.b",
    "${0}${0}",
]
LITERALS = [
    "$1",
    "$ ",
    "$",
    "${",
    "${}",
    "${,}",
    "${,,x}",
    "${x,,}",
    "${ x}",
    "${x }",
    "${a-b}",
    "${x:-y}",
    "${x",
    "${,x",
    "$\u0661",
    "${\u0661}",
    "$x\u0661 ",
    "$x²",
    "$\u0301x",
    "$x\u0301",
    "$$",
    "$$$x",
    "$-x",
    "{x}",
    "$(x)",
    "${x}}",
    "$\nx",
    "${x\n}",
    "${$x}",
    "$x$",
    "$Ⅷ",
    "$½",
    "$\u00aa",
    "$㊀",
    "$\U0001d7d8",
    "$\U00020000",
    "${\u0ec6,}",
]


def corner_cases():
    env = {
        **VALUES,
        "a": "A",
        "b": ["B"],
        "x²": "x2",
        "x\u0661": "x1",
        "Ⅷ": "eight",
        "½": "half",
        "\u00aa": "a",
        "㊀": "one",
        "\U00020000": "cjk",
        "\u0ec6": "lao",
    }
    for literal in LITERALS:
        for place in PLACES:
            yield place.format(literal, literal), env
    for key in VALUES:
        for form in FORMS:
            for place in PLACES:
                written = form.format(key)
                yield place.format(written, written), env
    yield "$absent", {}
    yield "$x ${absent} $other", {"x": 1}


# ---- random pairs

PIECES = [
    "$",
    "{",
    "}",
    ",",
    "a",
    "b",
    "_",
    "1",
    " ",
    "  ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\f",
    "\v",
    "\u00a0",
    "\u2028",
    "\x85",
    "\x1c",
    "\x1f",
    "é",
    "²",
    "\u0661",
    "变",
    "-",
    ".",
    "text",
    "$a",
    "${b}",
    "${,a}",
    "${b,}",
    "${,a,}",
    "\n  $a",
    "\n\t${b}",
    "\n$é",
    "$missing",
]
SCALARS = [
    "",
    "s",
    "two\nlines",
    "  lead",
    "trail  ",
    "\n",
    "\n\n x \n",
    "\r",
    "a\r\nb",
    "\f",
    "$a",
    "\u2028u",
    "x\x1cy",
    "\u00a0",
    0,
    -3,
    1.5,
    1e20,
    True,
    False,
    None,
    "é变",
    "\t\t",
]


def random_value(rng):
    if rng.random() < 0.4:
        return rng.choice(SCALARS)
    return [rng.choice(SCALARS) for _ in range(rng.choice([0, 1, 1, 2, 3, 5]))]


def random_pair(rng):
    template = "".join(rng.choice(PIECES) for _ in range(rng.randint(1, 25)))
    names = ["a", "b", "_", "é", "²", "变", "text", "aa", "ab", "a1", "b_"]
    env = {name: random_value(rng) for name in names}
    if rng.random() < 0.8:  # most unknown names get a value, so that expansions reach the end
        for name in re.findall(r"[^\d\W]\w*", template):
            env.setdefault(name, random_value(rng))
    return template, env


# ---- characters


def check_characters(torchgen, driver, dialect, report):
    """Every character as a name, inside a name, as indent and as a line break."""
    import unicodedata

    assigned = [chr(c) for c in range(0x110000) if unicodedata.category(chr(c)) not in ("Cn", "Cs")]
    pairs = []
    for start in range(0, len(assigned), 300):
        chunk = assigned[start : start + 300]
        text = "".join(f"{c}$k\n${c} $k{c}\n" for c in chunk)
        env = {"k": ["".join(f"l{c}m" for c in chunk)]}
        env.update((c, "start") for c in chunk)
        env.update(("k" + c, "inside") for c in chunk)
        pairs.append((text, env))
    compare_expansions("characters", torchgen, driver, dialect, pairs, report)
    return len(assigned)


# ---- packaged templates, with what the file manager adds


@contextlib.contextmanager
def main_file(path):
    main = sys.modules["__main__"]
    saved = main.__file__
    main.__file__ = path
    try:
        yield
    finally:
        main.__file__ = saved


def synthetic_value(rng, key):
    if rng.random() < 0.3:
        return rng.choice([key, f"{key}\nsecond line", "", 3])
    line = rng.choice(
        [
            "{key}_{i};",
            'class {key}_{i}:\n    """Doc."""\n',
            "@dec\ndef {key}{i}(): ...  ",
            "void {key}_{i}() {{\n  body;\n\n}}",
            '"""doc"""',
        ]
    )
    return [line.format(key=key, i=i) for i in range(rng.choice([0, 1, 2, 40]))]


def check_generated(torchgen, driver, dialect, folder, rounds, report):
    """All packaged templates, and short Python texts around docstrings, through FileManager."""
    rng = random.Random(5)
    asked = []
    for file in sorted(folder.glob("torchgen/packaged/*/templates/*")):
        keys = {
            m.group(2).strip("{,}")
            for m in torchgen[0].substitution.finditer(file.read_text(encoding="utf-8"))
        }
        for round_number in range(rounds):
            env = {key: synthetic_value(rng, key) for key in keys}
            if round_number % 2:
                env.pop("generated_comment", None)
            asked.append((file.parent, file.name, env))
    with tempfile.TemporaryDirectory() as own:
        pieces = [
            '"""',
            "\n",
            "\n\n\n",
            "@dec",
            "@",
            " ",
            "\t",
            "class A:",
            "def f(): ...",
            "default",
            "x",
            "\r",
            '"',
            "\f",
            "    ",
            '"""\n',
            "\n@d(1)\n",
            '"""\n\nclass B: ...',
        ]
        for i in range(rounds * 500):
            text = "".join(rng.choice(pieces) for _ in range(rng.randint(2, 14)))
            name = f"doc{i}.in"
            pathlib.Path(own, name).write_text(text, encoding="utf-8", newline="")
            asked.append((pathlib.Path(own), name, {}))
        questions, expected = [], []
        for directory, name, env in asked:
            manager = torchgen[1](install_dir="", template_dir=str(directory), dry_run=False)
            with main_file(f"/elsewhere/{GENERATOR}"):
                expected.append({"text": manager.substitute_with_template(name, lambda: dict(env))})
            questions.append(
                {
                    "do": "generate",
                    "dialect": dialect,
                    "env": env,
                    "template": (directory / name).read_text(encoding="utf-8"),
                    "template_path": name,
                    "generator": GENERATOR,
                }
            )
    for question, wanted, actual in zip(questions, expected, driver.ask(questions)):
        report.compare(f"generated file ({dialect})", question, wanted, actual)
    return len(questions)


# ---- sharding


def tree(folder):
    return {
        str(p.relative_to(folder)): p.read_bytes()
        for p in sorted(pathlib.Path(folder).rglob("*"))
        if p.is_file()
    }


def their_shards(file_manager, folder, question):
    manager = file_manager(install_dir="out", template_dir="templates", dry_run=question["dry_run"])
    with (
        contextlib.chdir(folder) if hasattr(contextlib, "chdir") else working_folder(folder)
    ), main_file(f"/elsewhere/{GENERATOR}"):
        try:
            if question["filename"] == question["template"]:
                write = manager.write_sharded
            else:

                def write(filename, *rest, **more):
                    manager.write_sharded_with_template(
                        filename, question["template"], *rest, **more
                    )

            write(
                question["filename"],
                question["items"],
                key_fn=lambda item: item["key"],
                env_callable=lambda item: item["env"],
                num_shards=question["num_shards"],
                base_env=question["base_env"],
                sharded_keys=set(question["sharded_keys"]),
            )
            manager.write_outputs(question["variable"], question["outputs_file"])
        except (AssertionError, UnicodeEncodeError, ZeroDivisionError, ValueError) as failure:
            return {"failed": type(failure).__name__, "message": str(failure)}
    key = (lambda p: pathlib.PurePosixPath(p)) if "files" in vars(manager) else str
    return {"filenames": sorted(manager.filenames, key=key)}


@contextlib.contextmanager
def working_folder(folder):
    saved = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(saved)


# How a failure of Python reads in ours; assertion texts are the same, except that 1.13.1 forgot to
# format the name of a duplicate.
OUR_WORDS = {
    "UnicodeEncodeError": "outside latin-1",
    "ZeroDivisionError": "at least one shard",
    "ValueError": "slash",
}


def same_failure(theirs, ours):
    if "failed" not in theirs:
        return False
    if theirs["failed"] == "AssertionError":
        text = theirs["message"].replace("{filename}", "")
        return ours.get("message", "").startswith(text)
    return OUR_WORDS[theirs["failed"]] in ours.get("message", "")


def shard_questions(dialect):
    rng = random.Random(11)
    letters = "abcdefghijklmnopqrstuvwxyz_é\xff\x80ñ0123456789."
    keys = {"".join(rng.choice(letters) for _ in range(rng.randint(1, 20))) for _ in range(10_500)}
    items = [
        {"key": key, "env": {"decl": [f"int {key};"], "reg": [key, "two\nlines"]}}
        for key in sorted(keys)[:10_000]
    ]
    base = {
        "do": "shard",
        "dialect": dialect,
        "install_dir": "out",
        "template_dir": "templates",
        "generator": GENERATOR,
        "dry_run": False,
        "filename": "ops.cpp",
        "template": "ops.cpp",
        "num_shards": 5,
        "base_env": {},
        "sharded_keys": ["decl", "reg"],
        "items": items,
        "variable": "generated",
        "outputs_file": "lists/generated.cmake",
    }
    few = items[:20]
    yield base
    yield {**base, "num_shards": 1, "items": few}
    yield {**base, "num_shards": 13, "items": few, "base_env": {"decl": ["int first;"], "more": 1}}
    yield {**base, "dry_run": True, "items": [{"key": "变", "env": {"other": 1}}]}
    yield {**base, "num_shards": 0, "items": []}
    yield {**base, "num_shards": 0, "items": few}
    yield {**base, "items": [{"key": "变", "env": {}}]}
    yield {**base, "items": [{"key": "k", "env": {"decl": "chars", "reg": ""}}]}
    yield {**base, "items": [{"key": "k", "env": {"unknown": ["x"]}}]}
    yield {**base, "items": few, "base_env": {"decl": "text"}}
    yield {**base, "items": few, "base_env": {"shard_id": "_same"}}
    yield {**base, "items": [], "base_env": {"shard_id": "_once"}, "num_shards": 0}
    for name in ("sub/ops.cpp", "noextension", ".hidden", "a.b/ops", "ops.tar.gz", "dot."):
        yield {**base, "filename": name, "template": name, "items": few}
    if dialect == "v2":
        yield {**base, "filename": "other.h", "items": few}
        yield {**base, "filename": "./x//y.h", "items": few}


TEMPLATE = "// ${generated_comment}\n// shard ${shard_id}\n  ${decl}\nreg(a${,reg})\n"


def check_sharding(torchgen, driver, dialect, report):
    asked = 0
    for question in shard_questions(dialect):
        with tempfile.TemporaryDirectory() as theirs, tempfile.TemporaryDirectory() as ours:
            for folder in (theirs, ours):
                template = pathlib.Path(folder, "templates", question["template"])
                template.parent.mkdir(parents=True, exist_ok=True)
                template.write_text(TEMPLATE)
            expected = their_shards(torchgen[1], theirs, question)
            with working_folder(ours):
                (actual,) = driver.ask([question])
                shown = {k: v for k, v in question.items() if k != "items"}
                if "filenames" in actual and "filenames" in expected:
                    report.compare(
                        f"file names ({dialect})", shown, expected["filenames"], actual["filenames"]
                    )
                    report.compare(f"files ({dialect})", shown, tree(theirs), tree(ours))
                    before = {p: p.stat().st_mtime_ns for p in pathlib.Path(ours).rglob("*.*")}
                    (again,) = driver.ask([question])
                    after = {p: p.stat().st_mtime_ns for p in pathlib.Path(ours).rglob("*.*")}
                    report.compare(f"time stamps ({dialect})", shown, before, after)
                    report.compare(
                        f"second run ({dialect})",
                        shown,
                        {"skipped"} if question["dry_run"] else {"unchanged"},
                        set(again["outcomes"]),
                    )
                elif not same_failure(expected, actual):
                    report.compare(f"failure ({dialect})", shown, expected, actual)
            asked += 1
    return asked


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--driver", required=True, help="the program template_driver")
    parser.add_argument("--pairs", type=int, default=200_000, help="random pairs per dialect")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--cache",
        type=pathlib.Path,
        help="where the fetched oracle is kept",
        default=pathlib.Path(
            os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache"),
            "paddle-ls-conformance",
        ),
    )
    options = parser.parse_args()
    options.driver = os.path.abspath(options.driver)
    driver = Driver(options.driver)
    report = Report()
    for dialect, (version, _) in WHEELS.items():
        try:
            folder = fetch_torchgen(options.cache, dialect)
        except (OSError, subprocess.CalledProcessError) as failure:
            print(
                f"skipped: torch {version} could not be fetched: "
                f"{getattr(failure, 'stderr', '') or failure}",
                file=sys.stderr,
            )
            return SKIPPED
        torchgen = load_torchgen(folder)
        corners = compare_expansions(
            "corner case", torchgen, driver, dialect, corner_cases(), report
        )
        characters = check_characters(torchgen, driver, dialect, report)
        rng = random.Random(options.seed)
        done = 0
        while done < options.pairs:
            batch = [random_pair(rng) for _ in range(min(20_000, options.pairs - done))]
            done += compare_expansions("random pair", torchgen, driver, dialect, batch, report)
        generated = check_generated(torchgen, driver, dialect, folder, 6, report)
        sharded = check_sharding(torchgen, driver, dialect, report)
        print(
            f"{dialect} (torch {version}): {corners} corner cases, {characters} characters, "
            f"{done} random pairs, {generated} generated files, {sharded} sharded writes"
        )
    print(f"{report.failures} differences")
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
