import paddle

from .MNIST import MNIST


class FashionMNIST(MNIST, paddle.vision.datasets.FashionMNIST):
    """Fashion-MNIST dataset."""
