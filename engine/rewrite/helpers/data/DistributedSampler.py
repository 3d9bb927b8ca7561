import random

import paddle


class DistributedSampler(paddle.io.Sampler):
    """Sampler of the indices that belong to one process, shuffled by epoch."""

    def __init__(
        self, dataset, num_replicas=None, rank=None, shuffle=True, seed=0, drop_last=False
    ):
        self.dataset, self.shuffle, self.seed, self.epoch, self.drop_last = (
            dataset,
            shuffle,
            seed,
            0,
            drop_last,
        )
        self.num_replicas = (
            paddle.distributed.get_world_size() if num_replicas is None else num_replicas
        )
        self.rank = paddle.distributed.get_rank() if rank is None else rank
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
