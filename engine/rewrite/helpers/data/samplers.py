import random

import paddle

from ..random.generators import draw_with_generator


class DistributedSampler(paddle.io.Sampler):
    """Sampler of the indices that belong to one process, shuffled by epoch."""

    def __init__(
        self, dataset, num_replicas=None, rank=None, shuffle=True, seed=0, drop_last=False
    ):
        self.dataset, self.shuffle, self.seed = dataset, shuffle, seed
        self.epoch, self.drop_last = 0, drop_last
        group = paddle.distributed
        self.num_replicas = group.get_world_size() if num_replicas is None else num_replicas
        self.rank = group.get_rank() if rank is None else rank
        share = len(dataset) // self.num_replicas
        has_rest = len(dataset) % self.num_replicas and not drop_last
        self.num_samples = share + 1 if has_rest else share
        self.total_size = self.num_samples * self.num_replicas

    def __iter__(self):
        indices = list(range(len(self.dataset)))
        if self.shuffle:
            random.Random(self.seed + self.epoch).shuffle(indices)
        while len(indices) < self.total_size:
            indices += indices[: self.total_size - len(indices)]
        return iter(indices[self.rank : self.total_size : self.num_replicas])

    def __len__(self):
        return self.num_samples

    def set_epoch(self, epoch):
        self.epoch = epoch


class GeneratorSampler(paddle.io.Sampler):
    """Sampler of a random permutation of the indices, drawn from a generator if there is one."""

    def __init__(self, generator, data_source):
        super().__init__(data_source)
        self.generator = generator

    def __iter__(self):
        count = len(self.data_source)
        return iter(draw_with_generator(self.generator, paddle.randperm, count).tolist())

    def __len__(self):
        return len(self.data_source)


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
