"""Schedulers of groups with separate rates: the rates step by step, and the final parameters."""
import torch


def cosine(optimizer):
    return torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4, eta_min=0.002)


def restarted(optimizer):
    return torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 3, T_mult=2, eta_min=0.001)


def down_to_zero(optimizer):
    return torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, 4)


def plateau(optimizer):
    return torch.optim.lr_scheduler.ReduceLROnPlateau(
        optimizer, factor=0.5, patience=1, min_lr=[0.004, 0.001], cooldown=1
    )


def high_plateau(optimizer):
    return torch.optim.lr_scheduler.ReduceLROnPlateau(
        optimizer, mode="max", factor=0.5, patience=0, min_lr=0.004, threshold_mode="abs", threshold=0.01
    )


def one_cycle(optimizer):
    return torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=15)


def one_cycle_of_lists(optimizer):
    return torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr=[0.1, 0.3], epochs=3, steps_per_epoch=5, three_phase=True, anneal_strategy="linear",
        pct_start=0.4, cycle_momentum=False
    )


def cyclic(optimizer):
    return torch.optim.lr_scheduler.CyclicLR(
        optimizer, base_lr=[0.01, 0.02], max_lr=0.1, step_size_up=2, step_size_down=3, mode="triangular2"
    )


def cyclic_range(optimizer):
    return torch.optim.lr_scheduler.CyclicLR(
        optimizer, 0.01, 0.1, step_size_up=3, mode="exp_range", gamma=0.9, cycle_momentum=False
    )


def by_functions(optimizer):
    return torch.optim.lr_scheduler.LambdaLR(optimizer, [lambda e: 0.9**e, lambda e: 1 / (e + 1)])


def multiplied(optimizer):
    return torch.optim.lr_scheduler.MultiplicativeLR(optimizer, lr_lambda=[lambda e: 0.9, lambda e: 0.5])


def by_steps(optimizer):
    return torch.optim.lr_scheduler.StepLR(optimizer, 2)


def polynomial(optimizer):
    return torch.optim.lr_scheduler.PolynomialLR(optimizer, 4)


def linear(optimizer):
    return torch.optim.lr_scheduler.LinearLR(optimizer, 0.5, total_iters=3)


def constant(optimizer):
    return torch.optim.lr_scheduler.ConstantLR(optimizer, 0.5, total_iters=3)


def steps_of(schedule, metrics=None):
    a, b = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
    optimizer = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.05}], lr=0.01, momentum=0.9)
    scheduler = schedule(optimizer)
    seen = []
    for step in range(14):
        optimizer.zero_grad()
        (a * 2 + b).sum().backward()
        optimizer.step()
        if metrics is None:
            scheduler.step()
        else:
            scheduler.step(metrics[step % len(metrics)])
        seen.append([group["lr"] for group in optimizer.param_groups])
    return seen, a.item(), b.item()


schedules = [
    cosine, restarted, down_to_zero, one_cycle, one_cycle_of_lists, cyclic, cyclic_range, by_functions, multiplied,
    by_steps, polynomial, linear, constant,
]
found = [steps_of(schedule) for schedule in schedules]
plateaus = [
    steps_of(plateau, [1.0, 0.9, 0.9, 0.9, 0.9, 1.0, 0.8]),
    steps_of(high_plateau, [1.0, 1.005, 1.1]),
]
