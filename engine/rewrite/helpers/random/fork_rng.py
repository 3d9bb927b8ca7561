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
