import paddle


class ImageDataset(paddle.io.Dataset):
    """Base class of image datasets, with transforms of images and targets."""

    def __init__(self, root, transform, target_transform):
        super().__init__()
        self.root, self.transform, self.target_transform = root, transform, target_transform

    def __getitem__(self, index):
        image, target = self.item_at(index)
        if self.transform is not None:
            image = self.transform(image)
        if self.target_transform is not None:
            target = self.target_transform(target)
        return image, target
