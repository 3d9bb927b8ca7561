import paddle

from ..nn.fill_with import fill_with


def kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    """Kaiming uniform initialization; Paddle computes the fans of matrices from the wrong axes."""
    if tensor.ndim == 2:
        mode = "fan_out" if mode == "fan_in" else "fan_in"
    return fill_with(tensor, paddle.nn.init.kaiming_uniform_, a, mode, nonlinearity)
