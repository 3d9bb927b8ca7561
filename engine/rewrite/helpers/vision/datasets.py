import os

import paddle

from .images import load_rgb_image


class VisionDataset(paddle.io.Dataset):
    """Base class of vision datasets with transforms."""

    def __init__(self, root=None, transforms=None, transform=None, target_transform=None):
        super().__init__()
        self.root = os.path.expanduser(root) if isinstance(root, (str, bytes)) else root
        self.transform, self.target_transform = transform, target_transform
        if transforms is not None and (transform is not None or target_transform is not None):
            raise ValueError(
                "Either `transforms` or `transform` and `target_transform` can be passed, not both."
            )
        if transform is not None or target_transform is not None:
            transforms = self.changed
        self.transforms = transforms

    def changed(self, image, target):
        image = image if self.transform is None else self.transform(image)
        return image, target if self.target_transform is None else self.target_transform(target)

    def extra_repr(self):
        return ""

    def __getitem__(self, index):
        raise NotImplementedError

    def __len__(self):
        raise NotImplementedError


class ImageDataset(VisionDataset):
    """Base class of image datasets, with transforms of images and targets."""

    def __init__(self, root, transform, target_transform):
        super().__init__(root, None, transform, target_transform)

    def __getitem__(self, index):
        return self.changed(*self.item_at(index))


class ImageFolder(ImageDataset):
    """Images in folders named after their classes."""

    endings = (".jpg", ".jpeg", ".png", ".ppm", ".bmp", ".pgm", ".tif", ".tiff", ".webp")

    def __init__(
        self,
        root,
        transform=None,
        target_transform=None,
        loader=None,
        is_valid_file=None,
        allow_empty=False,
    ):
        super().__init__(root, transform, target_transform)
        root, self.loader = self.root, loader or load_rgb_image
        self.classes = sorted(entry.name for entry in os.scandir(root) if entry.is_dir())
        if not self.classes:
            raise FileNotFoundError(f"Couldn't find any class folder in {root}.")
        self.class_to_idx = {name: number for number, name in enumerate(self.classes)}
        wanted = is_valid_file or (lambda path: path.lower().endswith(self.endings))
        self.samples = []
        for name, number in self.class_to_idx.items():
            found = [
                os.path.join(folder, file)
                for folder, _, files in sorted(os.walk(os.path.join(root, name), followlinks=True))
                for file in sorted(files)
            ]
            found = [(path, number) for path in found if wanted(path)]
            if not found and not allow_empty:
                raise FileNotFoundError(f"Found no valid file for the class {name} in {root}.")
            self.samples += found
        self.imgs = self.samples
        self.targets = [number for _, number in self.samples]

    def item_at(self, index):
        path, target = self.samples[index]
        return self.loader(path), target

    def __len__(self):
        return len(self.samples)


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
        self.size, self.image_size = size, tuple(image_size)
        self.num_classes, self.random_offset = num_classes, random_offset

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
