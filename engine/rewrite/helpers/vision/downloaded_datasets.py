import gzip
import os
import pickle

import numpy
import paddle

from .datasets import ImageDataset


class CIFARDataset(ImageDataset):
    """CIFAR-10 or CIFAR-100 images and classes from the pickled files under `root`."""

    def __init__(
        self, root, train=True, transform=None, target_transform=None, download=False, kinds=10
    ):
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


class IDXImageDataset(ImageDataset):
    """Grayscale images and labels from IDX files, compressed or not."""

    def __init__(
        self, root, train=True, transform=None, target_transform=None, download=False, folder=None
    ):
        super().__init__(root, transform, target_transform)
        self.folder = folder or ("MNIST" if type(self) is IDXImageDataset else type(self).__name__)
        self.train = train
        name = "train" if train else "t10k"
        self.look_for([f"{name}-images-idx3-ubyte", f"{name}-labels-idx1-ubyte"])
        self.data = paddle.to_tensor(self.values_of(f"{name}-images-idx3-ubyte"))
        self.targets = paddle.to_tensor(self.values_of(f"{name}-labels-idx1-ubyte").astype("int64"))

    # What torchvision called them first, and still does.
    train_data = test_data = property(lambda self: self.data)
    train_labels = test_labels = property(lambda self: self.targets)

    @property
    def raw_folder(self):
        return os.path.join(self.root, self.folder, "raw")

    def look_for(self, names):
        folder = self.raw_folder
        found = os.listdir(folder) if os.path.isdir(folder) else []
        missing = [name for name in names if name not in found and name + ".gz" not in found]
        if missing:
            raise RuntimeError(
                f"Dataset not found, and nothing is downloaded: put {' and '.join(missing)}, "
                f"as they are or as .gz, into {folder}"
            )

    def values_of(self, name):
        path = os.path.join(self.raw_folder, name)
        with open(path, "rb") if os.path.isfile(path) else gzip.open(path + ".gz") as file:
            content = file.read()
        axes = content[3]
        sizes = numpy.frombuffer(content, ">i4", axes, 4)
        return numpy.frombuffer(content, "uint8", offset=4 + 4 * axes).reshape(sizes).copy()

    def item_at(self, index):
        from PIL import Image

        return Image.fromarray(self.data[index].numpy()), self.targets[index].item()

    def __len__(self):
        return len(self.data)


class MNIST(paddle.vision.datasets.MNIST):
    """MNIST dataset with integer labels, stored where torchvision stores it."""

    def __init__(self, root, train=True, transform=None, target_transform=None, download=False):
        folder = os.path.join(os.path.expanduser(root), type(self).__name__, "raw")
        if download:
            for part in ("TRAIN_IMAGE", "TRAIN_LABEL", "TEST_IMAGE", "TEST_LABEL"):
                url, sum_of_file = getattr(self, f"{part}_URL"), getattr(self, f"{part}_MD5")
                paddle.utils.download.get_path_from_url(url, folder, sum_of_file, decompress=False)
        files = os.path.join(folder, "train" if train else "t10k")
        super().__init__(
            f"{files}-images-idx3-ubyte.gz", f"{files}-labels-idx1-ubyte.gz", transform=transform
        )
        self.target_transform = target_transform

    def __getitem__(self, index):
        image, label = super().__getitem__(index)
        label = label.item()
        return image, label if self.target_transform is None else self.target_transform(label)


class FashionMNIST(MNIST, paddle.vision.datasets.FashionMNIST):
    """Fashion-MNIST dataset."""
