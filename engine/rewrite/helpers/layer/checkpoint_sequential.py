import functools

import paddle


def checkpoint_sequential(functions, segments, x, **options):
    """Run the functions in `segments` segments; recompute activations of all but the last."""
    functions = list(functions.children() if isinstance(functions, paddle.nn.Layer) else functions)
    size = len(functions) // segments

    def piece(members):
        return lambda x: functools.reduce(lambda value, member: member(value), members, x)

    for start in range(0, size * (segments - 1), size):
        x = paddle.distributed.fleet.utils.recompute(
            piece(functions[start : start + size]), x, **options
        )
    return piece(functions[size * (segments - 1) :])(x)
