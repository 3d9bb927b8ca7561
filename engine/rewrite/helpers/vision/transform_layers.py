import math
import random

import numpy
import paddle

from ..tensor.shapes import ntuple
from .crops import crop_at, mirrored_copy
from .image_types import convert_image_dtype, get_dimensions
from .random_changes import RandomImageChange
from .resize import resize_to, resized_crop
from .tones import adjust_saturation, scale_brightness, scale_contrast, rgb_to_grayscale
from .warps import fill_of_channels, rotate_by


class Normalize(paddle.nn.Layer):
    """Subtracts a mean of each channel from images and divides them by a deviation."""

    def __init__(self, mean, std):
        super().__init__()
        self.mean, self.std = mean, std

    def forward(self, tensor):
        mean, std = (
            paddle.to_tensor(ntuple(each, 1), dtype=tensor.dtype).reshape([-1, 1, 1])
            for each in (self.mean, self.std)
        )
        return (tensor - mean) / std


class Grayscale(paddle.nn.Layer):
    """Converts an image to grayscale."""

    def __init__(self, num_output_channels=1):
        super().__init__()
        self.num_output_channels = num_output_channels

    def forward(self, img):
        return rgb_to_grayscale(img, self.num_output_channels)


class RandomHorizontalFlip(RandomImageChange):
    """Flips an image left to right with probability `p`."""

    def change(self, img):
        return mirrored_copy(img)


class RandomVerticalFlip(RandomImageChange):
    """Flips an image upside down with probability `p`."""

    def change(self, img):
        return mirrored_copy(img, vertical=True)


class ColorJitter(paddle.nn.Layer):
    """Changes brightness, contrast, saturation and hue at random, in random order."""

    def __init__(self, brightness=0, contrast=0, saturation=0, hue=0):
        super().__init__()
        self.brightness, self.contrast, self.saturation = (
            tuple(amount) if hasattr(amount, "__iter__") else (max(0, 1 - amount), 1 + amount)
            for amount in (brightness, contrast, saturation)
        )
        self.hue = tuple(hue) if hasattr(hue, "__iter__") else (-hue, hue)

    def forward(self, img):
        changes = [
            (scale_brightness, self.brightness, 1),
            (scale_contrast, self.contrast, 1),
            (adjust_saturation, self.saturation, 1),
            (self.adjust_hue, self.hue, 0),
        ]
        for change, bounds, neutral in random.sample(changes, len(changes)):
            if bounds != (neutral, neutral):
                img = change(img, random.uniform(*bounds))
        return img

    def adjust_hue(self, img, factor):
        if get_dimensions(img)[0] == 1:
            return img
        if not isinstance(img, paddle.Tensor):
            return paddle.vision.transforms.adjust_hue(img, factor)
        values = img if img.is_floating_point() else convert_image_dtype(img)
        values = values.reshape([-1, *img.shape[-3:]])
        values = paddle.vision.transforms.adjust_hue(values, factor).reshape(img.shape)
        return convert_image_dtype(values, img.dtype)


class Resize(paddle.nn.Layer):
    """Resizes an image to a height and width, or its shorter side to a number."""

    def __init__(self, size, interpolation="bilinear", antialias=True):
        super().__init__()
        self.size, self.interpolation, self.antialias = size, interpolation, antialias

    def forward(self, img):
        return resize_to(img, self.size, self.interpolation, self.antialias)


class CenterCrop(paddle.nn.Layer):
    """Crops an image around its center, and pads one that is too small with black."""

    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, img):
        sizes = ntuple(self.size, 2) * (2 // len(ntuple(self.size, 2)))
        borders = zip(get_dimensions(img)[1:], sizes)
        top, left = (
            round((old - new) / 2) if old >= new else -((new - old) // 2) for old, new in borders
        )
        return crop_at(img, top, left, *sizes)


class RandomCrop(paddle.nn.Layer):
    """Crops an image at a random place, after padding of all sides."""

    def __init__(self, size, padding=None, pad_if_needed=False, fill=0, padding_mode="constant"):
        super().__init__()
        self.size = ntuple(size, 2) * (2 // len(ntuple(size, 2)))
        self.padding, self.pad_if_needed = padding, pad_if_needed
        self.fill, self.padding_mode = fill, padding_mode

    def forward(self, img):
        if self.padding is not None:
            img = pad_sides(img, self.padding, self.fill, self.padding_mode)
        height, width = get_dimensions(img)[1:]
        missing = [max(new - old, 0) for new, old in zip(self.size, (height, width))]
        if self.pad_if_needed and any(missing):
            img = pad_sides(img, missing[::-1], self.fill, self.padding_mode)
            height, width = get_dimensions(img)[1:]
        top = random.randint(0, height - self.size[0])
        return crop_at(img, top, random.randint(0, width - self.size[1]), *self.size)


class RandomResizedCrop(paddle.nn.Layer):
    """Crops a random region, of a share `scale` of an image and an aspect ratio, and resizes it."""

    def __init__(
        self,
        size,
        scale=(0.08, 1.0),
        ratio=(3 / 4, 4 / 3),
        interpolation="bilinear",
        antialias=True,
    ):
        super().__init__()
        self.size = ntuple(size, 2) * (2 // len(ntuple(size, 2)))
        self.scale, self.ratio = scale, ratio
        self.interpolation, self.antialias = interpolation, antialias

    def forward(self, img):
        region = self.region(*get_dimensions(img)[1:])
        return resized_crop(img, *region, self.size, self.interpolation, self.antialias)

    def region(self, height, width):
        low, high = (math.log(ratio) for ratio in self.ratio)
        for _ in range(10):
            area = height * width * random.uniform(*self.scale)
            ratio = math.exp(random.uniform(low, high))
            rows, columns = round(math.sqrt(area / ratio)), round(math.sqrt(area * ratio))
            if 0 < rows <= height and 0 < columns <= width:
                top = random.randint(0, height - rows)
                return top, random.randint(0, width - columns), rows, columns
        ratio = min(max(width / height, min(self.ratio)), max(self.ratio))
        rows = round(width / ratio) if width / height < ratio else height
        columns = round(height * ratio) if width / height > ratio else width
        return (height - rows) // 2, (width - columns) // 2, rows, columns


class RandomRotation(paddle.nn.Layer):
    """Rotates an image by a random angle."""

    def __init__(self, degrees, interpolation="nearest", fill=0):
        super().__init__()
        self.degrees = tuple(degrees) if hasattr(degrees, "__iter__") else (-degrees, degrees)
        self.interpolation, self.fill = interpolation, fill

    def forward(self, img):
        return rotate_by(img, random.uniform(*self.degrees), self.interpolation, self.fill)


def pad_sides(img, padding, fill=0, padding_mode="constant"):
    """Pad an image by one width, by (horizontal, vertical) or (left, top, right, bottom) ones."""
    sides = ntuple(padding, 4)
    left, top, right, bottom = sides * (4 // len(sides))
    if not isinstance(img, paddle.Tensor):
        color = fill_of_channels(img, fill)
        return paddle.vision.transforms.pad(img, (left, top, right, bottom), color, padding_mode)
    height, width = img.shape[-2:]
    if padding_mode == "constant":
        sizes = [height + top + bottom, width + left + right]
        region = paddle.full([*img.shape[:-2], *sizes], fill, img.dtype)
        region[..., top : top + height, left : left + width] = img
        return region
    rows = numpy.pad(numpy.arange(height), (top, bottom), padding_mode)
    columns = numpy.pad(numpy.arange(width), (left, right), padding_mode)
    return img[..., paddle.to_tensor(rows), :][..., paddle.to_tensor(columns)]


class Pad(paddle.nn.Layer):
    """Pads an image on its sides."""

    def __init__(self, padding, fill=0, padding_mode="constant"):
        super().__init__()
        self.padding, self.fill, self.padding_mode = padding, fill, padding_mode

    def forward(self, img):
        return pad_sides(img, self.padding, self.fill, self.padding_mode)


class RandomErasing(RandomImageChange):
    """Erases a random region of images with probability `p`, of a share `scale` and a ratio."""

    def __init__(self, p=0.5, scale=(0.02, 0.33), ratio=(0.3, 3.3), value=0):
        super().__init__(p)
        self.scale, self.ratio, self.value = scale, ratio, value

    def change(self, img):
        height, width = img.shape[-2:]
        low, high = (math.log(ratio) for ratio in self.ratio)
        for _ in range(10):
            area = height * width * random.uniform(*self.scale)
            ratio = math.exp(random.uniform(low, high))
            rows, columns = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
            if rows < height and columns < width:
                break
        else:
            return img
        top, left = random.randint(0, height - rows), random.randint(0, width - columns)
        if self.value == "random":
            color = paddle.randn([img.shape[-3], rows, columns]).astype(img.dtype)
        else:
            color = paddle.to_tensor(ntuple(self.value, 1), dtype=img.dtype).reshape([-1, 1, 1])
        erased = img.clone()
        erased[..., top : top + rows, left : left + columns] = color
        return erased


class RandomAffine(paddle.nn.Layer):
    """Rotates, moves, scales and shears an image at random."""

    def __init__(
        self,
        degrees,
        translate=None,
        scale=None,
        shear=None,
        interpolation="nearest",
        fill=0,
        center=None,
    ):
        super().__init__()
        self.transform = paddle.vision.transforms.RandomAffine(
            degrees, translate, scale, shear, interpolation, fill, center
        )

    def forward(self, img):
        return self.transform(img)


class RandomPerspective(paddle.nn.Layer):
    """Moves the corners of an image at random with probability `p`."""

    def __init__(self, distortion_scale=0.5, p=0.5, interpolation="bilinear", fill=0):
        super().__init__()
        self.transform = paddle.vision.transforms.RandomPerspective(
            p, distortion_scale, interpolation, fill
        )

    def forward(self, img):
        return self.transform(img)
