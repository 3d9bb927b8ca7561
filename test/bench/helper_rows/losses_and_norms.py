"""Losses, norms and what layers compute."""

ROWS = {
    "CrossEntropyLoss": (
        "x = randn(n, n); y = randint(n, [n])",
        2048,
        "CrossEntropyLoss.over(x, y)",
        "F.cross_entropy(x, y, reduction='sum') / (y != -100).sum()",
    ),
    "CrossEntropyLoss of images": (
        "x = randn(4, 21, n, n); y = randint(21, [4, n, n])",
        128,
        "CrossEntropyLoss.over(x, y)",
        "F.cross_entropy(x, y, reduction='sum', axis=1) / (y != -100).sum()",
    ),
    "CrossEntropyLoss, smoothed": (
        "x = randn(n, n); y = randint(n, [n])",
        2048,
        "CrossEntropyLoss.over(x, y, label_smoothing=0.1)",
        "(F.cross_entropy(x, F.label_smooth(F.one_hot(paddle.clip(y, 0), n), epsilon=0.1),"
        " soft_label=True, reduction='none').squeeze(-1) * (y != -100).astype(x.dtype)).sum()"
        " / (y != -100).astype(x.dtype).sum()",
    ),
    "CrossEntropyLoss, weighted": (
        "x = randn(n, n); y = randint(n, [n]); w = rand(n)",
        2048,
        "CrossEntropyLoss.over(x, y, w)",
        "F.cross_entropy(x, y, w)",
    ),
    "batch_norm by batch": (
        "x = randn(4, n, 8, 8)",
        256,
        "batch_norm(x, None, None, training=True)",
        "F.batch_norm(x, paddle.zeros([n]), paddle.ones([n]), training=True)",
    ),
    "embedding": (
        "x, w = randint(n, [n]), randn(n, 64)",
        4096,
        "embedding(x, w, 0)",
        "F.embedding(x, w)",
    ),
    "native_layer_norm": (
        "x, w, b = randn(n, n), rand(n), rand(n)",
        1024,
        "native_layer_norm(x, [n], w, b, 1e-5)",
        "(F.layer_norm(x, [n], w, b), x.mean(1, True), (x.var(1, False, True) + 1e-5).rsqrt())",
    ),
    "instance_norm": ("x = randn(4, 8, n, n)", 128, "instance_norm(x)", "F.instance_norm(x)"),
    "instance_norm, tracking": (
        "x, m, v = randn(4, 8, n, n), paddle.zeros([8]), paddle.ones([8])",
        128,
        "instance_norm(x, m, v)",
        "(F.batch_norm(x.reshape([1, 32, n, n]), m.tile([4]), v.tile([4]).scale(0.9), training=True).reshape(x.shape),"
        " paddle.assign(m.tile([4]).reshape([4, 8]).mean(0), m),"
        " paddle.assign(v.tile([4]).reshape([4, 8]).mean(0).scale(1.1), v))",
    ),
    "batch_norm": (
        "x, m, v = randn(4, 8, n, n), paddle.zeros([8]), paddle.ones([8])",
        128,
        "batch_norm(x, m, v, training=True)",
        "(F.batch_norm(x, m, v.scale(0.9), training=True), paddle.assign(v.scale(1.1), v))",
    ),
    "native_batch_norm": (
        "x, m, v = randn(4, 8, n, n), paddle.zeros([8]), paddle.ones([8])",
        64,
        "native_batch_norm(x, None, None, m, v, True, 0.1, 1e-5)",
        "(F.batch_norm(x, m, v.scale(0.9), training=True), paddle.assign(v.scale(1.1), v), x.mean([0, 2, 3]),"
        " paddle.rsqrt(paddle.var(x, [0, 2, 3], unbiased=False) + 1e-5))",
    ),
}
