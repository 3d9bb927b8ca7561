import paddle


class NotInstalled:
    """Placeholder of a module that is not installed; raises when it is used."""

    def __init__(self, name):
        self.name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return NotInstalled(f"{self.name}.{name}")

    def __call__(self, *args, **kwargs):
        raise ImportError(
            f"{self.name} is used here and not installed: write this use for Paddle, "
            "or install what it needs",
            name=self.name,
        )

    def __mro_entries__(self, bases):
        return (type("NotInstalled", (), {"__new__": lambda cls, *args, **kwargs: self()}),)

    def __bool__(self):
        asks_whether_it_is_there = any(part in self.name for part in (".is_", ".has_", "available"))
        if "." in self.name and not asks_whether_it_is_there:
            self()
        return False

    def __instancecheck__(self, other):
        return False

    def __getitem__(self, parameters):
        return self

    __subclasscheck__ = __instancecheck__
    __or__ = __ror__ = __getitem__
    __iter__ = __len__ = __int__ = __float__ = __index__ = __str__ = __format__ = __call__


def decorated_if_installed(make):
    """Decorate with `make()`; if a module is missing, make the function raise when called."""

    def decorate(what):
        try:
            return make()(what)
        except ImportError as error:
            return NotInstalled(f"{error.name} (it decorates {what.__qualname__})")

    return decorate


def if_installed(make):
    """Return `make()`, or a placeholder if it needs a module that is not installed."""
    try:
        return make()
    except ImportError as error:
        return NotInstalled(error.name or str(error))


def find_spec(name, package=None):
    """Return the import spec of a module; for torch that of Paddle."""
    from importlib.util import find_spec

    return find_spec("paddle" if name == "torch" else name, package)


def package_version(distribution_name):
    """Return the version of a distribution; of torch, the version of Paddle."""
    from importlib.metadata import distribution

    if distribution_name == "torch":
        return paddle.__version__
    return distribution(distribution_name).version
