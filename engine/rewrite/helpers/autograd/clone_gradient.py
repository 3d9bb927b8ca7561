def clone_gradient(x):
    """Return a copy of the tensor's gradient, or None."""
    return None if x.grad is None else x.grad.clone()
