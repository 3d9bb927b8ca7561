"""One denoising step: a cosine schedule, q_sample, a noise model with time embeddings."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F


def cosine_beta_schedule(timesteps, s=0.008):
    steps = timesteps + 1
    t = torch.linspace(0, timesteps, steps, dtype=torch.float64) / timesteps
    alphas_cumprod = torch.cos((t + s) / (1 + s) * math.pi * 0.5) ** 2
    alphas_cumprod = alphas_cumprod / alphas_cumprod[0]
    betas = 1 - (alphas_cumprod[1:] / alphas_cumprod[:-1])
    return torch.clip(betas, 0, 0.999)


def extract(a, t, x_shape):
    b, *_ = t.shape
    out = a.gather(-1, t)
    return out.reshape(b, *((1,) * (len(x_shape) - 1)))


class SinusoidalPosEmb(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim

    def forward(self, x):
        half_dim = self.dim // 2
        emb = math.log(10000) / (half_dim - 1)
        emb = torch.exp(torch.arange(half_dim, device=x.device) * -emb)
        emb = x[:, None] * emb[None, :]
        return torch.cat((emb.sin(), emb.cos()), dim=-1)


class Noise(nn.Module):
    def __init__(self, dim=8):
        super().__init__()
        self.time_mlp = nn.Sequential(SinusoidalPosEmb(dim), nn.Linear(dim, dim), nn.SiLU(), nn.Linear(dim, dim * 2))
        self.inp = nn.Conv2d(1, dim, 3, padding=1)
        self.norm = nn.GroupNorm(4, dim)
        self.out = nn.Conv2d(dim, 1, 1)

    def forward(self, x, time):
        scale, shift = self.time_mlp(time)[:, :, None, None].chunk(2, dim=1)
        h = self.norm(self.inp(x)) * (scale + 1) + shift
        return self.out(F.silu(h))


class Diffusion(nn.Module):
    def __init__(self, model, timesteps=10):
        super().__init__()
        self.model = model
        betas = cosine_beta_schedule(timesteps)
        alphas = 1.0 - betas
        alphas_cumprod = torch.cumprod(alphas, dim=0)
        alphas_cumprod_prev = F.pad(alphas_cumprod[:-1], (1, 0), value=1.0)

        def register(name, val):
            self.register_buffer(name, val.to(torch.float32))

        register("alphas_cumprod_prev", alphas_cumprod_prev)
        register("sqrt_alphas_cumprod", torch.sqrt(alphas_cumprod))
        register("sqrt_one_minus_alphas_cumprod", torch.sqrt(1.0 - alphas_cumprod))
        register("log_variance", torch.log(betas.clamp(min=1e-20)))

    def q_sample(self, x_start, t, noise):
        return (extract(self.sqrt_alphas_cumprod, t, x_start.shape) * x_start
                + extract(self.sqrt_one_minus_alphas_cumprod, t, x_start.shape) * noise)

    def forward(self, x, t, noise):
        return F.mse_loss(self.model(self.q_sample(x, t, noise), t), noise)


diffusion = Diffusion(Noise())
with torch.no_grad():
    for p in diffusion.parameters():
        p.copy_(torch.linspace(-0.4, 0.5, p.numel()).reshape(p.shape))
x = torch.linspace(-1, 1, 32).reshape(2, 1, 4, 4)
noise = torch.linspace(1, -1, 32).reshape(2, 1, 4, 4)
t = torch.tensor([3, 7]).long()
optimizer = torch.optim.Adam(diffusion.parameters(), lr=1e-3)
losses = []
for _ in range(3):
    loss = diffusion(x, t, noise)
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    losses.append(loss.item())
buffers = dict(diffusion.named_buffers())
