from .NotInstalled import NotInstalled


def decorated_if_installed(make):
    """Decorates with what `make` gives; where that is not installed, what it decorates cannot be used either."""
    def decorate(what):
        try:
            return make()(what)
        except ImportError as error:
            return NotInstalled(f"{error.name} (it decorates {what.__qualname__})")
    return decorate
