import paddle

from ..loss.classification import CrossEntropyLoss
from ..nn.activations import GELU
from ..nn.attention import MultiheadAttention
from ..nn.convolution import ConvBase, ConvTransposeBase
from ..nn.embeddings import Embedding
from ..nn.linear import Bilinear, Linear, LinearWithoutCompat
from ..normalization.batch_norm import BatchNormBase
from ..normalization.instance_norm import torch_style_instance_norm
from ..recurrent.recurrent_layers import torch_style_rnn
from .pickling import make_picklable
from .sublayers import accept_inplace


def get_layer_class(name, default=..., known={}):
    """Return the layer class that is called `name` in torch.nn."""
    others = {
        "Module": "Layer",
        "ModuleList": "LayerList",
        "ModuleDict": "LayerDict",
        "RNN": "SimpleRNN",
    }
    spelled = name[:-1] + "D" if name.endswith(("1d", "2d", "3d")) else others.get(name, name)
    if name.startswith("ConvTranspose"):
        spelled = "Conv" + spelled[-2:] + "Transpose"
    places = [place for place in (paddle.compat.nn, paddle.nn) if hasattr(place, spelled)]
    layer = getattr(places[0], spelled) if places else getattr(paddle.nn, name, None)
    takes_others = (
        "SyncBatchNorm",
        "CTCLoss",
        "Transformer",
        "FractionalMaxPool",
        "GRUCell",
        "LSTMCell",
        "RNNCell",
    )
    if layer is None or name.startswith(takes_others):
        if default is ...:
            raise AttributeError(f"Paddle has no layer with the parameters of torch's {name}")
        return default
    takes_inplace = (
        "CELU ELU SELU SiLU Mish ReLU ReLU6 RReLU LeakyReLU Hardsigmoid Hardswish Hardtanh "
        "Dropout Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout"
    )
    if name in takes_inplace.split():
        return accept_inplace(layer)
    own = (Linear, Bilinear, Embedding, MultiheadAttention)
    like_torch = {
        "InstanceNorm": torch_style_instance_norm,
        "CrossEntropyLoss": lambda layer: CrossEntropyLoss,
        "LSTM": torch_style_rnn,
        "GRU": torch_style_rnn,
        "RNN": torch_style_rnn,
        **{each.__name__: lambda layer, each=each: each for each in own},
    }
    bases = {"Conv": ConvBase, "ConvTranspose": ConvTransposeBase, "BatchNorm": BatchNormBase}
    family = name[:-2] if name.endswith(("1d", "2d", "3d")) else name
    if family in bases:
        made = type(name, (bases[family], layer), {})
        return known.setdefault(name, make_picklable(made, get_layer_class, name))
    return like_torch[family](layer) if family in like_torch else layer


def get_layer_class_without_compat(name, default=..., known={}):
    """Return the layer class called `name` in torch.nn, in releases without paddle.compat."""
    own = {"Linear": LinearWithoutCompat, "Embedding": Embedding, "GELU": GELU}
    others = {
        "Module": "Layer",
        "ModuleList": "LayerList",
        "ModuleDict": "LayerDict",
        "SiLU": "Silu",
    }
    has_dimensions = name.endswith(("1d", "2d", "3d"))
    spelled = name[:-1] + "D" if has_dimensions else others.get(name, name)
    if name.startswith("ConvTranspose"):
        spelled = "Conv" + spelled[-2:] + "Transpose"
    takes_others = (
        "SyncBatchNorm",
        "CTCLoss",
        "Transformer",
        "Multihead",
        "FractionalMaxPool",
        "GRU",
        "LSTM",
        "RNN",
        "Softmax",
        "Unfold",
        "Bilinear",
        "CrossEntropyLoss",
    )
    layer = own.get(name, getattr(paddle.nn, spelled, None))
    if layer is None or name.startswith(takes_others):
        if default is ...:
            raise AttributeError(f"this Paddle has no layer with the parameters of torch's {name}")
        return default
    takes_inplace = (
        "CELU ELU SELU SiLU Mish ReLU ReLU6 RReLU LeakyReLU Hardsigmoid Hardswish Hardtanh "
        "Dropout Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout"
    )
    if name in takes_inplace.split():
        return accept_inplace(layer)
    family = name[:-2] if has_dimensions else name
    if family == "InstanceNorm":
        return torch_style_instance_norm(layer)
    bases = {"Conv": ConvBase, "ConvTranspose": ConvTransposeBase, "BatchNorm": BatchNormBase}
    if family in bases:
        made = type(name, (bases[family], layer), {})
        return known.setdefault(name, make_picklable(made, get_layer_class_without_compat, name))
    return layer


def get_layer_classes():
    """Return a dictionary of the layer classes of torch.nn."""
    names = [
        name[:-1] + "d" if name.endswith(("1D", "2D", "3D")) else name for name in dir(paddle.nn)
    ]
    names += [f"ConvTranspose{dimensions}d" for dimensions in (1, 2, 3)]
    found = {name: get_layer_class(name, None) for name in names}
    return {
        name: each
        for name, each in found.items()
        if isinstance(each, type) and issubclass(each, paddle.nn.Layer)
    }
