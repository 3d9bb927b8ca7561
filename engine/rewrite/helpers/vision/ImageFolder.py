import os

from .ImageDataset import ImageDataset
from .load_rgb_image import load_rgb_image


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
        self.loader = loader or load_rgb_image
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
