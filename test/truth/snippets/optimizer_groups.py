# %% torch.optim.SGD
v, w = (torch.nn.Parameter(torch.tensor([1.0, 2.0])) for _ in range(2))
opt = torch.optim.SGD([{"params": [v], "lr": 0.05}, {"params": [w]}], lr=0.1, momentum=0.9)
for _ in range(3):
    opt.zero_grad()
    ((v ** 2).sum() + (w ** 3).sum()).backward()
    opt.step()
rates = [group["lr"] for group in opt.param_groups]
# %% torch.optim.Adam
net = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.Linear(3, 1))
for place, p in enumerate(net.parameters()):
    torch.nn.init.constant_(p, 0.1 * (place + 1))


def make_groups(net, decay):
    weights = [p for p in net.parameters() if p.ndim > 1]
    others = [p for p in net.parameters() if p.ndim <= 1]
    return [{"params": weights, "weight_decay": decay, "lr": 1e-3}, {"params": others, "weight_decay": 0}]


opt = torch.optim.Adam(make_groups(net, 0.1), lr=0.01, betas=(0.9, 0.99))
for _ in range(3):
    opt.zero_grad()
    (net(torch.tensor([[1.0, 2.0]])) ** 2).mean().backward()
    opt.step()
sums = [p.sum().item() for p in net.parameters()]
# %% torch.optim.AdamW
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
b = torch.nn.Parameter(torch.tensor([0.5]))
_groups = [{"params": w, "betas": (0.8, 0.9)}, {"params": [b], "lr": 0.2, "weight_decay": 0}]
opt = torch.optim.AdamW(_groups, lr=0.02, weight_decay=0.1)
schedule = torch.optim.lr_scheduler.StepLR(opt, 2, gamma=0.5)
for _ in range(4):
    opt.zero_grad()
    ((w * b) ** 2).sum().backward()
    opt.step()
    schedule.step()
rates = [round(group["lr"], 6) for group in opt.param_groups]
# %% torch.optim.RMSprop
net = torch.nn.Linear(2, 1)
for p in net.parameters():
    torch.nn.init.constant_(p, 0.5)
chosen = [p for p in net.parameters() if p.requires_grad]
opt = torch.optim.RMSprop(chosen, lr=0.01, alpha=0.9)
for _ in range(3):
    opt.zero_grad()
    (net(torch.tensor([[1.0, 2.0]])) ** 2).mean().backward()
    opt.step()
w = net.weight
# %% torch.optim.Adagrad
v, w = (torch.nn.Parameter(torch.tensor([1.0, 2.0])) for _ in range(2))
rates = {"lr": 0.5}
opt = torch.optim.Adagrad([dict(params=[v], **rates), dict(params=[w])])
for _ in range(3):
    opt.zero_grad()
    ((v ** 2).sum() + (w ** 3).sum()).backward()
    opt.step()
# %% torch.optim.SGD torch.optim.Adam
kinds = [torch.optim.SGD, torch.optim.Adam]
names = [kinds[i].__name__.lower() for i in range(2)]
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = kinds[0]([w], lr=0.1)
(w ** 2).sum().backward()
opt.step()
# %% torch.optim.SGD
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=1, momentum=0, weight_decay=0)
for _ in range(2):
    opt.zero_grad()
    (w ** 2).sum().mul(0.1).backward()
    opt.step()
rate = float(opt.param_groups[0]["lr"])
# %% torch.optim.Adadelta
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
options = {"lr": 2}
opt = torch.optim.Adadelta([w], lr=options["lr"])
for _ in range(3):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
# %% torch.optim.Adagrad
def trained(rate=1):
    w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
    opt = torch.optim.Adagrad([w], rate)
    for _ in range(3):
        opt.zero_grad()
        (w ** 2).sum().backward()
        opt.step()
    return w


result = trained()
other = trained(0.5)
# %% torch.optim.Optimizer.param_groups
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.Adam([w], lr=0.5)
rates = []
for step in range(4):
    opt.zero_grad()
    (w ** 3).sum().backward()
    opt.step()
    for group in opt.param_groups:
        group["lr"] *= 0.5 + 0.1 * step
    rates.append(opt.param_groups[0]["lr"])
for group in opt.param_groups:
    group["lr"] = group["lr"] / 3
opt.param_groups[0]["lr"] /= 2
rates.append(opt.param_groups[0]["lr"])
opt.param_groups[0]["lr"] = 2.0
rates.append(float(opt.param_groups[-1]["lr"]))
# %% torch.optim.lr_scheduler.LambdaLR
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=1)
schedule = torch.optim.lr_scheduler.LambdaLR(opt, lambda epoch: 1 if epoch < 2 else 0)
for _ in range(4):
    opt.zero_grad()
    (w ** 2).sum().mul(0.1).backward()
    opt.step()
    schedule.step()
# %% torch.optim.lr_scheduler.StepLR
class Trainer:
    def __init__(self, w):
        self.opt = torch.optim.SGD([w], lr=0.1)
        self.schedule = torch.optim.lr_scheduler.StepLR(self.opt, step_size=len([1, 2]), gamma=0.5)  # halves


w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
trainer = Trainer(w)
rates = []
for _ in range(5):
    trainer.opt.zero_grad()
    (w ** 2).sum().backward()
    trainer.opt.step()
    trainer.schedule.step()
    rates.append(round(trainer.schedule.get_last_lr()[0], 6))
# %% torch.optim.lr_scheduler.StepLR torch.optim.lr_scheduler.ExponentialLR torch.optim.lr_scheduler.MultiStepLR
def rates_of(kind, **settings):
    opt = torch.optim.SGD([torch.nn.Parameter(torch.ones(2))], lr=0.5)
    schedule = kind(opt, **settings)
    rates = []
    for _ in range(4):
        opt.step()
        schedule.step()
        rates.append(round(opt.param_groups[0]["lr"], 6))
    return rates
steps = torch.optim.lr_scheduler.StepLR
decay = torch.optim.lr_scheduler.ExponentialLR
marks = torch.optim.lr_scheduler.MultiStepLR
result = rates_of(steps, step_size=2, gamma=0.1), rates_of(decay, gamma=0.5), rates_of(marks, milestones=[1, 3])
