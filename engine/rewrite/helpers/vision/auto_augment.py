import random

import numpy
import paddle

from .blur import adjust_sharpness
from .image_types import get_dimensions, pil_to_tensor
from .images import to_pil_image
from .tones import adjust_saturation, autocontrast, scale_brightness, scale_contrast
from .tones import equalize, invert, posterize, solarize
from .warps import rotate_by, warp_by


def augment_by(img, operation, value, interpolation, fill):
    """Apply one of the operations of AutoAugment by its name."""
    how = interpolation, fill
    x, y = {"X": (1, 0), "Y": (0, 1)}.get(operation[-1], (0, 0))
    if operation.startswith("Shear"):
        return warp_by(img, (1, x * value, 0, y * value, 1, 0), *how)
    if operation.startswith("Translate"):
        return warp_by(img, (1, 0, -x * int(value), 0, 1, -y * int(value)), *how)
    return {
        "Identity": lambda: img,
        "Rotate": lambda: rotate_by(img, value, *how),
        "Brightness": lambda: scale_brightness(img, 1 + value),
        "Color": lambda: adjust_saturation(img, 1 + value),
        "Contrast": lambda: scale_contrast(img, 1 + value),
        "Sharpness": lambda: adjust_sharpness(img, 1 + value),
        "Posterize": lambda: posterize(img, int(value)),
        "Solarize": lambda: solarize(img, value),
        "AutoContrast": lambda: autocontrast(img),
        "Equalize": lambda: equalize(img),
        "Invert": lambda: invert(img),
    }[operation]()


class ImageAugmentation(paddle.nn.Layer):
    """Base of the transforms that apply operations of AutoAugment."""

    def __init__(self, interpolation="nearest", fill=None):
        super().__init__()
        self.interpolation, self.fill = interpolation, fill

    def operations(self, bins, strongest):
        """Return each operation with its magnitudes and whether these have a sign.

        `strongest` has the greatest shear, shift to the right and downwards, angle and change of
        tones, and the fewest and the most bits that posterizing keeps.
        """
        shear, right, down, angle, tone, fewest, most = strongest
        steps = numpy.linspace(0, 1, bins)
        signed = {"ShearX": shear, "ShearY": shear, "TranslateX": right, "TranslateY": down}
        signed |= {"Rotate": angle, "Brightness": tone, "Color": tone}
        signed |= {"Contrast": tone, "Sharpness": tone}
        bits = most - numpy.round(steps * (most - fewest))
        unsigned = {"Posterize": bits, "Solarize": 255 - 255 * steps}
        unsigned |= {"AutoContrast": None, "Equalize": None}
        found = {name: (value * steps, True) for name, value in signed.items()}
        return found | {name: (values, False) for name, values in unsigned.items()}

    def apply(self, img, operations, name, index):
        """Apply an operation with the magnitude at `index` and a random sign."""
        values, signed = operations[name]
        value = 0.0 if values is None else float(values[index])
        if signed and random.random() < 0.5:
            value = -value
        return augment_by(img, name, value, self.interpolation, self.fill)


class RandAugment(ImageAugmentation):
    """Applies `num_ops` random operations with the same magnitude."""

    def __init__(
        self, num_ops=2, magnitude=9, num_magnitude_bins=31, interpolation="nearest", fill=None
    ):
        super().__init__(interpolation, fill)
        self.num_ops, self.magnitude = num_ops, magnitude
        self.num_magnitude_bins = num_magnitude_bins

    def forward(self, img):
        height, width = get_dimensions(img)[1:]
        strongest = 0.3, width * 150 / 331, height * 150 / 331, 30, 0.9, 4, 8
        operations = self.operations(self.num_magnitude_bins, strongest)
        operations["Identity"] = None, False
        for name in random.choices(list(operations), k=self.num_ops):
            img = self.apply(img, operations, name, self.magnitude)
        return img


class TrivialAugmentWide(ImageAugmentation):
    """Applies one random operation with a random magnitude."""

    def __init__(self, num_magnitude_bins=31, interpolation="nearest", fill=None):
        super().__init__(interpolation, fill)
        self.num_magnitude_bins = num_magnitude_bins

    def forward(self, img):
        operations = self.operations(self.num_magnitude_bins, (0.99, 32, 32, 135, 0.99, 2, 8))
        operations["Identity"] = None, False
        index = random.randrange(self.num_magnitude_bins)
        return self.apply(img, operations, random.choice(list(operations)), index)


class AugMix(ImageAugmentation):
    """Mixes an image with `mixture_width` chains of random operations on it."""

    def __init__(
        self,
        severity=3,
        mixture_width=3,
        chain_depth=-1,
        alpha=1.0,
        all_ops=True,
        interpolation="bilinear",
        fill=None,
    ):
        super().__init__(interpolation, fill)
        if not 1 <= severity <= 10:
            raise ValueError("severity should be between 1 and 10")
        self.severity, self.mixture_width, self.chain_depth = severity, mixture_width, chain_depth
        self.alpha, self.all_ops = alpha, all_ops

    def forward(self, img):
        if not isinstance(img, paddle.Tensor):
            return to_pil_image(self.forward(pil_to_tensor(img)), img.mode)
        batch = img.reshape([-1, *img.shape[-3:]]) if img.ndim > 3 else img[None]
        height, width = img.shape[-2:]
        operations = self.operations(10, (0.3, width / 3, height / 3, 30, 0.9, 0, 4))
        tones = () if self.all_ops else ("Brightness", "Color", "Contrast", "Sharpness")
        names = [name for name in operations if name not in tones]

        def proportions(count):
            drawn = numpy.random.dirichlet([self.alpha] * count, batch.shape[0])
            return paddle.to_tensor(drawn.T.astype("float32"))[..., None, None, None]

        original, rest = proportions(2)
        mixed = original * batch.astype("float32")
        for share in proportions(self.mixture_width):
            chain = batch
            depth = self.chain_depth if self.chain_depth > 0 else random.randint(1, 3)
            for name in random.choices(names, k=depth):
                chain = self.apply(chain, operations, name, random.randrange(self.severity))
            mixed += share * rest * chain.astype("float32")
        return mixed.reshape(img.shape).astype(img.dtype)
