import numpy
import paddle


def check_close(actual, expected, rtol=None, atol=None, equal_nan=False):
    """Fails unless the values are close, by default as close as their type lets one expect."""
    actual, expected = paddle.to_tensor(actual), paddle.to_tensor(expected)
    loosest = {"float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5), "float32": (1.3e-6, 1e-5), "float64": (1e-7, 1e-7)}
    usual = loosest.get(str(actual.dtype).removeprefix("paddle."), (0.0, 0.0))
    assert actual.shape == expected.shape and actual.dtype == expected.dtype, "shapes or types differ"
    numpy.testing.assert_allclose(
        actual.astype("float64").numpy(), expected.astype("float64").numpy(), usual[0] if rtol is None else rtol,
        usual[1] if atol is None else atol, equal_nan=equal_nan)
