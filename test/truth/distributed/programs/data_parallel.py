"""A model that each process trains on its part of the data."""
import torch
import torch.distributed as dist
import torch.nn as nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler


def unwrapped(model):
    return model.module if hasattr(model, "module") else model


def average(value):
    total = torch.tensor([value])
    dist.all_reduce(total, op=dist.ReduceOp.SUM)
    return total.item() / dist.get_world_size()


def main():
    dist.init_process_group("gloo")
    net = nn.Sequential(nn.Linear(2, 1))
    with torch.no_grad():
        for parameter in net.parameters():
            parameter.fill_(0.5)
    model = DDP(net)
    x = torch.arange(16.0).reshape(8, 2) / 10
    data = TensorDataset(x, x.sum(dim=1, keepdim=True))
    sampler = DistributedSampler(data, shuffle=False)
    loader = DataLoader(data, batch_size=2, sampler=sampler)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(2):
        sampler.set_epoch(epoch)
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = ((model(inputs) - targets) ** 2).mean()
            loss.backward()
            optimizer.step()
        print(epoch, len(loader), round(average(loss.item()), 4))
    inner = unwrapped(model)
    print(type(inner).__name__, sorted(inner.state_dict()), isinstance(model, DDP))
    print([round(value, 4) for value in inner[0].bias.tolist()])
    print(round(model.module[0].weight.sum().item(), 4))
    dist.destroy_process_group()


main()
