import paddle

from .RecurrentBase import RecurrentBase
from ..layer.make_picklable import make_picklable


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
        RecurrentBase.__init__(
            self,
            input_size,
            hidden_size,
            num_layers,
            direction,
            not batch_first,
            dropout,
            **options,
        )

    made = type(layer.__name__, (RecurrentBase, layer), {"__init__": __init__})
    return known.setdefault(layer, make_picklable(made, torch_style_rnn, layer))
