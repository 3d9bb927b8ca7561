from .to_pil_image import to_pil_image


class ToPILImage:
    """Converts a tensor or an array to a PIL image."""

    def __init__(self, mode=None):
        self.mode = mode

    def __call__(self, image):
        return to_pil_image(image, self.mode)
