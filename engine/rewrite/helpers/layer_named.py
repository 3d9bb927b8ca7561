import paddle

from .AnyBatchNorm import AnyBatchNorm
from .AnyConvolution import AnyConvolution
from .AnyTransposedConvolution import AnyTransposedConvolution
from .Bilinear import Bilinear
from .ClassLoss import ClassLoss
from .Embedding import Embedding
from .Linear import Linear
from .MultiheadAttention import MultiheadAttention
from .picklable import picklable
from .ignoring_inplace import ignoring_inplace
from .torch_style_instance_norm import torch_style_instance_norm
from .torch_style_rnn import torch_style_rnn


def layer_named(name, default=..., known={}):
    """The class of layer that torch calls `name`, with torch's parameters."""
    others = {"Module": "Layer", "ModuleList": "LayerList", "ModuleDict": "LayerDict", "RNN": "SimpleRNN"}
    spelled = name[:-1] + "D" if name.endswith(("1d", "2d", "3d")) else others.get(name, name)
    if name.startswith("ConvTranspose"):
        spelled = "Conv" + spelled[-2:] + "Transpose"
    places = [place for place in (paddle.compat.nn, paddle.nn) if hasattr(place, spelled)]
    layer = getattr(places[0], spelled) if places else getattr(paddle.nn, name, None)
    takes_others = ("SyncBatchNorm", "CTCLoss", "Transformer", "FractionalMaxPool", "GRUCell", "LSTMCell", "RNNCell")
    if layer is None or name.startswith(takes_others):
        if default is ...:
            raise AttributeError(f"Paddle has no layer with the parameters of torch's {name}")
        return default
    takes_inplace = ("CELU ELU SELU SiLU Mish ReLU ReLU6 RReLU LeakyReLU Hardsigmoid Hardswish Hardtanh "
                     "Dropout Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout")
    if name in takes_inplace.split():
        return ignoring_inplace(layer)
    own = (Linear, Bilinear, Embedding, MultiheadAttention)
    like_torch = {
        "InstanceNorm": torch_style_instance_norm, "CrossEntropyLoss": lambda layer: ClassLoss,
        "LSTM": torch_style_rnn, "GRU": torch_style_rnn, "RNN": torch_style_rnn,
        **{each.__name__: lambda layer, each=each: each for each in own},
    }
    bases = {"Conv": AnyConvolution, "ConvTranspose": AnyTransposedConvolution,
             "BatchNorm": AnyBatchNorm}
    family = name[:-2] if name.endswith(("1d", "2d", "3d")) else name
    if family in bases:
        made = type(name, (bases[family], layer), {})
        return known.setdefault(name, picklable(made, layer_named, name))
    return like_torch[family](layer) if family in like_torch else layer
