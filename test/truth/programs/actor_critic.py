"""Advantage actor critic over one recorded episode."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class ActorCritic(nn.Module):
    def __init__(self):
        super().__init__()
        self.shared = nn.Linear(3, 8)
        self.policy = nn.Linear(8, 2)
        self.value = nn.Linear(8, 1)

    def forward(self, x):
        h = torch.relu(self.shared(x))
        return F.log_softmax(self.policy(h), dim=1), self.value(h).squeeze(-1)


model = ActorCritic()
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.3, 0.7, p.numel()).reshape(p.shape))
optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-3)
observations = torch.linspace(-1, 1, 15).reshape(5, 3)
actions = torch.tensor([[0], [1], [1], [0], [1]])
rewards = [1.0, 0.0, 0.5, -1.0, 2.0]
returns = []
total = 0.0
for r in reversed(rewards):
    total = r + 0.95 * total
    returns.insert(0, total)
returns = torch.tensor(returns)
for _ in range(3):
    logp, value = model(observations)
    advantage = returns - value
    chosen = logp.gather(1, actions).squeeze(1)
    entropy = -(logp.exp() * logp).sum(dim=1).mean()
    loss = -(chosen * advantage.detach()).mean() + advantage.pow(2).mean() - 0.01 * entropy
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
