"""Legacy programs that Paddle 3 still builds: the material of differential.py.

Each case is a function without arguments that adds to the default programs.
"""

import paddle
from paddle import nn
from paddle.base.layer_helper import LayerHelper
from paddle.nn import functional as F

from old_functions import legacy_op

CASES = {}


def case(function):
    CASES[function.__name__] = function
    return function


def data(name, *shape, dtype="float32"):
    return paddle.static.data(name, list(shape), dtype)


def image(channels=3, size=16):
    return data("image", -1, channels, size, size)


def labels(name="label"):
    return data(name, -1, 1, dtype="int64")


def classified(features, classes=10):
    return paddle.mean(F.cross_entropy(nn.Linear(features.shape[-1], classes)(features), labels()))


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
