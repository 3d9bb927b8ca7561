import paddle

from .make_grid import make_grid


def save_image(tensor, fp, format=None, **layout):
    """Save a tensor of images with values from 0 to 1 as one image file."""
    from PIL import Image

    with paddle.no_grad():
        grid = make_grid(tensor, **layout).astype("float32")
        pixels = (grid * 255 + 0.5).clip(0, 255).astype("uint8").transpose([1, 2, 0])
    Image.fromarray(pixels.numpy()).save(fp, format=format)
