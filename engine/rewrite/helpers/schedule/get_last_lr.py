def get_last_lr(scheduler):
    """Return the last learning rate of each group."""
    return scheduler.get_last_lr() if hasattr(scheduler, "get_last_lr") else [scheduler.last_lr]
