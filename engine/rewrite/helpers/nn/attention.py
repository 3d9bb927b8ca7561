import math

import paddle


class MultiheadAttention(paddle.compat.nn.MultiheadAttention):
    """Multi-head attention with PyTorch's initialization."""

    def __init__(self, *sizes, **options):
        super().__init__(*sizes, **options)
        if self.out_proj.bias is not None:
            paddle.nn.initializer.Constant(0.0)(self.out_proj.bias)


def additive_mask(is_kept, dtype):
    """Return a mask to add to scores: 0 where `is_kept`, else minus infinity."""
    zero, low = paddle.zeros([], dtype), paddle.full([], -float("inf"), dtype)
    return paddle.where(is_kept, zero, low)


def multi_head_attention_forward(
    query,
    key,
    value,
    num_heads,
    in_weights,
    in_bias,
    out_weight,
    out_bias,
    key_padding_mask=None,
    attn_mask=None,
    need_weights=True,
    average_attn_weights=True,
    dropout=0.0,
    bias_k=None,
    bias_v=None,
    add_zero_attn=False,
):
    """Return multi-head attention over (length, batch, size), and its weights."""
    linear, functional = paddle.compat.nn.functional.linear, paddle.nn.functional
    biases = [None] * 3 if in_bias is None else in_bias.reshape([3, -1])
    is_single = query.ndim == 2
    inputs = [x.unsqueeze(1) if is_single else x for x in (query, key, value)]
    q, k, v = (linear(x, w, b) for x, w, b in zip(inputs, in_weights, biases))
    if bias_k is not None:
        k, v = (
            paddle.concat([x, b.reshape([1, 1, -1]).tile([1, x.shape[1], 1])])
            for x, b in ((k, bias_k), (v, bias_v))
        )
    if add_zero_attn:
        k, v = (paddle.concat([x, paddle.zeros([1, *x.shape[1:]], x.dtype)]) for x in (k, v))
    added = k.shape[0] - key.shape[0]
    q, k, v = (
        x.reshape([x.shape[0], x.shape[1], num_heads, -1]).transpose([1, 2, 0, 3])
        for x in (q, k, v)
    )
    scores = paddle.matmul(q * q.shape[-1] ** -0.5, k, transpose_y=True)
    if key_padding_mask is not None:
        key_padding_mask = key_padding_mask.reshape([-1, 1, 1, key.shape[0]])
    for mask in (attn_mask, key_padding_mask):
        if mask is None:
            continue
        if mask.ndim == 3:
            mask = mask.reshape([-1, num_heads, *mask.shape[1:]])
        if mask.dtype == paddle.bool:
            mask = additive_mask(~mask, scores.dtype)
        if added:
            mask = paddle.concat([mask, paddle.zeros([*mask.shape[:-1], added], mask.dtype)], -1)
        scores = scores + mask
    weights = functional.dropout(functional.softmax(scores, axis=-1), dropout)
    mixed = paddle.matmul(weights, v).transpose([2, 0, 1, 3])
    out = linear(mixed.reshape([mixed.shape[0], mixed.shape[1], -1]), out_weight, out_bias)
    weights = weights.mean(1) if average_attn_weights else weights
    if is_single:
        out, weights = out.squeeze(1), weights.squeeze(0)
    return out, weights if need_weights else None


def scaled_dot_product_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False
):
    """Return attention over (..., heads, length, size)."""
    if enable_gqa:
        key, value = (x.repeat_interleave(query.shape[-3] // x.shape[-3], -3) for x in (key, value))
    scale = query.shape[-1] ** -0.5 if scale is None else scale
    scores = paddle.matmul(query, key, transpose_y=True) * scale
    if is_causal:
        attn_mask = paddle.tril(paddle.ones(scores.shape[-2:], "int32")).astype("bool")
    if attn_mask is not None and attn_mask.dtype == paddle.bool:
        attn_mask = additive_mask(attn_mask, scores.dtype)
    scores = scores if attn_mask is None else scores + attn_mask
    weights = paddle.nn.functional.dropout(paddle.nn.functional.softmax(scores), dropout_p)
    return paddle.matmul(weights, value)


def without_closed_rows(attn_mask):
    """Return the mask with rows opened that attend to nothing, and which rows those are."""
    is_bool = attn_mask.dtype == paddle.bool
    is_open = attn_mask if is_bool else attn_mask > -math.inf
    closed = is_open.any(-1, keepdim=True).logical_not()
    return attn_mask | closed if is_bool else attn_mask.masked_fill(closed, 0.0), closed


def dot_product_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False
):
    """Return attention over (..., length, size), zero where a query attends to nothing.

    Paddle's own takes three or four axes.
    """
    closed = None
    if attn_mask is not None:
        attn_mask, closed = without_closed_rows(attn_mask)
    attend = scaled_dot_product_attention
    if query.ndim == key.ndim == value.ndim and query.ndim in (3, 4):
        attend = paddle.compat.nn.functional.scaled_dot_product_attention
    result = attend(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)
    return result if closed is None else result.masked_fill(closed, 0.0)
