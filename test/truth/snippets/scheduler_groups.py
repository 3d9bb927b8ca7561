# %% torch.optim.lr_scheduler.CosineAnnealingLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4, eta_min=0.002)
seen = []
for step in range(10):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.CosineAnnealingWarmRestarts
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 3, T_mult=2, eta_min=0.001)
seen = []
for step in range(12):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.ReduceLROnPlateau
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1, min_lr=[0.004, 0.001], cooldown=1)
seen = []
for step in range(14):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step([1.0, 0.9, 0.9, 0.9, 0.9, 1.0, 0.8][step % 7])
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.ReduceLROnPlateau
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(
    optimizer, mode="max", factor=0.5, patience=0, min_lr=0.004, threshold_mode="abs", threshold=0.01
)
seen = []
for step in range(9):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step([1.0, 1.005, 1.1][step % 3])
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.OneCycleLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01, momentum=0.9)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=8)
seen = []
for step in range(7):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.OneCycleLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.OneCycleLR(
    optimizer, max_lr=[0.1, 0.3], epochs=2, steps_per_epoch=5, three_phase=True, anneal_strategy="linear",
    pct_start=0.4, cycle_momentum=False
)
seen = []
for step in range(9):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.CyclicLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01, momentum=0.9)
scheduler = torch.optim.lr_scheduler.CyclicLR(
    optimizer, base_lr=[0.01, 0.02], max_lr=0.1, step_size_up=2, step_size_down=3, mode="triangular2"
)
seen = []
for step in range(12):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.CyclicLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.CyclicLR(optimizer, 0.01, 0.1, step_size_up=3, mode="exp_range", gamma=0.9, cycle_momentum=False)
seen = []
for step in range(9):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.LambdaLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, [lambda e: 0.9**e, lambda e: 1 / (e + 1)])
seen = []
for step in range(4):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.MultiplicativeLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.MultiplicativeLR(optimizer, lr_lambda=[lambda e: 0.9, lambda e: 0.5])
seen = []
for step in range(4):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.StepLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 2)
seen = []
for step in range(5):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.PolynomialLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.PolynomialLR(optimizer, 4)
seen = []
for step in range(5):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.LinearLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.LinearLR(optimizer, 0.5, total_iters=3)
seen = []
for step in range(5):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.ConstantLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.ConstantLR(optimizer, 0.5, total_iters=3)
seen = []
for step in range(5):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
# %% torch.optim.lr_scheduler.CosineAnnealingLR
a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, 4)
seen = []
for step in range(6):
    optimizer.zero_grad()
    (a * 2 + b).sum().backward()
    optimizer.step()
    scheduler.step()
    seen.append([group["lr"] for group in optimizer.param_groups])
x, y = a.detach(), b.detach()
