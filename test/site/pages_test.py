"""Parts of the generator of the site.

python3 test/site/pages_test.py
"""

import base64
import pathlib
import sys
import unittest
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "site"))

from pages.alternatives import joined  # noqa: E402
from pages.apis import by_family, family_of, without_case_clashes  # noqa: E402
from pages.codes import body_of, file_of  # noqa: E402
from pages.layout import relative  # noqa: E402
from pages.markup import prose, python  # noqa: E402
from pages.scores import Scoreboard  # noqa: E402
from pages.settings import leaves, sample  # noqa: E402
from pages.try_link import packed  # noqa: E402


def unpacked(text):
    padded = text + "=" * (-len(text) % 4)
    return zlib.decompress(base64.urlsafe_b64decode(padded), -15).decode("utf-8")


def alternative(when, becomes):
    return {
        "when": when,
        "becomes": becomes,
        "arguments": [],
        "helpers": [],
        "imports": [],
        "verdict": "safe",
        "reason": "",
    }


class Names(unittest.TestCase):
    def test_a_name_belongs_to_the_longest_family(self):
        self.assertEqual(family_of("torch.nn.functional.relu"), "torch.nn.functional")
        self.assertEqual(family_of("torch.nn.Conv2d.weight"), "torch.nn")
        self.assertEqual(family_of("torch.sum"), "torch")
        self.assertEqual(family_of("torch.nnx.relu"), "other modules of torch")
        self.assertEqual(family_of("torchvision.ops.nms"), "torchvision")
        self.assertEqual(family_of("einops.layers.torch.Reduce"), "other packages")

    def test_families_keep_every_name_once(self):
        names = ["torch.sum", "torch.nn.Linear", "torch.nn.init.ones_"]
        self.assertEqual(
            sorted(name for _, each in by_family(names) for name in each), sorted(names)
        )

    def test_files_differ_in_more_than_case(self):
        stems = without_case_clashes(["torch.tensor", "torch.Tensor", "torch.sum"])
        self.assertEqual(stems["torch.Tensor"], "torch.Tensor")
        self.assertEqual(stems["torch.tensor"], "torch.tensor-2")
        self.assertEqual(len({stem.lower() for stem in stems.values()}), 3)

    def test_links_are_relative(self):
        self.assertEqual(relative("api/index.html", "api/torch.sum.html"), "index.html")
        self.assertEqual(relative("codes/T01.html#x", "api/torch.sum.html"), "../codes/T01.html#x")
        self.assertEqual(relative("api/index.html", "index.html"), "api/index.html")

    def test_a_code_is_one_file(self):
        self.assertEqual(file_of("title/missing"), "title-missing.html")


class Texts(unittest.TestCase):
    def test_code_between_backticks_is_escaped(self):
        self.assertEqual(prose("`a<b` & c"), "<code>a&lt;b</code> &amp; c")

    def test_marked_python_keeps_its_text(self):
        shown = python("if x < 'a&b':  # no\n")
        self.assertIn('<span class="keyword">if</span> x &lt; ', shown)
        self.assertIn("<span class=\"string\">'a&amp;b'</span>", shown)
        self.assertIn('<span class="comment"># no</span>', shown)

    def test_a_link_into_the_playground_carries_the_text(self):
        text = "import torch\nx = torch.tensor(1)  # größer\n" * 3
        self.assertEqual(unpacked(packed(text)), text)
        self.assertRegex(packed(text), r"^[\w-]+$")

    def test_a_page_of_a_code_has_its_facts(self):
        text = "T03 (Code templates, warning)\n\nAlmost a placeholder.\n\nReported by: the server\nSeverity:    {} in f\n"
        body = body_of(text)
        self.assertIn("<p>Almost a placeholder.</p>", body)
        self.assertIn("<dt>Severity</dt><dd><code>{}</code> in <code>f</code></dd>", body)


class Rules(unittest.TestCase):
    def test_alternatives_that_write_the_same_are_joined_where_they_follow_each_other(self):
        groups = joined(
            [
                alternative(["a"], "x"),
                alternative(["b"], "x"),
                alternative(["c"], "y"),
                alternative([], "x"),
            ]
        )
        self.assertEqual([each.numbers for each in groups], [[1, 2], [3], [4]])
        self.assertEqual(groups[0].conditions, [["a"], ["b"]])


class Settings(unittest.TestCase):
    def test_groups_are_taken_apart_and_decisions_are_not(self):
        schema = {
            "properties": {
                "$schema": {},
                "hover": {"properties": {"enable": {"type": "boolean", "default": True}}},
                "decisions": {"properties": {"first-weights": {}}},
            }
        }
        self.assertEqual([name for name, _ in leaves(schema)], ["hover.enable", "decisions"])
        self.assertEqual(
            sample("hover.enable", {"type": "boolean", "default": True}),
            '{"hover": {"enable": false}}',
        )


class Scores(unittest.TestCase):
    def test_totals_are_those_of_the_page_on_the_mode(self):
        scoreboard = Scoreboard(ROOT / "docs/compatibility")
        page = (ROOT / "docs/compatibility.md").read_text(encoding="utf-8")
        for release in scoreboard.releases:
            totals = scoreboard.totals(release, "converted")
            row = f"| {totals['differs']} | {totals['raises']} | {totals['marked']} |"
            self.assertIn(f"| *converted* | {totals['right']} (", page)
            self.assertIn(row, page)


if __name__ == "__main__":
    unittest.main()
