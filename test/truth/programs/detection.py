"""A detection head: anchors, box decoding, intersection over union, focal and smooth L1 losses."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F


def box_iou(a, b):
    area_a = (a[:, 2] - a[:, 0]) * (a[:, 3] - a[:, 1])
    area_b = (b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])
    lt = torch.max(a[:, None, :2], b[:, :2])
    rb = torch.min(a[:, None, 2:], b[:, 2:])
    wh = (rb - lt).clamp(min=0)
    inter = wh[:, :, 0] * wh[:, :, 1]
    return inter / (area_a[:, None] + area_b - inter)


def decode(anchors, deltas):
    wh = anchors[:, 2:] - anchors[:, :2]
    centre = anchors[:, :2] + 0.5 * wh
    centre = centre + deltas[:, :2] * wh
    wh = wh * torch.exp(deltas[:, 2:].clamp(max=math.log(1000.0 / 16)))
    return torch.cat([centre - 0.5 * wh, centre + 0.5 * wh], dim=1)


class Head(nn.Module):
    def __init__(self, channels=4, classes=3):
        super().__init__()
        self.cls = nn.Conv2d(channels, classes, 3, padding=1)
        self.reg = nn.Conv2d(channels, 4, 3, padding=1)
        for layer in (self.cls, self.reg):
            torch.nn.init.normal_(layer.weight, std=0.01)
            torch.nn.init.constant_(layer.bias, -math.log((1 - 0.01) / 0.01))

    def forward(self, x):
        logits = self.cls(x).permute(0, 2, 3, 1).reshape(-1, 3)
        deltas = self.reg(x).permute(0, 2, 3, 1).reshape(-1, 4)
        return logits, deltas


def focal(inputs, targets, alpha=0.25, gamma=2.0):
    p = torch.sigmoid(inputs)
    ce = F.binary_cross_entropy_with_logits(inputs, targets, reduction="none")
    p_t = p * targets + (1 - p) * (1 - targets)
    alpha_t = alpha * targets + (1 - alpha) * (1 - targets)
    return (alpha_t * ce * ((1 - p_t) ** gamma)).sum()


head = Head()
with torch.no_grad():
    for p in head.parameters():
        p.copy_(torch.linspace(-0.2, 0.2, p.numel()).reshape(p.shape))
features = torch.linspace(-1, 1, 36).reshape(1, 4, 3, 3)
ys, xs = torch.meshgrid(torch.arange(3), torch.arange(3), indexing="ij")
centres = torch.stack([xs.reshape(-1), ys.reshape(-1)], dim=1).float() * 8 + 4
anchors = torch.cat([centres - 6, centres + 6], dim=1)
truth = torch.tensor([[2.0, 2.0, 14.0, 14.0], [10.0, 8.0, 24.0, 22.0]])
labels = torch.tensor([0, 2])
iou = box_iou(anchors, truth)
best, match = iou.max(dim=1)
positive = best >= 0.3
logits, deltas = head(features)
targets = torch.zeros_like(logits)
targets[positive, labels[match[positive]]] = 1.0
boxes = decode(anchors, deltas)
loss = focal(logits, targets) + F.smooth_l1_loss(boxes[positive], truth[match[positive]], reduction="sum")
loss.backward()
gradient = head.reg.weight.grad
scores, classes = torch.sigmoid(logits).max(dim=-1)
order = torch.argsort(scores, descending=True)
keep = scores.topk(2)[1]
count = int(positive.sum())
