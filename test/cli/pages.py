#!/usr/bin/env python3
"""Reads the pages of the project as a reader does: links lead somewhere, what is shown is what the program prints, each
command line that is shown is one that the program takes, and docs/README.md leads to every page.

    test/cli/pages.py BUILD_FOLDER
"""

import functools
import pathlib
import re
import shlex
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SKIPPED = {"build", "node_modules", "dist", "fixtures", ".git"}
LINK = re.compile(r"!?\[[^\]]*\]\((?!\w+:)(?P<path>[^)#\s]*)(?:#(?P<anchor>[^)\s]*))?\)")
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?:(?:    .*)?\n)+")
COMMAND = re.compile(
    r"(?:^|[|&(]|\bthen\b|^-? ?\w+:) *(?:\$ )?(?:[A-Z_]+=\S+ )*(?:build/release/)?paddle-ls(?= |$)"
    r"""(?P<rest>(?:'[^']*'|"[^"]*"|[^|&;<>#`)'"])*)"""
)


@functools.cache
def pages():
    found = ROOT.rglob("*.md")
    return sorted(page for page in found if not SKIPPED & set(page.relative_to(ROOT).parts))


def prose(text):
    """The page without its code."""
    text = FENCED.sub("", text)
    return re.sub(r"`[^`\n]*`", "`code`", INDENTED.sub("\n", text))


@functools.cache
def anchors(page):
    """What a link may name after `#`: the headings as GitHub spells them."""
    found = []
    for heading in re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text()), re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        found.append(re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-"))
    return set(found)


def code(text):
    """The lines of code of a page: blocks, and spans of code."""
    for block in FENCED.findall(text):
        language, *lines = block.split("\n")[:-1]
        if language.strip() == "```console":  # what else such a block has is output
            lines = [line for line in lines if line.startswith("$ ")]
        elif not re.fullmatch(r"```(sh|bash|yaml|shell)?", language.strip()):
            lines = []
        yield from (line.strip() for line in lines)
    rest = FENCED.sub("", text)
    yield from (line.strip() for block in INDENTED.findall(rest) for line in block.split("\n"))
    yield from (span for span in re.findall(r"`([^`\n]+)`", rest) if span.startswith("paddle-ls "))


@functools.cache
def help_of(*words):
    """The help of a command, or None where there is no such command."""
    done = subprocess.run([PROGRAM, *words, "--help"], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def subcommands(text):
    """The commands that a help lists: options begin with a hyphen, arguments are in capitals."""
    return set(
        re.findall(r"^  ([a-z][a-z-]*)(?= |$)", text.partition("\nExamples:")[0], re.MULTILINE)
    )


def fault_of(line):
    """Why the program would not take the words after its name, or None."""
    words = shlex.split(line, comments=True)
    chain = []
    known = help_of()
    while words and words[0] in subcommands(known):
        chain.append(words.pop(0))
        known = help_of(*chain)
    if subcommands(known) and words and not words[0].startswith("-"):
        return f"`{' '.join(['paddle-ls', *chain])}` has no command {words[0]}"
    options = set(re.findall(r"(?<![\w-])--?[A-Za-z][\w-]*", known)) | {"--help", "-h"}
    for word in words:
        option = word.partition("=")[0]
        if re.match(r"--?[A-Za-z]", option) and option not in options:
            return f"`{' '.join(['paddle-ls', *chain])}` has no option {option}"
    return None


class Pages(unittest.TestCase):
    def test_links_lead_somewhere(self):
        for page in pages():
            for link in LINK.finditer(prose(page.read_text())):
                target = (page.parent / link["path"]).resolve() if link["path"] else page
                with self.subTest(page=page.relative_to(ROOT), link=link[0]):
                    self.assertTrue(target.exists(), "leads nowhere")
                    if link["anchor"]:
                        self.assertIn(link["anchor"], anchors(target))

    def test_command_lines_are_taken(self):
        count = 0
        for page in pages():
            for line in code(page.read_text()):
                for command in COMMAND.finditer(line):
                    count += 1
                    with self.subTest(page=page.relative_to(ROOT), line=line):
                        self.assertIsNone(fault_of(command["rest"].rstrip("\\")))
        self.assertGreater(count, 50)

    def test_an_option_that_does_not_exist_is_noticed(self):
        self.assertIn("has no option --backwards", fault_of("convert --backwards src/") or "")
        self.assertIn("has no command paint", fault_of("docs paint src/") or "")

    def test_every_page_is_listed(self):
        listed = (ROOT / "docs/README.md").read_text()
        for page in (ROOT / "docs").glob("*.md"):
            if page.name != "README.md":
                self.assertIn(f"]({page.name})", listed)

    def test_what_is_shown_is_fresh(self):
        done = subprocess.run(
            [sys.executable, ROOT / "scripts/pages", "--check", BUILD],
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    BUILD = pathlib.Path(sys.argv.pop(1)).resolve()
    PROGRAM = BUILD / "paddle-ls"
    unittest.main()
