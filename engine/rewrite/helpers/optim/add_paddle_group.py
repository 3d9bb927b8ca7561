import paddle


def add_paddle_group(optimizer, group):
    """Add a parameter group in Paddle's form; it may hold plain tensors."""
    params = group["params"]
    params = [params] if isinstance(params, paddle.Tensor) else list(params)
    for param in params:
        if not hasattr(param, "optimize_attr"):
            param.optimize_attr = {"learning_rate": 1.0}
    optimizer._add_param_group({**group, "params": params})
