from .ParamGroup import ParamGroup


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
