import contextlib

import paddle


@contextlib.contextmanager
def fork_rng(enabled=True):
    """Restore the random state of the CPU and of the current device at the end."""
    devices = {"cpu", paddle.get_device().split(":")[0]} if enabled else ()
    states = {device: paddle.get_rng_state(device) for device in devices}
    try:
        yield
    finally:
        for device, state in states.items():
            paddle.set_rng_state(state, device)


def draw_with_generator(generator, draw, *args, **kwargs):
    """Return `draw()` with the random state of `generator`."""
    if generator is None:
        return draw(*args, **kwargs)
    with fork_rng():
        paddle.seed(generator.random())
        return draw(*args, **kwargs)


def rand_with_generator(*size, generator=None, **options):
    """Return random numbers in [0, 1), drawn from the generator if one is given."""
    return draw_with_generator(generator, paddle.rand, *size, **options)


def randint_with_generator(
    low=0,
    high=None,
    size=None,
    *,
    generator=None,
    dtype=None,
    device=None,
    requires_grad=False,
    pin_memory=False,
):
    """Return random integers, drawn from the generator if one is given."""
    if isinstance(high, (list, tuple)):
        high, size = None, high
    low, high = (0, low) if high is None else (low, high)
    made = draw_with_generator(generator, paddle.randint, low, high, size, dtype or paddle.int64)
    return made if device is None else made.to(device)


def randn_with_generator(*size, generator=None, **options):
    """Return normally distributed numbers, drawn from the generator if one is given."""
    return draw_with_generator(generator, paddle.randn, *size, **options)


def randperm_with_generator(
    n, *, generator=None, dtype=None, device=None, requires_grad=False, pin_memory=False
):
    """Return a random permutation of 0 to n - 1, drawn from the generator if one is given."""
    made = draw_with_generator(generator, paddle.randperm, n, dtype or paddle.int64)
    return made if device is None else made.to(device)


def draw_bernoulli_(x, p=0.5, generator=None):
    """Fill a bool tensor from a Bernoulli distribution, and return it."""
    return paddle.assign(draw_with_generator(generator, paddle.rand, x.shape) < p, output=x)


def make_tensor(*shape, dtype, low=None, high=None, requires_grad=False):
    """Return a tensor of random values between `low` and `high`, for tests."""
    shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
    if dtype == paddle.bool:
        return paddle.randint(0, 2, shape).astype(dtype)
    is_whole = dtype in (paddle.uint8, paddle.int8, paddle.int16, paddle.int32, paddle.int64)
    usual = (0 if dtype == paddle.uint8 else -9, 10) if is_whole else (-9, 9)
    low, high = usual[0] if low is None else low, usual[1] if high is None else high
    if is_whole:
        return paddle.randint(int(low), int(high), shape, dtype="int64").astype(dtype)
    if dtype in (paddle.complex64, paddle.complex128):
        kind = "float32" if dtype == paddle.complex64 else "float64"
        drawn = paddle.complex(*(paddle.uniform(shape, kind, low, high) for _ in range(2)))
    else:
        drawn = paddle.uniform(shape, "float32", low, high).astype(dtype)
    drawn.stop_gradient = not requires_grad
    return drawn
