"""Rotary embeddings, RMS norm, SwiGLU and grouped queries: a block of a modern language model."""
import torch
import torch.nn.functional as F
from torch import nn


class RMSNorm(nn.Module):
    def __init__(self, dim, eps=1e-6):
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(dim))

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps) * self.weight


def rotary(dim, length, base=10000.0):
    inv = 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))
    angles = torch.outer(torch.arange(length).float(), inv)
    return torch.cat((angles, angles), dim=-1)


def rotate_half(x):
    x1, x2 = x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2:]
    return torch.cat((-x2, x1), dim=-1)


class Block(nn.Module):
    def __init__(self, dim=8, heads=2, groups=1):
        super().__init__()
        self.heads, self.groups, self.size = heads, groups, dim // heads
        self.norm1, self.norm2 = RMSNorm(dim), RMSNorm(dim)
        self.q = nn.Linear(dim, dim, bias=False)
        self.kv = nn.Linear(dim, 2 * groups * self.size, bias=False)
        self.o = nn.Linear(dim, dim, bias=False)
        self.gate, self.up, self.down = nn.Linear(dim, 16, bias=False), nn.Linear(dim, 16, bias=False), nn.Linear(
            16, dim, bias=False)

    def forward(self, x):
        b, n, _ = x.shape
        h = self.norm1(x)
        angles = rotary(self.size, n).to(x.device)
        q = self.q(h).view(b, n, self.heads, self.size).transpose(1, 2)
        k, v = self.kv(h).view(b, n, 2, self.groups, self.size).permute(2, 0, 3, 1, 4)
        q = q * angles.cos() + rotate_half(q) * angles.sin()
        k = k * angles.cos() + rotate_half(k) * angles.sin()
        k = k.repeat_interleave(self.heads // self.groups, dim=1)
        v = v.repeat_interleave(self.heads // self.groups, dim=1)
        mask = torch.full((n, n), float("-inf")).triu(1)
        weights = F.softmax((q @ k.transpose(-2, -1)) * self.size ** -0.5 + mask, dim=-1, dtype=torch.float32)
        x = x + self.o((weights @ v).transpose(1, 2).reshape(b, n, -1))
        h = self.norm2(x)
        return x + self.down(F.silu(self.gate(h)) * self.up(h))


block = Block()
with torch.no_grad():
    for p in block.parameters():
        if p.dim() > 1:
            p.copy_(torch.linspace(-0.4, 0.4, p.numel()).reshape(p.shape))
x = torch.linspace(-1, 1, 2 * 5 * 8).reshape(2, 5, 8)
y = block(x)
loss = y.square().mean()
loss.backward()
gradients = {n: p.grad.abs().sum().item() for n, p in block.named_parameters()}
