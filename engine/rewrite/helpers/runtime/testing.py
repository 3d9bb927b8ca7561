import collections.abc
import statistics
import timeit

import numpy
import paddle


def assert_close(
    actual, expected, rtol=None, atol=None, equal_nan=False, check_dtype=True, msg=None, **_
):
    """Assert that values are close, by default with tolerances of their type."""
    options = rtol, atol, equal_nan, check_dtype, msg
    if isinstance(actual, collections.abc.Mapping):
        assert actual.keys() == expected.keys(), f"the keys are {list(actual)} and {list(expected)}"
        actual, expected = list(actual.values()), [expected[key] for key in actual]
    if isinstance(actual, (list, tuple)):
        assert len(actual) == len(expected), f"there are {len(actual)} and {len(expected)} values"
        for one, other in zip(actual, expected):
            assert_close(one, other, *options)
        return
    if actual is None or isinstance(actual, str):
        assert actual == expected, f"{actual!r} is not {expected!r}"
        return
    is_number = all(isinstance(each, (int, float, complex)) for each in (actual, expected))
    actual, expected = (
        numpy.asarray(each).astype("float64") if is_number else paddle.to_tensor(each)
        for each in (actual, expected)
    )
    shapes = tuple(actual.shape), tuple(expected.shape)
    assert shapes[0] == shapes[1], f"the shapes are {shapes[0]} and {shapes[1]}"
    types = f"the types are {actual.dtype} and {expected.dtype}"
    assert not check_dtype or actual.dtype == expected.dtype, types
    loosest = {
        "float16": (1e-3, 1e-5),
        "bfloat16": (1.6e-2, 1e-5),
        "float32": (1.3e-6, 1e-5),
        "float64": (1e-7, 1e-7),
        "complex64": (1.3e-6, 1e-5),
        "complex128": (1e-7, 1e-7),
    }
    names = [str(each.dtype).removeprefix("paddle.") for each in (actual, expected)]
    usual = numpy.max([loosest.get(name, (0.0, 0.0)) for name in names], axis=0)
    if not is_number:
        kind = "complex128" if "complex" in names[0] + names[1] else "float64"
        actual, expected = actual.astype(kind).numpy(), expected.astype(kind).numpy()
    rtol, atol = usual[0] if rtol is None else rtol, usual[1] if atol is None else atol
    message = "" if msg is None else str(msg)
    numpy.testing.assert_allclose(actual, expected, rtol, atol, equal_nan, message)


def assert_that(condition, message):
    """Assert that `condition` holds."""
    assert condition, message


class Timer:
    """Timer of a statement: `timeit` and `blocked_autorange`."""

    def __init__(
        self,
        stmt="pass",
        setup="pass",
        global_setup="",
        timer=timeit.default_timer,
        globals=None,
        label=None,
        sub_label=None,
        description=None,
        env=None,
        num_threads=1,
    ):
        self.timer = timeit.Timer(stmt, setup, timer, globals=globals)
        self.title = ", ".join(filter(None, (label, sub_label, description))) or str(stmt)
        self.times, self.number_per_run = [], 1

    def timeit(self, number=1000000):
        self.times, self.number_per_run = [self.timer.timeit(number) / number], number
        return self

    def blocked_autorange(self, callback=None, min_run_time=0.2):
        number, seconds = self.timer.autorange()
        self.times, self.number_per_run = [seconds / number], number
        while sum(self.times) * number < min_run_time:
            self.times.append(self.timer.timeit(number) / number)
        return self

    adaptive_autorange = blocked_autorange

    @property
    def mean(self):
        return statistics.mean(self.times)

    @property
    def median(self):
        return statistics.median(self.times)

    def __repr__(self):
        measurements = f"{len(self.times)} measurements of {self.number_per_run} runs"
        return f"{self.title}: {self.median * 1e6:.2f} us, {measurements}"
