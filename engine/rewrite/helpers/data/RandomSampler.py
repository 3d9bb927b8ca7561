import paddle


class RandomSampler(paddle.io.Sampler):
    """So many indices of a data set, drawn as they are taken: each anew, or shuffled again when all have been taken."""

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
