"""REINFORCE with a categorical policy on a made-up episode."""
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.distributions import Categorical


class Policy(nn.Module):
    def __init__(self):
        super(Policy, self).__init__()
        self.affine1 = nn.Linear(4, 8)
        self.affine2 = nn.Linear(8, 2)
        self.saved_log_probs = []
        self.rewards = []

    def forward(self, x):
        return F.softmax(self.affine2(F.relu(self.affine1(x))), dim=1)


policy = Policy()
for p in policy.parameters():
    p.data = torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape)
optimizer = optim.Adam(policy.parameters(), lr=1e-2)
states = torch.linspace(-1, 1, 20).reshape(5, 4)
actions = [0, 1, 1, 0, 1]
losses = []
for episode in range(3):
    for state, action in zip(states, actions):
        m = Categorical(policy(state.float().unsqueeze(0)))
        drawn = m.sample()
        policy.saved_log_probs.append(m.log_prob(torch.tensor([action])))
        policy.rewards.append(1.0 if action else 0.5)
    R = 0
    returns = []
    for r in policy.rewards[::-1]:
        R = r + 0.99 * R
        returns.insert(0, R)
    returns = torch.tensor(returns)
    returns = (returns - returns.mean()) / (returns.std() + 1e-7)
    policy_loss = [-log_prob * R for log_prob, R in zip(policy.saved_log_probs, returns)]
    optimizer.zero_grad()
    policy_loss = torch.cat(policy_loss).sum()
    policy_loss.backward()
    optimizer.step()
    losses.append(policy_loss.item())
    del policy.rewards[:]
    del policy.saved_log_probs[:]
del drawn, policy_loss
