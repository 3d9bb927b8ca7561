"""What `paddle.jit.dy2static` gives generated code, for values of Python and for doubles of tensors.

A double has no truth of its own. Under its test both branches run, each from a copy of the state, and
only what the generated getters and setters name is taken over: a name that is missing there is lost,
as it is in a program.
"""
import operator

MOST_ROUNDS = 2000   # of all loops of one call


class Lost(Exception):
    """What a program cannot do; Paddle raises in its own words."""


class Rounds:
    def __init__(self):
        self.count = 0

    def another(self):
        self.count += 1
        if self.count > MOST_ROUNDS:
            raise Lost("the loops do not end")
        return True


rounds = Rounds()


class Tensor:
    def __init__(self, value):
        self.value = value

    def __bool__(self):
        raise Lost("the truth of a tensor was asked")

    __index__ = __int__ = __hash__ = __bool__


def plain(value):
    if isinstance(value, Tensor):
        return value.value
    if isinstance(value, (list, tuple)):
        return type(value)(plain(item) for item in value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def _add_operators():
    def binary(function):
        return lambda self, other: Tensor(function(self.value, plain(other)))

    def reflected(function):
        return lambda self, other: Tensor(function(plain(other), self.value))

    for name in ("add", "sub", "mul", "mod", "floordiv"):
        setattr(Tensor, f"__{name}__", binary(getattr(operator, name)))
        setattr(Tensor, f"__r{name}__", reflected(getattr(operator, name)))
    for name in ("lt", "le", "gt", "ge", "eq", "ne"):
        setattr(Tensor, f"__{name}__", binary(getattr(operator, name)))
    Tensor.__neg__ = lambda self: Tensor(-self.value)
    Tensor.__hash__ = None


_add_operators()


class UndefinedVar:
    def __init__(self, name):
        self.name = name


class Array(list):
    """A list whose length is a tensor."""


def copied(state):
    return tuple(type(value)(value) if isinstance(value, list) else value for value in state)


def joined(test, left, right, grows=False):
    """What comes out of two branches for one name; a list that grows comes out as an array."""
    if left is right:
        return left
    kinds = {type(plain(value)) for value in (left, right)}
    if UndefinedVar in kinds:
        return next(value for value in (left, right) if isinstance(value, UndefinedVar))
    if type(None) in kinds or (list in kinds and len(kinds) > 1):
        raise Lost("the branches give values of different kinds")
    if list in kinds and (grows or isinstance(left, Array) or isinstance(right, Array)):
        return Array(left if test.value else right)
    if list in kinds:
        if len(left) != len(right):
            raise Lost("the branches give lists of different lengths")
        return [joined(test, *pair) for pair in zip(left, right)]
    return Tensor(plain(left if test.value else right))


def IfElse(test, true_fn, false_fn, get, set_state, names, push_pop_names=None):
    if not isinstance(test, Tensor):
        return true_fn() if test else false_fn()
    start = get()
    outcomes = []
    for branch in (true_fn, false_fn):
        if start is not None:
            set_state(copied(start))
        value = branch()
        outcomes.append((value, get()))
    (left, left_state), (right, right_state) = outcomes
    if start is not None:
        # The state is of both kinds of names, by their order.
        grown = push_pop_names or ()
        grow = [name in grown for name in sorted({*names, *grown})]
        set_state(tuple(joined(test, *each) for each in zip(left_state, right_state, grow)))
    return joined(test, left, right)


def While(test, body, get, set_state, return_name_ids=None, push_pop_names=None):
    first = test()
    if not isinstance(first, Tensor):
        while rounds.another():
            again = test()
            if isinstance(again, Tensor):
                raise Lost("a test of Python became a tensor")
            if not again:
                return
            body()
    # The body is built once, whatever the result of the test, and its effects are discarded.
    start = get() or ()
    set_state(copied(start))
    body()
    set_state(tuple(Tensor(value) if isinstance(value, (bool, int)) else value for value in copied(start)))
    while rounds.another() and plain(test()):
        body()


def And(left, right):
    first = left()
    if not isinstance(first, Tensor):
        return first and right()
    second = right()
    return Tensor(bool(first.value and second.value)) if isinstance(second, Tensor) else second and first


def Or(left, right):
    first = left()
    if not isinstance(first, Tensor):
        return first or right()
    second = right()
    return Tensor(bool(first.value or second.value)) if isinstance(second, Tensor) else second or first


def Not(value):
    return Tensor(not value.value) if isinstance(value, Tensor) else not value


def create_bool_as_type(like, value):
    return Tensor(value) if isinstance(like, Tensor) else value


def Call(function):
    if function is range:
        return lambda *ends: (Array(map(Tensor, range(*map(plain, ends)))) if any(isinstance(end, Tensor) for end in ends)
                              else range(*ends))
    if function is len:
        return Len
    return function


def Len(value):
    return Tensor(len(value)) if isinstance(value, Array) else len(value)


class Indexed(list):
    def __getitem__(self, index):
        # While a loop is built its body runs once, also where there is nothing to go over.
        at = plain(index)
        return super().__getitem__(at) if at < len(self) else Tensor(0)


class IndexedArray(Array, Indexed):
    pass


def Indexable(value):
    return (IndexedArray if isinstance(value, Array) else Indexed)(value)


def Unpack(value, structure):
    return value


def Ld(value):
    return value


def Assert(test, message=None):
    if not plain(test):
        raise AssertionError(message)
