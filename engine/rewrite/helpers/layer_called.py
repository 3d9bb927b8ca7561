import paddle

from .AnyBatchNorm import AnyBatchNorm
from .AnyConvolution import AnyConvolution
from .AnyTransposedConvolution import AnyTransposedConvolution
from .Embedding import Embedding
from .GeluLayer import GeluLayer
from .PlainLinear import PlainLinear
from .ignoring_inplace import ignoring_inplace
from .picklable import picklable
from .torch_style_instance_norm import torch_style_instance_norm


def layer_called(name, default=..., known={}):
    """The class of layer that torch calls `name`, with torch's parameters, for releases without `paddle.compat`."""
    own = {"Linear": PlainLinear, "Embedding": Embedding, "GELU": GeluLayer}
    others = {"Module": "Layer", "ModuleList": "LayerList", "ModuleDict": "LayerDict", "SiLU": "Silu"}
    has_dimensions = name.endswith(("1d", "2d", "3d"))
    spelled = name[:-1] + "D" if has_dimensions else others.get(name, name)
    if name.startswith("ConvTranspose"):
        spelled = "Conv" + spelled[-2:] + "Transpose"
    takes_others = ("SyncBatchNorm", "CTCLoss", "Transformer", "Multihead", "FractionalMaxPool", "GRU", "LSTM", "RNN",
                    "Softmax", "Unfold", "Bilinear", "CrossEntropyLoss")
    layer = own.get(name, getattr(paddle.nn, spelled, None))
    if layer is None or name.startswith(takes_others):
        if default is ...:
            raise AttributeError(f"this Paddle has no layer with the parameters of torch's {name}")
        return default
    takes_inplace = ("CELU ELU SELU SiLU Mish ReLU ReLU6 RReLU LeakyReLU Hardsigmoid Hardswish Hardtanh "
                     "Dropout Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout")
    if name in takes_inplace.split():
        return ignoring_inplace(layer)
    family = name[:-2] if has_dimensions else name
    if family == "InstanceNorm":
        return torch_style_instance_norm(layer)
    bases = {"Conv": AnyConvolution, "ConvTranspose": AnyTransposedConvolution, "BatchNorm": AnyBatchNorm}
    if family in bases:
        made = type(name, (bases[family], layer), {})
        return known.setdefault(name, picklable(made, layer_called, name))
    return layer
