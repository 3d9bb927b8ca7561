from .NotInstalled import NotInstalled


def if_installed(make):
    """Return `make()`, or a placeholder if it needs a module that is not installed."""
    try:
        return make()
    except ImportError as error:
        return NotInstalled(error.name or str(error))
