import numpy
import paddle


class LambdaTransform:
    """Transform that calls a function."""

    def __init__(self, lambd):
        if not callable(lambd):
            raise TypeError(f"a transform is a function, not {type(lambd).__name__}")
        self.lambd = lambd

    def __call__(self, image):
        return self.lambd(image)


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


class ToPILImage:
    """Converts a tensor or an array to a PIL image."""

    def __init__(self, mode=None):
        self.mode = mode

    def __call__(self, image):
        return to_pil_image(image, self.mode)


def load_rgb_image(path):
    """Load an image file as an RGB PIL image."""
    from PIL import Image

    with open(path, "rb") as file:
        return Image.open(file).convert("RGB")


def make_grid(
    tensor, nrow=8, padding=2, normalize=False, value_range=None, scale_each=False, pad_value=0.0
):
    """Return a grid of images, `nrow` in each row."""
    images = paddle.stack(list(tensor)) if isinstance(tensor, (list, tuple)) else tensor
    if images.ndim < 4:
        images = images.reshape([1] * (4 - images.ndim) + images.shape)
    if images.shape[1] == 1:
        images = images.tile([1, 3, 1, 1])
    if normalize:
        axes = [1, 2, 3] if scale_each else None
        found = images.amin(axes, keepdim=True), images.amax(axes, keepdim=True)
        low, high = value_range or found
        width = high - low
        width = width.clip(min=1e-5) if isinstance(width, paddle.Tensor) else max(width, 1e-5)
        ones = paddle.ones_like(images)
        images = (images.maximum(ones * low).minimum(ones * high) - low) / width
    count = images.shape[0]
    if count == 1:
        return images[0]
    across = min(nrow, count)
    down = -(-count // across)
    channels, height, width = images.shape[1], images.shape[2] + padding, images.shape[3] + padding
    tiles = paddle.full([down * across, channels, height, width], pad_value, images.dtype)
    tiles[:count, :, padding:, padding:] = images
    rows = tiles.reshape([down, across, channels, height, width]).transpose([2, 0, 3, 1, 4])
    down, across = down * height, across * width
    grid = paddle.full([channels, down + padding, across + padding], pad_value, images.dtype)
    grid[:, :down, :across] = rows.reshape([channels, down, across])
    return grid


def save_image(tensor, fp, format=None, **layout):
    """Save a tensor of images with values from 0 to 1 as one image file."""
    from PIL import Image

    with paddle.no_grad():
        grid = make_grid(tensor, **layout).astype("float32")
        pixels = (grid * 255 + 0.5).clip(0, 255).astype("uint8").transpose([1, 2, 0])
    Image.fromarray(pixels.numpy()).save(fp, format=format)
