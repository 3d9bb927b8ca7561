import os
import pickle

import numpy

from .ImageDataset import ImageDataset


class CIFARDataset(ImageDataset):
    """CIFAR-10 or CIFAR-100 images and classes from the pickled files under `root`."""

    def __init__(
        self, root, train=True, transform=None, target_transform=None, download=False, kinds=10
    ):
        root = os.path.expanduser(root) if isinstance(root, str) else root
        super().__init__(root, transform, target_transform)
        self.train = train
        if kinds == 10:
            folder, names = "cifar-10-batches-py", (
                [f"data_batch_{n}" for n in range(1, 6)] if train else ["test_batch"]
            )
            labels, described, classes = "labels", "batches.meta", "label_names"
        else:
            folder, names = "cifar-100-python", ["train" if train else "test"]
            labels, described, classes = "fine_labels", "meta", "fine_label_names"
        self.folder = os.path.join(self.root, folder)
        self.look_for([*names, described])
        parts = [self.content_of(name) for name in names]
        pixels = numpy.vstack([part["data"] for part in parts])
        self.data = numpy.ascontiguousarray(pixels.reshape(-1, 3, 32, 32).transpose(0, 2, 3, 1))
        self.targets = [label for part in parts for label in part[labels]]
        self.classes = self.content_of(described)[classes]
        self.class_to_idx = {name: number for number, name in enumerate(self.classes)}

    def look_for(self, names):
        missing = [name for name in names if not os.path.isfile(os.path.join(self.folder, name))]
        if missing:
            raise RuntimeError(
                f"Dataset not found, and nothing is downloaded: put {', '.join(missing)} "
                f"into {self.folder}"
            )

    def content_of(self, name):
        with open(os.path.join(self.folder, name), "rb") as file:
            return pickle.load(file, encoding="latin1")

    def item_at(self, index):
        from PIL import Image

        return Image.fromarray(self.data[index]), self.targets[index]

    def __len__(self):
        return len(self.data)
