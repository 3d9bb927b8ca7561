import collections.abc
import statistics
import timeit

import numpy
import paddle


def assert_close(
    actual, expected, rtol=None, atol=None, equal_nan=False, check_dtype=True, msg=None, **_
):
    """Assert that values are close, by default with tolerances of their type."""
    options = {
        "rtol": rtol,
        "atol": atol,
        "equal_nan": equal_nan,
        "check_dtype": check_dtype,
        "msg": msg,
    }
    if isinstance(actual, collections.abc.Mapping):
        assert actual.keys() == expected.keys(), f"the keys are {list(actual)} and {list(expected)}"
        return [assert_close(actual[key], expected[key], **options) for key in actual] and None
    if isinstance(actual, (list, tuple)):
        assert len(actual) == len(expected), f"there are {len(actual)} and {len(expected)} values"
        return [
            assert_close(one, other, **options) for one, other in zip(actual, expected)
        ] and None
    if actual is None or isinstance(actual, str):
        assert actual == expected, f"{actual!r} is not {expected!r}"
        return None
    is_number = isinstance(actual, (int, float, complex)) and isinstance(
        expected, (int, float, complex)
    )
    actual, expected = (
        numpy.asarray(each).astype("float64") if is_number else paddle.to_tensor(each)
        for each in (actual, expected)
    )
    assert tuple(actual.shape) == tuple(
        expected.shape
    ), f"the shapes are {actual.shape} and {expected.shape}"
    assert (
        not check_dtype or actual.dtype == expected.dtype
    ), f"the types are {actual.dtype} and {expected.dtype}"
    loosest = {
        "float16": (1e-3, 1e-5),
        "bfloat16": (1.6e-2, 1e-5),
        "float32": (1.3e-6, 1e-5),
        "float64": (1e-7, 1e-7),
        "complex64": (1.3e-6, 1e-5),
        "complex128": (1e-7, 1e-7),
    }
    kinds = [
        loosest.get(str(each.dtype).removeprefix("paddle."), (0.0, 0.0))
        for each in (actual, expected)
    ]
    usual = numpy.max(kinds, axis=0)
    if not is_number:
        kind = "complex128" if "complex" in str(actual.dtype) + str(expected.dtype) else "float64"
        actual, expected = actual.astype(kind).numpy(), expected.astype(kind).numpy()
    numpy.testing.assert_allclose(
        actual,
        expected,
        usual[0] if rtol is None else rtol,
        usual[1] if atol is None else atol,
        equal_nan=equal_nan,
        err_msg="" if msg is None else str(msg),
    )
    return None


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
