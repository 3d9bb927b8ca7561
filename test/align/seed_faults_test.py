"""Faults that seed_faults.py makes in Python files: what they are, and what stays as it is."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest

import find_faults
import seed_faults


def afters(source, kind):
    """(before, after) of each change of the kind."""
    data = source if isinstance(source, bytes) else source.encode()
    return {
        (change.before, change.after)
        for change in find_faults.changes_of(data, "a.py")
        if change.kind == kind
    }


class ChangesTest(unittest.TestCase):
    def check(self, kind, table):
        for source, expected in table:
            with self.subTest(source):
                self.assertEqual(afters(source, kind), set(expected))

    def test_constants(self):
        self.check(
            "constant",
            [
                ("x = y + 1", [("1", "2")]),
                ("x = y * 0.5", [("0.5", "1.0"), ("0.5", "0.25"), ("0.5", "5.0")]),
                ("x = f(y, eps=1e-5)", [("1e-5", "0.001")]),
                ("x = y[:, 0]", [("0", "1")]),
                ("x = y.reshape([2, -1])", [("2", "3"), ("2", "1")]),
                ("print(3)\npaddle.seed(3)\nx: f[3] = None\nx = f'{3 + y}'\nx = True", []),
            ],
        )

    def test_axes(self):
        self.check(
            "axis",
            [
                ("x = y.sum(axis=-1)", [("-1", "-2")]),
                ("x = y.mean(1)", [("1", "0"), ("1", "2")]),
                ("x = paddle.concat([y, z], 0)", [("0", "1")]),
                ("x = y.mean([2, 3])", [("2", "1")]),
                ("x = y.transpose([1, 0])", [("[1, 0]", "[0, 1]")]),
                ("x = paddle.sum(1)", []),
            ],
        )
        self.assertEqual(afters("x = y.sum(axis=-1)", "constant"), set())

    def test_missing_calls(self):
        self.check(
            "missing-call",
            [
                ("x = f(x)", [("f(x)", "x")]),
                ("x = x.f(2)", [("x.f(2)", "x")]),
                ("x = F.relu(y + 1)", [("F.relu(y + 1)", "(y + 1)")]),
                ("x = y.abs()", [("y.abs()", "y")]),
                ("x = self.norm1(self.conv(y))", [("self.norm1(self.conv(y))", "self.conv(y)")]),
                ("x = x.contiguous()\nx = self.dropout(x)\nself.act = nn.ReLU(True)", []),
            ],
        )

    def test_modes(self):
        self.check(
            "mode",
            [
                ("x = f(y, mode='bilinear')", [("'bilinear'", "'nearest'")]),
                ('x = f(y, reduction="mean")', [('"mean"', '"sum"')]),
                ("x = f(y, align_corners=False)", [("False", "True")]),
                ("x = f(y, training=self.training)", [("self.training", "not self.training")]),
                ("net.eval()", [("net.eval()", "net.train()")]),
                ("x = f(y, name='bilinear', non_blocking=True)", []),
            ],
        )

    def test_swapped(self):
        self.check(
            "swapped",
            [
                ("x = a - b", [("a - b", "b - a")]),
                ("x = (a + b) / c", [("(a + b) / c", "c / (a + b)")]),
                ("x = a - b - c", [("a - b - c", "c - (a - b)"), ("a - b", "b - a")]),
                ("x = a*b ** -c", [("b ** -c", "(-c) ** b")]),
                ("x = paddle.matmul(a, b)", [("paddle.matmul(a, b)", "paddle.matmul(b, a)")]),
                ("x = (a -  # why\n     b)", [("a -  # why\n     b", "b -  # why\n     a")]),
                ("x = a + b\nx = paddle.maximum(a, b)\nx = a - a\nx = '%d' % a", []),
            ],
        )

    def test_every_change_is_sound(self):
        source = pathlib.Path(find_faults.__file__).read_bytes()
        changes = find_faults.changes_of(source, "a.py")
        self.assertGreater(len(changes), 50)
        for change in changes:
            self.assertEqual(source[change.begin : change.end].decode(), change.before)
            self.assertTrue(find_faults.is_sound(source, change), change)

    def test_line_ends_and_marks_of_any_kind(self):
        for data in (
            b"\xef\xbb\xbfx = a - b\r\n",
            "é = 1\r\nx = 'ü'; x = a - b\r\n".encode(),
            b"\x0c\ny = 1\rx = a - b",
        ):
            [change] = [
                each for each in find_faults.changes_of(data, "a.py") if each.kind == "swapped"
            ]
            self.assertEqual(find_faults.applied(data, change), data.replace(b"a - b", b"b - a"))

    def test_what_cannot_be_read_is_left(self):
        for data in (b"x = (", b"# coding: latin-1\nx = '\xe9' + 1", b"\xff", b"x = 1\x00"):
            self.assertEqual(find_faults.changes_of(data, "a.py"), [])


class CommandTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.files = {
            "net.py": "x = F.relu(a - b)  # ü\r\n",
            "parts/head.py": "y = z.sum(axis=1)\n",
            "paddle_helpers.py": "x = a - b\n",
            "data.txt": "x = a - b\n",
        }
        (self.folder / "parts").mkdir()
        self.restore()

    def restore(self):
        for name, text in self.files.items():
            (self.folder / name).write_bytes(text.encode())

    def run_with(self, *arguments):
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(io.StringIO()):
            status = seed_faults.main([str(self.folder), *arguments])
        return status, [json.loads(line) for line in output.getvalue().splitlines()]

    def changed(self):
        return {
            name
            for name, text in self.files.items()
            if (self.folder / name).read_bytes() != text.encode()
        }

    def test_one_change_in_one_file(self):
        seen = set()
        for seed in range(30):
            self.restore()
            status, [said] = self.run_with("--seed", str(seed))
            self.assertEqual((status, self.changed()), (0, {said["file"]}))
            expected = self.files[said["file"]].replace(said["before"], said["after"], 1).encode()
            self.assertEqual((self.folder / said["file"]).read_bytes(), expected)
            self.restore()
            self.assertEqual(self.run_with("--seed", str(seed)), (0, [said]))
            seen.add(said["kind"])
        self.assertEqual(seen, {"axis", "missing-call", "swapped"})

    def test_kinds_and_files_are_chosen(self):
        self.assertEqual(self.run_with("--kind", "axis")[1][0]["file"], "parts/head.py")
        self.restore()
        self.assertEqual(self.run_with("--files", "net*")[1][0]["file"], "net.py")
        self.assertEqual(self.run_with("--files", "paddle_helpers.py"), (1, []))

    def test_a_list_changes_nothing(self):
        status, said = self.run_with("--list")
        self.assertEqual((status, self.changed()), (0, set()))
        self.assertEqual(sorted(said[0]), ["after", "before", "file", "kind", "line"])
        self.assertEqual({each["line"] for each in said}, {1})


if __name__ == "__main__":
    unittest.main()
