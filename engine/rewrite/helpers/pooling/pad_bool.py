import paddle


def pad_bool(x, pad, mode="constant", value=False):
    """Pad a tensor of any type, bool included."""
    plain = x.astype("int32") if x.dtype == paddle.bool else x
    return paddle.compat.nn.functional.pad(plain, pad, mode, value).astype(x.dtype)
