import paddle

from .get_layer_class import get_layer_class


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
