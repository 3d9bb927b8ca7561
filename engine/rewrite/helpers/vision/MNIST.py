import os

import paddle


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
