"""The matrix: constructs of Python around rules of every kind.

RIGHT: every use of torch has to be rewritten. MARKED: nothing may be rewritten, each use stays as it is. EITHER: some of
the uses can be rewritten. In all of them the record of the conversion has to be that of the original.
"""

RIGHT = r"""
x[f(1)] = torch.twice(f(2))
y = torch.twice(x)
y = torch.twice(f(1))
y = torch.twice(f(1)) + f(2)
y = torch.swap(f(1), f(2))
y = torch.swap(x, f(1))
y = torch.swap(b=x, a=z)
y = torch.product(x + z, f(1) - z)
y = -torch.product(x, z) ** 2
y = torch.power(x ** z, -x)
y = torch.power(x, z) ** 2
y = torch.product(x, z).w
y = torch.either(x, z) and x
y = not torch.either(x, z)
y = torch.either(x, f(1))
y = torch.choose(x, z, w)
y = torch.choose(f(1), f(2), f(3))
y = torch.choose(x, z, w) + 1
y = torch.later(f(1))
y = torch.later(x).w
y = {i: torch.later(f(i)) for i in it()}
y = torch.dropped(x, b=w)
y = torch.dropped(f(1), w)
y = torch.split_pair(x, (f(1), f(2)))
y = torch.split_pair(x, pair=z)
y = torch.split_pair(x, pair=[1, f(2)])
y = torch.folded(x, f(1), 2)
y = torch.folded(*[x, z])
y = torch.folded(*it())
y = torch.folded(x, *it(), f(2))
y = torch.ordered(x, f(1), f(2))
y = torch.ordered(x, c=f(1), b=f(2))
y = torch.ordered(f(1), f(2))
y = torch.renamed(x, dim=f(1), keepdim=t(2))
y = torch.renamed(*[x], dim=1)
y = torch.added(f(1))
y = torch.added(x, eps=f(1))
y = torch.added(x, f(1))
y = torch.by_shape(x, 3)
y = torch.by_shape(x)
y = torch.by_shape(f(1), f(2))
y = torch.pair(torch.pair(x)[0])
y = (torch.pair(x), torch.pair(z))
res = 1; y = torch.pair(x); print_(res)
y = torch.negated(x, flag=t(1))
y = torch.negated(x, not t(1))
y = torch.negated(x, flag=t(1) and t(2))
y = torch.filled(f(1), out=w)
y = torch.filled(x)
y = torch.abs(torch.swap(x, torch.swap(z, torch.abs(w))))
y = torch.abs(x).unsqueeze(f(1)).permute(0, 1).numel()
y = torch.abs(x).addcmul_(f(1), f(2))
y = torch.abs(f(1)).addcmul_(x, z, value=2)
y = torch.abs(x).addcmul_(f(1), f(2), value=w)
v = torch.abs(x); y = v.sort(1)
v = torch.abs(x); v.requires_grad = t(1)
v = torch.abs(x); v.requires_grad = not t(1)
v = torch.abs(x); v += torch.twice(z)
v = torch.abs(x); v.unsqueeze(0)[1] = torch.twice(z)
torch.flag = True
torch.flag = f(1)
torch.flag = torch.twice(x)
if x: torch.flag = f(1)
torch.quiet()
torch.quiet(w)
if x: torch.quiet()
if x:\n    torch.quiet()\nelse:\n    y = 1
def g():\n    torch.quiet()\ng()
class C:\n    torch.quiet()
try:\n    torch.quiet()\nfinally:\n    f(1)
with torch.guard(): y = torch.twice(f(1))
with torch.guard() as y, f(1): f(2)
with torch.guard():\n    torch.quiet()
for i in torch.twice(f(1)): f(i)
for i in [1, 2]:\n    y = torch.twice(f(i))
for i in [1, 2]: y = torch.twice(f(i)); f(3)
while n():\n    y = torch.twice(f(1))
if torch.twice(f(1)): f(2)
if x:\n    y = torch.twice(f(1))\nelif z:\n    y = torch.swap(f(1), f(2))\nelse:\n    y = torch.pair(f(1))
@torch.decorate(1)\ndef g(): return torch.twice(f(1))\ng()
@torch.decorate(f(1))\nclass C: y = torch.abs(f(2))
@torch.hint\ndef g(): return 1\ng()
@torch.decorate(1)\n@torch.hint  # why\n@torch.decorate(2)\ndef g(): return 1\ng()
class C(torch.Base):\n    y = torch.abs(f(1))\n    def g(self): return torch.twice(f(2))\nC(1).g()
def g(a=torch.abs(f(1))): return torch.twice(a)\ng()
def g():\n    global y\n    y = torch.twice(f(1))\ng(); print_(y)
def g():\n    y = 1\n    def h():\n        nonlocal y\n        y = torch.pair(f(1))\n    h()\n    return y\nprint_(g())
def g(): yield torch.twice(f(1)); yield f(2)\nprint_(list(g()))
def g():\n    a = yield torch.twice(x)\n    return torch.abs(a)\nprint_(list(g()))
async def g(): return torch.twice(await f(1))\nrun(g())
async def g():\n    y = torch.swap(await f(1), await f(2))\n    return y\nrun(g())
y = [torch.abs(f(i)) for i in [1, 2]]
y = [i for i in torch.twice(f(1))]
y = {torch.abs(i): torch.abs(f(i)) for i in [1, 2] if torch.abs(t(i))}
y = [torch.twice(i) for i in it()]
y = (lambda a: torch.swap(a, f(a)))(f(1))
y = (lambda a, b=torch.abs(f(1)): torch.twice(b))(f(2))
y = x if torch.abs(f(1)) else torch.abs(f(2))
y = x and torch.abs(f(1)) or torch.renamed(f(2), dim=1)
y = x < torch.abs(f(1)) < torch.abs(f(2))
y = (w := torch.twice(f(1)))
if (w := torch.abs(f(1))): print_(w)
y = f'{torch.abs(f(1))}'
y = f'{torch.abs(x)!r:>{torch.abs(z)}} {f(1)}'
y = f'{torch.renamed(x, dim=1)}'
y = x[torch.abs(f(1)):torch.abs(f(2))]
x[torch.abs(f(1))] = torch.abs(f(2))
x[0], y = torch.abs(f(1)), torch.abs(f(2))
y = z = torch.twice(f(1))
*y, z = torch.twice(f(1))
y: int = torch.twice(f(1))
x.w = torch.twice(f(1))
del x[torch.abs(f(1))]
assert torch.abs(x) or True, torch.abs(f(1))
print_(torch.twice(f(1)), f(2))
print_(*torch.twice(f(1)), **{'a': torch.abs(f(2))})
y = torch.abs(\n    x  # the first\n)
y = torch.swap(\n    f(1),\n    f(2),\n)
y = torch.ordered(x,  # one\n                  f(1),  # two\n                  f(2))  # three
y = (torch\n     .abs(x))
y = torch.abs(x) \\\n    + torch.twice(z)
import torch as t_; y = t_.twice(f(1))
from torch import twice, swap as s; y = s(twice(f(1)), f(2))
from torch import abs; y = abs(f(1)); z = list(map(abs, [f(2)]))
A = torch.abs; y = A(f(1))
match x:\n    case 1: y = 1\n    case _: y = torch.twice(f(1))
match torch.abs(f(1)):\n    case y: pass
try:\n    raise ValueError(torch.abs(f(1)))\nexcept ValueError as e:\n    y = torch.twice(f(2))\nelse:\n    f(3)\nfinally:\n    torch.flag = f(4)
return_ = [torch.abs]; y = return_[0](f(1))
y = {**{'a': torch.abs(f(1))}, 'b': torch.twice(x)}
y = torch.abs(x)if z else torch.abs(w)
y = [*torch.folded(x, z), torch.abs(f(1))]
y = torch.twice(torch.twice(torch.twice(f(1))))
y = torch.swap(torch.swap(x, z), torch.swap(z, w))
lambda: torch.twice(x); y = 1
y = 1 if x else torch.product(x, z) ** 2
y = torch.product(torch.product(x, z + w), -w)
y = torch.either(lambda: 1, x)
y = torch.product((x, z), w)
y = torch.negated(x, flag=(lambda: t(1))())
y = torch.nested(f(1), f(2))
y = torch.nested(f(1), x)
y = [torch.nested(f(i), x) for i in it()]
y = torch.nested(x, z[f(1)])
y = torch.sum_of(f(1), f(2), f(3))
y = [torch.sum_of(f(i), f(2), x) for i in it()]
y = torch.off_first(True, f(1))
y = torch.off_first(f(1), x)
class C:\n    a = f(1)\n    y = torch.later(a)
class C:\n    a = f(1)\n    y = [torch.abs(i) for i in torch.folded(a)]
"""

MARKED = r"""
y = [torch.nested(i, f(2)) for i in it()]
y = x and torch.nested(z, w[1])
y = [torch.sum_of(x, z, f(i)) for i in it()]
y = torch.off_first(x, f(1))
y = torch.twice(a=(yield_ := f(1)))
while torch.twice(f(1)) < n(): pass
y = x and torch.twice(f(1))
y = x or torch.swap(f(1), f(2))
y = torch.twice(f(1)) if x else 0
y = (lambda a: torch.twice(f(a)))(1)
y = [torch.twice(f(i)) for i in it()]
y = {torch.swap(f(i), f(2)) for i in it()}
y = list(torch.twice(f(i)) for i in it())
def g(a=torch.twice(f(1))): return a\ng()
def g(*, a=torch.swap(f(1), f(2))): return a\ng()
if x: y = 1\nelif torch.twice(f(1)): y = 2
y = f'{torch.twice(f(1))}'
y = f(1) + torch.twice(f(2))
y = x < z < torch.twice(f(1))
assert x, torch.twice(f(1))
assert x or True, torch.swap(f(1), f(2))
y = torch.dropped(x, b=f(1))
y = torch.dropped(x, f(1))
y = torch.split_pair(f(1), pair=f(2))
y = torch.renamed(x, **{'dim': 1})
y = torch.swap(*[f(1), f(2)])
y = torch.pair(x) if z else 0
y = [torch.pair(i) for i in it()]
y = f(1) + torch.either(f(2), f(3))
torch.quiet(f(1))
y = torch.quiet()
y = x; torch.flag = y = f(1)
y, torch.flag = f(1), f(2)
with f(1), torch.twice(f(2)): pass
class C(torch.twice(f(1)).w if x else object): pass
"""

EITHER = r"""
@torch.decorate(torch.twice(f(1)))\ndef g(): pass
y = 1 if torch.twice(x) is None else torch.swap(f(1), f(2))
y = torch.abs(f(1)) + torch.twice(f(2))
y = torch.twice(f(1)) + torch.twice(f(2))
y = torch.swap(torch.twice(f(1)), torch.twice(f(2)))
y = torch.swap(f(1), torch.pair(f(2)))
y = torch.pair(f(1)) + torch.pair(f(2))
y = torch.twice(f(1)) and torch.twice(f(2))
y = torch.either(torch.twice(f(1)), torch.pair(f(2)))
y = torch.split_pair(torch.twice(f(1)), pair=torch.pair(f(2)))
y = (a := f(1)) + torch.twice(f(a))
y = torch.swap((a := f(1)), a)
y = torch.swap(a=x, b=torch.swap(f(1), f(2)))
y = torch.swap(b=f(1), a=f(2))
y = torch.by_shape(torch.abs(x), b=torch.twice(f(1)))
f(1)[torch.swap(f(2), f(3))] = torch.twice(f(4))
x.w, torch.abs(x).requires_grad = f(1), t(2)
f(1).w += torch.twice(f(2))
v = torch.abs(x); v[f(1)] += torch.swap(f(2), f(3))
y = f(1) if torch.twice(f(2)) else torch.twice(f(3))
y = torch.abs(f(1)).addcmul_(f(2), f(3), value=f(4))
v = torch.abs(x); y = v.sort(f(1))
v = torch.abs(f(1)).sort(f(2))
print_(f(1), torch.swap(f(2), f(3)))
def g(a, b=torch.twice(x), *c, d=torch.abs(f(1)), **e): return torch.pair(a)\ng(1)
async def g():\n    async with f(1): y = torch.twice(await f(2))\n    return [torch.abs(i) async for i in ait()]\nrun(g())
class C:\n    y = torch.twice(f(1))\n    z = torch.pair(y)\nprint_(C.y)
for torch.flag in [1, 2]: pass
with f(1) as torch.flag: pass
del torch.abs
x = [lambda: torch.twice(f(1)), torch.swap]; x[0](); x[1](1, 2)
def g(torch): return torch.twice(f(1))\ng(x)
torch = f(1); y = torch.twice(f(2))
getattr(torch, 'abs')(x); getattr(torch, n_)(x)
y = torch.twice(torch.later(f(1)))
y = f'{torch.swap(x, z)} {torch.negated(x, flag=t(1))}' f'{torch.pair(x)}'
y = torch.swap(x, "torch.abs(x)")
torch.nothing = torch.abs(x)
if x: pass; torch.quiet(f(1))
while n() and torch.abs(f(1)): torch.quiet()
y = (torch.twice(f(1)), f(2), torch.twice(f(3)))
y = x.w(torch.twice(f(1)))
y = f(1)(torch.twice(f(2)))
y = [f(1), torch.twice(f(2))]
y = {f(1): torch.twice(f(2))}
y = x[f(1):torch.twice(f(2))]
torch.abs(x).requires_grad = t(1)
f(1).requires_grad = torch.twice(f(2))
torch.flag = torch.pair(f(1))
torch.flag, y = f(1), torch.abs(f(2))
print_(torch.swap(f(1), f(2)), torch.swap(f(3), f(4)))
return_ = torch.choose(t(1), torch.twice(f(2)), torch.pair(f(3)))
"""


def programs(block):
    """The programs of a block, one a line."""
    return [line.replace("\\n", "\n").replace("\\\\", "\\") for line in block.strip().splitlines()]
