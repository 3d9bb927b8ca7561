"""A dataset and a batch sampler of our own."""
import torch
from torch.utils.data import DataLoader, Dataset, Sampler


class Numbers(Dataset):
    def __init__(self, n):
        self.x = torch.arange(n, dtype=torch.float32)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        return {"x": self.x[index], "square": self.x[index] ** 2}


def collate(items):
    return {k: torch.stack([item[k] for item in items]) for k in items[0]}


data = Numbers(5)
loader = DataLoader(data, batch_size=2, collate_fn=collate, num_workers=0)
batches = [b for b in loader]
total = sum(b["square"].sum().item() for b in loader)
