"""Loaders that unpack settings which are collected in dictionaries."""
import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.arange(12.0).reshape(6, 2), torch.arange(6))


def loaders(fast):
    train_kwargs = {"batch_size": 2}
    test_kwargs = dict(batch_size=5, pin_memory=False)
    if fast:
        fast_kwargs = {
            "num_workers": 0,
            "pin_memory": False,
            "shuffle": True,
        }
        train_kwargs.update(fast_kwargs)
        test_kwargs.update(fast_kwargs)
        test_kwargs["shuffle"] = False
    return DataLoader(data, **train_kwargs), DataLoader(data, **test_kwargs)


def whole_batches():
    shared = {"pin_memory": False, "drop_last": True} if seen else {}
    return DataLoader(data, batch_size=4, **shared)


train, test = loaders(True)
seen = sorted(v for _, y in train for v in y.tolist())
epochs = [[y.tolist() for _, y in test] for _ in range(2)]
plain = [x.sum().item() for loader in loaders(False) for x, _ in loader]
whole = [len(x) for x, _ in whole_batches()]
