import paddle

from ..normalization.BatchNormBase import BatchNormBase
from ..nn.ConvBase import ConvBase
from ..nn.ConvTransposeBase import ConvTransposeBase
from ..nn.Embedding import Embedding
from ..nn.GELU import GELU
from ..nn.LinearWithoutCompat import LinearWithoutCompat
from .accept_inplace import accept_inplace
from .make_picklable import make_picklable
from ..normalization.torch_style_instance_norm import torch_style_instance_norm


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
