import random

import paddle

from .blur import adjust_sharpness
from .image_types import get_dimensions
from .tones import autocontrast, equalize, invert, posterize, rgb_to_grayscale, solarize


class RandomImageChange(paddle.nn.Layer):
    """Applies the method `change` to an image with probability `p`."""

    def __init__(self, p=0.5):
        super().__init__()
        self.p = p

    def forward(self, img):
        return self.change(img) if random.random() < self.p else img


class RandomGrayscale(RandomImageChange):
    """Converts an image to grayscale with probability `p`, and keeps its number of channels."""

    def __init__(self, p=0.1):
        super().__init__(p)

    def change(self, img):
        return rgb_to_grayscale(img, get_dimensions(img)[0])


class RandomInvert(RandomImageChange):
    """Inverts an image with probability `p`."""

    def change(self, img):
        return invert(img)


class RandomAutocontrast(RandomImageChange):
    """Stretches the values of each channel over the whole range with probability `p`."""

    def change(self, img):
        return autocontrast(img)


class RandomEqualize(RandomImageChange):
    """Equalizes the histogram of each channel with probability `p`."""

    def change(self, img):
        return equalize(img)


class RandomPosterize(RandomImageChange):
    """Keeps the highest `bits` bits of all values with probability `p`."""

    def __init__(self, bits, p=0.5):
        super().__init__(p)
        self.bits = bits

    def change(self, img):
        return posterize(img, self.bits)


class RandomSolarize(RandomImageChange):
    """Inverts all values from `threshold` on with probability `p`."""

    def __init__(self, threshold, p=0.5):
        super().__init__(p)
        self.threshold = threshold

    def change(self, img):
        return solarize(img, self.threshold)


class RandomAdjustSharpness(RandomImageChange):
    """Adjusts the sharpness of an image with probability `p`."""

    def __init__(self, sharpness_factor, p=0.5):
        super().__init__(p)
        self.sharpness_factor = sharpness_factor

    def change(self, img):
        return adjust_sharpness(img, self.sharpness_factor)


class RandomApply(RandomImageChange):
    """Applies a list of transforms with probability `p`."""

    def __init__(self, transforms, p=0.5):
        super().__init__(p)
        self.transforms = transforms

    def change(self, img):
        for transform in self.transforms:
            img = transform(img)
        return img


class RandomOrder:
    """Applies a list of transforms in random order."""

    def __init__(self, transforms):
        self.transforms = transforms

    def __call__(self, img):
        for transform in random.sample(list(self.transforms), len(self.transforms)):
            img = transform(img)
        return img


class RandomChoice:
    """Applies one of a list of transforms, drawn with the weights `p`."""

    def __init__(self, transforms, p=None):
        self.transforms, self.p = transforms, p

    def __call__(self, *args):
        return random.choices(self.transforms, self.p)[0](*args)
