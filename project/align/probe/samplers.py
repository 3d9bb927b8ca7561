"""The order of shuffled data: recorded on the first side, taken from there on the other. Loaders have no workers."""

import collections
import functools
import inspect
import json
import os

NAMES = ("RandomSampler", "WeightedRandomSampler", "SubsetRandomSampler")


class Orders:
    """What samplers yield, by their kind, the number of indices, how often both were asked for, and the test."""

    def __init__(self, folder, other):
        self._out = open(os.path.join(folder, "orders.jsonl"), "w", encoding="utf-8")
        self._given, self._counts, self._step = {}, collections.Counter(), 0
        path = os.path.join(other, "orders.jsonl") if other else ""
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    key, order = json.loads(line)
                    self._given[tuple(key)] = order

    def restart(self, step):
        self._counts.clear()
        self._step = step

    def taken(self, kind, order):
        """The order of the other side in place of this one, where there is one."""
        key = (kind, len(order), self._counts[kind, len(order)], self._step)
        self._counts[kind, len(order)] += 1
        order = self._given.get(key, order)
        self._out.write(json.dumps([key, order]) + "\n")
        self._out.flush()
        return order


def _watch_sampler(kind, orders):
    original = kind.__iter__

    @functools.wraps(original)
    def order(self):
        return iter(orders.taken(kind.__name__, [int(each) for each in original(self)]))

    kind.__iter__ = order


def _watch_split(split, orders):
    @functools.wraps(split)
    def same_split(*arguments, **named):
        parts = split(*arguments, **named)
        order = orders.taken("random_split", [int(each) for part in parts for each in part.indices])
        for part in parts:
            size = len(part.indices)
            part.indices, order = order[:size], order[size:]
        return parts

    return same_split


def _without_workers(loader):
    original = loader.__init__
    signature = inspect.signature(original)
    alone = {"num_workers": 0, "persistent_workers": False, "timeout": 0}

    @functools.wraps(original)
    def init(self, *arguments, **named):
        given = signature.bind(self, *arguments, **named)
        given.arguments.update({name: value for name, value in alone.items() if name in given.arguments})
        for name in ("prefetch_factor", "multiprocessing_context"):
            given.arguments.pop(name, None)
        # By name: an argument in between may have been taken out.
        rest = dict(given.arguments)
        rest.pop("self", None)
        rest.update(rest.pop("kwargs", {}))
        original(self, **rest)

    loader.__init__ = init


def _without_thread(paddle):
    """Paddle reads ahead in a thread even without workers: what a dataset draws would have no fixed place."""
    from paddle.io import reader
    from paddle.io.dataloader import dataloader_iter, flat

    class Direct(dataloader_iter._DataLoaderIterSingleProcess):
        def _init_thread(self):
            self._blocking_queue = None

        def __next__(self):
            batch = self._dataset_fetcher.fetch(next(self._sampler_iter))
            arrays, structure = flat._flatten_batch(batch)
            made = [each if isinstance(each, paddle.Tensor) else paddle.to_tensor(each) for each in arrays]
            return flat._restore_batch(made, structure)

    reader._DataLoaderIterSingleProcess = Direct


def install(backend, orders):
    """Replaces samplers and loaders, and says in words what is done."""
    data = backend.module.utils.data if backend.name == "torch" else backend.module.io
    for name in NAMES:
        if hasattr(data, name):
            _watch_sampler(getattr(data, name), orders)
    _without_workers(data.DataLoader)
    owners = [data, data.dataset] if backend.name == "torch" else [data]
    for owner in owners:
        owner.random_split = _watch_split(data.random_split, orders) if owner is data else data.random_split
    said = {"workers of data loaders": 0}
    if backend.name == "paddle":
        try:
            _without_thread(backend.module)
            said["data loaders read ahead"] = False
        except (ImportError, AttributeError):  # another Paddle may have it elsewhere
            said["data loaders read ahead"] = True
    return said
