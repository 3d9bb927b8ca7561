import paddle


def package_version(distribution_name):
    """Return the version of a distribution; of torch, the version of Paddle."""
    from importlib.metadata import distribution

    return (
        paddle.__version__
        if distribution_name == "torch"
        else distribution(distribution_name).version
    )
