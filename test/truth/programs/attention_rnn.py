"""A recurrent cell loop with additive attention, teacher forcing by index."""
import torch
import torch.nn as nn


class BahdanauAttention(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.Wa = nn.Linear(hidden, hidden)
        self.Ua = nn.Linear(hidden, hidden)
        self.Va = nn.Linear(hidden, 1)

    def forward(self, query, keys):
        scores = self.Va(torch.tanh(self.Wa(query) + self.Ua(keys)))
        scores = scores.squeeze(2).unsqueeze(1)
        weights = torch.softmax(scores, dim=-1)
        return torch.bmm(weights, keys), weights


attention = BahdanauAttention(4)
gru = nn.GRU(8, 4, batch_first=True)
out = nn.Linear(4, 5)
params = [*attention.parameters(), *gru.parameters(), *out.parameters()]
with torch.no_grad():
    for p in params:
        p.copy_(torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape))
keys = torch.linspace(-1, 1, 24).reshape(2, 3, 4)
hidden = torch.zeros(1, 2, 4)
inputs = torch.linspace(1, -1, 16).reshape(2, 2, 4)
outputs = []
for t in range(inputs.size(1)):
    query = hidden.permute(1, 0, 2)
    context, weights = attention(query, keys)
    step = torch.cat((inputs[:, t:t + 1], context), dim=2)
    y, hidden = gru(step, hidden)
    outputs.append(out(y))
logits = torch.cat(outputs, dim=1).log_softmax(-1)
loss = -logits.gather(2, torch.tensor([[[0], [1]], [[2], [4]]])).mean()
loss.backward()
gradient = attention.Va.weight.grad
