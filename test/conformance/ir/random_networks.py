"""Random legacy networks with the gradients that append_backward makes: material of random_differential.py.

Values are matrices of 4 by 6 between the steps, so that any step may follow any other. Steps give
operators that lists, arrays, branches, loops, slices and assignments need, in all the ways in which
Python programs write them; half of the programs are trained, some with recomputed parts.
"""

import random

import paddle
from paddle.base.layer_helper import LayerHelper

ROWS, COLUMNS = 4, 6
UNARY = ("relu tanh sigmoid exp abs sqrt square softplus gelu log1p sin cos leaky_relu elu silu "
         "hard_swish hard_sigmoid relu6 floor reciprocal softsign log_softmax mish swish").split()
BINARY = ("add sub mul div max min").split()


class Network:
    def __init__(self, seed):
        self.source = random.Random(str(seed))
        self.values = []

    def pick(self, *choices):
        return self.source.choice(choices)

    def value(self):
        return self.source.choice(self.values)

    def op(self, kind, inputs, outputs=("Out",), dtype="float32", counts=(), **attributes):
        """The results of a new operator; `counts` says how many there are of an output."""
        helper = LayerHelper(kind)
        counts = dict(counts)
        made = {name: [helper.create_variable_for_type_inference(dtype)
                       for _ in range(counts.get(name, 1))] for name in outputs}
        inputs = {k: v if isinstance(v, list) else [v] for k, v in inputs.items()}
        helper.append_op(type=kind, inputs=inputs, outputs=made, attrs=attributes)
        first = made[outputs[0]]
        return first if outputs[0] in counts else first[0]

    def parameter(self, *shape):
        return paddle.static.create_parameter(list(shape), "float32")

    # ---- steps: each takes matrices and returns one
    def unary(self, x):
        return self.op(self.pick(*UNARY), {"X": x})

    def binary(self, x):
        kind, axis = self.pick(*BINARY), self.pick(-1, -1, 0, 1)
        other = {-1: self.value, 0: lambda: self.parameter(ROWS),
                 1: lambda: self.parameter(COLUMNS)}[axis]()
        return self.op("elementwise_" + kind, {"X": x, "Y": other}, axis=axis)

    def affine(self, x):
        if self.pick(0, 1):
            return self.op("matmul_v2", {"X": x, "Y": self.parameter(COLUMNS, COLUMNS)},
                           trans_x=False, trans_y=self.pick(True, False))
        return self.op("mul", {"X": x, "Y": self.parameter(COLUMNS, COLUMNS)}, x_num_col_dims=1,
                       y_num_col_dims=1)

    def scaled(self, x):
        return self.op("scale", {"X": x}, scale=self.pick(2.0, -0.5, 1.0), bias=self.pick(0.0, 1.5),
                       bias_after_scale=self.pick(True, False))

    def dropped(self, x):
        return self.op("dropout", {"X": x}, ("Out", "Mask"), dropout_prob=self.pick(0.1, 0.5),
                       is_test=False, seed=0, fix_seed=False,
                       dropout_implementation=self.pick("upscale_in_train", "downgrade_in_infer"))

    def reshaped(self, x):
        y = self.op("reshape2", {"X": x}, ("Out", "XShape"), shape=[COLUMNS, ROWS])
        return self.op("transpose2", {"X": y}, ("Out", "XShape"), axis=[1, 0])

    def squeezed(self, x):
        y = self.op("unsqueeze2", {"X": x}, ("Out", "XShape"), axes=[self.pick(0, 1)])
        return self.op("reshape2", {"X": y}, ("Out", "XShape"), shape=[ROWS, COLUMNS])

    def stacked(self, x):
        axis = self.pick(0, 0, 2)
        y = self.op("stack", {"X": [x, self.value()]}, ("Y",), axis=axis)
        parts = self.op("unstack", {"X": y}, ("Y",), counts={"Y": 2}, axis=axis, num=2)
        return self.pick(*parts) if self.pick(0, 1) else self.op(
            "elementwise_add", {"X": parts[0], "Y": parts[1]}, axis=-1)

    def split(self, x):
        y = self.op("concat", {"X": [x, self.value(), x][:self.pick(2, 3)]}, axis=0)
        count = y.shape[0] // ROWS
        sections = {} if self.pick(0, 1) else {"sections": [ROWS] * count}
        parts = self.op("split", {"X": y}, counts={"Out": count}, axis=0,
                        num=0 if sections else count, **sections)
        self.values.extend(parts[1:2])
        return parts[0]

    def summed(self, x):
        return self.op("sum", {"X": [x, self.value(), self.value()][:self.pick(1, 2, 3)]})

    def sliced(self, x):
        part = self.op("slice", {"Input": x}, axes=[0], starts=[0], ends=[2], infer_flags=[1],
                       decrease_axis=[])
        return self.op("concat", {"X": [part, part]}, axis=0)

    def assigned(self, x):
        if self.pick(0, 1):
            return self.op("assign", {"X": x})
        target = paddle.tensor.fill_constant([ROWS, COLUMNS], "float32", 0.0)
        return paddle.assign(x, target)

    def set_value(self, x):
        common = dict(axes=[0], starts=[self.pick(0, 1)], ends=[3], steps=[1], decrease_axes=[],
                      none_axes=[])
        if self.pick(0, 1):
            y = self.op("slice", {"Input": self.value()}, axes=[0], starts=[0],
                        ends=[3 - common["starts"][0]], infer_flags=[1], decrease_axis=[])
            return self.op("set_value", {"Input": x, "ValueTensor": y}, shape=[], **common)
        return self.op("set_value", {"Input": x}, shape=[1], values=[self.pick(0.5, 0.0)], **common)

    def normalised(self, x):
        return self.op("layer_norm", {"X": x, "Scale": self.parameter(COLUMNS),
                                      "Bias": self.parameter(COLUMNS)}, ("Y", "Mean", "Variance"),
                       epsilon=1e-5, begin_norm_axis=1)

    def reduced(self, x):
        y = self.op(self.pick("reduce_sum", "reduce_mean", "reduce_max"), {"X": x}, dim=[1],
                    keep_dim=True, reduce_all=False)
        return self.op("expand_v2", {"X": y}, shape=[ROWS, COLUMNS])

    def gathered(self, x):
        index = paddle.tensor.fill_constant([ROWS], "int64", 1)
        return self.op("gather", {"X": x, "Index": index}, axis=0)

    def embedded(self, x):
        ids = paddle.tensor.fill_constant([ROWS], "int64", 2)
        rows = self.op("lookup_table_v2", {"W": self.parameter(9, COLUMNS), "Ids": ids},
                       is_sparse=self.pick(False, True), padding_idx=self.pick(-1, 0))
        return self.op("elementwise_add", {"X": x, "Y": rows}, axis=-1)

    def chosen(self, x):
        test = self.op("greater_than", {"X": x, "Y": self.value()}, dtype="bool")
        return self.op("where", {"Condition": test, "X": x, "Y": self.value()})

    def clipped(self, x):
        return self.op("clip", {"X": x}, min=-1.0, max=self.pick(1.0, 6.0))

    def shifted(self, x):
        kind = self.pick("roll", "flip", "cumsum", "tril_triu", "tile", "pad")
        if kind == "roll":
            return self.op("roll", {"X": x}, shifts=[1], axis=[0])
        if kind == "flip":
            return self.op("flip", {"X": x}, axis=[self.pick(0, 1)])
        if kind == "cumsum":
            return self.op("cumsum", {"X": x}, axis=self.pick(0, 1), flatten=False,
                           exclusive=False, reverse=self.pick(True, False))
        if kind == "tril_triu":
            return self.op("tril_triu", {"X": x}, diagonal=0, lower=self.pick(True, False))
        if kind == "tile":
            return self.op("tile", {"X": x}, repeat_times=[1, 1])
        return self.op("pad", {"X": x}, paddings=[0, 0, 0, 0], pad_value=0.0)

    def in_array(self, x):
        index = paddle.tensor.fill_constant([1], "int64", 0)
        array = paddle.tensor.array_write(x, index)
        return paddle.tensor.array_read(array, index)

    def branched(self, x):
        test = self.op("less_than", {"X": paddle.tensor.fill_constant([1], "int64", 1),
                                     "Y": paddle.tensor.fill_constant([1], "int64", 2)},
                       dtype="bool")
        first, second = self.pick(*UNARY), self.scaled
        return paddle.static.nn.cond(test, lambda: self.op(first, {"X": x}), lambda: second(x))

    def looped(self, x):
        limit = paddle.tensor.fill_constant([1], "int64", 3)
        index = paddle.tensor.fill_constant([1], "int64", 0)
        x.stop_gradient = True  # the translator rejects gradients of loops

        def test(i, _):
            return self.op("less_than", {"X": i, "Y": limit}, dtype="bool")

        def body(i, value):
            return [paddle.increment(i), self.op("relu", {"X": value})]

        return paddle.static.nn.while_loop(test, body, [index, x])[1]

    STEPS = (unary, unary, binary, binary, affine, scaled, dropped, reshaped, squeezed, stacked,
             stacked, split, split, summed, sliced, assigned, set_value, set_value, normalised,
             reduced, gathered, embedded, chosen, clipped, shifted, in_array)
    RARE = (branched, looped)

    def build(self):
        x = paddle.static.data("x", [ROWS, COLUMNS], "float32")
        x.stop_gradient = bool(self.pick(0, 1))
        self.values = [x, self.parameter(ROWS, COLUMNS)]
        chain = []
        for _ in range(self.pick(2, 4, 6, 9)):
            steps = self.RARE if self.source.random() < 0.06 else self.STEPS
            y = self.source.choice(steps)(self, self.value() if self.pick(0, 1) else self.values[-1])
            self.values.append(y)
            chain.append(y)
        self.train(self.op("mean", {"X": self.values[-1]}), chain)

    def train(self, loss, chain):
        way = self.pick("none", "backward", "backward", "gradients", "recompute", "sgd", "momentum")
        if way == "backward":
            paddle.static.append_backward(loss)
        elif way == "gradients":
            inputs = [v for v in self.values if not v.stop_gradient][:2]
            first = paddle.static.gradients([loss], inputs)
            if self.pick(0, 0, 1) and first and first[0] is not None:
                paddle.static.gradients([self.op("mean", {"X": first[0]})], inputs[:1])
        elif way == "recompute":
            paddle.static.append_backward(loss, checkpoints=[self.source.choice(chain)])
        elif way == "sgd":
            paddle.optimizer.SGD(0.1).minimize(loss)
        elif way == "momentum":
            paddle.optimizer.Momentum(0.1, 0.9).minimize(loss)


def random_network(seed, feeds):
    """The bytes of a network's program; with feed operators at the start if `feeds` is set."""
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.utils.unique_name.guard(), paddle.static.program_guard(main, startup):
        Network(seed).build()
        if feeds:
            block = main.global_block()
            feed = block.create_var(name="feed", persistable=True,
                                    type=paddle.base.core.VarDesc.VarType.FEED_MINIBATCH)
            block._prepend_op(type="feed", inputs={"X": [feed]}, outputs={"Out": [block.var("x")]},
                              attrs={"col": 0})
    return main.desc.serialize_to_string()
