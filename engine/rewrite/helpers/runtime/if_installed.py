from .NotInstalled import NotInstalled


def if_installed(make):
    """What `make` gives; where it needs something that is not installed, what says so when it is used."""
    try:
        return make()
    except ImportError as error:
        return NotInstalled(error.name or str(error))
