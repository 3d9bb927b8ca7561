"""Which frames are of the program, and what its functions are called with: without a framework."""

import functools
import os
import pathlib
import sys
import tempfile
import unittest

import probe_package  # noqa: F401
from _paddle_ls_probe.frames import Frames
from _paddle_ls_probe.helpers import Helpers
from _paddle_ls_probe.plain_arguments import arguments

HELPERS = """\
def softmax_of(x):
    return inner(x)
def inner(x):
    raise ValueError(x)
"""
PROGRAM = """\
from helpers_of_test import softmax_of
def deco(function):
    return function
@deco
class Padding:
    def run(self, x):
        return softmax_of(x)
def main(x):
    return Padding().run(x)
"""


class FramesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.converted, self.original = (
            pathlib.Path(os.path.realpath(folder.name), name) for name in ("converted", "original")
        )
        self.converted.mkdir()
        self.original.mkdir()
        (self.converted / "helpers_of_test.py").write_text(HELPERS)
        (self.converted / "program_of_test.py").write_text(PROGRAM)

    def traced(self, names):
        """File and line of each frame of the program that a failure goes through."""
        sys.path.insert(0, str(self.converted))
        self.addCleanup(sys.path.remove, str(self.converted))
        for name in ("helpers_of_test", "program_of_test"):
            sys.modules.pop(name, None)
            self.addCleanup(sys.modules.pop, name, None)
        import program_of_test

        frames = Frames(str(self.converted), Helpers(names, str(self.original)))
        try:
            program_of_test.main(3)
        except ValueError as error:
            return [
                (frame["file"], frame["line"])
                for frame in frames.trace(error)
                if frame["file"][0] != "/"
            ]
        return []

    def test_without_helpers_all_files_are_of_the_program(self):
        self.assertEqual(
            self.traced([]),
            [
                ("program_of_test.py", 9),
                ("program_of_test.py", 7),
                ("helpers_of_test.py", 2),
                ("helpers_of_test.py", 4),
            ],
        )

    def test_helpers_in_a_file_of_their_own_and_beside_the_program(self):
        self.assertEqual(
            self.traced(["softmax_of", "inner"]),
            [("program_of_test.py", 9), ("program_of_test.py", 7)],
        )
        self.assertEqual(
            self.traced(["softmax_of", "inner", "Padding"]), [("program_of_test.py", 9)]
        )

    def test_what_the_original_defines_is_no_helper(self):
        (self.original / "program_of_test.py").write_text("class Padding:\n    pass\n")
        self.assertEqual(
            self.traced(["softmax_of", "inner", "Padding"])[-1], ("program_of_test.py", 7)
        )
        (self.original / "program_of_test.py").write_text("class Padding(:\n")
        self.assertEqual(
            self.traced(["softmax_of", "inner", "Padding"])[-1], ("program_of_test.py", 9)
        )


class ArgumentsTest(unittest.TestCase):
    def test_those_of_any_number_stand_each_for_itself(self):
        def called(first, *rest, only=1, **named):
            return sys._getframe()

        self.assertEqual(
            arguments(called("a", 2, object, only=[3], stride=4)),
            {"first": "'a'", "*rest[0]": "2.0", "only": "[3.0]", "**named['stride']": "4.0"},
        )
        self.assertEqual(arguments(called(object())), {"only": "1.0"})

    def test_layers_of_frameworks_have_one_name(self):
        def called(norm, made, own):
            return sys._getframe()

        classes = [
            type(name, (), {"__module__": f"{framework}.nn"})
            for name, framework in (("BatchNorm2d", "torch"), ("BatchNorm2D", "paddle"))
        ]
        for kind in classes:
            self.assertEqual(
                arguments(called(kind, functools.partial(kind, eps=1), type(self))),
                {"norm": "batchnorm2d", "made": "batchnorm2d"},
            )

    def test_parameters_may_have_another_value_by_now(self):
        def called(first, *rest, **named):
            del first
            rest = named = None
            return sys._getframe() if rest is named else None

        self.assertEqual(arguments(called(1, 2, key=3)), {})


if __name__ == "__main__":
    unittest.main()
