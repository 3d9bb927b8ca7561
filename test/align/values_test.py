"""Value trees, stored arrays, their comparison, and the language of inputs: without a framework."""

import collections
import functools
import os
import tempfile
import unittest

import numpy
import probe_package  # noqa: F401
from _paddle_ls_probe.arrays import ArrayFile, counts
from _paddle_ls_probe.comparing import compare
from _paddle_ls_probe.dropout import Masks
from _paddle_ls_probe.inputs import BadInput, Reader
from _paddle_ls_probe.plan import BadPlan, made
from _paddle_ls_probe.value_tree import tree


class ValuesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = ArrayFile(os.path.join(folder.name, "values.bin"), True)
        self.addCleanup(self.file._file.close)

    def tree(self, value, limit=1 << 20):
        def tensor(each):
            if isinstance(each, numpy.ndarray):
                return {
                    "tensor": {
                        "dtype": str(each.dtype),
                        "shape": list(each.shape),
                        **self.file.append(each, limit),
                    }
                }
            return None

        return tree(value, tensor)

    def errors(self, original, converted, limit=1 << 20):
        return compare(
            self.tree(original, limit), self.tree(converted, limit), self.file.read, self.file.read
        )

    def test_trees_of_containers(self):
        Pair = collections.namedtuple("Pair", "a b")
        self.assertEqual(
            tree(Pair(1, {"x": "y"}), lambda _: None),
            {"list": [{"number": 1}, {"map": {"x": {"text": "y"}}}]},
        )
        self.assertEqual(tree((i for i in ()), lambda _: None), {"other": "generator"})
        self.assertEqual(tree(float("nan"), lambda _: None), {"number": "nan"})

    def test_partial_calls_have_the_values_that_they_give(self):
        partial = functools.partial(int, 3, base=4)
        self.assertEqual(
            tree(partial, lambda _: None, with_objects=True),
            {"list": [{"number": 3}, {"number": 4}]},
        )
        self.assertEqual(tree(partial, lambda _: None), {"other": "partial"})

    def test_equal_values_have_entries_too(self):
        [entry] = self.errors(
            {"a": numpy.ones((2, 3), "float32")}, {"a": numpy.ones((2, 3), "float32")}
        )
        self.assertEqual((entry["at"], entry["what"], entry["largest"]), ("['a']", "values", 0.0))

    def test_the_largest_difference_has_its_index(self):
        first, second = numpy.zeros((4, 5)), numpy.zeros((4, 5))
        second[2, 3] = 7
        [entry] = self.errors(first, second)
        self.assertEqual((entry["index"], entry["converted"]), ([2, 3], 7.0))
        [entry] = self.errors(first, second, limit=7)  # every third element is kept: not this one
        self.assertEqual(entry["largest"], 0.0 if 13 % 3 else 7.0)

    def test_devices_are_not_compared(self):
        class device:
            pass

        self.assertEqual([each["at"] for each in self.errors([device(), 1], ["cpu", 1])], ["[1]"])

    def test_the_spread_of_errors(self):
        for dtype in ("float32", "complex64"):
            first = numpy.ones(40000, dtype)
            one = first.copy()
            one[7] = 2
            self.assertAlmostEqual(self.errors(first, one)[0]["spread"], 1 / 40000)
            self.assertAlmostEqual(self.errors(first, first * 2)[0]["spread"], 1)
            self.assertEqual(self.errors(first, first)[0]["spread"], 0)

    def test_shapes_types_and_nan(self):
        self.assertEqual(self.errors(numpy.zeros(2), numpy.zeros(3))[0]["what"], "shape")
        self.assertEqual(self.errors(numpy.zeros(2), numpy.zeros(2, "int64"))[0]["what"], "dtype")
        self.assertEqual(
            self.errors(numpy.zeros(2, "int64"), numpy.zeros(2, "int32"))[0]["what"], "values"
        )
        self.assertEqual(self.errors(numpy.zeros(2), numpy.array([0, numpy.nan]))[0]["what"], "nan")
        self.assertEqual(
            self.errors(numpy.array([numpy.inf]), numpy.array([numpy.inf]))[0]["largest"], 0.0
        )
        self.assertEqual(self.errors([1], [1, 2])[-1]["what"], "structure")

    def test_a_tensor_is_compared_once(self):
        reads, first, second = [], self.tree(numpy.zeros(3)), self.tree(numpy.ones(3))

        def read(described):
            reads.append(described)
            return self.file.read(described)

        known = {}
        compare(first, second, read, read, known)
        entries = compare({"list": [first]}, {"list": [second]}, read, read, known)
        self.assertEqual((len(reads), entries[0]["at"], entries[0]["largest"]), (2, "[0]", 1.0))

    def test_masks_depend_on_the_number_of_elements(self):
        first, second = Masks(3), Masks(3)
        for _ in range(2):
            drawn = first.draw((2, 3, 4), 0.5)
            numpy.testing.assert_array_equal(drawn.reshape(6, 4), second.draw((6, 4), 0.5))
        self.assertFalse((drawn == Masks(3).draw((2, 3, 4), 0.5)).all())

    def test_what_is_not_finite_is_counted(self):
        for dtype in ("float32", "complex64"):
            self.assertEqual(
                counts(numpy.array([3.0, numpy.nan, -numpy.inf, numpy.inf], dtype)),
                {"nan": 1, "inf": 2},
            )
            self.assertEqual(counts(numpy.array([], dtype)), {"nan": 0, "inf": 0})
        self.assertEqual(counts(numpy.array([3e38, 3e38], "float32")), {"nan": 0, "inf": 0})
        self.assertEqual(counts(numpy.array([1, 2])), {"nan": 0, "inf": 0})

    def test_inputs(self):
        reader = Reader(1, ".", lambda array, dtype: (array, dtype))
        self.assertEqual(reader.argument("mask = ones(2)")[0], "mask")
        array, dtype = reader.value("randint(0, 10, (2, 3), dtype=torch.int32)")
        self.assertEqual((array.shape, dtype), ((2, 3), "int32"))
        self.assertEqual(reader.value("[full((2,), 3.0), None]")[1], None)
        again = Reader(1, ".", lambda array, dtype: (array, dtype))
        numpy.testing.assert_array_equal(again.value("randint(0, 10, (2, 3))")[0], array)
        for text in ("randn(", "exit()", "a + b"):
            with self.assertRaises(BadInput):
                reader.value(text)

    def test_a_bad_plan_says_what_is_wrong(self):
        with self.assertRaisesRegex(BadPlan, "framework"):
            made({"framework": "jax", "root": ".", "recording": ".", "entry": {"script": "a.py"}})


if __name__ == "__main__":
    unittest.main()
