class Missing:
    """Stands for what is not installed: it can be named, written in annotations and derived from, but not used."""

    def __init__(self, name):
        self.name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Missing(f"{self.name}.{name}")

    def __call__(self, *args, **kwargs):
        raise ImportError(f"{self.name} is used here and not installed: write this use for Paddle, or install what it "
                          "needs", name=self.name)

    def __iter__(self):
        return self()

    def __mro_entries__(self, bases):
        return (type("Missing", (), {"__new__": lambda cls, *args, **kwargs: self()}),)

    def __instancecheck__(self, value):
        return False

    def __subclasscheck__(self, kind):
        return False

    def __bool__(self):
        return False

    def __getitem__(self, parameters):
        return self

    def __or__(self, other):
        return self

    __ror__ = __or__
