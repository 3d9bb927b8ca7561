import paddle


def scaled_dot_product_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False
):
    """Return attention over (..., heads, length, size)."""
    if enable_gqa:
        key, value = (x.repeat_interleave(query.shape[-3] // x.shape[-3], -3) for x in (key, value))
    scores = paddle.matmul(query, key, transpose_y=True) * (
        query.shape[-1] ** -0.5 if scale is None else scale
    )
    if is_causal:
        attn_mask = paddle.tril(paddle.ones(scores.shape[-2:], "int32")).astype("bool")
    if attn_mask is not None and attn_mask.dtype == paddle.bool:
        zero, low = paddle.zeros([], scores.dtype), paddle.full([], -float("inf"), scores.dtype)
        attn_mask = paddle.where(attn_mask, zero, low)
    scores = scores if attn_mask is None else scores + attn_mask
    weights = paddle.nn.functional.dropout(paddle.nn.functional.softmax(scores), dropout_p)
    return paddle.matmul(weights, value)
