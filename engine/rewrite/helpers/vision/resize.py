import paddle

from ..tensor.shapes import ntuple
from .blur import over_planes
from .crops import crop_at
from .image_types import get_dimensions


def resized_height_and_width(img, size):
    """Return the height and width for `size`: both, or a number for the shorter side."""
    sizes = ntuple(size, 1)
    if len(sizes) == 2:
        return list(sizes)
    height, width = get_dimensions(img)[1:]
    longer = int(sizes[0] * max(height, width) / min(height, width))
    return [longer, sizes[0]] if height > width else [sizes[0], longer]


def resizing_weights(old, new, cubic, dtype):
    """Return the weights (new, old) of antialiased linear or cubic resizing of a side."""
    scale = old / new
    places = (paddle.arange(new, dtype=dtype)[:, None] + 0.5) * scale
    x = (paddle.arange(old, dtype=dtype) + 0.5 - places).abs() / max(scale, 1.0)
    if cubic:
        near, far = (1.5 * x - 2.5) * x * x + 1, ((-0.5 * x + 2.5) * x - 4) * x + 2
        weights = paddle.where(x < 1, near, paddle.where(x < 2, far, paddle.zeros_like(x)))
    else:
        weights = (1 - x).clip(min=0)
    return weights / weights.sum(1, keepdim=True)


def resize_to(img, size, interpolation="bilinear", antialias=True):
    """Resize an image to a height and width, or its shorter side to a number."""
    sizes = resized_height_and_width(img, size)
    if not isinstance(interpolation, str):
        names = "nearest", "lanczos", "bilinear", "bicubic", "box", "hamming"
        interpolation = names[interpolation]
    if not isinstance(img, paddle.Tensor):
        from PIL import Image

        return img.resize(sizes[::-1], getattr(Image.Resampling, interpolation.upper()))

    def change(planes):
        if antialias and interpolation in ("bilinear", "bicubic"):
            down, across = (
                resizing_weights(old, new, interpolation == "bicubic", planes.dtype)
                for old, new in zip(planes.shape[-2:], sizes)
            )
            result = paddle.matmul(down, paddle.matmul(planes, across.T))
        else:
            result = paddle.nn.functional.interpolate(planes, sizes, mode=interpolation)
        return result.clip(0, 255) if img.dtype == paddle.uint8 else result

    return over_planes(img, change)


def resized_crop(img, top, left, height, width, size, interpolation="bilinear", antialias=True):
    """Crop an image and resize the region."""
    return resize_to(crop_at(img, top, left, height, width), size, interpolation, antialias)
