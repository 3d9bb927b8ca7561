def get_last_lr(scheduler):
    """The rate of each group, as far as the scheduler knows its groups; else that of the first."""
    return scheduler.get_last_lr() if hasattr(scheduler, "get_last_lr") else [scheduler.last_lr]
