import paddle


class RandomSampler(paddle.io.Sampler):
    """Sampler of `num_samples` random indices, with or without replacement."""

    def __init__(self, data_source, num_samples=None, replacement=False):
        super().__init__(data_source)
        self.num_samples = len(data_source) if num_samples is None else num_samples
        self.replacement = replacement

    def __iter__(self):
        size = len(self.data_source)
        chunk = 32 if self.replacement else size
        for left in range(self.num_samples, 0, -chunk):
            drawn = paddle.randint(0, size, [chunk]) if self.replacement else paddle.randperm(size)
            yield from drawn.tolist()[:left]

    def __len__(self):
        return self.num_samples
