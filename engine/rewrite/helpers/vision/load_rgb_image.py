def load_rgb_image(path):
    """Load an image file as an RGB PIL image."""
    from PIL import Image

    with open(path, "rb") as file:
        return Image.open(file).convert("RGB")
