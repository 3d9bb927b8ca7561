import paddle

from .ImageDataset import ImageDataset


class FakeData(ImageDataset):
    """Dataset of random images and classes, the same at each access."""

    def __init__(
        self,
        size=1000,
        image_size=(3, 224, 224),
        num_classes=10,
        transform=None,
        target_transform=None,
        random_offset=0,
    ):
        super().__init__(None, transform, target_transform)
        self.size = size
        self.image_size = tuple(image_size)
        self.num_classes = num_classes
        self.random_offset = random_offset

    def item_at(self, index):
        from PIL import Image

        if index >= len(self):
            raise IndexError(f"{type(self).__name__} index out of range")
        before = paddle.get_rng_state()
        paddle.seed(index + self.random_offset)
        image = paddle.randn(self.image_size)
        target = paddle.randint(0, self.num_classes, [1]).item()
        paddle.set_rng_state(before)
        pixels = (image * 255).astype("int64").numpy().astype("uint8").transpose(1, 2, 0)
        return Image.fromarray(pixels[..., 0] if pixels.shape[2] == 1 else pixels), target

    def __len__(self):
        return self.size
