from .NotInstalled import NotInstalled


def decorated_if_installed(make):
    """Decorate with `make()`; if a module is missing, make the function raise when called."""

    def decorate(what):
        try:
            return make()(what)
        except ImportError as error:
            return NotInstalled(f"{error.name} (it decorates {what.__qualname__})")

    return decorate
