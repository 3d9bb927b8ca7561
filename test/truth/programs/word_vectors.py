"""Skip-gram with negative samples."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class SkipGram(nn.Module):
    def __init__(self, words, size):
        super().__init__()
        self.center = nn.Embedding(words, size)
        self.context = nn.Embedding(words, size)

    def forward(self, center, positive, negative):
        v = self.center(center)
        good = torch.sum(v * self.context(positive), dim=1)
        bad = torch.bmm(self.context(negative), v.unsqueeze(2)).squeeze(2)
        return -(F.logsigmoid(good) + F.logsigmoid(-bad).sum(dim=1)).mean()


model = SkipGram(10, 4)
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape))
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
center = torch.tensor([1, 2, 3])
positive = torch.tensor([2, 3, 4])
negative = torch.tensor([[7, 8], [9, 0], [5, 6]])
for _ in range(3):
    optimizer.zero_grad()
    loss = model(center, positive, negative)
    loss.backward()
    optimizer.step()
near = F.cosine_similarity(model.center.weight[1:2], model.center.weight, dim=1)
