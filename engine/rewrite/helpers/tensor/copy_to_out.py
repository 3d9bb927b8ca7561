import paddle


def copy_to_out(value, out):
    """Copy `value` to `out` and return it; without `out` return `value`."""
    if out is None:
        return value
    if isinstance(out, (tuple, list)):
        return tuple(map(copy_to_out, value, out))
    if value.dtype != out.dtype:

        def rank(x):
            if x.is_complex():
                return 3
            return 2 if x.is_floating_point() else int(x.dtype != paddle.bool)

        if rank(value) > rank(out):
            raise RuntimeError(
                f"result type {value.dtype} can't be cast to the desired output type {out.dtype}"
            )
        value = value.astype(out.dtype)
    return paddle.assign(value, output=out)
