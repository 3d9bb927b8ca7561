import math

import paddle

from .image_types import get_dimensions
from .sampling import sample_at_grid


def fill_of_channels(img, fill):
    """Return the color `fill`, a number or one for each channel, as `img` takes it."""
    channels = get_dimensions(img)[0]
    if isinstance(fill, (list, tuple)):
        color = tuple(fill) * (channels if len(fill) == 1 else 1)
    else:
        color = (fill or 0,) * channels
    return color[0] if len(color) == 1 else color


def warp_by(img, matrix, interpolation="nearest", fill=None):
    """Take the pixel at (x, y) from (ax + by + c, dx + ey + f) for a matrix (a, b, c, d, e, f)."""
    color = fill_of_channels(img, fill)
    if not isinstance(img, paddle.Tensor):
        from PIL import Image

        how = getattr(Image.Resampling, interpolation.upper())
        return img.transform(img.size, Image.Transform.AFFINE, matrix, how, fillcolor=color)
    height, width = img.shape[-2:]
    a, b, c, d, e, f = matrix
    x, y = paddle.arange(width) + 0.5, (paddle.arange(height) + 0.5)[:, None]
    grid = paddle.stack([a * x + b * y + c, d * x + e * y + f], -1)
    grid = grid * 2 / paddle.to_tensor([width, height], dtype="float32") - 1
    return sample_at_grid(img, grid[None], interpolation, None if fill is None else color)


def rotate_by(img, angle, interpolation="nearest", fill=None):
    """Rotate an image counterclockwise by `angle` degrees around its center."""
    if not isinstance(img, paddle.Tensor):
        from PIL import Image

        how = getattr(Image.Resampling, interpolation.upper())
        return img.rotate(angle, how, fillcolor=fill_of_channels(img, fill))
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    y, x = (length / 2 for length in img.shape[-2:])
    matrix = cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y
    return warp_by(img, matrix, interpolation, fill)
