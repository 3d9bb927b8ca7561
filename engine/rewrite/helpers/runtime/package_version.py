import paddle


def package_version(distribution_name):
    """The version of a distribution; of what was PyTorch's it is Paddle's, which comes under several names."""
    from importlib.metadata import distribution
    return paddle.__version__ if distribution_name == "torch" else distribution(distribution_name).version
