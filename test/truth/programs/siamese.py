"""A siamese network with triplet and contrastive losses."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class Embed(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(6, 8), nn.PReLU(), nn.Linear(8, 2))

    def forward(self, x):
        return F.normalize(self.net(x), p=2, dim=1)


def contrastive(a, b, label, margin=1.0):
    d = F.pairwise_distance(a, b, keepdim=True)
    return torch.mean((1 - label) * torch.pow(d, 2) + label * torch.pow(torch.clamp(margin - d, min=0.0), 2))


net = Embed()
with torch.no_grad():
    net.net[0].weight.copy_(torch.linspace(-0.5, 0.6, 48).reshape(8, 6))
    net.net[0].bias.zero_()
    net.net[2].weight.copy_(torch.linspace(0.5, -0.4, 16).reshape(2, 8))
    net.net[2].bias.fill_(0.1)
x = torch.linspace(-1, 1, 36).reshape(6, 6)
a, p, n = net(x[:2]), net(x[2:4]), net(x[4:])
triplet = nn.TripletMarginLoss(margin=0.5)(a, p, n)
label = torch.tensor([[0.0], [1.0]])
loss = triplet + contrastive(a, n, label)
loss.backward()
gradient = net.net[2].weight.grad
similarity = F.cosine_similarity(a, p)
matrix = a @ torch.cat([p, n]).t()
