import paddle


def lu_unpack(data, pivots, unpack_data=True, unpack_pivots=True):
    """Return P, L and U of an LU factorization; those not asked for are empty."""
    parts = paddle.linalg.lu_unpack(data, pivots, unpack_data, unpack_pivots)
    wanted = unpack_pivots, unpack_data, unpack_data
    return tuple(
        part if is_wanted else paddle.empty([0], data.dtype)
        for part, is_wanted in zip(parts, wanted)
    )
