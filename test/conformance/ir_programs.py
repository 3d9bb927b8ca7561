"""Legacy programs that Paddle 3 still builds: the material of ir_differential.py.

Each case is a function without arguments that adds to the default programs. Some functions of
Paddle 3 make new operators only; `old_function` gives those the legacy operator back, so that networks which
use them can be built at all.
"""

import sys

import paddle
from paddle import nn
from paddle.base.layer_helper import LayerHelper
from paddle.nn import functional as F

CASES = {}


def case(function):
    CASES[function.__name__] = function
    return function


def legacy_op(kind, inputs, outputs=("Out",), dtype=None, **attributes):
    """Appends an operator; variables it makes for `outputs` are the result, or a list of them."""
    helper = LayerHelper(kind)
    first = next(iter(inputs.values())) if inputs else None
    first = first[0] if isinstance(first, (list, tuple)) else first
    dtype = dtype or (first.dtype if first is not None else "float32")
    made = [helper.create_variable_for_type_inference(dtype) for _ in outputs]
    helper.append_op(type=kind, inputs=inputs, attrs=attributes,
                     outputs={name: [var] for name, var in zip(outputs, made)})
    return made[0] if len(made) == 1 else made


def old_function(name, function):
    """Puts `function` wherever Paddle keeps its own function of that name."""
    known = {id(getattr(owner, name)) for owner in (paddle, F, paddle._C_ops)
             if hasattr(owner, name)}
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("paddle") and (
                id(vars(module).get(name)) in known):
            setattr(module, name, function)


def of_one(kind, **fixed):
    return lambda x, *_, name=None, **__: legacy_op(kind, {"X": x}, **fixed)


def of_two(kind, dtype=None, **fixed):
    return lambda x, y, *_, name=None, **__: legacy_op(kind, {"X": x, "Y": y}, dtype=dtype, **fixed)


def old_reduction(kind):
    def reduce(x, axis=None, dtype=None, keepdim=False, name=None):
        axes = [axis] if isinstance(axis, int) else list(axis or [])
        return legacy_op(kind, {"X": x}, dim=axes or [0], keep_dim=keepdim, reduce_all=not axes)
    return reduce


def triangle(lower):
    return lambda x, diagonal=0, name=None: legacy_op("tril_triu", {"X": x}, diagonal=diagonal,
                                                      lower=lower)


SAME_NAME = ("sigmoid tanh exp abs sqrt rsqrt square log log2 log10 log1p floor ceil round sin cos tan "
             "sinh cosh asin acos atan erf expm1 reciprocal digamma lgamma trunc relu relu6 selu "
             "silu softsign log_softmax cholesky sign softplus bmm").split()
BINARY = {"multiply": "elementwise_mul", "maximum": "elementwise_max",
          "minimum": "elementwise_min", "add": "elementwise_add",
          "subtract": "elementwise_sub", "divide": "elementwise_div",
          "remainder": "elementwise_mod", "mod": "elementwise_mod",
          "fmax": "elementwise_fmax", "fmin": "elementwise_fmin"}
COMPARISONS = ("greater_than", "greater_equal", "less_than", "less_equal", "equal", "not_equal",
               "logical_and", "logical_or", "logical_xor")


def use_old_functions():
    for name in SAME_NAME:
        old_function(name, of_two(name) if name == "bmm" else of_one(name))
    for name, kind in BINARY.items():
        old_function(name, of_two(kind, axis=-1))
    for name in COMPARISONS:
        old_function(name, of_two(name, "bool"))
    old_function("logical_not", lambda x, out=None, name=None: legacy_op(
        "logical_not", {"X": x}, dtype="bool"))
    for name in ("isnan", "isinf", "isfinite"):
        old_function(name, lambda x, name=None, kind=name: legacy_op(
            kind + "_v2", {"X": x}, dtype="bool"))
    old_function("matmul", lambda x, y, transpose_x=False, transpose_y=False, name=None: legacy_op(
        "matmul_v2", {"X": x, "Y": y}, trans_x=transpose_x, trans_y=transpose_y))
    old_function("gelu", lambda x, approximate=False, name=None: legacy_op(
        "gelu", {"X": x}, approximate=approximate))
    old_function("triu", triangle(False))
    old_function("tril", triangle(True))
    old_function("roll", lambda x, shifts, axis=None, name=None: legacy_op(
        "roll", {"X": x}, shifts=list(shifts), axis=list(axis)))
    old_function("grid_sample", lambda x, grid, *_, **__: legacy_op(
        "grid_sampler", {"X": x, "Grid": grid}, ("Output",)))
    for name in ("sum", "max", "min", "prod", "amax", "amin"):
        old_function(name, old_reduction("reduce_" + name))


def data(name, *shape, dtype="float32"):
    return paddle.static.data(name, list(shape), dtype)


def image(channels=3, size=16):
    return data("image", -1, channels, size, size)


def labels(name="label"):
    return data(name, -1, 1, dtype="int64")


def classified(features, classes=10):
    return paddle.mean(F.cross_entropy(nn.Linear(features.shape[-1], classes)(features), labels()))


# ---------------------------------------------------------------- vision


@case
def lenet_training():
    x = F.relu(nn.Conv2D(1, 6, 5, padding=2)(image(1, 28)))
    x = F.max_pool2d(x, 2, 2)
    x = F.avg_pool2d(F.relu(nn.Conv2D(6, 16, 5)(x)), 2, 2)
    x = paddle.flatten(x, 1)
    paddle.optimizer.Momentum(0.01, 0.9, use_nesterov=True).minimize(classified(x))


@case
def resnet18_inference():
    net = paddle.vision.models.resnet18(num_classes=7)
    net.eval()
    F.softmax(net(image(3, 32)))


@case
def resnet50_training():
    net = paddle.vision.models.resnet50(num_classes=5)
    loss = paddle.mean(F.cross_entropy(net(image(3, 64)), labels()))
    paddle.optimizer.Momentum(
        paddle.optimizer.lr.PiecewiseDecay([100, 200], [0.1, 0.01, 0.001]), 0.9,
        weight_decay=paddle.regularizer.L2Decay(1e-4)).minimize(loss)


@case
def mobilenet_v2():
    paddle.vision.models.mobilenet_v2(scale=0.5)(image(3, 32))


@case
def mobilenet_v3_training():
    net = paddle.vision.models.mobilenet_v3_small(num_classes=4)
    loss = paddle.mean(F.cross_entropy(net(image(3, 32)), labels()))
    paddle.optimizer.RMSProp(0.01, momentum=0.9, centered=True).minimize(loss)


@case
def squeezenet():
    paddle.vision.models.squeezenet1_1(num_classes=3)(image(3, 64))


@case
def shufflenet():
    paddle.vision.models.shufflenet_v2_x0_25(num_classes=3)(image(3, 64))


@case
def densenet():
    paddle.vision.models.densenet121(num_classes=3)(image(3, 32))


@case
def vgg_training():
    net = paddle.vision.models.vgg11(num_classes=3)
    loss = paddle.mean(F.cross_entropy(net(image(3, 32)), labels()))
    paddle.optimizer.SGD(0.1, grad_clip=nn.ClipGradByNorm(1.0)).minimize(loss)


@case
def unet():
    down = F.relu(nn.BatchNorm2D(8)(nn.Conv2D(3, 8, 3, padding=1)(image())))
    deep = F.relu(nn.GroupNorm(4, 16)(nn.Conv2D(8, 16, 3, stride=2, padding=1)(down)))
    up = nn.Conv2DTranspose(16, 8, 2, stride=2)(deep)
    both = paddle.concat([down, up], axis=1)
    mask = F.sigmoid(nn.Conv2D(16, 1, 1)(both))
    loss = F.binary_cross_entropy(mask, data("mask", -1, 1, 16, 16))
    paddle.optimizer.Adam(1e-3).minimize(loss)


@case
def upsampling():
    x = image(4, 8)
    F.interpolate(x, size=[16, 16], mode="nearest")
    F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=True)
    F.interpolate(x, size=[12, 20], mode="bicubic")
    F.pixel_shuffle(x, 2)
    F.grid_sample(x, data("grid", -1, 5, 5, 2))
    F.affine_grid(data("theta", -1, 2, 3), [2, 4, 8, 8])


@case
def pooling():
    x = image(4, 16)
    F.adaptive_avg_pool2d(x, 3)
    F.adaptive_max_pool2d(x, [2, 4])
    F.max_pool2d(x, 3, 2, padding=1, ceil_mode=True)
    F.avg_pool2d(x, 3, 2, padding="SAME", exclusive=False)
    F.avg_pool3d(data("volume", -1, 2, 8, 8, 8), 2)
    F.avg_pool1d(data("signal", -1, 2, 8), 2)


@case
def detection():
    boxes = data("boxes", 20, 4)
    paddle.vision.ops.yolo_box(data("head", -1, 18, 4, 4), data("sizes", -1, 2, dtype="int32"),
                               anchors=[10, 13, 16, 30], class_num=4, conf_thresh=0.01,
                               downsample_ratio=32)
    paddle.vision.ops.prior_box(data("feature", -1, 8, 4, 4), image(3, 32), min_sizes=[10.0],
                                aspect_ratios=[1.0, 2.0], flip=True)
    paddle.vision.ops.roi_align(data("feature2", -1, 8, 4, 4), boxes,
                                data("counts", -1, dtype="int32"), output_size=2)
    paddle.vision.ops.deform_conv2d(data("x", -1, 3, 8, 8), data("offset", -1, 18, 6, 6),
                                    data("weight", 4, 3, 3, 3))


@case
def normalization():
    x = image(8, 8)
    nn.InstanceNorm2D(8)(x)
    nn.GroupNorm(2, 8)(x)
    nn.LocalResponseNorm(5)(x)


@case
def depthwise_and_dilated():
    x = image(8, 16)
    nn.Conv2D(8, 8, 3, groups=8)(x)
    nn.Conv2D(8, 16, 3, dilation=2, padding=[1, 2])(x)
    nn.Conv2D(8, 16, 3, padding="SAME", data_format="NCHW")(x)
    nn.Conv2D(8, 8, 3, padding_mode="reflect", padding=1)(x)
    nn.Conv1D(2, 4, 3)(data("signal", -1, 2, 8))
    nn.Conv3D(2, 4, 3)(data("volume", -1, 2, 8, 8, 8))
    nn.Conv1DTranspose(2, 4, 3)(data("signal2", -1, 2, 8))


# ---------------------------------------------------------------- language


@case
def transformer_training():
    tokens = data("tokens", -1, 12, dtype="int64")
    x = nn.Embedding(100, 16)(tokens)
    x = nn.TransformerEncoderLayer(16, 4, 32, dropout=0.1, activation="gelu")(x)
    loss = classified(paddle.mean(x, axis=1))
    paddle.optimizer.AdamW(1e-3, weight_decay=0.01).minimize(loss)


@case
def transformer_decoder():
    layer = nn.TransformerDecoderLayer(16, 2, 32, normalize_before=True)
    layer(data("target", -1, 5, 16), data("memory", -1, 7, 16))


@case
def causal_attention():
    q, k, v = (data(name, -1, 2, 8, 4) for name in "qkv")
    scores = paddle.matmul(q, k, transpose_y=True) / 2.0
    mask = paddle.tensor.triu(paddle.full([8, 8], -1e9), 1)
    paddle.matmul(F.dropout(F.softmax(scores + mask), 0.1), v)


@case
def lstm_classifier():
    x = nn.Embedding(50, 8, padding_idx=0)(data("tokens", -1, 6, dtype="int64"))
    out, _ = nn.LSTM(8, 12, num_layers=2, direction="bidirect")(x)
    paddle.optimizer.Adagrad(0.01).minimize(classified(out[:, -1]))


@case
def gru_with_dropout():
    nn.GRU(4, 6, num_layers=2, dropout=0.2)(data("x", 3, 5, 4))


@case
def simple_rnn():
    nn.SimpleRNN(4, 6)(data("x", 3, 5, 4))


@case
def embeddings():
    ids = data("ids", -1, 4, dtype="int64")
    paddle.static.nn.embedding(ids, [30, 8], is_sparse=True)
    paddle.static.nn.embedding(ids, [30, 8], padding_idx=3)
    F.one_hot(ids, 30)


@case
def word2vec():
    words = [paddle.static.nn.embedding(data(f"word_{i}", -1, 1, dtype="int64"), [40, 8],
                                        param_attr=paddle.ParamAttr(name="shared"))
             for i in range(4)]
    hidden = paddle.static.nn.fc(paddle.concat(words, axis=-1), 16, num_flatten_dims=2,
                                 activation="sigmoid")
    hidden = paddle.reshape(hidden, [-1, 16])
    paddle.optimizer.SGD(0.1).minimize(classified(hidden, 40))


@case
def losses():
    x, y = data("x", -1, 5), data("y", -1, 5)
    F.mse_loss(x, y)
    F.l1_loss(x, y, reduction="none")
    F.smooth_l1_loss(x, y)
    F.kl_div(x, y)
    F.binary_cross_entropy_with_logits(x, y)
    F.nll_loss(F.log_softmax(x), data("l", -1, dtype="int64"))
    F.cross_entropy(x, y, soft_label=True)
    F.label_smooth(y)
    F.margin_ranking_loss(x, y, paddle.sign(x))
    F.log_loss(F.sigmoid(x), y)
    F.square_error_cost(x, y)


# ---------------------------------------------------------------- control flow


@case
def two_branches():
    x = data("x", -1, 4)
    paddle.static.nn.cond(data("go", 1, dtype="bool"), lambda: x * 2.0, lambda: F.relu(x))


@case
def nested_branches():
    x, go, stay = data("x", 2, 4), data("go", 1, dtype="bool"), data("stay", 1, dtype="bool")
    paddle.static.nn.cond(
        go, lambda: paddle.static.nn.cond(stay, lambda: x + 1.0, lambda: x - 1.0),
        lambda: paddle.scale(x, 3.0))


@case
def branch_gradient():
    x = paddle.static.nn.fc(data("x", -1, 4), 3)
    y = paddle.static.nn.cond(data("go", 1, dtype="bool"), lambda: paddle.tanh(x) * x,
                              lambda: x * 0.5)
    paddle.static.append_backward(paddle.mean(y))


@case
def branch_gradient_of_a_square():
    x = paddle.static.nn.fc(data("x", -1, 4), 3)

    def squared():
        y = paddle.tanh(x)
        return paddle.multiply(y, y)
    y = paddle.static.nn.cond(data("go", 1, dtype="bool"), squared, lambda: x * 0.5)
    paddle.static.append_backward(paddle.mean(y))


@case
def branches_with_several_results():
    x = data("x", 2, 4)
    paddle.static.nn.cond(data("go", 1, dtype="bool"),
                          lambda: (x + 1.0, [paddle.exp(x), x * x]),
                          lambda: (x, [paddle.zeros([2, 4]), paddle.ones([2, 4])]))


@case
def switch_of_three():
    x = data("x", 2, 2)
    index = data("index", 1, dtype="int32")
    paddle.static.nn.switch_case(index, {0: lambda: x + 1.0, 2: lambda: x * 2.0},
                                 default=lambda: x - 1.0)


@case
def cases_in_order():
    x, y = data("x", 1), data("y", 1)
    paddle.static.nn.case([(paddle.less_than(x, y), lambda: x + y),
                           (paddle.equal(x, y), lambda: x * y)], default=lambda: x - y)


@case
def counting_loop():
    start, end = paddle.full([1], 0, "int64"), paddle.full([1], 10, "int64")
    paddle.static.nn.while_loop(lambda i: paddle.less_than(i, end), lambda i: [i + 1], [start])


@case
def loop_over_a_tensor():
    x = data("x", 2, 4)
    paddle.static.nn.while_loop(
        lambda i, total: paddle.less_than(i, paddle.full([1], 5, "int64")),
        lambda i, total: [i + 1, total + paddle.cast(i, "float32") * x],
        [paddle.full([1], 0, "int64"), paddle.zeros([2, 4])])


@case
def nested_loops():
    def inner(i, total):
        j = paddle.full([1], 0, "int64")
        _, total = paddle.static.nn.while_loop(
            lambda j, t: paddle.less_than(j, i), lambda j, t: [j + 1, t + 1.0], [j, total])
        return [i + 1, total]
    paddle.static.nn.while_loop(
        lambda i, total: paddle.less_than(i, paddle.full([1], 3, "int64")), inner,
        [paddle.full([1], 0, "int64"), paddle.zeros([1])])


@case
def branch_in_a_loop():
    def body(i, x):
        x = paddle.static.nn.cond(paddle.less_than(i, paddle.full([1], 2, "int64")),
                                  lambda: x + 1.0, lambda: x * 2.0)
        return [i + 1, x]
    paddle.static.nn.while_loop(
        lambda i, x: paddle.less_than(i, paddle.full([1], 5, "int64")), body,
        [paddle.full([1], 0, "int64"), data("x", 2, 2)])


@case
def loop_gradient():
    x = paddle.static.nn.fc(data("x", 2, 3), 3)
    _, y = paddle.static.nn.while_loop(
        lambda i, y: paddle.less_than(i, paddle.full([1], 3, "int64")),
        lambda i, y: [i + 1, y * x], [paddle.full([1], 0, "int64"), x])
    paddle.static.append_backward(paddle.mean(y))


@case
def array_in_a_loop():
    x = data("x", 2, 3)
    i = paddle.full([1], 0, "int64")
    array = paddle.tensor.array_write(x, i)
    paddle.static.nn.while_loop(
        lambda i: paddle.less_than(i, paddle.full([1], 4, "int64")),
        lambda i: [(paddle.tensor.array_write(x * 2.0, i, array), i + 1)[1]], [i])
    paddle.tensor.array_length(array)
    paddle.tensor.array_read(array, paddle.full([1], 1, "int64"))


@case
def arrays():
    zero, one = paddle.full([1], 0, "int64"), paddle.full([1], 1, "int64")
    array = paddle.tensor.create_array("float32")
    paddle.tensor.array_write(data("x", 2, 3), zero, array)
    paddle.tensor.array_write(data("y", 2, 3), one, array)
    legacy_op("tensor_array_to_tensor", {"X": array}, ("Out", "OutIndex"), "float32", axis=0)
    paddle.tensor.array_length(array)


@case
def printing_and_asserting():
    x = data("x", 2, 2)
    paddle.static.Print(x, message="x is \"here\"")
    paddle.static.nn.control_flow.Assert(paddle.equal(paddle.mean(x), paddle.mean(x)), [x])


# ---------------------------------------------------------------- optimizers


def small_loss():
    return classified(F.relu(nn.Linear(8, 16)(data("x", -1, 8))), 3)


def optimizer_case(name, make):
    def build():
        make().minimize(small_loss())
    CASES["optimizer_" + name] = build


optimizer_case("sgd", lambda: paddle.optimizer.SGD(0.1))
optimizer_case("momentum", lambda: paddle.optimizer.Momentum(0.1, 0.8))
optimizer_case("adam", lambda: paddle.optimizer.Adam(0.001, amsgrad=True))
optimizer_case("adamax", lambda: paddle.optimizer.Adamax(0.1))
optimizer_case("adadelta", lambda: paddle.optimizer.Adadelta(0.1))
optimizer_case("adagrad", lambda: paddle.optimizer.Adagrad(0.1, initial_accumulator_value=0.1))
optimizer_case("lamb", lambda: paddle.optimizer.Lamb(0.1, lamb_weight_decay=0.02))
optimizer_case("rmsprop", lambda: paddle.optimizer.RMSProp(0.1))
optimizer_case("nadam", lambda: paddle.optimizer.NAdam(0.1))
optimizer_case("radam", lambda: paddle.optimizer.RAdam(0.1))
optimizer_case("rprop", lambda: paddle.optimizer.Rprop(0.1))
optimizer_case("clip_by_value", lambda: paddle.optimizer.SGD(
    0.1, grad_clip=nn.ClipGradByValue(1.0)))
optimizer_case("clip_by_global_norm", lambda: paddle.optimizer.Adam(
    0.1, grad_clip=nn.ClipGradByGlobalNorm(1.0)))
optimizer_case("l1_decay", lambda: paddle.optimizer.SGD(
    0.1, weight_decay=paddle.regularizer.L1Decay(0.01)))
optimizer_case("noam", lambda: paddle.optimizer.Adam(
    paddle.optimizer.lr.NoamDecay(64, 100), beta1=0.8, epsilon=1e-9))


# ---------------------------------------------------------------- mixed precision and in place


@case
def mixed_precision():
    optimizer = paddle.static.amp.decorate(paddle.optimizer.SGD(0.1), init_loss_scaling=128.0)
    optimizer.minimize(small_loss())


@case
def pure_half_precision():
    optimizer = paddle.static.amp.decorate(
        paddle.optimizer.Momentum(0.1, 0.9, multi_precision=True), use_pure_fp16=True)
    x = F.relu(nn.Conv2D(3, 4, 3)(image()))
    optimizer.minimize(classified(paddle.flatten(x, 1), 3))


@case
def half_and_double():
    x = paddle.cast(data("x", 2, 2), "float16") * 2
    y = paddle.cast(data("y", 2, 2), "float64") / 3.0
    paddle.cast(x, "bfloat16")
    paddle.cast(y, "int32")


@case
def in_place():
    x = data("x", 2, 4)
    paddle.assign(paddle.exp(x), x)
    for kind in ("relu", "tanh", "sigmoid", "sqrt", "exp", "floor"):
        LayerHelper(kind).append_op(type=kind, inputs={"X": x}, outputs={"Out": x})
    LayerHelper("scale").append_op(type="scale", inputs={"X": x}, outputs={"Out": x},
                                   attrs={"scale": 2.0, "bias": 1.0, "bias_after_scale": False})
    paddle.increment(paddle.full([1], 1.0), 2.0)


@case
def in_place_without_variant():
    x = data("x", 2, 4)
    LayerHelper("sign").append_op(type="sign", inputs={"X": x}, outputs={"Out": x})


@case
def item_assignment():
    x = paddle.zeros([4, 6])
    paddle.static.setitem(x, (slice(1, 3), slice(None)), 1.5)
    paddle.static.setitem(x, (0, slice(0, 6, 2)), data("row", 3))


# ---------------------------------------------------------------- shapes and elements


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
