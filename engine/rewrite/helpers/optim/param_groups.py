import paddle


class TorchParamGroups:
    """Mixin for Paddle's optimizers: each parameter group has its own learning rate."""

    rate = 0.001
    names = {"eps": "epsilon", "nesterov": "use_nesterov"}

    def __init__(self, learning_rate=None, parameters=(), **options):
        rate = self.rate if learning_rate is None else learning_rate
        groups = [dict(each) if isinstance(each, dict) else each for each in parameters]
        if groups and isinstance(groups[0], dict):
            rates = [float(group.pop("lr", rate)) for group in groups]
            rate = rate or max(rates)
            groups = [
                self._spelled(group, each / rate if rate else 1.0)
                for group, each in zip(groups, rates)
            ]
        super().__init__(learning_rate=float(rate), parameters=groups, **options)

    def _spelled(self, group, factor):
        group = {self.names.get(key, key): value for key, value in group.items()}
        if "betas" in group:
            group["beta1"], group["beta2"] = group.pop("betas")
        if isinstance(group.get("weight_decay"), int):
            group["weight_decay"] = float(group["weight_decay"])
        return {**group, "learning_rate": factor}


class ParamGroup(dict):
    """Parameter group with torch's keys; changes take effect at the next step."""

    names = {
        "momentum": ["momentum"],
        "eps": ["epsilon"],
        "betas": ["beta1", "beta2"],
        "nesterov": ["use_nesterov"],
        "amsgrad": ["amsgrad"],
    }
    written = {"momentum", "eps", "nesterov"}
    decays = ("weight_decay", "regularization_coeff")
    unused = {
        "SGD": {"momentum": 0, "dampening": 0, "nesterov": False, "fused": None},
        "Momentum": {"dampening": 0, "fused": None},
        "Adam": {"amsgrad": False, "capturable": False, "fused": None},
        "AdamW": {"amsgrad": False, "capturable": False, "fused": None},
    }
    only_paddle = (
        "learning_rate grad_clip beta1 beta2 epsilon use_nesterov regularization_coeff "
        "multi_precision lazy_mode use_global_beta_pow lr_ratio rescale_grad lr"
    ).split()

    def __init__(self, optimizer, group):
        self.optimizer, self.group = optimizer, group
        own = [getattr(optimizer, f"_{name}", None) for name in self.decays]
        decay = group.get("weight_decay", own[0] or own[1] or optimizer.regularization)
        super().__init__({key: group[key] for key in group if key not in self.only_paddle})
        super().update(
            weight_decay=0 if decay is None else getattr(decay, "_coeff", decay),
            foreach=None,
            differentiable=False,
            maximize=type(optimizer._grad_clip).__name__ == "NegateGradients",
        )
        for kind in reversed(type(optimizer).__mro__):
            super().update(self.unused.get(kind.__name__, {}))
            if kind.__name__ in ("Adam", "AdamW"):
                super().update(decoupled_weight_decay=kind.__name__ == "AdamW")
        for key, names in self.names.items():
            if hasattr(optimizer, f"_{names[0]}"):
                values = [group.get(name, getattr(optimizer, f"_{name}")) for name in names]
                super().__setitem__(key, tuple(values) if len(values) > 1 else values[0])
        rate = getattr(optimizer._learning_rate, "base_lr", None)
        if rate is not None:
            super().__setitem__("initial_lr", rate * group.get("learning_rate", 1.0))

    def __getitem__(self, key):
        if key == "lr":
            return self.optimizer.get_lr() * self.group.get("learning_rate", 1.0)
        return super().__getitem__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __setitem__(self, key, value):
        if key in ("betas", "amsgrad") and value != self.get(key):
            raise NotImplementedError(f"Paddle keeps the {key} that an optimizer was made with")
        super().__setitem__(key, value)
        if key == "lr":
            self.set_rate(float(value))
        elif key == "weight_decay":
            self.set_decay(float(value))
        elif key in self.written:
            self.group[self.names[key][0]] = value
            setattr(self.optimizer, f"_{self.names[key][0]}", value)

    def update(self, *others, **options):
        for key, value in dict(*others, **options).items():
            self[key] = value

    def set_decay(self, decay):
        self.group["weight_decay"] = decay
        if isinstance(self.optimizer, paddle.optimizer.AdamW):
            self.optimizer._weight_decay = decay
        else:
            for parameter in self["params"]:
                parameter.regularizer = paddle.regularizer.L2Decay(decay)

    def set_rate(self, rate):
        rates = [rate if group is self else group["lr"] for group in self.optimizer.groups]
        lr = paddle.optimizer.lr
        scheduler = self.optimizer._learning_rate
        if not isinstance(scheduler, lr.LRScheduler):
            base = max(rates)
            self.optimizer.set_lr(base)
        else:
            # The rates of all groups are multiples of the scheduler's rate.
            base = scheduler.last_lr if len(rates) > 1 else rate
            decays = lr.StepDecay, lr.MultiStepDecay, lr.ExponentialDecay
            if isinstance(scheduler, decays) and scheduler.last_lr:
                scheduler.base_lr *= base / scheduler.last_lr
            scheduler.last_lr = base
        for group, each in zip(self.optimizer.groups, rates):
            group.group["learning_rate"] = each / base if base else 1.0
            for parameter in group["params"]:
                parameter.optimize_attr["learning_rate"] = group.group["learning_rate"]


def param_groups(optimizer):
    """Return the parameter groups of an optimizer, with torch's keys."""
    if hasattr(optimizer, "param_groups"):
        return getattr(optimizer, "param_groups")
    if not hasattr(optimizer, "groups"):
        groups = optimizer._param_groups
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        optimizer.groups = [ParamGroup(optimizer, group) for group in groups]
    for group in optimizer.groups:
        dict.__setitem__(group, "lr", group["lr"])
    return optimizer.groups


def add_paddle_group(optimizer, group):
    """Add a parameter group in Paddle's form; it may hold plain tensors."""
    params = group["params"]
    params = [params] if isinstance(params, paddle.Tensor) else list(params)
    for param in params:
        if not hasattr(param, "optimize_attr"):
            param.optimize_attr = {"learning_rate": 1.0}
    optimizer._add_param_group({**group, "params": params})


def add_param_group(optimizer, param_group):
    """Add a parameter group with torch's keys; options default to those of the first group."""
    first = param_groups(optimizer)[0]
    group = {key: value for key, value in param_group.items() if key not in ("lr", "betas", "eps")}
    plain = {"weight_decay": first["weight_decay"] or None, "grad_clip": optimizer._grad_clip}
    if not isinstance(optimizer._param_groups[0], dict):
        params = optimizer._param_groups
        optimizer._param_groups = []
        add_paddle_group(optimizer, {"params": params, **plain, "learning_rate": 1.0})
        optimizer._parameter_list = list(optimizer._param_groups)
    rate = optimizer.get_lr()
    share = param_group.get("lr", first["lr"]) / rate if rate else 1.0
    if isinstance(group.get("weight_decay"), int):
        group["weight_decay"] = float(group["weight_decay"])
    add_paddle_group(optimizer, {**plain, **group, "learning_rate": share})
    vars(optimizer).pop("groups", None)


class NegateGradients(paddle.nn.clip.ClipGradBase):
    """Gradient clip that negates gradients, so that the optimizer maximizes."""

    def _dygraph_clip(self, params_grads):
        return [
            (parameter, gradient if gradient is None else -gradient)
            for parameter, gradient in params_grads
        ]


def group_tensors(lists, with_indices=False):
    """Group aligned lists of tensors by the place and the type of the first one that is there."""
    groups = {}
    for index, row in enumerate(zip(*lists)):
        first = next(tensor for tensor in row if tensor is not None)
        key = (str(first.place), first.dtype)
        columns, indices = groups.setdefault(key, ([[] for _ in lists], []))
        for column, tensor in zip(columns, row):
            column.append(tensor)
        indices += [index] if with_indices else []
    return groups
