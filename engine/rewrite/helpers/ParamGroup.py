import paddle


class ParamGroup(dict):
    """A group of an optimizer's parameters with torch's keys: what is written to it counts from the next step on."""

    names = {"momentum": ["momentum"], "eps": ["epsilon"], "betas": ["beta1", "beta2"]}

    def __init__(self, optimizer, group):
        self.optimizer, self.group = optimizer, group
        decay = group.get("weight_decay", getattr(optimizer, "_weight_decay", None) or optimizer.regularization)
        super().__init__(group, weight_decay=getattr(decay, "_coeff", decay) or 0)
        for key, names in self.names.items():
            if hasattr(optimizer, f"_{names[0]}"):
                values = [group.get(name, getattr(optimizer, f"_{name}")) for name in names]
                super().__setitem__(key, tuple(values) if len(values) > 1 else values[0])

    def __getitem__(self, key):
        if key == "lr":
            return self.optimizer.get_lr() * self.group.get("learning_rate", 1.0)
        return super().__getitem__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __setitem__(self, key, value):
        if key == "betas" and value != self[key]:
            raise NotImplementedError("Paddle keeps the betas that an optimizer was made with")
        super().__setitem__(key, value)
        if key == "lr":
            self.set_rate(float(value))
        elif key == "weight_decay":
            self.set_decay(float(value))
        elif key in self.names:
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
            # A scheduler goes on from its own rate, to which those of several groups stay in proportion.
            base = scheduler.last_lr if len(rates) > 1 else rate
            if isinstance(scheduler, (lr.StepDecay, lr.MultiStepDecay, lr.ExponentialDecay)) and scheduler.last_lr:
                scheduler.base_lr *= base / scheduler.last_lr
            scheduler.last_lr = base
        for group, each in zip(self.optimizer.groups, rates):
            group.group["learning_rate"] = each / base if base else 1.0
            for parameter in group["params"]:
                parameter.optimize_attr["learning_rate"] = group.group["learning_rate"]
