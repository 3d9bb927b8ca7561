"""Recommendation by embeddings with biases, sparse interactions and negative sampling by given indices."""
import torch
import torch.nn as nn


class Factorization(nn.Module):
    def __init__(self, users, items, factors=3):
        super().__init__()
        self.users = nn.Embedding(users, factors)
        self.items = nn.Embedding(items, factors)
        self.user_bias = nn.Embedding(users, 1)
        self.item_bias = nn.Embedding(items, 1)

    def forward(self, u, i):
        dot = (self.users(u) * self.items(i)).sum(dim=-1)
        return dot + self.user_bias(u).squeeze(-1) + self.item_bias(i).squeeze(-1)


model = Factorization(4, 5)
for p in model.parameters():
    p.data = torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape)
u = torch.tensor([0, 1, 2, 3, 3])
i = torch.tensor([1, 4, 0, 2, 3])
r = torch.tensor([1.0, 0.0, 1.0, 1.0, 0.0])
optimizer = torch.optim.Adagrad(model.parameters(), lr=0.1)
criterion = nn.BCEWithLogitsLoss()
losses = []
for _ in range(3):
    optimizer.zero_grad()
    loss = criterion(model(u, i), r)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
scores = torch.sigmoid(model(u, i))
top = torch.topk(scores, k=2)
