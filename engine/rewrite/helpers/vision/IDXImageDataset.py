import gzip
import os

import numpy
import paddle

from .ImageDataset import ImageDataset


class IDXImageDataset(ImageDataset):
    """Grayscale images and labels from IDX files, compressed or not."""

    def __init__(
        self, root, train=True, transform=None, target_transform=None, download=False, folder=None
    ):
        root = os.path.expanduser(root) if isinstance(root, (str, bytes)) else root
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
        paths = {name: os.path.join(self.raw_folder, name) for name in names}
        missing = [
            name
            for name, path in paths.items()
            if not (os.path.isfile(path) or os.path.isfile(path + ".gz"))
        ]
        if missing:
            raise RuntimeError(
                f"Dataset not found, and nothing is downloaded: put {' and '.join(missing)}, "
                f"as they are or as .gz, into {self.raw_folder}"
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
