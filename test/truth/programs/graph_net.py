"""A graph convolution by index_add, with degree normalization."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class GraphConv(nn.Module):
    def __init__(self, in_features, out_features):
        super().__init__()
        self.weight = nn.Parameter(torch.FloatTensor(in_features, out_features))
        self.bias = nn.Parameter(torch.zeros(out_features))
        self.reset_parameters()

    def reset_parameters(self):
        stdv = 1.0 / self.weight.size(1) ** 0.5
        self.weight.data.uniform_(-stdv, stdv)

    def forward(self, x, edges):
        source, target = edges
        support = torch.mm(x, self.weight)
        degree = torch.zeros(x.size(0)).index_add_(0, target, torch.ones(target.size(0)))
        out = torch.zeros(x.size(0), support.size(1)).index_add(0, target, support[source])
        return out / degree.clamp(min=1).unsqueeze(1) + self.bias


class GCN(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = GraphConv(3, 4), GraphConv(4, 2)

    def forward(self, x, edges):
        return F.log_softmax(self.b(F.relu(self.a(x, edges)), edges), dim=1)


model = GCN()
for p in model.parameters():
    p.data.copy_(torch.linspace(-0.5, 0.7, p.numel()).view(p.shape))
edges = torch.tensor([[0, 1, 2, 3, 0], [1, 2, 3, 0, 2]])
x = torch.linspace(-1, 1, 12).reshape(4, 3)
y = torch.tensor([0, 1, 0, 1])
optimizer = torch.optim.Adam(model.parameters(), lr=0.01, weight_decay=5e-4)
losses = []
for _ in range(3):
    optimizer.zero_grad()
    loss = F.nll_loss(model(x, edges), y)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
