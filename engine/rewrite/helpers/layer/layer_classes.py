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


def paddle_layer_name(name):
    """Return the name in Paddle of the layer class that is called `name` in torch.nn."""
    others = {"Module": "Layer", "ModuleList": "LayerList", "ModuleDict": "LayerDict"}
    if not name.endswith(("1d", "2d", "3d")):
        return others.get(name, name)
    dimensions = name[-2] + "D"
    is_transposed = name.startswith("ConvTranspose")
    return "Conv" + dimensions + "Transpose" if is_transposed else name[:-2] + dimensions


def with_torch_parameters(name, layer, make, known={}):
    """Return a subclass of `layer` with the parameters of the class `name` of torch.nn, or None.

    Its instances pickle by `make(name)`.
    """
    takes_inplace = (
        "CELU ELU SELU SiLU Mish ReLU ReLU6 RReLU LeakyReLU Hardsigmoid Hardswish Hardtanh "
        "Dropout Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout"
    )
    if name in takes_inplace.split():
        return accept_inplace(layer)
    family = name[:-2] if name.endswith(("1d", "2d", "3d")) else name
    if family == "InstanceNorm":
        return torch_style_instance_norm(layer)
    bases = {"Conv": ConvBase, "ConvTranspose": ConvTransposeBase, "BatchNorm": BatchNormBase}
    if family not in bases:
        return None
    made = type(name, (bases[family], layer), {})
    return known.setdefault((name, make), make_picklable(made, make, name))


def get_layer_class(name, default=...):
    """Return the layer class that is called `name` in torch.nn."""
    spelled = "SimpleRNN" if name == "RNN" else paddle_layer_name(name)
    places = [place for place in (paddle.compat.nn, paddle.nn) if hasattr(place, spelled)]
    layer = getattr(places[0], spelled) if places else getattr(paddle.nn, name, None)
    takes_others = "SyncBatchNorm CTCLoss Transformer FractionalMaxPool GRUCell LSTMCell RNNCell"
    if layer is None or name.startswith(tuple(takes_others.split())):
        if default is ...:
            raise AttributeError(f"Paddle has no layer with the parameters of torch's {name}")
        return default
    own = (Linear, Bilinear, Embedding, MultiheadAttention, CrossEntropyLoss)
    known = {each.__name__: each for each in own}
    if name in known:
        return known[name]
    if name in ("LSTM", "GRU", "RNN"):
        return torch_style_rnn(layer)
    return with_torch_parameters(name, layer, get_layer_class) or layer


def get_layer_class_without_compat(name, default=...):
    """Return the layer class called `name` in torch.nn, in releases without paddle.compat."""
    own = {"Linear": LinearWithoutCompat, "Embedding": Embedding, "GELU": GELU}
    spelled = "Silu" if name == "SiLU" else paddle_layer_name(name)
    layer = own.get(name, getattr(paddle.nn, spelled, None))
    takes_others = (
        "SyncBatchNorm CTCLoss Transformer Multihead FractionalMaxPool GRU LSTM RNN Softmax Unfold "
        "Bilinear CrossEntropyLoss"
    )
    if layer is None or name.startswith(tuple(takes_others.split())):
        if default is ...:
            raise AttributeError(f"this Paddle has no layer with the parameters of torch's {name}")
        return default
    return with_torch_parameters(name, layer, get_layer_class_without_compat) or layer


def get_layer_classes():
    """Return a dictionary of the layer classes of torch.nn."""
    suffixes = ("1D", "2D", "3D")
    names = [name[:-1] + "d" if name.endswith(suffixes) else name for name in dir(paddle.nn)]
    names += [f"ConvTranspose{dimensions}d" for dimensions in (1, 2, 3)]
    found = {name: get_layer_class(name, None) for name in names}
    classes = {name: each for name, each in found.items() if isinstance(each, type)}
    return {name: each for name, each in classes.items() if issubclass(each, paddle.nn.Layer)}
