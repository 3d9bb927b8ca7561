import paddle

from .image_types import convert_image_dtype, highest_pixel_value, with_wide_integers


def blend_by_ratio(first, second, ratio):
    """Return `ratio` of the first image and the rest of the second one, within their range."""
    mixed = float(ratio) * with_wide_integers(first) + float(1 - ratio) * with_wide_integers(second)
    return mixed.clip(0, highest_pixel_value(first)).astype(first.dtype)


def rgb_to_grayscale(img, num_output_channels=1):
    """Convert an RGB image to grayscale, in one channel or three equal ones."""
    if num_output_channels not in (1, 3):
        raise ValueError("num_output_channels should be 1 or 3")
    if isinstance(img, paddle.Tensor):
        if img.shape[-3] == 1:
            return img.clone()
        red, green, blue = with_wide_integers(img).split(3, -3)
        gray = (0.2989 * red + 0.587 * green + 0.114 * blue).astype(img.dtype)
        return paddle.concat([gray] * num_output_channels, -3)
    gray = img.convert("L")
    if num_output_channels == 1:
        return gray
    from PIL import Image

    return Image.merge("RGB", [gray] * 3)


def scale_brightness(img, factor):
    """Adjust the brightness: 0 makes an image black, 1 leaves it as it is."""
    if isinstance(img, paddle.Tensor):
        return blend_by_ratio(img, paddle.zeros_like(img), factor)
    from PIL import ImageEnhance

    return ImageEnhance.Brightness(img).enhance(factor)


def scale_contrast(img, factor):
    """Adjust the contrast: 0 makes an image uniformly gray, 1 leaves it as it is."""
    if isinstance(img, paddle.Tensor):
        gray = with_wide_integers(rgb_to_grayscale(img) if img.shape[-3] == 3 else img)
        mean = gray.astype(gray.dtype if img.is_floating_point() else "float32")
        return blend_by_ratio(img, mean.mean([-3, -2, -1], keepdim=True), factor)
    from PIL import ImageEnhance

    return ImageEnhance.Contrast(img).enhance(factor)


def adjust_saturation(img, saturation_factor):
    """Adjust the saturation: 0 makes an image gray, 1 leaves it as it is."""
    if saturation_factor < 0:
        raise ValueError("saturation_factor should not be negative")
    if isinstance(img, paddle.Tensor):
        if img.shape[-3] == 1:
            return img
        return blend_by_ratio(img, rgb_to_grayscale(img), saturation_factor)
    from PIL import ImageEnhance

    return ImageEnhance.Color(img).enhance(saturation_factor)


def adjust_gamma(img, gamma, gain=1):
    """Return an image with all values, between 0 and 1, as `gain * value**gamma`."""
    if gamma < 0:
        raise ValueError("gamma should not be negative")
    if isinstance(img, paddle.Tensor):
        values = img if img.is_floating_point() else convert_image_dtype(img)
        return convert_image_dtype((gain * values**gamma).clip(0, 1), img.dtype)
    table = [int((256 - 1e-3) * gain * (value / 255) ** gamma) for value in range(256)]
    return img.convert("RGB").point(table * 3).convert(img.mode)


def invert(img):
    """Return the negative of an image."""
    if isinstance(img, paddle.Tensor):
        return (highest_pixel_value(img) - with_wide_integers(img)).astype(img.dtype)
    from PIL import ImageOps

    return ImageOps.invert(img)


def posterize(img, bits):
    """Keep the highest `bits` bits of every value of an image of bytes."""
    if isinstance(img, paddle.Tensor):
        if img.dtype != paddle.uint8:
            raise TypeError(f"posterize takes tensors of uint8, not {img.dtype}")
        step = 2 ** (8 - bits)
        return (with_wide_integers(img) // step * step).astype("uint8")
    from PIL import ImageOps

    return ImageOps.posterize(img, bits)


def solarize(img, threshold):
    """Invert all values of an image that are at least `threshold`."""
    if isinstance(img, paddle.Tensor):
        if threshold > highest_pixel_value(img):
            raise TypeError("threshold should be within the range of the image")
        values = with_wide_integers(img)
        chosen = paddle.where(values >= threshold, highest_pixel_value(img) - values, values)
        return chosen.astype(img.dtype)
    from PIL import ImageOps

    return ImageOps.solarize(img, threshold)


def autocontrast(img):
    """Stretch the values of each channel over the whole range."""
    if isinstance(img, paddle.Tensor):
        values = img if img.is_floating_point() else img.astype("float32")
        low, high = (f([-2, -1], keepdim=True) for f in (values.amin, values.amax))
        varies, top = high > low, highest_pixel_value(img)
        scale = paddle.where(varies, top / (high - low), paddle.ones_like(low))
        low = paddle.where(varies, low, paddle.zeros_like(low))
        return ((values - low) * scale).clip(0, top).astype(img.dtype)
    from PIL import ImageOps

    return ImageOps.autocontrast(img)


def equalize(img):
    """Spread the values of each channel of an image of bytes evenly, by their histogram."""
    if not isinstance(img, paddle.Tensor):
        from PIL import ImageOps

        return ImageOps.equalize(img)
    if img.dtype != paddle.uint8:
        raise TypeError(f"equalize takes tensors of uint8, not {img.dtype}")
    planes = []
    for plane in img.reshape([-1, img.shape[-2] * img.shape[-1]]).astype("int64"):
        counts = paddle.bincount(plane, minlength=256)
        step = int(counts[counts > 0][:-1].sum()) // 255
        if step:
            below = counts.cumsum() - counts
            plane = ((below + step // 2) // step).clip(0, 255)[plane]
        planes.append(plane)
    return paddle.stack(planes).reshape(img.shape).astype("uint8")
