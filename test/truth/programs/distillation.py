"""A student that learns from a teacher's soft targets."""
import torch
import torch.nn as nn
import torch.nn.functional as F


def make(width):
    model = nn.Sequential(nn.Linear(4, width), nn.Tanh(), nn.Linear(width, 3))
    with torch.no_grad():
        for p in model.parameters():
            p.copy_(torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape))
    return model


teacher, student = make(8), make(4)
teacher.eval()
for p in teacher.parameters():
    p.requires_grad_(False)
x = torch.linspace(-1, 1, 12).reshape(3, 4)
labels = torch.tensor([0, 1, 2])
optimizer = torch.optim.SGD(student.parameters(), lr=0.1)
T = 2.0
losses = []
for _ in range(3):
    with torch.no_grad():
        soft = F.softmax(teacher(x) / T, dim=1)
    logits = student(x)
    distill = F.kl_div(F.log_softmax(logits / T, dim=1), soft, reduction="batchmean") * T * T
    loss = 0.5 * distill + 0.5 * F.cross_entropy(logits, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
frozen = [p.requires_grad for p in teacher.parameters()]
