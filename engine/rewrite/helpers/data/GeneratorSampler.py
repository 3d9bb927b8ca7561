import paddle


class GeneratorSampler(paddle.io.Sampler):
    """Sampler of a random permutation of the indices, drawn from a generator if there is one."""

    def __init__(self, generator, data_source):
        super().__init__(data_source)
        self.generator = generator

    def __iter__(self):
        if self.generator is None:
            return iter(paddle.randperm(len(self.data_source)).tolist())
        before = paddle.get_rng_state()
        paddle.seed(self.generator.random())
        order = paddle.randperm(len(self.data_source)).tolist()
        paddle.set_rng_state(before)
        return iter(order)

    def __len__(self):
        return len(self.data_source)
