"""PyTorch's dropout functions, by those of dropout.py."""

import math

import torch

from .dropout import replace_in


def _attention(dropout, original):
    def attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False):
        named = {"enable_gqa": True} if enable_gqa else {}
        if dropout_p == 0 or dropout._masks is None:
            return original(query, key, value, attn_mask, 0.0, is_causal, scale=scale, **named)
        if enable_gqa:
            times = query.size(-3) // key.size(-3)
            key, value = key.repeat_interleave(times, -3), value.repeat_interleave(times, -3)
        scores = query @ key.transpose(-2, -1) * (1 / math.sqrt(query.size(-1)) if scale is None else scale)
        if is_causal:
            attn_mask = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
        if attn_mask is not None and attn_mask.dtype == torch.bool:
            scores = scores.masked_fill(~attn_mask, float("-inf"))
        elif attn_mask is not None:
            scores = scores + attn_mask
        return dropout.elements(scores.softmax(-1), dropout_p, True) @ value

    return attention


def functions(dropout):
    from torch.nn import functional

    def put(x, result, inplace):
        return x.copy_(result) if inplace and result is not x else result

    def plain(input, p=0.5, training=True, inplace=False):
        return put(input, dropout.elements(input, p, training), inplace)

    def by_channel(rank):
        def function(input, p=0.5, training=True, inplace=False):
            return put(input, dropout.channels(input, p, training, batched_rank=rank), inplace)

        return function

    def alpha(by_channel):
        def function(input, p=0.5, training=False, inplace=False):
            return put(input, dropout.alpha(input, p, training, by_channel), inplace)

        return function

    replace_in({"dropout": plain, "dropout1d": by_channel(3), "dropout2d": by_channel(2), "dropout3d": by_channel(5),
                "alpha_dropout": alpha(False), "feature_alpha_dropout": alpha(True)}, functional)
    operators = {"dropout": lambda input, p, train: plain(input, p, train),
                 "dropout_": lambda input, p, train: plain(input, p, train, True),
                 "feature_dropout": lambda input, p, train: by_channel(2)(input, p, train),
                 "feature_dropout_": lambda input, p, train: by_channel(2)(input, p, train, True),
                 "alpha_dropout": lambda input, p, train: alpha(False)(input, p, train),
                 "feature_alpha_dropout": lambda input, p, train: alpha(True)(input, p, train)}
    for name, function in operators.items():
        setattr(torch, name, function)
    functional.scaled_dot_product_attention = _attention(dropout, functional.scaled_dot_product_attention)
