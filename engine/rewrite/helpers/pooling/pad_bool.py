import paddle


def pad_bool(x, pad, mode="constant", value=False):
    """Pads truth values too, which Paddle's own does not."""
    plain = x.astype("int32") if x.dtype == paddle.bool else x
    return paddle.compat.nn.functional.pad(plain, pad, mode, value).astype(x.dtype)
