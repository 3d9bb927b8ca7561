# %% torch.optim.SGD
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.SGD(params=[w], lr=0.1, momentum=0.9, dampening=0, weight_decay=0.01, nesterov=True, maximize=False)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.SGD
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.SGD(params=[w], lr=0.1, momentum=0.9, dampening=0.2, maximize=True, foreach=None, differentiable=False)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adam
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Adam(params=[w], lr=0.1, betas=(0.8, 0.99), eps=1e-7, weight_decay=0.1, amsgrad=False, foreach=None, maximize=False, capturable=False, differentiable=False, fused=None)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adam
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Adam([w], lr=0.1, amsgrad=True, maximize=True)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.AdamW
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.AdamW(params=[w], lr=0.1, betas=(0.8, 0.99), eps=1e-7, weight_decay=0.1, amsgrad=True, maximize=False)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adamax
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Adamax(params=[w], lr=0.1, betas=(0.8, 0.99), eps=1e-7, weight_decay=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adamax
w = torch.nn.Parameter(torch.tensor([0.5, -2.0, 1e-3]))
_o = torch.optim.Adamax([w], lr=0.02, eps=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adamax
w = torch.nn.Parameter(torch.tensor([0.5, -2.0, 1e-3]))
_o = torch.optim.Adamax([w], lr=0.02, eps=1e-8, weight_decay=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adagrad
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Adagrad(params=[w], lr=0.1, lr_decay=0, weight_decay=0.1, initial_accumulator_value=0.5, eps=1e-8)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Adadelta
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Adadelta(params=[w], lr=0.5, rho=0.8, eps=1e-5, weight_decay=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.RMSprop
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.RMSprop(params=[w], lr=0.1, alpha=0.9, eps=1e-6, weight_decay=0.1, momentum=0.5, centered=True)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.RMSprop
w = torch.nn.Parameter(torch.tensor([0.5, -2.0, 1e-3]))
_o = torch.optim.RMSprop([w], lr=0.02, eps=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.RMSprop
w = torch.nn.Parameter(torch.tensor([0.5, -2.0, 1e-3]))
_o = torch.optim.RMSprop([w], lr=0.02, eps=1e-8, weight_decay=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.NAdam
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.NAdam(params=[w], lr=0.1, betas=(0.8, 0.99), eps=1e-7, weight_decay=0.1, momentum_decay=4e-3)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.RAdam
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.RAdam(params=[w], lr=0.1, betas=(0.8, 0.99), eps=1e-7, weight_decay=0.1)
for _ in range(8):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.Rprop
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Rprop(params=[w], lr=0.1, etas=(0.4, 1.3), step_sizes=(1e-5, 10))
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.ASGD
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.ASGD(params=[w], lr=0.1, lambd=1e-3, alpha=0.7, t0=1e5, weight_decay=0.1)
for _ in range(3):
    _o.zero_grad()
    (w ** 2).sum().backward()
    _o.step()
# %% torch.optim.LBFGS
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.LBFGS(params=[w], lr=0.5, max_iter=4, max_eval=None, tolerance_grad=1e-7, tolerance_change=1e-9, history_size=10, line_search_fn="strong_wolfe")
def closure():
    _o.zero_grad()
    loss = (w ** 2).sum()
    loss.backward()
    return loss

loss = _o.step(closure)
# %% torch.optim.Optimizer.step
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.SGD([w], lr=0.1)
def closure():
    _o.zero_grad()
    loss = (w ** 2).sum()
    loss.backward()
    return loss

loss = _o.step(closure=closure)
# %% torch.optim.Optimizer.zero_grad
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.SGD([w], lr=0.1)
(w ** 2).sum().backward()
_o.zero_grad(set_to_none=True)
g = w.grad is None
# %% torch.optim.Optimizer.zero_grad
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.SGD([w], lr=0.1)
(w ** 2).sum().backward()
_o.zero_grad(False)
g = w.grad
# %% torch.optim.Optimizer.add_param_group
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
v = torch.nn.Parameter(torch.tensor([3.0]))
_o = torch.optim.SGD([w], lr=0.1)
_o.add_param_group(param_group={"params": [v]})
((w ** 2).sum() + v.sum()).backward()
_o.step()
# %% torch.optim.Optimizer.state_dict torch.optim.Optimizer.load_state_dict
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
_o = torch.optim.Adam([w], lr=0.1)
(w ** 2).sum().backward()
_o.step()
_state = _o.state_dict()
_o.load_state_dict(_state)
_o.step()
# %% torch.optim.Optimizer
class Plain(torch.optim.Optimizer):
    def __init__(self, params, lr=0.1):
        super().__init__(params, dict(lr=lr))

a = issubclass(Plain, torch.optim.Optimizer)
# %% torch.optim.SGD torch.optim.Optimizer.param_groups
a = torch.nn.Parameter(torch.tensor([1.0]))
b = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([{"params": [a]}, {"params": [b], "lr": 0.5}], lr=0.1, momentum=0.9)
for _ in range(2):
    _o.zero_grad()
    (a * 2 + b * 3).sum().backward()
    _o.step()
# %% torch.optim.lr_scheduler.StepLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.StepLR(optimizer=_o, step_size=2, gamma=0.3, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
lr = _s.get_last_lr()[0]
# %% torch.optim.lr_scheduler.MultiStepLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.MultiStepLR(optimizer=_o, milestones=[2, 3], gamma=0.3, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.ExponentialLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.ExponentialLR(optimizer=_o, gamma=0.3, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.CosineAnnealingLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer=_o, T_max=6, eta_min=0.01, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.CosineAnnealingWarmRestarts
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer=_o, T_0=2, T_mult=2, eta_min=0.01, last_epoch=-1)
for _ in range(7):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.LambdaLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.LambdaLR(optimizer=_o, lr_lambda=lambda e: 0.9 ** e, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.MultiplicativeLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.MultiplicativeLR(optimizer=_o, lr_lambda=lambda e: 0.9, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.ConstantLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.ConstantLR(optimizer=_o, factor=0.25, total_iters=3, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.LinearLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.LinearLR(optimizer=_o, start_factor=0.2, end_factor=0.8, total_iters=3, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.PolynomialLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.PolynomialLR(optimizer=_o, total_iters=4, power=2.0, last_epoch=-1)
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.CyclicLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.CyclicLR(optimizer=_o, base_lr=0.1, max_lr=0.5, step_size_up=2, step_size_down=3, mode="triangular", gamma=1.0, scale_fn=None, scale_mode="cycle", cycle_momentum=False)
for _ in range(7):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.OneCycleLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5, momentum=0.9)
_s = torch.optim.lr_scheduler.OneCycleLR(optimizer=_o, max_lr=0.5, total_steps=8, pct_start=0.4, anneal_strategy="cos", cycle_momentum=False, div_factor=20.0, final_div_factor=100.0, three_phase=False)
for _ in range(7):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
# %% torch.optim.lr_scheduler.ReduceLROnPlateau
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_s = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer=_o, mode="max", factor=0.2, patience=1, threshold=1e-3, threshold_mode="abs", cooldown=1, min_lr=1e-4, eps=1e-8)
for _loss in (0.5, 0.5, 0.4, 0.4, 0.4, 0.4):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step(_loss)
# %% torch.optim.lr_scheduler.SequentialLR
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.5)
_a = torch.optim.lr_scheduler.ConstantLR(_o, factor=0.1, total_iters=2)
_b = torch.optim.lr_scheduler.ExponentialLR(_o, gamma=0.9)
_s = torch.optim.lr_scheduler.SequentialLR(optimizer=_o, schedulers=[_a, _b], milestones=[2])
for _ in range(5):
    _o.zero_grad()
    w.sum().backward()
    _o.step()
    _s.step()
