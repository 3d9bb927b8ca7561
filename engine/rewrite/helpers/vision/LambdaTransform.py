class LambdaTransform:
    """Transform that calls a function."""

    def __init__(self, lambd):
        if not callable(lambd):
            raise TypeError(f"a transform is a function, not {type(lambd).__name__}")
        self.lambd = lambd

    def __call__(self, image):
        return self.lambd(image)
