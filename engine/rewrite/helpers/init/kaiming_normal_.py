import paddle

from ..nn.fill_with import fill_with


def kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    """Kaiming's initialization of a weight laid out as (out, in, ...); Paddle takes a matrix for (in, out)."""
    if tensor.ndim == 2:
        mode = "fan_out" if mode == "fan_in" else "fan_in"
    return fill_with(tensor, paddle.nn.init.kaiming_normal_, a, mode, nonlinearity)
