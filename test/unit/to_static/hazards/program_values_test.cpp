// Values that exist only when the program runs, where Python needs them, and state that a program
// does not change.
#include <doctest/doctest.h>

#include "test/unit/to_static/hazards/check_rule.hpp"

using namespace paddle_ls::to_static;

namespace {

std::string with_shape(const std::string& shape, const std::string& body) {
  return "@paddle.jit.to_static(full_graph=True, input_spec=[InputSpec(" + shape +
         ", 'float32')])\ndef f(x):\n    " + body + "\n";
}

std::string layer(const std::string& init, const std::string& body) {
  return "class Net(nn.Layer):\n    def __init__(self):\n        super().__init__()\n        " +
         init + "\n    @paddle.jit.to_static(full_graph=True)\n    def forward(self, x):\n" + body;
}

}  // namespace

TEST_CASE("a comprehension over an open length never ends") {
  const std::string open = "[None, 3]";
  check_at("D66", with_shape(open, "return [x[i] for i in <<range(x.shape[0])>>]"));
  check_at("D66", with_shape(open, "return [row for row in <<x>>]"));
  check_at("D66", with_shape(open, "return [row for i, row in <<enumerate(x)>>]"));
  check_at("D66", with_shape(open, "return list(<<x * 2>>)"));
  check_at("D66", with_shape(open, "return len(set(<<x>>))"));
  check_at("D66", with_shape(open, "return paddle.add_n([*<<x>>])"));
  check_at("D66", with_shape(open, "n, c = x.shape\n    return [x[i] for i in <<range(n)>>]"));
  check_at("D66", with_shape("[4, 3]", "return [v for v in <<paddle.unique(x)>>]"));
  check_at("D66", with_shape("[4, 3]", "return [i for i in <<range(int(x.max()))>>]"));
  check_at("D66", with_shape("[4, 3]", "return [i for i in <<range(paddle.shape(x)[0])>>]"));
}

TEST_CASE("a loop and a known length end") {
  check_none(with_shape("[4, 3]", "return [x[i] for i in range(x.shape[0])]"));
  check_none(with_shape("[None, 3]", "return [x[:, i] for i in range(x.shape[1])]"));
  check_none(with_shape("[4, 3]", "return paddle.stack([row for row in x])"));
  check_none(with_shape("[None, 3]",
                        "y = 0\n    for i in range(x.shape[0]):\n        y = y + x[i]\n"
                        "    return y"));
  check_none(with_shape("[None, 3]", "return [n for n in x.shape]"));
}

TEST_CASE("an inner generator with a loop never ends") {
  check_at("D26", function("def <<rows>>():\n    for i in range(3):\n        yield x[i]\n"
                           "return list(rows())\n"));
  check_none(function("def rows():\n    yield x[0]\n    yield x[1]\nreturn list(rows())\n"));
}

TEST_CASE("a tensor that is formatted as a number raises") {
  check_at("D67", function("print('max %f' % <<x.max()>>)\n"));
  check_at("D67", function("print('%s %.2f' % (1, <<x.mean()>>))\n"));
  check_at("D67", function("print('%(a)d' % {'a': <<x.mean()>>})\n"));
  check_at("D67", function("print('{:.2f}'.format(<<x.max()>>))\n"));
  check_at("D67", function("print('{v:.2f}'.format(v=<<x.max()>>))\n"));
  check_at("D67", function("print(format(<<x.max()>>, '.2f'))\n"));
  check_at("D67", function("print(f'{<<x.max()>>:.2f}')\n"));
  check_none(function("print('max %s' % x.max())\n"));
  check_none(function("print('{} {!r:>9}'.format(x.max(), x.max()))\n"));
  check_none(function("print(f'{x.max()}')\n"));
  check_none(function("print('%d' % x.ndim)\n"));
  check_none(with_shape("[4, 3]", "print('%d' % x.shape[0])\n    return x"));
}

TEST_CASE("Python state that changes from call to call is found") {
  check_at("D68", layer("self.n = 0", "        <<self.n += 1>>\n        return x * self.n\n"));
  check_at("D68",
           layer("self.n = []", "        <<self.n.append(x)>>\n        return x * len(self.n)\n"));
  check_at("D68", layer("self.c = None",
                        "        if self.c is None:\n            <<self.c = x * 2>>\n"
                        "        return x + self.c\n"));
  check_at("D68", layer("self.p = None",
                        "        y = x if self.p is None else x + self.p\n"
                        "        <<self.p = x>>\n        return y\n"));
  check_at("D68", layer("self.first = True",
                        "        if self.first:\n            <<self.first = False>>\n"
                        "            x = x * 2\n        return x\n"));
  check_at("D68", layer("self.d = {'n': 0}",
                        "        <<self.d['n'] += 1>>\n        return x * self.d['n']\n"));
}

TEST_CASE("tensors of the layer, constant caches and replaced values are not such state") {
  check_none(layer("self.n = paddle.zeros([1])",
                   "        self.n = self.n + 1\n        return x * self.n\n"));
  check_none(layer("self.c = None",
                   "        if self.c is None:\n            self.c = paddle.ones([3])\n"
                   "        return x + self.c\n"));
  check_none(layer("self.said = False",
                   "        if not self.said:\n            text = 'once'\n            print(text)\n"
                   "            self.said = True\n        return x * 2\n"));
  check_none(layer("self.y = None", "        self.y = x * 2\n        return self.y + x\n"));
  check_none(layer("self.n = 0", "        self.n += 1\n        return x * 2\n"));
  check_none(layer("self.l = []",
                   "        self.l = []\n        self.l.append(x)\n        return sum(self.l)\n"));
}

TEST_CASE("state that is spelled in another way is state") {
  const std::string init = "self.n = 0\n        self.cache = []";
  check_at("D68",
           layer(init, "        <<setattr(self, 'n', self.n + 1)>>\n        return x * self.n\n"));
  check_at(
      "D68",
      layer(init, "        c = self.cache\n        <<c.append(1)>>\n        return x * len(c)\n"));
  check_at("D68", layer("self.it = iter([1.0, 2.0])", "        return x * <<next(self.it)>>\n"));
  check_at("D68",
           layer("self.a = 1\n        self.b = 2",
                 "        <<self.a, self.b = self.b, self.a>>\n        return x * self.a\n"));
  check_none(layer(init, "        c = self.cache\n        return x * len(c)\n"));
  check_none(layer(init, "        c = self.cache\n        c.append(1)\n        return x * 2\n"));
}

TEST_CASE("state of the class, of a base and of an object that the layer holds is state") {
  const std::string forward =
      "    @paddle.jit.to_static(full_graph=True)\n    def forward(self, x):\n";
  const std::string net = "class Net(nn.Layer):\n    n = 0\n" + forward;
  check_at("D68", net + "        <<Net.n += 1>>\n        return x * Net.n\n");
  check_at("D68", net + "        <<type(self).n += 1>>\n        return x * type(self).n\n");
  check_at("D68", net + "        <<self.n += 1>>\n        return x * self.n\n");
  check_none(net + "        return x * Net.n\n");
  check_at(
      "D68",
      "class Base(nn.Layer):\n    def __init__(self):\n        self.n = 0\nclass Net(Base):\n" +
          forward + "        <<self.n += 1>>\n        return x * self.n\n");
  check_at("D68", "class Config:\n    def __init__(self):\n        self.n = 0\n" +
                      layer("self.config = Config()",
                            "        <<self.config.n += 1>>\n        return x * self.config.n\n"));
  check_at("D68",
           "class Meter:\n    def __init__(self):\n        self.n = 0\n    def add(self):\n"
           "        <<self.n += 1>>\n        return self.n\n" +
               layer("self.meter = Meter()", "        return x * self.meter.add()\n"));
  check_none(
      "class Meter:\n    def __init__(self):\n        self.n = 0\n    def add(self):\n"
      "        self.n += 1\n        return self.n\n" +
      layer("pass", "        meter = Meter()\n        return x * meter.add()\n"));
}

TEST_CASE("state outside of the function is state") {
  check_at("D68", "n = 0\n" + function("global n\n<<n += 1>>\nreturn x * n\n"));
  check_at("D68", "seen = []\n" + function("<<seen.append(1)>>\nreturn x * len(seen)\n"));
  check_at("D68", "stats = {'n': 0}\n" + function("<<stats['n'] += 1>>\nreturn x * stats['n']\n"));
  check_none("stats = {'n': 2}\n" + function("return x * stats['n']\n"));
  check_none(function("n = 0\nn += 1\nreturn x * n\n"));
  check_none(function("n = 0\ndef add():\n    nonlocal n\n    n = n + 1\nadd()\nreturn x * n\n"));
  check_at("D68", "def push(x, seen=[]):\n    <<seen.append(1)>>\n    return x * len(seen)\n" +
                      function("return push(x)\n"));
  check_none("def push(x, seen=[1]):\n    return x * len(seen)\n" + function("return push(x)\n"));
  check_at("D68",
           "def counter():\n    n = 0\n    def step():\n        nonlocal n\n"
           "        <<n += 1>>\n        return n\n    return step\ncount = counter()\n" +
               function("return x * count()\n"));
}

TEST_CASE("Python cannot go backwards through a tensor or unpack an open length") {
  const std::string open = "[None, 3]";
  check_at("D66", with_shape("[4, 3]", "return [row for row in reversed(<<x>>)]"));
  check_at("D66", with_shape(open, "return [x[i] for i in reversed(<<range(x.shape[0])>>)]"));
  check_at("D66", with_shape(open, "first, *rest = <<x>>\n    return first"));
  check_at("D66", with_shape(open, "first, second = <<x>>\n    return first + second"));
  check_at("D66",
           with_shape(open, "n = list(x.shape)[0]\n    return [x[i] for i in <<range(n)>>]"));
  check_at("D43", with_shape(open, "return [x[i] for i in range(<<min(x.shape[0], 10)>>)]"));
  check_at("D56", with_shape(open, "return [a + b for a, b in zip(<<x>>, x[0])]"));
  check_none(with_shape("[4, 3]", "first, *rest = x\n    return first"));
  check_none(with_shape("[4, 3]", "return [x[i] for i in reversed(range(x.shape[0]))]"));
  check_none(with_shape("[4, 3]", "v, n = paddle.unique(x, return_counts=True)\n    return v"));
}

TEST_CASE("a length that no specification gives may be open") {
  check_at("D69", layer("pass", "        return [x[i] for i in <<range(x.shape[0])>>]\n"));
}

TEST_CASE("an open dimension is followed through operations and layers") {
  const std::string open = "[None, 4]";
  const auto rows = [&](const std::string& made, const std::string& length) {
    return with_shape(open, "y = " + made + "\n    return [y[i] for i in " + length + "]");
  };
  check_at("D66", rows("x.reshape([-1, 2])", "<<range(y.shape[0])>>"));
  check_at("D66", rows("paddle.transpose(x, [1, 0])", "<<range(y.shape[1])>>"));
  check_at("D66", rows("x.flatten()", "<<range(y.shape[0])>>"));
  check_at("D66", rows("x @ x.t()", "<<range(y.shape[0])>>"));
  check_none(rows("x.reshape([-1, 2])", "range(y.shape[1])"));
  check_none(rows("x.transpose([1, 0])", "range(y.shape[0])"));
  const auto layers = [&](const std::string& made) {
    return "class Net(nn.Layer):\n    def __init__(self):\n        super().__init__()\n"
           "        self.layer = " +
           made +
           "\n    @paddle.jit.to_static(full_graph=True, input_spec=[InputSpec([None, 4])])\n"
           "    def forward(self, x):\n        ";
  };
  check_at("D66", layers("paddle.nn.Linear(4, 2)") + "return [row for row in <<self.layer(x)>>]\n");
  check_none(layers("make()") + "return [row for row in self.layer(x)]\n");
}

TEST_CASE("an object of the layer has state that other code reads") {
  const std::string meter =
      "class Meter:\n    def __init__(self):\n        self.n = 0\n    def add(self):\n        ";
  const std::string init = "self.meter = Meter()";
  check_at("D68", meter + "<<self.n += 1>>\n" +
                      layer(init, "        self.meter.add()\n        return x * self.meter.n\n"));
  check_none(meter + "self.n += 1\n" +
             layer(init, "        self.meter.add()\n        return x * 2\n"));
}
