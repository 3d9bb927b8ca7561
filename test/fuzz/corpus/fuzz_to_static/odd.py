from paddle.jit import to_static as convert, not_to_static
T = {}
@log
@convert(input_spec=[s])
async def f(*a, **k): yield a
@convert
def g(x, /, y, *, z=1):
    global T
    try:
        T['a'] = x.shape
        del y[0]
        for a, *b in y:
            return
    except E as e: return None
    finally:
        match x:
            case [1, *r] if r: pass
            case {'k': v}: import m
    def inner(): nonlocal x; x = 1
    return isinstance(x, paddle.Tensor), {v for v in y}, (v for v in y), int(x, 2)
h = convert(lambda x: x); h.code
