"""Does `paddle-ls convert --onto` keep every edit while the original moves on?

    python test/merge/replay.py REPOSITORY --work WORK [--folder FOLDER] [--commits N] [--seed N]

Goes through the last N commits of a repository that change Python files. After each, the converted tree gets
a few edits by hand, each with a number of its own, and the next commit is merged in. An edit has to be in the tree
after the merge, or inside the marks of a conflict; conflicts are resolved with the original's lines. At
the end the tree without its edits has to be what a conversion of the last commit gives, byte for byte.
Ends with status 1 if an edit is lost or the trees differ.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PADDLE_LS", str(ROOT / "build/release/paddle-ls"))
EDIT = re.compile(r"edited by hand (\d+)\b")
CONFLICT = re.compile(r"^<<<<<<< .*?\n(.*?)^=======\n(.*?)^>>>>>>> .*?\n", re.MULTILINE | re.DOTALL)
TEXT = {".py", ".pyi", ".toml", ".cfg", ".txt", ".yml", ".yaml"}
ORIGIN = ".paddle-ls-origin.json"


def git(folder, *words, **more):
    return subprocess.run(
        ["git", "-C", str(folder), *words], capture_output=True, text=True, check=True, **more
    ).stdout


def commit_all(folder):
    git(folder, "add", "--all", "--force")
    git(
        folder,
        "-c",
        "user.name=t",
        "-c",
        "user.email=t@localhost",
        "commit",
        "-qm",
        "step",
        "--allow-empty",
    )


def convert(source, *words):
    """The exit status and what was said."""
    ran = subprocess.run(
        [PROGRAM, "convert", str(source), *words], capture_output=True, text=True, check=False
    )
    if ran.returncode not in (0, 1):
        raise SystemExit(f"convert {words} ended with {ran.returncode}:\n{ran.stderr[-2000:]}")
    return ran.returncode, ran.stderr


def read(path):
    return path.read_bytes().decode("utf-8", errors="surrogateescape")


def write(path, text):
    path.write_bytes(text.encode("utf-8", errors="surrogateescape"))


def files_of(tree):
    return sorted(
        path
        for path in tree.rglob("*")
        if path.is_file() and ".git" not in path.relative_to(tree).parts and path.name != ORIGIN
    )


class Edits:
    """The edits made so far, by number: whether a comment line was added or a line was extended."""

    def __init__(self, tree, random_numbers):
        self.tree = tree
        self.random = random_numbers
        self.live = set()
        self.made = 0

    def make(self, count):
        modules = [path for path in files_of(self.tree) if path.suffix == ".py"]
        for path in self.random.sample(modules, min(count, len(modules))):
            lines = read(path).splitlines(keepends=True)
            places = [
                n
                for n, line in enumerate(lines)
                if line.endswith("\n") and not line.endswith(("\\\n", "\r\n"))
            ]
            if not places:
                continue
            at = self.random.choice(places)
            if self.random.random() < 0.5:
                lines.insert(at, f"# edited by hand {self.made}\n")
            else:
                lines[at] = f"{lines[at][:-1]}  # edited by hand {self.made}\n"
            write(path, "".join(lines))
            self.live.add(self.made)
            self.made += 1

    def present(self):
        return {
            int(number)
            for path in files_of(self.tree)
            if path.suffix == ".py"
            for number in EDIT.findall(read(path))
        }

    def undo_all(self):
        for path in files_of(self.tree):
            text = read(path) if path.suffix == ".py" else ""
            before = text
            while EDIT.search(text):  # an edit may have been edited
                text = re.sub(r"  # edited by hand \d+$", "", text, flags=re.MULTILINE)
                text = re.sub(r"^# edited by hand \d+\n", "", text, flags=re.MULTILINE)
            if text != before:
                write(path, text)


def settle_conflicts(tree, said, edits):
    """Takes the original's side, and returns how many edits that ends."""
    for path in files_of(tree):
        text = read(path)
        if "<<<<<<< " in text:
            write(path, CONFLICT.sub(lambda found: found.group(2), text))
    for path in re.findall(r"CONFLICT \(modify/delete\): (\S+) deleted in", said):
        (tree / path).unlink(missing_ok=True)
    ended = edits.live - edits.present()
    edits.live -= ended
    return len(ended)


def differences(one, other):
    names = {p.relative_to(one) for p in files_of(one)} | {
        p.relative_to(other) for p in files_of(other)
    }
    for name in sorted(names):
        left, right = one / name, other / name
        if not left.exists() or not right.exists() or left.read_bytes() != right.read_bytes():
            yield str(name)


def commits_of(repository, count):
    return git(
        repository, "log", "--first-parent", "--format=%H", f"-{count + 1}", "--", "*.py"
    ).split()[::-1]


def take_over(repository, commit, source):
    """Makes `commit` the next one of the original, with its files of text: a stored copy may lack large ones."""
    for path in source.iterdir():
        if path.name != ".git":
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    listed = git(repository, "ls-tree", "-r", "-z", "--name-only", commit).split("\0")
    names = [name for name in listed if pathlib.PurePath(name).suffix in TEXT]
    git(repository, f"--work-tree={source}", "checkout", "--force", commit, "--", *names)
    commit_all(source)


def replay(arguments):
    source, tree = arguments.work / "source", arguments.work / "converted"
    shutil.rmtree(arguments.work, ignore_errors=True)
    arguments.work.mkdir(parents=True)
    source.mkdir()
    git(source, "init", "-q")
    commits = commits_of(arguments.repository, arguments.commits)
    edits = Edits(tree, random.Random(arguments.seed))
    lost = conflicts = ended = 0
    for number, commit in enumerate(commits):
        take_over(arguments.repository, commit, source)
        status, said = convert(source / arguments.folder, "--onto", str(tree))
        gone = edits.live - edits.present()
        if gone:
            print(f"{commit}: lost {sorted(gone)}\n{said[-1500:]}")
            lost += len(gone)
            edits.live -= gone
        if "CONFLICT" in said:
            conflicts += said.count("CONFLICT")
            ended += settle_conflicts(tree, said, edits)
        if number == 0:
            git(tree, "init", "-q")
        edits.make(3)
        commit_all(tree)
    edits.undo_all()
    convert(source / arguments.folder, "--out", str(arguments.work / "fresh"))
    different = list(differences(tree, arguments.work / "fresh"))
    for name in different:
        print("differs from a fresh conversion:", name)
    print(
        f"{arguments.repository}: {len(commits) - 1} commits, {edits.made} edits, {lost} lost, {conflicts} conflicts "
        f"that ended {ended} edits, {len(different)} files differ from a fresh conversion"
    )
    return lost or different


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("repository", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--folder", default=".")
    parser.add_argument("--commits", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(1 if replay(parser.parse_args()) else 0)


if __name__ == "__main__":
    main()
