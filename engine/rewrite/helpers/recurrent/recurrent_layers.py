import paddle

from ..layer.pickling import make_picklable


class RecurrentBase:
    """Mixin for Paddle's recurrent layers: PyTorch's names of parameters, `to`, any batches."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if self.could_use_cudnn:
            self._sub_layers.clear()
        if "_dropout_state" in self._buffers:
            self.__dict__["_dropout_state"] = self._buffers.pop("_dropout_state")

    @property
    def _all_weights(self):
        ends = [
            f"_l{layer}{side}"
            for layer in range(self.num_layers)
            for side in ("", "_reverse")[: self.num_directions]
        ]
        return [
            getattr(self, kind + end)
            for kinds in (("weight_ih", "weight_hh"), ("bias_ih", "bias_hh"))
            for end in ends
            for kind in kinds
        ]

    @_all_weights.setter
    def _all_weights(self, kept):
        """The weights are what the attributes hold, not what Paddle keeps beside them."""

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name != "_dropout_state"}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self.__dict__["_dropout_state"] = self.create_variable(dtype="uint8")

    def forward(self, input, hx=None, sequence_length=None):
        if hasattr(input, "batch_sizes"):
            return self.forward_packed(input, hx)
        if input.ndim == 3:
            return super().forward(input, hx, sequence_length)

        def of_each(states, changed):
            is_pair = isinstance(states, (tuple, list))
            return tuple(map(changed, states)) if is_pair else changed(states)

        batch = 1 if self.time_major else 0
        hx = None if hx is None else of_each(hx, lambda state: state.unsqueeze(1))
        output, hx = super().forward(input.unsqueeze(batch), hx)
        return output.squeeze(batch), of_each(hx, lambda state: state.squeeze(1))

    def forward_packed(self, packed, hx=None):
        padded, lengths = packed.padded(batch_first=not self.time_major)
        output, hx = super().forward(padded, hx, lengths)
        return packed.with_padded(output if self.time_major else output.swapaxes(0, 1)), hx


class GRU(RecurrentBase, paddle.nn.GRU):
    """GRU whose weights can be replaced and moved."""


class LSTM(RecurrentBase, paddle.nn.LSTM):
    """LSTM whose weights can be replaced and moved."""


class RNN(RecurrentBase, paddle.nn.SimpleRNN):
    """RNN whose weights can be replaced and moved."""


def torch_style_rnn(layer, known={}):
    """Return a subclass of the recurrent layer with PyTorch's parameters, time first by default."""

    def __init__(
        self,
        input_size,
        hidden_size,
        num_layers=1,
        bias=True,
        batch_first=False,
        dropout=0.0,
        bidirectional=False,
        nonlinearity=None,
        device=None,
        dtype=None,
    ):
        direction = "bidirect" if bidirectional else "forward"
        without = paddle.ParamAttr(initializer=paddle.nn.initializer.Constant(0.0), trainable=False)
        options = {} if bias else {"bias_ih_attr": without, "bias_hh_attr": without}
        if nonlinearity is not None:
            options["activation"] = nonlinearity
        sizes = input_size, hidden_size, num_layers
        RecurrentBase.__init__(self, *sizes, direction, not batch_first, dropout, **options)

    made = type(layer.__name__, (RecurrentBase, layer), {"__init__": __init__})
    return known.setdefault(layer, make_picklable(made, torch_style_rnn, layer))
