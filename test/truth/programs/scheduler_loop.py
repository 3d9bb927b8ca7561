"""A training loop with a learning rate scheduler, gradient clipping and evaluation."""
import torch
import torch.nn as nn
from torch.optim.lr_scheduler import StepLR
from torch.utils.data import DataLoader, TensorDataset

x = torch.linspace(-1, 1, 24).reshape(12, 2)
y = (x[:, 0] * x[:, 1] > 0).long()
loader = DataLoader(TensorDataset(x, y), batch_size=4, shuffle=False)
model = nn.Sequential(nn.Linear(2, 6), nn.ReLU(), nn.Linear(6, 2))
for p in model.parameters():
    nn.init.constant_(p, 0.1)
model[0].weight.data.copy_(torch.linspace(-1, 1, 12).reshape(6, 2))
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.2)
scheduler = StepLR(optimizer, step_size=1, gamma=0.5)


def train(epoch):
    model.train()
    total = 0.0
    for batch_idx, (data, target) in enumerate(loader):
        optimizer.zero_grad()
        loss = criterion(model(data), target)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=0.5)
        optimizer.step()
        total += loss.item() * data.size(0)
    return total / len(loader.dataset)


def test():
    model.eval()
    correct = 0
    with torch.no_grad():
        for data, target in loader:
            pred = model(data).argmax(dim=1, keepdim=True)
            correct += pred.eq(target.view_as(pred)).sum().item()
    return correct


history = []
for epoch in range(3):
    history.append((train(epoch), test()))
    scheduler.step()
