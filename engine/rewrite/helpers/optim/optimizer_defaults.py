from .ParamGroup import ParamGroup


def optimizer_defaults(optimizer):
    """Return the default options of an optimizer, with torch's keys."""
    if hasattr(optimizer, "defaults"):
        return optimizer.defaults
    rate = getattr(optimizer._learning_rate, "base_lr", optimizer._learning_rate)
    known = {key: value for key, value in ParamGroup(optimizer, {}).items() if key != "initial_lr"}
    return {**known, "lr": rate}
