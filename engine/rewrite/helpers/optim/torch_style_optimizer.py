import paddle


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
    unless_asked_for = {
        "maximize",
        "dampening",
        "lr_decay",
        "decoupled_weight_decay",
        "capturable",
        "differentiable",
    }

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
