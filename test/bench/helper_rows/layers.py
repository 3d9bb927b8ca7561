"""Layers with their own forward; those that only have PyTorch's parameters share a row for each base."""

OF_BATCH_NORM = (
    "(p(x), p._variance.scale(0.9), paddle.assign(p._variance.scale(1.1), p._variance),"
    " t.scale_(bias=1))"
)

ROWS = {
    "BatchNorm2d, training": (
        "x = randn(4, 8, n, n); l = BatchNorm2d(8); p = paddle.nn.BatchNorm2D(8);"
        " t = paddle.zeros([], 'int64')",
        128,
        "l(x)",
        OF_BATCH_NORM,
    ),
    "BatchNorm1d, training": (
        "x = randn(n, 16); l = BatchNorm1d(16); p = paddle.nn.BatchNorm1D(16);"
        " t = paddle.zeros([], 'int64')",
        65536,
        "l(x)",
        OF_BATCH_NORM,
    ),
    "BatchNormBase, evaluated": (
        "x = randn(4, 8, n, n); l = BatchNorm2d(8).eval(); p = paddle.nn.BatchNorm2D(8).eval()",
        128,
        "l(x)",
        "p(x)",
    ),
    "ConvBase": (
        "x = randn(2, 4, n, n); l = Conv2d(4, 8, 3); p = paddle.nn.Conv2D(4, 8, 3)",
        128,
        "l(x)",
        "p(x)",
    ),
    "ConvTransposeBase": (
        "x = randn(2, 4, n, n); l = ConvTranspose2d(4, 8, 3);"
        " p = paddle.nn.Conv2DTranspose(4, 8, 3)",
        64,
        "l(x)",
        "p(x)",
    ),
    "Linear": (
        "x = randn(n, 64); l = Linear(64, 64); p = paddle.nn.Linear(64, 64)",
        4096,
        "l(x)",
        "p(x)",
    ),
    "Bilinear": (
        "x, y = randn(n, 8), randn(n, 8); l = Bilinear(8, 8, 8); p = paddle.nn.Bilinear(8, 8, 8)",
        1024,
        "l(x, y)",
        "p(x, y)",
    ),
    "Embedding": (
        "x = randint(64, [n]); l = Embedding(64, 32); p = paddle.nn.Embedding(64, 32)",
        4096,
        "l(x)",
        "p(x)",
    ),
    "EmbeddingBag": (
        "x, w = randint(64, [n, 16]), randn(64, 32)",
        2048,
        "EmbeddingBag.over(x, w)",
        "F.embedding(x, w).mean(1)",
    ),
    "EmbeddingBag, offsets": (
        "x, w, o = randint(64, [n * 16]), randn(64, 32), paddle.arange(0, n * 16, 16)",
        2048,
        "EmbeddingBag.over(x, w, o, 'sum')",
        "paddle.geometric.segment_sum(F.embedding(x, w), paddle.searchsorted(o, paddle.arange(n * 16), right=True) - 1)",
    ),
    "InstanceNorm": (
        "x = randn(4, 8, n, n); l = InstanceNorm(8); m, v = paddle.zeros([8]), paddle.ones([8])",
        128,
        "l(x)",
        "(F.batch_norm(x.reshape([1, 32, n, n]), m.tile([4]), v.tile([4]).scale(0.9), training=True).reshape(x.shape),"
        " paddle.assign(m.tile([4]).reshape([4, 8]).mean(0), m),"
        " paddle.assign(v.tile([4]).reshape([4, 8]).mean(0).scale(1.1), v))",
    ),
    "RMSNorm": (
        "x = randn(n, 64); l = RMSNorm(64); w = paddle.ones([64])",
        4096,
        "l(x)",
        "x * paddle.rsqrt(x.square().mean([-1], True) + 1e-7) * w",
    ),
    "LayerNorm": (
        "x, w, b = randn(n, 8, 8), rand(8, 8), rand(8, 8)",
        2048,
        "LayerNorm.over(x, [8, 8], w, b)",
        "F.layer_norm(x, [8, 8], w.flatten(), b.flatten())",
    ),
    "FrozenBatchNorm2d": (
        "x = randn(2, 8, n, n); l = FrozenBatchNorm2d(8); p = paddle.nn.BatchNorm2D(8).eval()",
        128,
        "l(x)",
        "p(x)",
    ),
    "LSTMCell": (
        "x = randn(n, 16); l = LSTMCell(16, 16); p = paddle.nn.LSTMCell(16, 16)",
        1024,
        "l(x)",
        "p(x)[1]",
    ),
    "GRUCell": (
        "x = randn(n, 16); l = GRUCell(16, 16); p = paddle.nn.GRUCell(16, 16)",
        1024,
        "l(x)",
        "p(x)[1]",
    ),
    "RNNCell": (
        "x = randn(n, 16); l = RNNCell(16, 16); p = paddle.nn.SimpleRNNCell(16, 16)",
        1024,
        "l(x)",
        "p(x)[1]",
    ),
    "Softmin": ("x = randn(n, 64); l = Softmin()", 4096, "l(x)", "F.softmax(-x, -1)"),
    "StochasticDepth": (
        "x = randn(n, 64)",
        4096,
        "StochasticDepth.dropped(x, 0.5, 'row')",
        "x * paddle.bernoulli(paddle.full([n, 1], 0.5)) / 0.5",
    ),
    "multi_head_attention_forward": (
        "x, w, o = randn(n, 2, 16), [randn(16, 16)] * 3, randn(16, 16)",
        128,
        "multi_head_attention_forward(x, x, x, 4, w, None, o, None)",
        None,
    ),
    "CTCLoss": (
        "x = F.log_softmax(randn(20, n, 5)); y = randint(4, [n, 6]) + 1; a = paddle.full([n], 20, 'int64');"
        " b = paddle.full([n], 6, 'int64')",
        256,
        "CTCLoss.over(x, y, a, b)",
        "F.ctc_loss(x, y.astype('int32'), a, b)",
    ),
}
