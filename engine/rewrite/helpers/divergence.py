import math

import paddle


def divergence(p, q):
    """How much `p` diverges from `q` (Kullback-Leibler), also between uniform or geometric distributions."""
    if isinstance(p, paddle.distribution.Uniform) and isinstance(q, paddle.distribution.Uniform):
        inside = (p.low >= q.low) & (p.high <= q.high)
        result = paddle.log((q.high - q.low) / (p.high - p.low))
        return paddle.where(inside, result, paddle.full_like(result, math.inf))
    if isinstance(p, paddle.distribution.Geometric) and isinstance(q, paddle.distribution.Geometric):
        return -p.entropy() - paddle.log1p(-q.probs) * (1 / p.probs - 1) - paddle.log(q.probs)
    return paddle.distribution.kl_divergence(p, q)
