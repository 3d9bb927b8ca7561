"""One-step Q learning from a buffer, with a target network."""
import copy

import torch
import torch.nn as nn
import torch.optim as optim


class QNet(nn.Module):
    def __init__(self, states=4, actions=3):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(states, 16), nn.Tanh(), nn.Linear(16, actions))

    def forward(self, s: torch.Tensor) -> torch.Tensor:
        return self.net(s)


online = QNet()
with torch.no_grad():
    for p in online.parameters():
        p.copy_(torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape))
target = copy.deepcopy(online)
target.eval()
optimizer = optim.Adam(online.parameters(), lr=5e-3)
criterion = nn.SmoothL1Loss()

state = torch.sin(torch.arange(24, dtype=torch.float32)).reshape(6, 4)
following = torch.cos(torch.arange(24, dtype=torch.float32)).reshape(6, 4)
action = torch.tensor([0, 2, 1, 1, 0, 2])
reward = torch.tensor([1.0, 0.0, -1.0, 0.5, 0.0, 2.0])
done = torch.tensor([0.0, 0.0, 1.0, 0.0, 0.0, 1.0])

for step in range(4):
    q = online(state).gather(1, action.unsqueeze(1)).squeeze(1)
    with torch.no_grad():
        best = torch.max(target(following), dim=1)[0]
        goal = reward + 0.9 * (1 - done) * best
    loss = criterion(q, goal)
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(online.parameters(), 1.0)
    optimizer.step()
    if step % 2 == 1:
        target.load_state_dict(online.state_dict())
greedy = torch.argmax(online(state), dim=1)
