def clone_gradient(x):
    """What a tensor has collected, if anything, which stays as it is when the tensor collects anew."""
    return None if x.grad is None else x.grad.clone()
