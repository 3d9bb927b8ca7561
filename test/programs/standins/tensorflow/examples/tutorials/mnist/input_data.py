"""The reader of MNIST that early programs take from TensorFlow's tutorials; its pictures are made up."""

import types

import numpy


class Part:
    def __init__(self, count, one_hot):
        generator = numpy.random.default_rng(count)
        labels = generator.integers(0, 10, count)
        shown = numpy.random.default_rng(0).random((10, 784)) ** 3
        self.images = (0.8 * shown[labels] + 0.2 * generator.random((count, 784))).astype("float32")
        self.labels = numpy.eye(10)[labels] if one_hot else labels
        self.next = 0

    def next_batch(self, size):
        chosen = numpy.arange(self.next, self.next + size) % len(self.images)
        self.next += size
        return self.images[chosen], self.labels[chosen]


def read_data_sets(_, one_hot=False):
    return types.SimpleNamespace(train=Part(512, one_hot), validation=Part(64, one_hot), test=Part(128, one_hot))
