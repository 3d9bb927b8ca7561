def load_rgb_image(path):
    """The picture in a file, in three colours."""
    from PIL import Image

    with open(path, "rb") as file:
        return Image.open(file).convert("RGB")
