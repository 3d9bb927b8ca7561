import paddle


def compiled(function, example_inputs=None):
    """The function or layer, compiled when it is first called: that takes no example of its inputs."""
    return paddle.jit.to_static(function)
