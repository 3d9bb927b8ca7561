import paddle

from ..tensor.shapes import ntuple
from .image_types import get_dimensions


def crop_at(img, top, left, height, width):
    """Return a region of an image, which is black beyond its borders."""
    if not isinstance(img, paddle.Tensor):
        return img.crop((left, top, left + width, top + height))
    y, x = max(-top, 0), max(-left, 0)
    part = img[..., max(top, 0) : max(top + height, 0), max(left, 0) : max(left + width, 0)]
    if list(part.shape[-2:]) == [height, width]:
        return part
    region = paddle.zeros([*img.shape[:-2], height, width], img.dtype)
    region[..., y : y + part.shape[-2], x : x + part.shape[-1]] = part
    return region


def mirrored_copy(img, vertical=False):
    """Return the mirror image, upside down if `vertical`."""
    if isinstance(img, paddle.Tensor):
        return img[..., ::-1, :] if vertical else img[..., ::-1]
    from PIL import ImageOps

    return ImageOps.flip(img) if vertical else ImageOps.mirror(img)


def five_crop(img, size):
    """Return the crops of an image in its four corners and its center."""
    height, width = ntuple(size, 2) * (2 // len(ntuple(size, 2)))
    bottom, right = (old - new for old, new in zip(get_dimensions(img)[1:], (height, width)))
    if bottom < 0 or right < 0:
        raise ValueError(f"the crop {(height, width)} is bigger than the image")
    corners = [(0, 0), (0, right), (bottom, 0), (bottom, right)]
    places = [*corners, (round(bottom / 2), round(right / 2))]
    return tuple(crop_at(img, top, left, height, width) for top, left in places)


def ten_crop(img, size, vertical_flip=False):
    """Return the five crops of an image and those of its mirror image."""
    return five_crop(img, size) + five_crop(mirrored_copy(img, vertical_flip), size)


class FiveCrop(paddle.nn.Layer):
    """Crops an image in its four corners and its center."""

    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, img):
        return five_crop(img, self.size)


class TenCrop(paddle.nn.Layer):
    """Crops an image and its mirror image in their corners and centers."""

    def __init__(self, size, vertical_flip=False):
        super().__init__()
        self.size, self.vertical_flip = size, vertical_flip

    def forward(self, img):
        return ten_crop(img, self.size, self.vertical_flip)
