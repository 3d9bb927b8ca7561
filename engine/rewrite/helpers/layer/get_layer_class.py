import paddle

from ..normalization.BatchNormBase import BatchNormBase
from ..nn.ConvBase import ConvBase
from ..nn.ConvTransposeBase import ConvTransposeBase
from ..nn.Bilinear import Bilinear
from ..loss.CrossEntropyLoss import CrossEntropyLoss
from ..nn.Embedding import Embedding
from ..nn.Linear import Linear
from ..nn.MultiheadAttention import MultiheadAttention
from .make_picklable import make_picklable
from .accept_inplace import accept_inplace
from ..normalization.torch_style_instance_norm import torch_style_instance_norm
from ..recurrent.torch_style_rnn import torch_style_rnn


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
