class NotInstalled:
    """Stands for what is not installed: it can be named, written in annotations and derived from, but not used."""

    def __init__(self, name):
        self.name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return NotInstalled(f"{self.name}.{name}")

    def __call__(self, *args, **kwargs):
        raise ImportError(f"{self.name} is used here and not installed: write this use for Paddle, or install what it "
                          "needs", name=self.name)

    def __mro_entries__(self, bases):
        return (type("NotInstalled", (), {"__new__": lambda cls, *args, **kwargs: self()}),)

    def __bool__(self, *other):
        return False

    def __getitem__(self, parameters):
        return self

    __instancecheck__ = __subclasscheck__ = __bool__
    __or__ = __ror__ = __getitem__
    __iter__ = __call__
