"""An image is changed until the Gram matrices of its features fit; hooks pick the features."""
import torch
import torch.nn as nn

features = nn.Sequential(nn.Conv2d(1, 3, 3, padding=1), nn.ReLU(), nn.Conv2d(3, 4, 3, padding=1), nn.ReLU())
with torch.no_grad():
    for p in features.parameters():
        p.copy_(torch.linspace(-0.5, 0.7, p.numel()).reshape(p.shape))
        p.requires_grad_(False)

seen = {}


def keep(name):
    def hook(module, inputs, output):
        seen[name] = output
    return hook


_handles = [features[1].register_forward_hook(keep("first")), features[3].register_forward_hook(keep("second"))]


def gram(x):
    b, c, h, w = x.shape
    flat = x.view(b, c, h * w)
    return torch.matmul(flat, flat.transpose(1, 2)) / (c * h * w)


style = torch.cos(torch.arange(36, dtype=torch.float32)).reshape(1, 1, 6, 6)
features(style)
goal = {k: gram(v).detach() for k, v in seen.items()}
image = torch.zeros(1, 1, 6, 6).fill_(0.3)
image.requires_grad_(True)
optimizer = torch.optim.Adam([image], lr=0.1)
for _ in range(3):
    optimizer.zero_grad()
    features(image)
    loss = sum(torch.nn.functional.mse_loss(gram(seen[k]), goal[k]) for k in ("first", "second"))
    loss.backward()
    optimizer.step()
for h in _handles:
    h.remove()
result = image.detach()
