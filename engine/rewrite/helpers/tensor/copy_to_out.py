import paddle


def copy_to_out(value, out):
    """`out` with `value` in it, cast to the type of `out` where PyTorch would; `value` where there is no `out`."""
    if out is None:
        return value
    if isinstance(out, (tuple, list)):
        return tuple(map(copy_to_out, value, out))
    if value.dtype != out.dtype:
        ranks = [3 if x.is_complex() else 2 if x.is_floating_point() else x.dtype != paddle.bool for x in (value, out)]
        if ranks[0] > ranks[1]:
            raise RuntimeError(f"result type {value.dtype} can't be cast to the desired output type {out.dtype}")
        value = value.astype(out.dtype)
    return paddle.assign(value, output=out)
