"""Paddle's dropout functions, by those of dropout.py."""

import functools
import inspect
import math

import paddle

from .dropout import replace_in


def _masked(scores, attn_mask, is_causal):
    if is_causal:
        attn_mask = paddle.ones(scores.shape[-2:], dtype="bool").tril()
    if attn_mask is None:
        return scores
    if attn_mask.dtype == paddle.bool:
        return paddle.where(attn_mask, scores, paddle.full_like(scores, float("-inf")))
    return scores + attn_mask


def _attention(dropout, original, heads_first):
    """Paddle's function expects the length before the heads; the one in `compat` expects the heads first."""
    signature = inspect.signature(original)

    @functools.wraps(original)
    def attention(*arguments, **named):
        given = signature.bind(*arguments, **named)
        given.apply_defaults()
        said = given.arguments
        p = said["dropout_p"] if said.get("training", True) else 0.0
        if p == 0 or dropout._masks is None:
            said["dropout_p"] = 0.0
            return original(*given.args, **given.kwargs)
        parts = [said[name] for name in ("query", "key", "value")]
        if not heads_first:
            parts = [part.transpose([0, 2, 1, 3]) for part in parts]
        query, key, value = parts
        times = query.shape[-3] // key.shape[-3]
        if times > 1:
            key, value = key.repeat_interleave(times, -3), value.repeat_interleave(times, -3)
        scale = said.get("scale")
        scores = paddle.matmul(query, key, transpose_y=True)
        scores = scores * (1 / math.sqrt(query.shape[-1]) if scale is None else scale)
        weights = paddle.nn.functional.softmax(_masked(scores, said["attn_mask"], said["is_causal"]), -1)
        result = paddle.matmul(dropout.elements(weights, p, True), value)
        return result if heads_first else result.transpose([0, 2, 1, 3])

    return attention


def functions(dropout):
    from paddle.nn import functional
    from paddle.nn.functional import common

    original = functional.dropout

    def put(x, result, inplace):
        return paddle.assign(result, x) if inplace and result is not x else result

    def plain(x=None, p=0.5, axis=None, training=True, inplace=False, mode="upscale_in_train", name=None, **named):
        x = named.pop("input", x)
        if mode == "downscale_in_infer":
            if training and dropout._masks is not None:
                return put(x, dropout.elements(x, p, True, axis) * (1 - p), inplace)
            return x if training else original(x, p, axis, False, mode=mode)
        return put(x, dropout.elements(x, p, training, axis), inplace)

    def by_channel(formats, rank):
        def function(x=None, p=0.5, training=True, data_format=formats, name=None, **named):
            x = named.pop("input", x)
            result = dropout.channels(x, p, training, data_format.endswith("C"), rank)
            return put(x, result, named.get("inplace", False))

        return function

    def lines(input, p=0.5, training=True, inplace=False):
        return put(input, dropout.channels(input, p, training, batched_rank=3), inplace)

    def alpha(by_channel):
        def function(x=None, p=0.5, training=True, name=None, **named):
            x = named.pop("input", x)
            return put(x, dropout.alpha(x, p, training, by_channel), named.get("inplace", False))

        return function

    # As PyTorch does, two dimensions are those of a batch and its channels.
    replace_in({"dropout": plain, "dropout1d": lines, "dropout2d": by_channel("NCHW", 2),
                "dropout3d": by_channel("NCDHW", 5), "alpha_dropout": alpha(False),
                "feature_alpha_dropout": alpha(True)}, functional, [common])
    changed = _attention(dropout, functional.scaled_dot_product_attention, False)
    replace_in({"scaled_dot_product_attention": changed}, functional, [functional.flash_attention])
    try:
        from paddle.compat.nn import functional as compat
    except ImportError:
        return
    if hasattr(compat, "scaled_dot_product_attention"):
        compat.scaled_dot_product_attention = _attention(dropout, compat.scaled_dot_product_attention, True)
