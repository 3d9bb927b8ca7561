"""Random programs around one operator of an older release each: the material of upgrade_proof.py.

A case is a function of a random.Random that gives an operator: its type, its inputs by parameter as
lists of arrays, its outputs by parameter as lists of element types, and its attributes. Attributes
that a program may lack are sometimes left out.
"""

import numpy as np

CASES = {}
KNOWN = {}  # results of operators that no installable release can run
FLOAT, INT, LONG, BOOL = "float32", "int32", "int64", "bool"


def case(function):
    CASES[function.__name__] = function
    return function


def some(source, attributes, needed=()):
    """All of the needed attributes, and each other one or not."""
    return {name: value for name, value in attributes.items()
            if name in needed or source.random() < 0.7}


def image(source, channels=None, ranks=2, low=3, high=9):
    shape = [source.randint(1, 2), channels or source.randint(1, 4)]
    shape += [source.randint(low, high) for _ in range(ranks)]
    return numbers(source, shape)


def numbers(source, shape):
    return np.random.RandomState(source.randrange(2**31)).randn(*shape).astype(FLOAT)


def sizes(source, ranks):
    names = ("out_d", "out_h", "out_w")[3 - ranks:]
    return {name: source.randint(2, 12) for name in names}


def interpolation(kind, method, ranks):
    def make(source):
        x = image(source, ranks=ranks)
        given = sizes(source, ranks)
        if source.random() < 0.5:
            given["scale"] = source.choice((2.0, 3.0, 0.5, 1.5, 1.7))
        attributes = {**given, "interp_method": method,
                      **some(source, {"align_corners": source.random() < 0.5,
                                      "align_mode": source.choice((0, 1))})}
        if method in ("nearest", "bilinear", "trilinear") and source.random() < 0.3:
            attributes["data_layout"] = "NHWC" if ranks == 2 else "NDHWC"
            x = np.moveaxis(x, 1, -1).copy()
        return kind, {"X": [x]}, {"Out": [FLOAT]}, attributes
    CASES[kind] = make


for _kind, _method, _ranks in (("nearest_interp", "nearest", 2), ("bilinear_interp", "bilinear", 2),
                               ("bicubic_interp", "bicubic", 2), ("linear_interp", "linear", 1),
                               ("trilinear_interp", "trilinear", 3)):
    interpolation(_kind, _method, _ranks)


@case
def flatten2(source):
    x = numbers(source, [source.randint(1, 3) for _ in range(source.randint(1, 5))])
    axis = {"axis": source.randint(0, x.ndim)}
    return "flatten2", {"X": [x]}, {"Out": [FLOAT], "XShape": [FLOAT]}, some(source, axis)


@case
def reshape(source):
    x = numbers(source, [2, 3, 4])
    shape = source.choice(([6, 4], [-1, 2], [0, -1], [4, 3, 2], [0, 0, 4, 1], [24]))
    return "reshape", {"X": [x]}, {"Out": [FLOAT]}, {"shape": shape}


@case
def expand(source):
    x = numbers(source, [source.randint(1, 3) for _ in range(source.randint(1, 4))])
    return ("expand", {"X": [x]}, {"Out": [FLOAT]},
            {"expand_times": [source.randint(1, 3) for _ in range(x.ndim)]})


@case
def crop(source):
    x = numbers(source, [4, 5, 6])
    shape = [source.randint(1, dim) for dim in x.shape]
    offsets = [source.randint(0, dim - part) for dim, part in zip(x.shape, shape)]
    if source.random() < 0.4:
        return ("crop", {"X": [x], "Y": [numbers(source, shape)]}, {"Out": [FLOAT]},
                {"offsets": offsets})
    return "crop", {"X": [x]}, {"Out": [FLOAT]}, {"offsets": offsets, "shape": shape}


def known(give):
    """A case whose results are those of a function of NumPy."""
    def add(function):
        KNOWN[function.__name__] = give
        return case(function)
    return add


def padded(inputs, attributes):
    x = inputs["X"][0]
    top, bottom, left, right = attributes["paddings"]
    around = [(top, bottom), (left, right)]
    last = attributes.get("data_format") == "NHWC"
    sides = [(0, 0), *around, (0, 0)] if last else [(0, 0), (0, 0), *around]
    mode = attributes.get("mode", "constant")
    more = {"constant_values": attributes.get("pad_value", 0.0)} if mode == "constant" else {}
    return [np.pad(x, sides, mode=mode, **more)]


@known(lambda inputs, attributes: [np.squeeze(inputs["X"][0], tuple(attributes["axes"]))])
def squeeze(source):
    axes = source.choice(([0], [2], [0, 2]))
    return "squeeze", {"X": [numbers(source, [1, 3, 1, 4])]}, {"Out": [FLOAT]}, {"axes": axes}


@known(lambda inputs, attributes: [np.expand_dims(inputs["X"][0], tuple(attributes["axes"]))])
def unsqueeze(source):
    axes = source.choice(([0], [2], [0, 1]))
    return "unsqueeze", {"X": [numbers(source, [3, 4])]}, {"Out": [FLOAT]}, {"axes": axes}


@known(lambda inputs, attributes: [np.transpose(inputs["X"][0], attributes["axis"])])
def transpose(source):
    axis = [0, 1, 2]
    source.shuffle(axis)
    return "transpose", {"X": [numbers(source, [2, 3, 4])]}, {"Out": [FLOAT]}, {"axis": axis}


@known(lambda inputs, attributes: [np.eye(attributes["depth"], dtype=FLOAT)[inputs["X"][0][:, 0]]])
def one_hot(source):
    depth = source.randint(3, 6)
    numbers_of = np.array([[source.randrange(depth)] for _ in range(5)], "int64")
    return "one_hot", {"X": [numbers_of]}, {"Out": [FLOAT]}, {
        "depth": depth, "dtype": 5, "allow_out_of_range": False}


@known(lambda inputs, attributes: [inputs["X"][0].reshape(
    int(np.prod(inputs["X"][0].shape[:attributes["axis"]])), -1)])
def flatten(source):
    x = numbers(source, [source.randint(1, 3) for _ in range(source.randint(2, 4))])
    return "flatten", {"X": [x]}, {"Out": [FLOAT]}, {"axis": source.randint(0, x.ndim - 1)}


@known(lambda inputs, attributes: [np.tile(inputs["X"][0], np.array(
    inputs["target_tensor"][0].shape) // np.array(inputs["X"][0].shape))])
def expand_as(source):
    x = numbers(source, [source.randint(1, 3) for _ in range(3)])
    like = numbers(source, [dim * source.randint(1, 3) for dim in x.shape])
    return "expand_as", {"X": [x], "target_tensor": [like]}, {"Out": [FLOAT]}, {}


@known(padded)
def pad2d(source):
    x = image(source, low=4, high=7)
    attributes = {"paddings": [source.randint(0, 3) for _ in range(4)],
                  **some(source, {"mode": source.choice(("constant", "reflect", "edge")),
                                  "pad_value": source.choice((0.0, 1.5))})}
    if source.random() < 0.4:
        attributes["data_format"] = "NHWC"
        x = np.moveaxis(x, 1, -1).copy()
    return "pad2d", {"X": [x]}, {"Out": [FLOAT]}, attributes


@case
def fill_zeros_like(source):
    return "fill_zeros_like", {"X": [image(source)]}, {"Out": [FLOAT]}, {}


def not_finite(kind, value):
    def make(source):
        x = numbers(source, [3, 4])
        if source.random() < 0.5:
            x[1, 2] = value
        return kind, {"X": [x]}, {"Out": [BOOL]}, {}
    CASES[kind] = make


not_finite("isnan", np.nan)
not_finite("isinf", np.inf)


@case
def minus(source):
    return ("minus", {"X": [numbers(source, [3, 4])], "Y": [numbers(source, [3, 4])]},
            {"Out": [FLOAT]}, {})


@case
def top_k(source):
    x = numbers(source, [source.randint(1, 4), source.randint(3, 8)])
    return "top_k", {"X": [x]}, {"Out": [FLOAT], "Indices": [LONG]}, some(
        source, {"k": source.randint(1, 3)})


@case
def fc(source):
    columns = source.choice((1, 2))
    x = numbers(source, [2, 3, 4])
    inner = 12 if columns == 1 else 4
    inputs = {"Input": [x], "W": [numbers(source, [inner, 5])]}
    if source.random() < 0.7:
        inputs["Bias"] = [numbers(source, source.choice(([5], [1, 5])))]
    return "fc", inputs, {"Out": [FLOAT]}, {
        "in_num_col_dims": columns, "activation_type": source.choice(("", "relu"))}


@case
def data_norm(source):
    columns = source.randint(2, 5)
    inputs = {"X": [numbers(source, [4, columns])],
              "BatchSize": [np.full([columns], 10.0, FLOAT)],
              "BatchSum": [numbers(source, [columns])],
              "BatchSquareSum": [np.abs(numbers(source, [columns])) + 1]}
    attributes = {}
    if source.random() < 0.5:
        inputs |= {"scale_w": [numbers(source, [columns])], "bias": [numbers(source, [columns])]}
        attributes["enable_scale_and_shift"] = True
    return "data_norm", inputs, {"Y": [FLOAT], "Means": [FLOAT], "Scales": [FLOAT]}, attributes


def boxes(source, count):
    corner = np.random.RandomState(source.randrange(2**31)).rand(count, 2) * 20
    size = np.random.RandomState(source.randrange(2**31)).rand(count, 2) * 20 + 1
    return np.concatenate([corner, corner + size], 1).astype(FLOAT)


def suppression(kind, outputs):
    def make(source):
        count, classes = source.randint(4, 9), source.randint(1, 3)
        scores = np.abs(numbers(source, [1, classes, count])) + 0.3
        attributes = {"score_threshold": 0.1, "nms_top_k": source.choice((-1, 5)),
                      "keep_top_k": source.choice((-1, 4)), "background_label": -1,
                      **some(source, {"nms_threshold": source.choice((0.2, 0.5)),
                                      "nms_eta": 1.0, "normalized": source.random() < 0.5})}
        return kind, {"BBoxes": [boxes(source, count)[None]], "Scores": [scores]}, outputs, attributes
    CASES[kind] = make


suppression("multiclass_nms", {"Out": [FLOAT]})
suppression("multiclass_nms2", {"Out": [FLOAT], "Index": [INT]})


@case
def generate_proposals(source):
    height, width, anchors = 3, 4, 2
    return ("generate_proposals",
            {"Scores": [np.abs(numbers(source, [1, anchors, height, width]))],
             "BboxDeltas": [numbers(source, [1, 4 * anchors, height, width]) * 0.1],
             "ImInfo": [np.array([[40.0, 50.0, source.choice((1.0, 2.0))]], FLOAT)],
             "Anchors": [boxes(source, height * width * anchors).reshape(height, width, anchors, 4)],
             "Variances": [np.ones([height, width, anchors, 4], FLOAT)]},
            {"RpnRois": [FLOAT], "RpnRoiProbs": [FLOAT]},
            {"pre_nms_topN": source.choice((12, 100)), "post_nms_topN": source.choice((4, 50)),
             "nms_thresh": source.choice((0.5, 0.7)), "min_size": source.choice((0.0, 1.0)),
             "eta": 1.0})


def quantised(kind, result, numbers_of):
    def make(source):
        axis = source.choice((-1, 0, 1))
        scale = np.abs(numbers(source, [(1, 4, 6)[axis + 1]])) + 0.5
        x = numbers_of(source)
        return (kind, {"X": [x], "Scale": [scale], "ZeroPoint": [np.zeros(scale.shape, FLOAT)]},
                {result: [FLOAT]}, {"quant_axis": axis, "bit_length": 8, "is_test": True})
    CASES[kind] = make


quantised("dequantize_linear", "Y", lambda source: np.round(numbers(source, [4, 6]) * 40))
quantised("quantize_linear", "Y", lambda source: numbers(source, [4, 6]))


# Operators that are kept, in programs that lack later additions.
@case
def yolo_box(source):
    classes = source.randint(1, 3)
    x = numbers(source, [1, 2 * (5 + classes), 4, 4])
    return ("yolo_box", {"X": [x], "ImgSize": [np.array([[64, 64]], INT)]},
            {"Boxes": [FLOAT], "Scores": [FLOAT]},
            {"anchors": [10, 13, 16, 30], "class_num": classes, "conf_thresh": 0.01,
             "downsample_ratio": 16, **some(source, {"clip_bbox": True, "scale_x_y": 1.1})})


@case
def grid_sampler(source):
    x = image(source)
    grid = np.clip(numbers(source, [x.shape[0], 3, 4, 2]), -1, 1)
    return ("grid_sampler", {"X": [x], "Grid": [grid]}, {"Output": [FLOAT]},
            # Paddle itself has a different result for the nearest element without aligned corners.
            some(source, {"mode": "bilinear", "padding_mode": source.choice(("zeros", "border")),
                          "align_corners": source.random() < 0.5}))


@case
def conv2d_transpose(source):
    x = image(source, channels=2)
    return ("conv2d_transpose", {"Input": [x], "Filter": [numbers(source, [2, 3, 3, 3])]},
            {"Output": [FLOAT]}, some(source, {"strides": [2, 2], "paddings": [1, 1],
                                               "dilations": [1, 1], "groups": 1}))


@case
def pool2d(source):
    return ("pool2d", {"X": [image(source, low=6)]}, {"Out": [FLOAT]},
            some(source, {"pooling_type": source.choice(("max", "avg")), "ksize": [2, 2],
                          "strides": [2, 2], "paddings": [0, 0], "ceil_mode": False,
                          "exclusive": True}, needed=("pooling_type", "ksize")))


@case
def softmax(source):
    return "softmax", {"X": [numbers(source, [3, 5])]}, {"Out": [FLOAT]}, some(
        source, {"axis": source.choice((-1, 0))})
