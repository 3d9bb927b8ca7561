import os

import paddle


class VisionDataset(paddle.io.Dataset):
    """Base class of vision datasets with transforms."""

    def __init__(self, root=None, transforms=None, transform=None, target_transform=None):
        super().__init__()
        self.root = os.path.expanduser(root) if isinstance(root, str) else root
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
