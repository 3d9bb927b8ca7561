"""Sites are wrapped, and nothing else of the program changes."""

import ast
import builtins
import traceback
import unittest

import probe_package  # noqa: F401
from _paddle_ls_probe.plan import Site
from _paddle_ls_probe.sites import BEGIN, END, instrument


def sites_of(source, *texts):
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.expr) and ast.get_source_segment(source, node) in texts:
            found.append(
                Site(
                    len(found),
                    "a.py",
                    (node.lineno, node.col_offset),
                    (node.end_lineno, node.end_col_offset),
                )
            )
    return found


class SitesTest(unittest.TestCase):
    def run_with(self, source, *texts):
        """(namespace, values that ended in order) of the source with sites at the expressions."""
        ended = []
        setattr(builtins, BEGIN, lambda identity: identity)
        setattr(builtins, END, lambda identity, value: (ended.append(value), value)[1])
        tree, lost = instrument(source.encode(), "a.py", sites_of(source, *texts))
        self.assertEqual(lost, [])
        namespace = {"__name__": "a"}
        exec(compile(tree, "a.py", "exec", dont_inherit=True), namespace)
        return namespace, ended

    def test_values_pass_through(self):
        for source, text, expected in [
            ("x = abs(-3)", "abs(-3)", [3]),
            ("from __future__ import annotations\nx: int = abs(-3)", "abs(-3)", [3]),
            ("x = [abs(i) for i in (-1, 2)]", "abs(i)", [1, 2]),
            ("def f(a=abs(-3)):\n    return a\nx = f()", "abs(-3)", [3]),
            ("class A:\n    def f(self):\n        return abs(-3)\nx = A().f()", "abs(-3)", [3]),
            ("def f():\n    global x\n    x = abs(-3)\nf()", "abs(-3)", [3]),
            ("if (x := abs(-3)) > 2: pass", "abs(-3)", [3]),
            ("if (x := abs(-3)) > 2: pass", "x := abs(-3)", [3]),
            ("x = f(*[1]) if False else abs(-3)", "abs(-3)", [3]),
            ("größe = 'ü'; x = abs(-3)", "abs(-3)", [3]),
            ("def d(n):\n    return lambda f: n\n@d(5)\ndef x(): pass", "d(5)", None),
        ]:
            with self.subTest(source):
                _, ended = self.run_with(source, text)
                if expected is not None:
                    self.assertEqual(ended, expected)
                self.assertTrue(ended)

    def test_async_functions_stay_so(self):
        source = "async def g():\n    return 4\nasync def f():\n    return abs(await g())"
        namespace, ended = self.run_with(source, "abs(await g())")
        with self.assertRaises(StopIteration):
            namespace["f"]().send(None)
        self.assertEqual(ended, [4])

    def test_tracebacks_keep_lines(self):
        source = "x = 1\n\ny = abs(\n    int('a'))\n"
        try:
            self.run_with(source, "abs(\n    int('a'))", "int('a')")
        except ValueError as error:
            self.assertEqual(traceback.extract_tb(error.__traceback__)[-1].lineno, 4)

    def test_what_cannot_be_wrapped_is_lost(self):
        source = "class A:\n    def __init__(self):\n        super().__init__()\nA()"
        sites = sites_of(source, "super().__init__()")
        _, lost = instrument(source.encode(), "a.py", sites)
        self.assertEqual([site.id for site in lost], [0])

    def test_a_position_without_node_is_lost(self):
        _, lost = instrument(b"x = 1", "a.py", [Site(3, "a.py", (1, 1), (1, 2))])
        self.assertEqual([site.id for site in lost], [3])


if __name__ == "__main__":
    unittest.main()
