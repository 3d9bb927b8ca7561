"""Recording doubles of torch and paddle.

`paddle` writes down every call; `torch` is written in terms of it, each name doing by definition what its rule in
rules.json says. So a program and its conversion are the same program exactly if they leave the same record.

Calls are written down, and whatever else a program can be watched by: iteration and stores, operators, subscripts and
truth tests. What an attribute or a format gives is not.
"""
import types
import zlib

record = []


def say(*what):
    record.append(" ".join(str(part) for part in what))


class Value:
    """Stands for a tensor, and for anything else that is worth watching. Its name says how it came about."""

    def __init__(self, name):
        object.__setattr__(self, "name", name if len(name) < 60 else f"#{zlib.crc32(name.encode())}")

    def __repr__(self):
        return self.name

    def __bool__(self):
        # Of `if a or b` and `c = a or b; if c`, Python tests a value twice only in the second.
        if not record or record[-1] != f"bool {self}":
            say("bool", self)
        return zlib.crc32(self.name.encode()) % 2 == 0

    def __iter__(self):
        say("iter", self)
        return iter([Value(f"{self}.0"), Value(f"{self}.1")])

    def __getitem__(self, index):
        return operated("getitem", self, index)

    def __setitem__(self, index, value):
        say("setitem", self, index, value)

    def __delitem__(self, index):
        say("delitem", self, index)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return computed("getattr", self, name)

    def __setattr__(self, name, value):
        if name == "requires_grad":
            name, value = "stop_gradient", not value
        say("setattr", self, name, value)

    def __delattr__(self, name):
        say("delattr", self, name)

    def __call__(self, *values, **named):
        return made("call", self, *values, **named)

    def __format__(self, spec):
        return self.name

    def __hash__(self):
        return zlib.crc32(self.name.encode())

    def __enter__(self):
        say("enter", self)
        return self

    def __exit__(self, *problem):
        say("exit", self)
        return False

    async def __aenter__(self):
        return self.__enter__()

    async def __aexit__(self, *problem):
        return self.__exit__(*problem)

    def __await__(self):
        say("await", self)
        return self
        yield

    # Methods that Paddle has.
    @property
    def size(self):
        return computed("size", self)

    def expand_dims(self, axis):
        return made("expand_dims", self, axis)

    def add_(self, value):
        return made("add_", self, value)

    # Methods that only torch has.
    def numel(self):
        return self.size

    def unsqueeze(self, dim):
        return self.expand_dims(dim)

    def permute(self, *dims):
        return paddle.permute(self, list(dims))

    def addcmul_(self, tensor1, tensor2, *, value=1):
        return self.add_(value * tensor1 * tensor2)

    def sort(self, dim=-1):
        return paddle.sort(self, dim), paddle.argsort(self, dim)


def made(what, *values, **named):
    """Writes a call down; its result is named after it."""
    result = computed(what, *values, **named)
    say(what, result)
    return result


def operated(what, *values):
    return made(what, *values)


def computed(what, *values, **named):
    """A value that is named after how it came about."""
    shown = [shown_of(value) for value in values]
    shown += [f"{name}={shown_of(value)}" for name, value in sorted(named.items())]
    return Value(f"{what}({', '.join(shown)})")


def shown_of(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{shown_of(key)}: {shown_of(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return type(value).__name__ + "(" + ", ".join(map(shown_of, value)) + ")"
    if isinstance(value, (set, frozenset)):
        return "set(" + ", ".join(sorted(map(shown_of, value))) + ")"
    if callable(value) and not isinstance(value, Value):
        return "callable"
    return repr(value)


def assign(value, output):
    say("assign", value, output)
    return output


def add_operator(symbol, name):
    setattr(Value, f"__{name}__", lambda self, other: operated(symbol, self, other))
    setattr(Value, f"__r{name}__", lambda self, other: operated(symbol, other, self))
    # Like a tensor of torch, which is changed itself.
    setattr(Value, f"__i{name}__", lambda self, other: assign(operated(symbol, self, other), self))


for symbol, name in [("+", "add"), ("-", "sub"), ("*", "mul"), ("@", "matmul"), ("/", "truediv"), ("//", "floordiv"),
                     ("%", "mod"), ("**", "pow"), ("&", "and"), ("|", "or"), ("^", "xor"), ("<<", "lshift")]:
    add_operator(symbol, name)
for symbol, name in [("<", "lt"), ("<=", "le"), (">", "gt"), (">=", "ge"), ("==", "eq"), ("!=", "ne")]:
    setattr(Value, f"__{name}__", lambda self, other, symbol=symbol: operated(symbol, self, other))
for symbol, name in [("-", "neg"), ("+", "pos"), ("~", "invert")]:
    setattr(Value, f"__{name}__", lambda self, symbol=symbol: operated("unary" + symbol, self))

paddle = types.ModuleType("paddle")
torch = types.ModuleType("torch")


def paddle_function(name, *parameters, **defaults):
    """Binds its arguments as Python does, so that the record does not tell keywords from positions."""
    names = [*parameters, *defaults]

    def call(*values, **named):
        if len(values) > len(names) or any(key not in names for key in named):
            raise TypeError(f"{name} does not take these arguments")
        bound = {**defaults, **dict(zip(names, values)), **named}
        if len(bound) != len(names) or set(named) & set(names[:len(values)]):
            raise TypeError(f"{name} does not take these arguments")
        return made(name, *[bound[key] for key in names])
    setattr(paddle, name, call)


paddle_function("abs", "x")
paddle_function("renamed", "x", axis=None, keepdim=False)
paddle_function("ordered", "a", c=2, b=1)
paddle_function("dropped", "a")
paddle_function("added", "a", eps=1)
paddle_function("split_pair", "a", first=1, second=2)
paddle_function("folded", "size")
paddle_function("add", "a", "b")
paddle_function("swap", "b", "a")
paddle_function("negated", "a", "off")
paddle_function("off_first", "off", "a")
paddle_function("filled", "a")
paddle_function("fill_into", "a", "out")
paddle_function("by_int", "a", "b")
paddle_function("by_none", "a")
paddle_function("permute", "x", "dims")
paddle_function("sort", "x", axis=-1)
paddle_function("argsort", "x", axis=-1)
paddle_function("ready")
paddle_function("set_flag", "value")
paddle_function("guard")


def paddle_pair(a):
    pair = made("pair", a)
    return Value(f"{pair}.0"), Value(f"{pair}.1")


def decorate(level):
    say("decorate", level)

    def wrap(function):
        say("wrap", level)
        return function
    return wrap


class Base:
    def __init__(self, *values):
        say("Base", *values)


paddle.assign = assign
paddle.decorate = torch.decorate = decorate
paddle.Base = torch.Base = Base
paddle.pair = paddle_pair
paddle.call = lambda function: function()

torch.abs = lambda input: paddle.abs(input)
torch.renamed = lambda input, dim=None, keepdim=False: paddle.renamed(input, dim, keepdim)
torch.ordered = lambda a, b=1, c=2: paddle.ordered(a, c, b)
torch.dropped = lambda a, b=None: paddle.dropped(a)
torch.added = lambda a, eps=2: paddle.added(a, eps)
torch.split_pair = lambda a, pair=(1, 2): paddle.split_pair(a, pair[0], pair[1])
torch.folded = lambda *size: paddle.folded(list(size))
torch.twice = lambda a: paddle.add(a, a)
torch.swap = lambda a, b: paddle.swap(b, a)
torch.negated = lambda a, flag=False: paddle.negated(a, not flag)
torch.nested = lambda a, b: paddle.add(paddle.abs(a), b)
torch.sum_of = lambda a, b, c: a * b + c
torch.off_first = lambda flag, a: paddle.off_first(not flag, a)
torch.product = lambda a, b: a * b
torch.power = lambda a, b: a ** b
torch.either = lambda a, b: a or b
torch.choose = lambda a, b, c: b if a else c
torch.later = lambda a: a
torch.filled = lambda a, *, out=None: paddle.filled(a) if out is None else paddle.fill_into(a, out)
torch.quiet = lambda a=None: None
torch.hint = lambda function: function
torch.guard = lambda: paddle.guard()


def torch_pair(a):
    result = paddle.pair(a)
    return result[0], result[1]


def paddle_by_any(b, a):
    """Decides when the program runs, as PyTorch does: a rule sees the type of literals only."""
    if type(b) is int:
        return paddle.by_int(a, b)
    return paddle.by_none(a) if b is None else made("by_any", b, a)


paddle.by_any = paddle_by_any
torch.pair = torch_pair
torch.by_shape = lambda a, b=None: paddle.by_any(b, a)


class TorchModule(types.ModuleType):
    """`torch.flag = value` does something."""

    def __setattr__(self, name, value):
        if name == "flag":
            paddle.ready() and paddle.set_flag(value)
        else:
            super().__setattr__(name, value)


torch.__class__ = TorchModule
