"""Legacy programs of single operators and their gradients; see programs.py."""

import paddle
from paddle import nn
from paddle.nn import functional as F

from old_functions import legacy_op
from programs import case, data, image, labels


@case
def shape_changes():
    x = data("x", 2, 3, 4)
    paddle.reshape(x, [0, -1])
    paddle.squeeze(paddle.unsqueeze(x, [0, 3]), [0])
    paddle.flatten(x, 0, 1)
    paddle.tile(x, [2, 1, 1])
    paddle.expand(data("one", 1, 4), [3, 4])
    paddle.stack(paddle.unstack(x), axis=1)
    paddle.transpose(x, [2, 0, 1])
    paddle.flip(x, [0, 1])
    paddle.roll(x, [1, 2], [0, 1])
    F.pad(x, [1, 1], value=0.5)
    paddle.broadcast_to(data("b", 1, 4), [3, 4])


@case
def shapes_from_tensors():
    x = data("x", -1, 6)
    rows = paddle.shape(x)
    paddle.reshape(x, rows)
    paddle.full(rows, 3.0)
    paddle.expand(data("one", 1, 6), rows)
    paddle.slice(x, [0], [paddle.full([1], 1, "int32")], [3])


@case
def slicing():
    x = data("x", 6, 8)
    x[1:5:2, ::-1]
    x[0]
    x[..., 2:4]
    paddle.gather(x, data("rows", -1, dtype="int64"))
    paddle.gather_nd(x, data("places", -1, 2, dtype="int64"))
    paddle.index_select(x, data("columns", -1, dtype="int64"), axis=1)
    paddle.strided_slice(x, [0], [0], [6], [2])
    paddle.split(x, [2, -1, 3], axis=1)
    paddle.chunk(x, 3, axis=0)
    paddle.scatter(x, data("at", 2, dtype="int64"), data("new", 2, 8))


@case
def sorting_and_searching():
    x = data("x", 4, 6)
    paddle.sort(x, descending=True)
    paddle.argsort(x, 0)
    paddle.topk(x, 3, largest=False)
    paddle.nonzero(x)
    paddle.where(paddle.greater_than(x, paddle.zeros([4, 6])), x, x * 2.0)
    paddle.unique(paddle.flatten(x))
    paddle.masked_select(x, paddle.less_than(x, paddle.ones([4, 6])))
    paddle.kthvalue(x, 2)
    paddle.mode(x)


@case
def elementwise():
    x, y = data("x", 2, 3, 4), data("y", 3, 1)
    for function in (paddle.add, paddle.subtract, paddle.multiply, paddle.divide, paddle.pow,
                     paddle.maximum, paddle.minimum, paddle.fmax, paddle.fmin, paddle.mod):
        function(x, y)
    legacy_op("elementwise_add", {"X": x, "Y": data("z", 3)}, axis=1)
    legacy_op("elementwise_mul", {"X": x, "Y": data("w", -1, 3)}, axis=0)
    2.0 - x
    1 / x
    x ** 2.0


@case
def activations():
    x = data("x", -1, 6)
    for function in (F.relu, F.relu6, F.leaky_relu, F.elu, F.selu, F.silu, F.mish, F.softplus,
                     F.softsign, F.hardswish, F.hardsigmoid, F.hardtanh, F.swish, F.tanhshrink,
                     F.softshrink, F.hardshrink, F.log_sigmoid, F.celu, F.thresholded_relu, F.gelu):
        function(x)
    nn.PReLU()(x)
    F.maxout(image(4, 4), 2)
    F.glu(x)


@case
def unary_functions():
    x = data("x", -1, 6)
    for name in ("abs", "acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "exp", "expm1",
                 "floor", "log", "log10", "log1p", "log2", "reciprocal", "round", "rsqrt", "sign",
                 "sin", "sinh", "sqrt", "square", "tan", "tanh", "trunc", "digamma", "lgamma"):
        getattr(paddle, name)(x)


@case
def comparisons():
    x, y = data("x", 2, 3), data("y", 2, 3)
    both = paddle.logical_and(paddle.less_equal(x, y), paddle.not_equal(x, y))
    paddle.logical_or(both, paddle.logical_not(both))
    paddle.logical_xor(both, paddle.isnan(x))
    paddle.isfinite(x)
    paddle.allclose(x, y)
    legacy_op("reduce_all", {"X": both}, dim=[0], keep_dim=False, reduce_all=True)
    legacy_op("reduce_any", {"X": both}, dim=[1], keep_dim=True, reduce_all=False)


@case
def reductions():
    x = data("x", 2, 3, 4)
    for kind in ("reduce_sum", "reduce_mean", "reduce_max", "reduce_min", "reduce_prod"):
        legacy_op(kind, {"X": x}, dim=[0, 2], keep_dim=True, reduce_all=False)
        legacy_op(kind, {"X": x}, dim=[0], keep_dim=False, reduce_all=True)
    paddle.mean(x, [0, 1])
    paddle.cumsum(x, 1)
    paddle.cumprod(x, 1)
    paddle.norm(x, 2, 1)


@case
def linear_algebra():
    a, b = data("a", 4, 4), data("b", 4, 4)
    paddle.matmul(a, b, transpose_x=True)
    paddle.bmm(data("p", 2, 3, 4), data("q", 2, 4, 5))
    paddle.mm(a, b)
    paddle.cholesky(a)
    legacy_op("inverse", {"Input": a}, ("Output",))
    paddle.linalg.det(a)
    paddle.linalg.matrix_power(a, 3)
    paddle.linalg.svd(a)
    paddle.linalg.qr(a)
    paddle.kron(a, b)
    paddle.trace(a)
    paddle.diag(data("d", 4))
    paddle.tril(a, -1)
    paddle.addmm(a, a, b, alpha=2.0, beta=0.5)
    legacy_op("mul", {"X": data("m", 2, 3, 4), "Y": data("n", 12, 5)}, x_num_col_dims=1,
              y_num_col_dims=1)
    legacy_op("matmul", {"X": a, "Y": b}, transpose_X=True, transpose_Y=False, alpha=0.5)


@case
def creation():
    paddle.full([2, 3], 0.1, "float64")
    paddle.full([1], 2**40, "int64")
    paddle.arange(0, 10, 2)
    paddle.linspace(0, 1, 5)
    paddle.eye(3, 4)
    paddle.assign([[1.5, -2.0], [0.0, 3.25]])
    paddle.assign([1, 2, 3])
    paddle.assign([True, False])
    paddle.zeros_like(data("x", -1, 3))
    paddle.full_like(data("y", 2, 3), 7)
    paddle.ones([2, 2], "bool")
    paddle.meshgrid(data("g", 3), data("h", 4))
    paddle.tril_indices(4, 4, 0)


@case
def random_numbers():
    paddle.uniform([2, 3], min=-2.0, max=3.0)
    paddle.randn([2, 3])
    paddle.randint(0, 10, [4])
    paddle.randperm(8)
    paddle.bernoulli(data("p", 2, 3))
    paddle.multinomial(data("w", 2, 5), 3)
    F.dropout(data("x", 2, 3), 0.3, mode="downscale_in_infer")
    F.dropout2d(image(), 0.5)


@case
def initializers():
    shape = [8, 8]
    for index, initializer in enumerate((
            nn.initializer.Constant(-0.0), nn.initializer.Normal(0.0, 0.02),
            nn.initializer.TruncatedNormal(), nn.initializer.Uniform(-0.1, 0.1),
            nn.initializer.XavierNormal(), nn.initializer.KaimingUniform(),
            nn.initializer.Assign([0.5] * 64), nn.initializer.Dirac())):
        wanted = [4, 4, 3] if isinstance(initializer, nn.initializer.Dirac) else shape
        wanted = [64] if isinstance(initializer, nn.initializer.Assign) else wanted
        paddle.static.create_parameter(wanted, "float32", f"made_{index}",
                                       default_initializer=initializer)


@case
def gradients_of_many():
    x = data("x", 2, 3, 4)
    x.stop_gradient = False
    y = paddle.transpose(paddle.reshape(x, [2, 12]), [1, 0])
    y = paddle.squeeze(paddle.unsqueeze(y, 0), 0)
    y = paddle.concat([y, F.softmax(y)], axis=1)
    first, second = paddle.split(y, 2, axis=1)
    y = paddle.stack([first * second, paddle.tile(paddle.slice(y, [1], [0], [1]), [1, 2])])
    y = F.layer_norm(paddle.clip(y, -1.0, 1.0), y.shape[-1:])
    y = paddle.where(paddle.greater_than(y, y * 0.5), paddle.exp(y), F.leaky_relu(y))
    paddle.static.gradients([paddle.mean(y)], [x])


@case
def second_gradients():
    x = data("x", 2, 3)
    x.stop_gradient = False
    (first,) = paddle.static.gradients([paddle.mean(paddle.tanh(x) * x)], [x])
    paddle.static.gradients([paddle.mean(first * first)], [x])


@case
def metrics():
    prediction = F.softmax(data("x", -1, 4))
    paddle.static.accuracy(prediction, labels(), k=2)
    paddle.static.auc(data("p", -1, 2), labels())


@case
def quantization():
    x = data("x", 2, 4)
    for kind in ("fake_quantize_abs_max", "fake_quantize_dequantize_abs_max"):
        legacy_op(kind, {"X": x}, ("Out", "OutScale"), bit_length=8)
    legacy_op("fake_channel_wise_quantize_abs_max", {"X": x}, ("Out", "OutScale"), bit_length=8,
              quant_axis=1)


@case
def signals():
    x = data("x", 2, 16)
    paddle.complex(x, x)
    paddle.signal.frame(x, 4, 2)
    paddle.as_real(paddle.complex(x, x))


@case
def fed_and_fetched():
    x = data("x", -1, 4)
    main = paddle.static.default_main_program()
    block = main.global_block()
    feed = block.create_var(name="feed", type=paddle.base.core.VarDesc.VarType.FEED_MINIBATCH,
                            persistable=True)
    fetch = block.create_var(name="fetch", type=paddle.base.core.VarDesc.VarType.FETCH_LIST,
                             persistable=True)
    block.append_op(type="feed", inputs={"X": feed}, outputs={"Out": x}, attrs={"col": 0})
    y = paddle.static.nn.fc(x, 3, activation="relu")
    block.append_op(type="fetch", inputs={"X": y}, outputs={"Out": fetch}, attrs={"col": 0})


@case
def unknown_operator():
    block = paddle.static.default_main_program().global_block()
    x = data("x", 2, 2)
    description = block.desc.append_op()
    description.set_type("no_such_operator")
    description.set_input("X", [x.name])
    description.set_output("Out", [x.name])
