#!/usr/bin/env python3
"""Adds packages to engine/rewrite/api/torch_dependents.tsv that declare that they need PyTorch.

Reads sources on disk: a wheel, the folder or the bare repository of a package's source, or an environment's folder of
packages. A package is added when torch is among the requirements that always hold, or a package that is in the table
or among the sources and needs torch itself; and where requirements say nothing, when its `__init__.py`, or a module of its
own that this imports, imports torch in a top-level statement. Existing rows are not changed. Nothing is
downloaded, and nothing of a source is run.
"""
import argparse
import ast
import configparser
import email
import re
import subprocess
import tomllib
import zipfile
from pathlib import Path

TABLE = Path(__file__).parents[1] / "engine/rewrite/api/torch_dependents.tsv"
TORCH = {"torch", "torchvision", "torchaudio", "torchdata"}
# Folders next to a package that are not part of it.
BESIDE = {
    "asset",
    "assets",
    "bench",
    "benchmark",
    "benchmarks",
    "config",
    "configs",
    "doc",
    "docs",
    "example",
    "examples",
    "notebooks",
    "script",
    "scripts",
    "test",
    "testing",
    "tests",
    "tests_pytest",
    "tools",
    "tuning",
    "tutorials",
    "utils",
}
REQUIREMENT = re.compile(r"\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?([^;]*)(;.*)?")


def normalized(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def names_of(requirements):
    """The packages that are required in every environment."""
    found = (
        REQUIREMENT.match(line.split(" #")[0])
        for line in requirements
        if not line.lstrip().startswith(("#", "-"))
    )
    return {normalized(match[1]) for match in found if match and not match[3]}


class Folder:
    """The files of a source, by their path."""

    def __init__(self, path):
        self.path = path
        self.names = {str(file.relative_to(path)) for file in path.glob("**/*") if file.is_file()}

    def text(self, name):
        return (self.path / name).read_text(encoding="utf-8", errors="replace")


class Repository(Folder):
    def __init__(self, path):
        self.git = ["git", f"--git-dir={path}"]
        self.names = set(self.run("ls-tree", "-r", "--name-only", "HEAD").splitlines())

    def run(self, *words):
        return subprocess.run(
            [*self.git, *words], check=True, capture_output=True, encoding="utf-8", errors="replace"
        ).stdout

    def text(self, name):
        return self.run("show", f"HEAD:{name}")


def modules_of(package, paths):
    """The outermost packages among `paths` that are no folder beside them; one called as `package` is alone if there is one."""
    folders = sorted(
        {
            path.removeprefix("src/").rpartition("/")[0]
            for path in paths
            if path.endswith("/__init__.py")
        }
        - {"src"}
    )
    outer = [
        folder for folder in folders if not any(folder.startswith(other + "/") for other in folders)
    ]
    modules = [
        folder.replace("/", ".")
        for folder in outer
        if re.fullmatch(r"\w+(/\w+)?", folder) and not BESIDE & set(folder.split("/"))
    ]
    return [module for module in modules if normalized(module) == package] or modules


def requirement_files(files, names):
    return [line for name in names if name in files.names for line in files.text(name).splitlines()]


def from_pyproject(files):
    try:
        data = tomllib.loads(files.text("pyproject.toml"))
    except tomllib.TOMLDecodeError:
        return None, []
    project = data.get("project", {})
    required = list(project.get("dependencies", []))
    if "dependencies" in project.get("dynamic", []):
        where = (
            data.get("tool", {})
            .get("setuptools", {})
            .get("dynamic", {})
            .get("dependencies", {})
            .get("file", [])
        )
        required += requirement_files(files, [where] if isinstance(where, str) else where)
    poetry = data.get("tool", {}).get("poetry", {})
    required += [
        name
        for name, what in poetry.get("dependencies", {}).items()
        if not (isinstance(what, dict) and what.get("optional"))
    ]
    return project.get("name") or poetry.get("name"), required


def from_setup_cfg(files):
    config = configparser.ConfigParser(interpolation=None)
    try:
        config.read_string(files.text("setup.cfg"))
    except configparser.Error:
        return None, []
    required = config.get("options", "install_requires", fallback="").splitlines()
    named = [line.removeprefix("file:").strip() for line in required if line.startswith("file:")]
    return config.get("metadata", "name", fallback=None), required + requirement_files(files, named)


def from_setup_py(files):
    """The text of the expression: the program is not run."""
    text = files.text("setup.py")
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return None, []
    values = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def strings(node):
        node = values.get(node.id) if isinstance(node, ast.Name) else node
        items = node.elts if isinstance(node, (ast.List, ast.Tuple)) else [node]
        return [
            item.value
            for item in items
            if isinstance(item, ast.Constant) and isinstance(item.value, str)
        ]

    name, required = None, []
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and ast.unparse(call.func).endswith("setup")):
            continue
        for keyword in call.keywords:
            if keyword.arg == "name":
                name = next(iter(strings(keyword.value)), None)
            elif keyword.arg == "install_requires":
                required = strings(keyword.value) or requirement_files(
                    files, re.findall(r"[\w/.-]*requirements[\w.-]*\.txt", text)[:1]
                )
    return name, required


def imports_torch(files, module):
    """Whether importing `module` imports torch, through its own modules."""
    paths = {path.removeprefix("src/"): path for path in files.names if path.endswith(".py")}
    waiting, seen = [module.replace(".", "/") + "/__init__.py"], set()
    while waiting:
        path = waiting.pop()
        if path in seen or path not in paths:
            continue
        seen.add(path)
        folder = path.split("/")[:-1]
        text = files.text(paths[path])
        if re.search(r"^(import|from) torch\b", text, re.M):
            return True
        for dots, name, what in re.findall(
            r"^from (\.*)([\w.]*) import (\([^)]*\)|.*)", text, re.M
        ):
            base = (folder[: len(folder) - len(dots) + 1] if dots else []) + [
                part for part in name.split(".") if part
            ]
            for part in ["", *re.findall(r"\w+", what)]:
                at = "/".join([*base, part] if part else base)
                waiting += [at + ".py", at + "/__init__.py"]
    return False


def read_source(files):
    """(package, its requirements, its modules); nothing if the source does not contain its name."""
    name, required = None, []
    for file, reader in (
        ("pyproject.toml", from_pyproject),
        ("setup.cfg", from_setup_cfg),
        ("setup.py", from_setup_py),
    ):
        if file not in files.names:
            continue
        found, more = reader(files)
        name, required = name or found, required + more
    if not name:
        return []
    required, modules = names_of(required), modules_of(normalized(name), files.names)
    undeclared = {"torch"} if any(imports_torch(files, module) for module in modules) else set()
    return [(normalized(name), required | undeclared, modules)]


def read_metadata(text, record):
    message = email.message_from_string(text)
    name = normalized(message["Name"])
    return name, names_of(message.get_all("Requires-Dist") or []), modules_of(name, record)


def read_wheel(path):
    with zipfile.ZipFile(path) as wheel:
        info = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return [read_metadata(wheel.read(info).decode(), wheel.namelist())]


def read(path):
    if path.suffix == ".whl":
        return read_wheel(path)
    if (path / "HEAD").is_file():
        return read_source(Repository(path))
    metadata = sorted(path.glob("*.dist-info/METADATA"))
    if metadata:
        return [
            read_metadata(
                file.read_text(encoding="utf-8", errors="replace"),
                [
                    line.split(",")[0]
                    for line in (file.parent / "RECORD").read_text(encoding="utf-8").splitlines()
                ],
            )
            for file in metadata
        ]
    return read_source(Folder(path))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sources", nargs="+", type=Path)
    parser.add_argument(
        "--without", nargs="*", default=[], metavar="PACKAGE", help="leave these out"
    )
    parser.add_argument("--dry-run", action="store_true", help="print what would be added")
    options = parser.parse_args()

    lines = TABLE.read_text(encoding="utf-8").splitlines()
    head = [line for line in lines if line.startswith("#")]
    rows = {line.split("\t")[0]: line for line in lines if not line.startswith("#")}
    needing = TORCH | {row.split("\t")[1] for row in rows.values() if row.split("\t")[2] == "whole"}
    packages = [
        package
        for source in options.sources
        for package in read(source)
        if package[0] not in options.without
    ]
    known = None
    while known != len(needing):
        known = len(needing)
        needing |= {name for name, required, _ in packages if required & needing}
    for name, _, modules in packages:
        for module in modules if name in needing - TORCH else []:
            if module not in rows and not any(row.split("\t")[1] == name for row in rows.values()):
                rows[module] = f"{module}\t{name}\twhole\t"
                if options.dry_run:
                    print(rows[module])
    if not options.dry_run:
        TABLE.write_text(
            "\n".join(head + [rows[module] for module in sorted(rows)]) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
