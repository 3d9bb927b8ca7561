from .picture_of import picture_of


class AsPicture:
    """Makes a PIL image of a tensor or an array."""

    def __init__(self, mode=None):
        self.mode = mode

    def __call__(self, image):
        return picture_of(image, self.mode)
