import random

import paddle

from ..tensor.shapes import ntuple
from .image_types import pil_to_tensor
from .images import to_pil_image
from .tones import blend_by_ratio


def over_planes(img, change):
    """Apply `change` to the channels of a tensor of images as floats (N, 1, H, W).

    Whole numbers are rounded again.
    """
    planes = img.reshape([-1, 1, *img.shape[-2:]])
    if img.is_floating_point():
        result = change(planes)
    else:
        result = change(planes.astype("float32")).round().astype(img.dtype)
    return result.reshape([*img.shape[:-2], *result.shape[-2:]])


def gaussian_weights(size, sigma, dtype):
    """Return a Gaussian over `size` pixels, with the sum 1."""
    half = (size - 1) / 2
    weights = paddle.exp(-0.5 * (paddle.linspace(-half, half, size, dtype) / sigma) ** 2)
    return weights / weights.sum()


def gaussian_blur(img, kernel_size, sigma=None):
    """Blur an image by a Gaussian of size (width, height)."""
    sizes = ntuple(kernel_size, 2)
    sigmas = [size * 0.15 + 0.35 for size in sizes] if sigma is None else ntuple(sigma, 2)
    if any(size < 1 or size % 2 == 0 for size in sizes) or min(sigmas) <= 0:
        raise ValueError("kernel_size should be odd and positive, sigma positive")
    if not isinstance(img, paddle.Tensor):
        return to_pil_image(gaussian_blur(pil_to_tensor(img), sizes, sigmas), img.mode)

    def blurred(planes):
        across, down = (gaussian_weights(*each, planes.dtype) for each in zip(sizes, sigmas))
        x, y = (size // 2 for size in sizes)
        padded = paddle.nn.functional.pad(planes, [x, x, y, y], mode="reflect")
        return paddle.nn.functional.conv2d(padded, (down[:, None] * across)[None, None])

    return over_planes(img, blurred)


class GaussianBlur(paddle.nn.Layer):
    """Blurs an image by a Gaussian whose deviation is drawn between the two of `sigma`."""

    def __init__(self, kernel_size, sigma=(0.1, 2.0)):
        super().__init__()
        self.kernel_size, self.sigma = ntuple(kernel_size, 2), ntuple(sigma, 2)
        if any(size < 1 or size % 2 == 0 for size in self.kernel_size):
            raise ValueError("kernel_size should be odd and positive")
        if not 0 < self.sigma[0] <= self.sigma[1]:
            raise ValueError("sigma should be positive, the smaller value first")

    def forward(self, img):
        return gaussian_blur(img, self.kernel_size, random.uniform(*self.sigma))


def adjust_sharpness(img, sharpness_factor):
    """Adjust the sharpness: 0 smooths an image, 1 leaves it as it is."""
    if sharpness_factor < 0:
        raise ValueError("sharpness_factor should not be negative")
    if not isinstance(img, paddle.Tensor):
        from PIL import ImageEnhance

        return ImageEnhance.Sharpness(img).enhance(sharpness_factor)
    if min(img.shape[-2:]) <= 2:
        return img

    def smooth(planes):
        kernel = paddle.ones([1, 1, 3, 3], planes.dtype)
        kernel[:, :, 1, 1] = 5
        return paddle.nn.functional.conv2d(planes, kernel / kernel.sum())

    smoothed = img.clone()
    smoothed[..., 1:-1, 1:-1] = over_planes(img, smooth)
    return blend_by_ratio(img, smoothed, sharpness_factor)
