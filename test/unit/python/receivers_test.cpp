// The types of the receivers of methods and attributes.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/python/receiver_rows.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("the result of an API has the kind in its table") {
  check_receivers({
      {"[[torch.zeros(1).abs]]()\n", "tensor"},
      {"x = torch.zeros(1)\n[[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1)\n[[x.abs().view]](1)\n", "tensor"},
      {"x = torch.zeros(1)\n[[x.T.grad.add_]](1)\n", "tensor"},
      {"x = y = torch.zeros(1)\n[[x.abs]]()\n", "tensor"},
      {"[[torch.max(x).abs]]()\n", "tensor"},
      {"[[torch.max(x, dim=1).abs]]()\n", "tensors"},
      {"[[torch.max(x, dim=1)[0].abs]]()\n", "tensor"},
      {"a, b = torch.max(x, dim=1)\n[[b.abs]]()\n", "tensor"},
      {"a, *b = torch.split(x, 1)\n[[a.abs]]()\n", "tensor"},
      {"opt = torch.optim.SGD(p)\n[[opt.step]]()\n", "optimizer"},
      {"[[nn.Linear(1, 2).weight]]\n", "module"},
      {"[[nn.Linear(1, 2).weight.abs]]()\n", "tensor"},
      {"[[nn.Linear(1, 2)(x).abs]]()\n", "tensor"},
      {"[[torch.zeros(1).shape.sort]]\n", "size"},
      {"[[torch.zeros(1).item().size]]\n", "not torch"},
      {"[[unheard(x).abs]]()\n", "unknown"},
      {"[[torch.unheard(x).abs]]()\n", "unknown"},
      {"abs = torch.abs\n[[abs(x).sum]]()\n", "tensor"},
  });
}

TEST_CASE("the result of an unknown layer is likely a tensor") {
  check_receivers({
      {"for layer in nn.ModuleList(layers):\n    [[layer(x).abs]]()\n", "likely tensor"},
      {"[[nn.LSTM(1, 2)(x).abs]]()\n", "unknown"},
  });
}

TEST_CASE("values of Python and numpy are not torch") {
  check_receivers({
      {"x = np.zeros(3)\n[[x.max]]()\n", "not torch"},
      {"[[(1, 2).sort]]()\n", "not torch"},
      {"x = [1, 2]\n[[x.sort]]()\n", "not torch"},
      {"x = {}\n[[x.data]]\n", "not torch"},
      {"x = {1}\n[[x.add]](2)\n", "not torch"},
      {"[['a'.split]]()\n", "not torch"},
      {"[[f'{a}'.split]]()\n", "not torch"},
      {"x = 1\n[[x.add]]\n", "not torch"},
      {"x = str(y)\n[[x.split]]()\n", "not torch"},
      {"x = list(y)\n[[x.append]](1)\n", "not torch"},
      {"x = [a for a in b]\n[[x.append]](1)\n", "not torch"},
      {"def f(x: int): [[x.add]]\n", "not torch"},
      {"def f(x: np.ndarray): [[x.max]]()\n", "not torch"},
      {"def f(*x): [[x.sort]]()\n", "not torch"},
      {"def f(**x): [[x.data]]\n", "not torch"},
      {"def f(): pass\n[[f.data]]\n", "not torch"},
      {"class A: pass\n[[A().data]]\n", "not torch"},
      {"try: pass\nexcept E as e: [[e.data]]\n", "not torch"},
      {"from pandas import DataFrame\nx = DataFrame()\n[[x.max]]()\n", "unknown"},
  });
}

TEST_CASE("annotated containers determine their elements") {
  check_receivers({
      {"from typing import List\ndef f(x: List[torch.Tensor]): [[x[0].abs]]()\n", "tensor"},
      {"def f(x: list[torch.Tensor]):\n  for y in x: [[y.abs]]()\n", "tensor"},
      {"def f(x: list[torch.Tensor | None], z):\n  for y, w in zip(x, z): [[y.abs]]()\n", "tensor"},
      {"def f(x: list[torch.Tensor] | None):\n  for i, y in enumerate(x): [[y.abs]]()\n", "tensor"},
      {"def f(x: tuple[torch.Tensor, ...]): [[x[1].abs]]()\n", "tensor"},
      {"from collections.abc import Iterable\n"
       "def f(x: Iterable[nn.Module]):\n  for y in x: [[y.eval]]()\n",
       "module"},
      {"def f(x: dict[str, torch.Tensor]): [[x['a'].abs]]()\n", "tensor"},
      {"from typing import Mapping\n"
       "def f(x: Mapping[str, torch.Tensor]):\n  for _, y in x.items(): [[y.abs]]()\n",
       "tensor"},
      {"def f() -> list[torch.Tensor]: return unheard()\n[[f()[0].abs]]()\n", "tensor"},
      {"def f(x: torch.Tensor | list[torch.Tensor]): [[x.abs]]()\n", "likely tensor"},
      {"def f(x: tuple[torch.Tensor, int]): [[x[0].max]]()\n", "unknown"},
      {"def f(x: list[unheard]): [[x[0].abs]]()\n", "unknown"},
      {"def f(x: unheard[torch.Tensor]): [[x[0].abs]]()\n", "unknown"},
  });
}

TEST_CASE("annotations determine parameters and variables") {
  check_receivers({
      {"def f(x: torch.Tensor): [[x.abs]]()\n", "tensor"},
      {"def f(x: 'torch.Tensor'): [[x.abs]]()\n", "tensor"},
      {"def f(x: nn.Module): [[x.eval]]()\n", "module"},
      {"def f(x: torch.Tensor = None): [[x.abs]]()\n", "tensor"},
      {"def f(x: torch.Tensor | None): [[x.abs]]()\n", "tensor"},
      {"from typing import Optional\ndef f(x: Optional[torch.Tensor]): [[x.abs]]()\n", "tensor"},
      {"from typing import Union\ndef f(x: Union[None, torch.Tensor]): [[x.abs]]()\n", "tensor"},
      {"from typing import Union\ndef f(x: Union[torch.Tensor, None]): [[x.abs]]()\n", "tensor"},
      {"from typing import Union\ndef f(x: Union[torch.Tensor]): [[x.abs]]()\n", "tensor"},
      {"from typing import Union\ndef f(x: Union[torch.Tensor, torch.Generator]): [[x.abs]]()\n",
       "likely tensor"},
      {"from typing import Union\ndef f(x: Union[torch.Tensor, unheard]): [[x.abs]]()\n",
       "likely tensor"},
      {"x: torch.Tensor = unheard()\n[[x.abs]]()\n", "tensor"},
      {"x: torch.Tensor\n[[x.abs]]()\n", "tensor"},
      {"def f(x): [[x.abs]]()\n", "unknown"},
      {"def f(x: unheard): [[x.abs]]()\n", "unknown"},
      {"def f(x: torch.Tensor):\n  x = unheard(x)\n  [[x.abs]]()\n", "unknown"},
  });
}

TEST_CASE("branches are joined") {
  check_receivers({
      {"if c: x = torch.zeros(1)\nelse: x = torch.ones(1)\n[[x.abs]]()\n", "tensor"},
      {"if c: x = torch.zeros(1)\nelse: x = None\n[[x.abs]]()\n", "tensor"},
      {"if c: x = torch.zeros(1)\nelse: x = np.zeros(1)\n[[x.abs]]()\n", "likely tensor"},
      {"if c: x = torch.zeros(1)\nelse: x = unheard()\n[[x.abs]]()\n", "likely tensor"},
      {"if c: x = torch.zeros(1)\nelse: x = nn.ReLU()\n[[x.abs]]()\n", "unknown"},
      {"x = unheard()\nif c: x = torch.zeros(1)\nelse: raise E\n[[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1)\nif c:\n  x = unheard()\n  raise E\n[[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1) if c else torch.ones(1)\n[[x.abs]]()\n", "tensor"},
      {"x = y or torch.ones(1)\n[[x.abs]]()\n", "likely tensor"},
      {"x = np.zeros(1)\nif c: x = torch.tensor(x)\nelif d: x = torch.ones(1)\n[[x.abs]]()\n",
       "likely tensor"},
      {"try: x = torch.zeros(1)\nexcept E: x = np.zeros(1)\n[[x.abs]]()\n", "likely tensor"},
      {"try: x = torch.zeros(1)\nexcept E: return_()\nelse: x = torch.ones(1)\n[[x.abs]]()\n",
       "tensor"},
      {"x = np.zeros(1)\ntry: x = torch.zeros(1)\nfinally: [[x.abs]]()\n", "tensor"},
      {"match y:\n  case 1: x = torch.zeros(1)\n  case 2: x = torch.ones(1)\n[[x.abs]]()\n",
       "tensor"},
  });
}

TEST_CASE("loops repeat until nothing changes") {
  check_receivers({
      {"x = torch.zeros(1)\nfor i in y: x = x + 1\n[[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1)\nfor i in y:\n  [[x.abs]]()\n  x = np.zeros(1)\n", "likely tensor"},
      {"x = torch.zeros(1)\nwhile c:\n  [[x.abs]]()\n  x = unheard()\n", "likely tensor"},
      {"x = torch.zeros(1)\nwhile c:\n  if d:\n    x = unheard()\n    break\n[[x.abs]]()\n",
       "likely tensor"},
      {"x = torch.zeros(1)\nwhile c:\n  [[x.abs]]()\n  if d:\n    x = unheard()\n    continue\n"
       "  x = torch.ones(1)\n",
       "likely tensor"},
      {"a = torch.zeros(1); b = a; c = a\nwhile w:\n  [[a.abs]]()\n  a = b; b = c; c = unheard()\n",
       "likely tensor"},
      {"for p in model: [[p.abs]]()\n", "unknown"},
      {"for p in torch.split(x, 1): [[p.abs]]()\n", "tensor"},
      {"for i, p in enumerate(torch.split(x, 1)): [[p.abs]]()\n", "tensor"},
      {"m = nn.ReLU()\nfor p in m.parameters(): [[p.data]]\n", "tensor"},
      {"m = nn.ReLU()\nfor n, p in m.named_parameters(): [[p.data]]\n", "tensor"},
      {"m = nn.ReLU()\nfor n, p in m.named_parameters(): [[n.split]]('.')\n", "not torch"},
      {"m = nn.ReLU()\nfor c in m.children(): [[c.eval]]()\n", "module"},
      {"y = [x.abs() for x in torch.split(z, 1)]\n[[y[0].abs]]()\n", "tensor"},
      {"y = list([[x.abs]]() for x in torch.split(z, 1))\n", "tensor"},
  });
}

TEST_CASE("operators keep the kind of their operands") {
  check_receivers({
      {"x = torch.zeros(1) * 2 + y\n[[x.abs]]()\n", "tensor"},
      {"x = 2 * torch.zeros(1)\n[[x.abs]]()\n", "tensor"},
      {"x = y * torch.zeros(1)\n[[x.abs]]()\n", "likely tensor"},
      {"x = -torch.zeros(1)\n[[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1)[0, 1:]\n[[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1) > 0\n[[x.sum]]()\n", "tensor"},
      {"x = torch.zeros(1) is None\n[[x.sum]]()\n", "not torch"},
      {"x = 1 + 2\n[[x.sum]]()\n", "not torch"},
      {"x = torch.zeros(1)\nx += 1\n[[x.abs]]()\n", "tensor"},
      {"x = np.zeros(1)\nx += torch.zeros(1)\n[[x.abs]]()\n", "likely tensor"},
      {"[[(torch.zeros(1) + 1).abs]]()\n", "tensor"},
      {"if (x := torch.zeros(1)).any(): [[x.abs]]()\n", "tensor"},
  });
}

TEST_CASE("self is an instance of the base of its class, and has the assigned attributes") {
  const char* const net =
      "class Net(nn.Module):\n"
      "  def __init__(self):\n"
      "    super().__init__()\n"
      "    self.fc = nn.Linear(1, 2)\n"
      "    self.scale = torch.ones(1)\n"
      "    self.maybe = None\n"
      "    self.act = F.relu\n"
      "    self.size = 3\n"
      "  def add(self): pass\n"
      "  def head(self, x): return self.fc(x)\n"
      "  def set(self): self.maybe = torch.zeros(1)\n";
  const ReceiverRow rows[] = {
      {"  def f(self): [[self.parameters]]()\n", "module"},
      {"  def f(self): [[self.fc.weight]]\n", "module"},
      {"  def f(self): [[self.fc.weight.abs]]()\n", "tensor"},
      {"  def f(self, x): [[self.fc(x).abs]]()\n", "tensor"},
      {"  def f(self): [[self.scale.abs]]()\n", "tensor"},
      {"  def f(self): [[self.maybe.abs]]()\n", "tensor"},
      {"  def f(self, x): [[self.act(x).abs]]()\n", "tensor"},
      {"  def f(self, x): [[self.head(x).abs]]()\n", "tensor"},
      {"  def f(self): [[self.add]]()\n", "not torch"},
      {"  def f(self, x): [[self.unheard(x).abs]]()\n", "unknown"},
      {"  def forward(self, x): [[x.abs]]()\n", "likely tensor"},
      {"  def forward(self, x: int): [[x.add]]\n", "not torch"},
      {"  def forward(self, x): [[x.view(1).abs]]()\n", "likely tensor"},
      {"  def f(self, x): [[x.abs]]()\n", "unknown"},
      {"  @staticmethod\n  def f(x): [[x.eval]]()\n", "unknown"},
      {"  def f(self): [[super().eval]]()\n", "module"},
      {"  def g(self): self.eval = 1\n  def f(self): [[self.eval]]()\n", "not torch"},
      {"  def g(self): self.weight = 1\n  def f(self): [[self.weight]]\n", "module"},
      {"net = Net()\n[[net.eval]]()\n", "module"},
      {"net = Net()\n[[net.fc.weight]]\n", "module"},
      {"net = Net().to(1)\n[[net.eval]]()\n", "module"},
      {"class Sub(Net):\n  def f(self): [[self.fc.weight]]\n", "module"},
      {"class Sub(Net):\n  def f(self): [[self.eval]]()\n", "module"},
      {"class Sub(Unheard):\n  def f(self): [[self.eval]]()\n", "unknown"},
      {"def make(net: Net): [[net.eval]]()\n", "module"},
  };
  for (const ReceiverRow& row : rows) {
    const std::string source = std::string(net) + row.source;
    const ReceiverRow whole[] = {{source, row.receiver}};
    check_receivers(whole);
  }
}

TEST_CASE("a lambda in a class body has no name and its parameters are unknown") {
  check_receivers({
      {"class A(nn.Module):\n    f = lambda self, x: [[x.view]](1)\n", "unknown"},
      {"class A:\n    f = lambda a, b: [[torch.zeros(1).abs]]()\n", "tensor"},
  });
}

TEST_CASE("calls of functions of the file have the returned value") {
  check_receivers({
      {"def f(): return torch.zeros(1)\n[[f().abs]]()\n", "tensor"},
      {"def f(x):\n  if x: return torch.zeros(1)\n  return torch.ones(1)\n[[f(1).abs]]()\n",
       "tensor"},
      {"def f(x):\n  if x: return torch.zeros(1)\n  return x\n[[f(1).abs]]()\n", "likely tensor"},
      {"def f(x): return unheard(x)\n[[f(1).abs]]()\n", "unknown"},
      {"def f(): yield torch.zeros(1)\n[[f().abs]]()\n", "unknown"},
      {"async def f(): return torch.zeros(1)\n[[f().abs]]()\n", "unknown"},
      {"@unheard\ndef f(): return torch.zeros(1)\n[[f().abs]]()\n", "unknown"},
      {"@torch.no_grad()\ndef f(): return torch.zeros(1)\n[[f().abs]]()\n", "tensor"},
      {"@torch.no_grad\ndef f(): return torch.zeros(1)\n[[f().abs]]()\n", "tensor"},
      {"@unheard\n@torch.no_grad()\ndef f(): return torch.zeros(1)\n[[f().abs]]()\n", "unknown"},
      {"class A:\n  @torch.no_grad()\n  def g(self): return torch.zeros(1)\n  def f(self): "
       "[[self.g().abs]]()\n",
       "tensor"},
      {"f = lambda: torch.zeros(1)\n[[f().abs]]()\n", "tensor"},
      {"def f() -> torch.Tensor: return unheard()\n[[f().abs]]()\n", "tensor"},
  });
}

TEST_CASE("a list has the elements that are added to it") {
  check_receivers({
      {"y = []\ny.append(torch.zeros(1))\n[[y[0].abs]]()\n", "tensor"},
      {"y = list()\nfor i in z: y.append(torch.zeros(1))\nfor x in y: [[x.abs]]()\n", "tensor"},
      {"y = []\nfor i in z:\n  if i: y.append(torch.zeros(1))\n[[y[0].abs]]()\n", "tensor"},
      {"y = [torch.zeros(1)]\ny.append(unheard())\n[[y[0].abs]]()\n", "likely tensor"},
      {"y = [torch.zeros(1)]\ny.append(np.zeros(1))\n[[y[1].abs]]()\n", "likely tensor"},
      {"y = [torch.zeros(1)]\ny[0] = unheard()\n[[y[0].abs]]()\n", "likely tensor"},
      {"y = [torch.zeros(1)]\ny.insert(0, unheard())\n[[y[0].abs]]()\n", "likely tensor"},
      {"y = [torch.zeros(1)]\ny.extend(unheard())\n[[y[0].abs]]()\n", "likely tensor"},
      {"y = [torch.zeros(1)]\ny.extend(torch.split(x, 1))\n[[y[0].abs]]()\n", "tensor"},
      {"y = [torch.zeros(1)]\nunheard(y)\n[[y[0].abs]]()\n", "likely tensor"},
      {"y = [torch.zeros(1)]\nz = torch.cat(y)\n[[y[0].abs]]()\n", "tensor"},
      {"y = (torch.zeros(1), 2)\nunheard(y)\na, b = y\n[[a.abs]]()\n", "tensor"},
      {"y = [torch.zeros(1)]\ny += [unheard()]\n[[y[0].abs]]()\n", "unknown"},
      {"y = []\n[[y.append]](1)\n", "not torch"},
      {"y = []\ny.append(torch.zeros(1))\n[[y.sort]]()\n", "tensors"},
      {"class A:\n  def __init__(self): self.y = []\n  def g(self): "
       "self.y.append(torch.zeros(1))\n  def f(self): [[self.y[0].abs]]()\n",
       "tensor"},
  });
}

TEST_CASE("the result of a module is known if all possible modules agree") {
  check_receivers({
      {"m = nn.Linear(1, 1) if c else nn.ReLU()\n[[m(x).abs]]()\n", "tensor"},
      {"m = nn.Linear(1, 1) if c else nn.LSTM()\n[[m(x).abs]]()\n", "likely tensor"},
      {"m = nn.Linear(1, 1).to(d)\n[[m(x).abs]]()\n", "tensor"},
      {"m = nn.Sequential(nn.Linear(1, 1), nn.ReLU())\n[[m(x).abs]]()\n", "tensor"},
      {"m = nn.Sequential(nn.Linear(1, 1), nn.LSTM())\n[[m(x).abs]]()\n", "likely tensor"},
      {"m = nn.Sequential(*layers)\n[[m(x).abs]]()\n", "likely tensor"},
      {"layers = [nn.Linear(1, 1)]\nlayers.append(nn.ReLU())\nm = nn.Sequential(*layers)\n"
       "[[m(x).abs]]()\n",
       "tensor"},
      {"m = nn.Sequential(*[nn.Linear(1, 1) for _ in y])\n[[m(x).abs]]()\n", "tensor"},
      {"m = nn.Sequential(*[nn.Linear(1, 1), nn.LSTM()])\n[[m(x).abs]]()\n", "likely tensor"},
      {"m = nn.Sequential(*layers, nn.ReLU())\n[[m(x).abs]]()\n", "tensor"},
      {"m = nn.Sequential(nn.ReLU(), *layers)\n[[m(x).abs]]()\n", "likely tensor"},
      {"m = nn.ModuleList([nn.Linear(1, 1) for i in y])\nfor l in m: [[l(x).abs]]()\n", "tensor"},
      {"m = nn.ModuleList([nn.Linear(1, 1), nn.LSTM()])\nfor l in m: [[l(x).abs]]()\n",
       "likely tensor"},
      {"m = nn.ModuleList()\nm.append(nn.ReLU())\n[[m[0](x).abs]]()\n", "tensor"},
      {"m = nn.ModuleList([nn.ReLU()])\nm.append(nn.LSTM())\n[[m[0](x).abs]]()\n", "likely tensor"},
      {"class N(nn.Module):\n  def forward(self, x): return torch.abs(x)\n"
       "class M(nn.Module):\n  def __init__(self): self.n = N()\n"
       "  def forward(self, x): [[self.n(x).abs]]()\n",
       "tensor"},
      {"class N(nn.Module):\n  def forward(self, x): return unheard(x)\n[[N()(x).abs]]()\n",
       "unknown"},
      {"class N(nn.Module): pass\n[[N()(x).abs]]()\n", "unknown"},
      {"class N(nn.Linear): pass\n[[N()(x).abs]]()\n", "tensor"},
      {"class N(nn.Linear, Unheard): pass\n[[N()(x).abs]]()\n", "unknown"},
      {"class N(nn.Module):\n  def __init__(self): self.register_buffer('b', torch.zeros(1))\n"
       "  def f(self): [[self.b.abs]]()\n",
       "tensor"},
  });
}

TEST_CASE("loops over several iterables assign an element of each") {
  check_receivers({
      {"for a, b in zip(torch.split(x, 1), y): [[a.abs]]()\n", "tensor"},
      {"for a, b in zip(torch.split(x, 1), y): [[b.abs]]()\n", "unknown"},
      {"for i, (a, b) in enumerate(zip(y, torch.split(x, 1))): [[b.abs]]()\n", "tensor"},
      {"for i, a in enumerate(torch.split(x, 1)): [[i.add]]\n", "not torch"},
      {"for a in reversed(torch.split(x, 1)): [[a.abs]]()\n", "tensor"},
      {"y = [a.abs() for a, b in zip(torch.split(x, 1), z)]\n[[y[0].abs]]()\n", "tensor"},
      {"for a, b in zip(*unheard): [[a.abs]]()\n", "unknown"},
      {"def zip(a, b): pass\nfor a, b in zip(torch.split(x, 1), y): [[a.abs]]()\n", "unknown"},
  });
}

TEST_CASE("functions that return several values return each") {
  check_receivers({
      {"def f(): return torch.zeros(1), 2\na, b = f()\n[[a.abs]]()\n", "tensor"},
      {"def f(): return torch.zeros(1), 2\na, b = f()\n[[b.add]]\n", "not torch"},
      {"def f(c):\n  if c: return torch.zeros(1), 2\n  return 1, 2\na, b = f(1)\n[[a.abs]]()\n",
       "unknown"},
  });
}

TEST_CASE("variables of outer scopes have the join of all their values") {
  check_receivers({
      {"x = torch.zeros(1)\ndef f(): [[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1)\ndef f(): [[x.abs]]()\nx = unheard()\n", "likely tensor"},
      {"x = torch.zeros(1)\ndef f(): [[x.abs]]()\ndef g():\n  global x\n  x = unheard()\n",
       "likely tensor"},
      {"def f():\n  x = torch.zeros(1)\n  return lambda: [[x.abs]]()\n", "tensor"},
      {"def f(x: torch.Tensor):\n  def g(): return [[x.abs]]()\n", "tensor"},
      {"x = torch.zeros(1)\ndef f():\n  x = np.zeros(1)\n[[x.abs]]()\n", "tensor"},
  });
}

TEST_CASE("a parameter likely has the kind that calls in the file pass") {
  check_receivers({
      {"def g(y): [[y.abs]]()\ndef f(x: torch.Tensor): g(x)\n", "likely tensor"},
      {"def f(x: torch.Tensor): g(x)\ndef g(y): h(y)\ndef h(z): [[z.abs]]()\n", "likely tensor"},
      {"def g(a, y=None): [[y.abs]]()\ng(1, y=torch.zeros(1))\n", "likely tensor"},
      {"def g(y): [[y.abs]]()\ng(torch.zeros(1))\ng(unheard())\n", "likely tensor"},
      {"def g(y): [[y.abs]]()\ng(torch.zeros(1))\ng(nn.Linear(1, 1))\n", "unknown"},
      {"def g(y): [[y.abs]]()\ng(1)\n", "unknown"},
      {"def g(y, z): [[z.abs]]()\ng(*unheard, torch.zeros(1))\n", "unknown"},
      {"def g(y: unheard): return y\ndef f(x): [[x.abs]]()\ng(torch.zeros(1))\n", "unknown"},
      {"class A(nn.Module):\n  def help(self, h): [[h.abs]]()\n"
       "  def forward(self, x): self.help(x)\n",
       "likely tensor"},
      {"class A:\n  def help(self, h, *rest): [[h.abs]]()\n  def run(self): "
       "self.help(torch.ones(1), 2)\n",
       "likely tensor"},
      {"class A:\n  @staticmethod\n  def help(h): [[h.abs]]()\n"
       "  def run(self): self.help(torch.ones(1))\n",
       "likely tensor"},
      {"class A:\n  @staticmethod\n  def help(h, i): [[i.abs]]()\n"
       "A.help(1, torch.ones(1))\n",
       "likely tensor"},
      {"class A:\n  @classmethod\n  def help(cls, h): [[h.abs]]()\nA.help(torch.ones(1))\n",
       "likely tensor"},
      {"class A:\n  def help(self, h): [[h.abs]]()\nA.help(A(), torch.ones(1))\n", "likely tensor"},
  });
}

TEST_CASE(
    "static methods, class methods and properties of the file return the results of "
    "their bodies") {
  check_receivers({
      {"class A:\n  @staticmethod\n  def make(n): return torch.ones(n)\n[[A.make(1).abs]]()\n",
       "tensor"},
      {"class A:\n  @staticmethod\n  def make(n): return torch.ones(n)\n"
       "  def f(self): [[self.make(1).abs]]()\n",
       "tensor"},
      {"class A:\n  @classmethod\n  def make(cls): return torch.ones(1)\n[[A.make().abs]]()\n",
       "tensor"},
      {"class A(nn.Module):\n  @classmethod\n  def make(cls): return cls()\n[[A.make().eval]]()\n",
       "module"},
      {"class A:\n  @property\n  def size(self): return torch.ones(1)\n"
       "  def f(self): [[self.size.abs]]()\n",
       "tensor"},
      {"import functools\nclass A:\n  @functools.cached_property\n"
       "  def size(self): return torch.ones(1)\n  def f(self): [[self.size.abs]]()\n",
       "tensor"},
      {"class A:\n  @property\n  def size(self): return torch.ones(1)\n"
       "  @size.setter\n  def size(self, value): pass\n[[A().size.abs]]()\n",
       "tensor"},
      {"class A:\n  @property\n  def size(self): return torch.ones(1)\n"
       "[[A().size().abs]]()\n",
       "unknown"},
      {"class A:\n  @unheard\n  def size(self): return torch.ones(1)\n[[A().size.abs]]()\n",
       "unknown"},
  });
}

TEST_CASE("an isinstance test narrows a variable where it holds") {
  check_receivers({
      {"def f(x):\n  if isinstance(x, torch.Tensor): [[x.abs]]()\n", "tensor"},
      {"def f(x):\n  if x: pass\n  elif isinstance(x, torch.Tensor): [[x.abs]]()\n", "tensor"},
      {"def f(x):\n  if isinstance(x, torch.Tensor): pass\n  else: [[x.abs]]()\n", "unknown"},
      {"def f(x):\n  if isinstance(x, torch.Tensor): pass\n  [[x.abs]]()\n", "likely tensor"},
      {"def f(x):\n  assert isinstance(x, torch.Tensor), x\n  [[x.abs]]()\n", "tensor"},
      {"def f(x):\n  if isinstance(x, torch.Tensor):\n    x = unheard()\n    [[x.abs]]()\n",
       "unknown"},
      {"def f(x):\n  if isinstance(x, np.ndarray): [[x.add_]](0)\n", "not torch"},
      {"def f(x):\n  if isinstance(x, unheard): [[x.abs]]()\n", "unknown"},
      {"def f(x, y):\n  if isinstance(y, torch.Tensor): [[x.abs]]()\n", "unknown"},
      {"def f(x, isinstance):\n  if isinstance(x, torch.Tensor): [[x.abs]]()\n", "unknown"},
      {"def f(x):\n  if isinstance(x, torch.Tensor) or x: [[x.abs]]()\n", "unknown"},
      {"for x in unheard():\n  if isinstance(x, torch.Tensor): [[x.abs]]()\n", "tensor"},
      {"def f(x):\n  if isinstance(x, torch.Tensor):\n    return lambda: [[x.abs]]()\n", "unknown"},
  });
}
