"""Which names of a half are made up, without a framework."""

import unittest

import runner_package  # noqa: F401
from _paddle_ls_examples import free_names, inputs


def free(code):
    return free_names.names_of(code)[0]


class FreeNames(unittest.TestCase):
    def test_a_name_is_missing_where_it_is_read_before_it_is_defined(self):
        self.assertEqual(free("y = torch.abs(x)\nz = y + x\n"), ["x"])
        self.assertEqual(free("x = x + 1\n"), ["x"])
        self.assertEqual(free("x = 1\nx += y\n"), ["y"])
        self.assertEqual(free("x += 1\n"), ["x"])

    def test_names_of_functions_loops_and_comprehensions_are_their_own(self):
        self.assertEqual(free("def f(a, *b, c=d):\n    return a + b + c + e\n"), ["d", "e"])
        self.assertEqual(free("[i + k for i in xs if i]\n"), ["xs", "k"])
        self.assertEqual(free("for i in xs:\n    s = i\n"), ["xs"])
        self.assertEqual(free("import a.b as c\nfrom d import e\nc(e)\n"), [])

    def test_a_builtin_that_is_read_and_not_called_is_missing(self):
        self.assertEqual(free("torch.abs(input)\n"), ["input"])
        self.assertEqual(free("input = 1\ntorch.abs(input)\n"), [])
        self.assertEqual(free("max(1, 2)\n"), [])

    def test_what_is_no_python_misses_nothing(self):
        self.assertEqual(free("python -m paddle x\n"), [])

    def test_what_is_called_or_named_like_something_else_is_no_tensor(self):
        names, called, _ = free_names.names_of("net(x)\nmodel.train()\nA + B\nSimpleModel\n")
        fits = {name: free_names.may_be_tensor(name, called) for name in names}
        self.assertEqual(
            fits,
            {"net": False, "x": True, "model": False, "A": True, "B": True, "SimpleModel": False},
        )

    def test_results_are_the_names_of_out_alone(self):
        self.assertEqual(free_names.results_of("f(x, out=(y, z))\n"), {"y", "z"})
        self.assertEqual(free_names.results_of("f(x, out=x)\n"), set())


class Inputs(unittest.TestCase):
    def test_without_names_there_is_one_run(self):
        self.assertEqual(inputs.candidates([]), [{}])

    def test_both_sides_get_the_same_values(self):
        self.assertEqual(inputs.candidates(["x", "index"]), inputs.candidates(["x", "index"]))

    def test_names_differ_in_their_values(self):
        first = inputs.candidates(["x", "y"])[0]
        self.assertNotEqual(first["x"]["values"], first["y"]["values"])

    def test_a_name_may_tell_of_its_values(self):
        first = inputs.candidates(["x", "index", "mask", "dim"])[0]
        self.assertEqual(
            (first["x"]["dtype"], first["index"]["dtype"], first["mask"]["dtype"]),
            ("float32", "int64", "bool"),
        )
        self.assertEqual(first["dim"], {"number": 1})

    def test_a_result_has_a_dtype_of_its_own_in_some_runs(self):
        pairs = {
            (each["x"]["dtype"], each["y"]["dtype"])
            for each in inputs.candidates(["x", "y"], {"y"})
        }
        self.assertIn(("float32", "bool"), pairs)

    def test_the_symmetric_one_is_the_last(self):
        values = inputs.candidates(["x"])[-1]["x"]["values"]
        rows = [values[i : i + 4] for i in range(0, 16, 4)]
        self.assertEqual(rows, [list(column) for column in zip(*rows)])


if __name__ == "__main__":
    unittest.main()
