import numpy
import paddle


def to_pil_image(image, mode=None):
    """Convert a tensor or an array to a PIL image."""
    from PIL import Image

    if isinstance(image, paddle.Tensor):
        if image.is_floating_point() and mode != "F":
            image = (image * 255).astype("uint8")
        pixels = image.cpu().numpy()
        pixels = pixels.transpose(1, 2, 0) if pixels.ndim == 3 else pixels[..., None]
    else:
        pixels = image if image.ndim == 3 else image[..., None]
    return Image.fromarray(
        numpy.ascontiguousarray(pixels[..., 0] if pixels.shape[2] == 1 else pixels), mode
    )
