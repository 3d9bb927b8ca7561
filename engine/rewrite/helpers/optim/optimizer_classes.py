import collections
import copy

import paddle


class Optimizer(paddle.optimizer.Optimizer):
    """Base class of custom optimizers, with parameter groups and a state for each parameter."""

    _scheduler = None

    def __init__(self, params, defaults):
        groups = list(params) if not isinstance(params, paddle.Tensor) else None
        if groups is None:
            raise TypeError("params should be an iterable of tensors or dicts, and is one tensor")
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        self.defaults, self.state, self.param_groups = defaults, collections.defaultdict(dict), []
        for group in groups if isinstance(groups[0], dict) else [{"params": groups}]:
            self.add_param_group(dict(group))

    def __repr__(self):
        lines = [f"{type(self).__name__} ("]
        for number, group in enumerate(self.param_groups):
            lines.append(f"Parameter Group {number}")
            lines += [f"    {key}: {group[key]}" for key in sorted(group) if key != "params"]
        return "\n".join(lines + [")"])

    def __setstate__(self, state):
        self.__dict__.update(state)

    @property
    def param_groups(self):
        """The groups; where a scheduler has gone on, their rates go with its own."""
        if self._scheduler is not None and self._scheduler.last_lr != self._rate:
            self._rate = self._scheduler.last_lr
            for group, share in zip(self._param_groups, self._shares):
                group["lr"] = share * self._rate
        return self._param_groups

    @param_groups.setter
    def param_groups(self, groups):
        self._param_groups = groups

    def add_param_group(self, param_group):
        params = param_group["params"]
        params = [params] if isinstance(params, paddle.Tensor) else list(params)
        for parameter in params:
            if not isinstance(parameter, paddle.Tensor):
                raise TypeError(
                    "optimizer can only optimize Tensors, "
                    f"but one of the params is {type(parameter)}"
                )
            if not parameter.is_leaf:
                raise ValueError("can't optimize a non-leaf Tensor")
        known = {id(parameter) for group in self._param_groups for parameter in group["params"]}
        if not known.isdisjoint(map(id, params)):
            raise ValueError("some parameters appear in more than one parameter group")
        for key, value in self.defaults.items():
            param_group.setdefault(key, value)
        param_group["params"] = params
        self._param_groups.append(param_group)

    def _all_parameters(self):
        return [parameter for group in self.param_groups for parameter in group["params"]]

    def zero_grad(self, set_to_none=True):
        for parameter in self._all_parameters():
            parameter.clear_gradient(not set_to_none)

    clear_grad = zero_grad

    def step(self, closure=None):
        raise NotImplementedError

    def get_lr(self):
        return self.param_groups[0]["lr"]

    def set_lr(self, value):
        for group in self.param_groups:
            group["lr"] = value

    def set_lr_scheduler(self, scheduler):
        self._rate = self.get_lr()
        rates = [group["lr"] for group in self.param_groups]
        self._shares = [rate / self._rate if self._rate else 1.0 for rate in rates]
        self._scheduler = scheduler
        for group in self.param_groups:
            group.setdefault("initial_lr", group["lr"])

    def state_dict(self):
        numbers = {id(parameter): number for number, parameter in enumerate(self._all_parameters())}
        groups = [dict(group) for group in self.param_groups]
        for group in groups:
            group["params"] = [numbers[id(each)] for each in group["params"]]
        state = {numbers.get(id(key), key): value for key, value in self.state.items()}
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state_dict):
        groups = copy.deepcopy(state_dict["param_groups"])
        sizes = [[len(group["params"]) for group in each] for each in (groups, self.param_groups)]
        if sizes[0] != sizes[1]:
            raise ValueError("loaded state dict has other parameter groups, or of other sizes")
        numbers = [number for group in groups for number in group["params"]]
        own = dict(zip(numbers, self._all_parameters()))
        self.state = collections.defaultdict(dict)
        for key, value in copy.deepcopy(state_dict["state"]).items():
            self.state[own.get(key, key)] = value
        pairs = zip(groups, self.param_groups)
        self.param_groups = [{**new, "params": old["params"]} for new, old in pairs]

    set_state_dict = load_state_dict


def torch_style_optimizer(optimizer, known={}):
    """Return a subclass of `optimizer` with PyTorch's parameters and parameter groups."""
    defaults = {
        "NAdam": {"lr": 0.002},
        "Adamax": {"lr": 0.002},
        "Adagrad": {"lr": 0.01, "eps": 1e-10},
        "Adadelta": {"lr": 1.0, "rho": 0.9},
        "RMSProp": {"lr": 0.01, "alpha": 0.99, "eps": 1e-8},
        "Rprop": {"lr": 0.01, "step_sizes": (1e-6, 50)},
        "Momentum": {"momentum": 0},
    }.get(optimizer.__name__, {})
    names = {
        "lr": "learning_rate",
        "eps": "epsilon",
        "alpha": "rho",
        "nesterov": "use_nesterov",
        "step_sizes": "learning_rate_range",
    }
    spelling = {"RMSProp": "RMSprop", "Momentum": "SGD"}
    without_effect = {"foreach", "fused"}
    unless_asked_for = (
        "maximize dampening lr_decay decoupled_weight_decay capturable differentiable"
    ).split()

    def spelled(options):
        options = {
            names.get(name, name): value
            for name, value in options.items()
            if name not in without_effect and (value or name not in unless_asked_for)
        }
        if "betas" in options:
            options["beta1"], options["beta2"] = options.pop("betas")
        if "epsilon" in options and issubclass(optimizer, paddle.optimizer.RMSProp):
            options["epsilon"] **= 2
        return options

    def group_of(group, rate):
        group = spelled(group)
        if "learning_rate" in group:
            group["learning_rate"] /= rate
        return group

    def __init__(self, params, lr=defaults.pop("lr", 0.001), **options):
        groups = [group_of(each, lr) if isinstance(each, dict) else each for each in params]
        optimizer.__init__(self, float(lr), parameters=groups, **spelled({**defaults, **options}))

    name = spelling.get(optimizer.__name__, optimizer.__name__)
    return known.setdefault(optimizer, type(name, (optimizer,), {"__init__": __init__}))


def get_optimizer_classes():
    """Return a dictionary of the optimizer classes of torch.optim."""
    names = "Adam AdamW NAdam RAdam Adamax Adagrad Adadelta Rprop RMSProp Momentum".split()
    others = {"RMSProp": "RMSprop", "Momentum": "SGD"}
    return {
        others.get(name, name): torch_style_optimizer(getattr(paddle.optimizer, name))
        for name in names
        if hasattr(paddle.optimizer, name)
    }
