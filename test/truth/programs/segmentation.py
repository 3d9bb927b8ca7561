"""Every pixel gets a class; upsampling, a skip and a Dice loss."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class Net(nn.Module):
    def __init__(self, classes=3):
        super().__init__()
        self.down = nn.Conv2d(1, 4, 3, stride=2, padding=1)
        self.norm = nn.GroupNorm(2, 4)
        self.middle = nn.Conv2d(4, 4, 3, padding=1)
        self.up = nn.ConvTranspose2d(4, 4, 2, stride=2)
        self.head = nn.Conv2d(5, classes, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        h = F.relu(self.norm(self.down(x)))
        h = self.up(F.leaky_relu(self.middle(h), 0.1))
        return self.head(torch.cat([h, x], dim=1))


def dice(logits, target, classes=3):
    p = logits.softmax(dim=1)
    t = F.one_hot(target, classes).permute(0, 3, 1, 2).float()
    overlap = (p * t).sum(dim=(0, 2, 3))
    return 1 - (2 * overlap / (p.sum(dim=(0, 2, 3)) + t.sum(dim=(0, 2, 3)))).mean()


model = Net()
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.5, 0.6, p.numel()).reshape(p.shape))
x = torch.sin(torch.arange(128, dtype=torch.float32)).reshape(2, 1, 8, 8)
y = (x[:, 0] > 0).long() + (x[:, 0] > 0.7).long()
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
for _ in range(3):
    logits = model(x)
    loss = dice(logits, y) + F.nll_loss(F.log_softmax(logits, dim=1), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
half = F.interpolate(logits, scale_factor=0.5, mode="bilinear", align_corners=False)
