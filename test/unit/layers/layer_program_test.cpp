#include "engine/layers/layer_program.hpp"

#include <map>

#include <doctest/doctest.h>

namespace paddle_ls::layers {
namespace {

using Files = std::map<std::string, std::string>;

// Files of one folder by name: `module` is `module.py`, and so is `.module`.
FindModule finder(const Files& files) {
  return [files](const std::string& file, const std::string& module) -> std::optional<ModuleText> {
    const std::size_t named = module.find_first_not_of('.');
    const std::string name =
        module.empty() ? file : module.substr(std::min(named, module.size())) + ".py";
    const auto found = files.find(name);
    if (found == files.end()) return std::nullopt;
    return ModuleText{name, found->second};
  };
}

constexpr std::string_view start = "import paddle\nfrom paddle import nn\n";

// The innermost layers that can own the state at `path` of what `name` makes.
std::string owners(const Files& files, const std::string& name, std::string_view path) {
  LayerProgram program(finder(files));
  const auto made = program.make("net.py", name);
  if (!made) return made.error().message;
  std::string all;
  for (const Way& way : program.owners(path).ways) {
    all += (all.empty() ? "" : " or ") + way.back().type + " " + way.back().rest;
  }
  return all;
}

std::string owners(const std::string& code, std::string_view path,
                   const std::string& name = "Net") {
  return owners(Files{{"net.py", std::string(start) + code}}, name, path);
}

std::string net(const std::string& body, const std::string& before = "") {
  return before +
         "class Net(nn.Layer):\n    def __init__(self, depth=2, norm=None, dim=8):\n        "
         "super().__init__()\n" +
         body;
}

TEST_CASE("a layer that an attribute holds owns what comes after the attribute") {
  CHECK(owners(net("        self.fc = nn.Linear(3, 4)\n"), "fc.weight") ==
        "paddle.nn.Linear weight");
  CHECK(owners(net("        self.fc = nn.Linear(3, 4)\n"), "fd.weight").empty());
  CHECK(owners(net("        self.token = self.create_parameter([dim])\n"), "token") == "Net token");
  CHECK(owners(net("        self.add_sublayer('a', nn.GELU())\n        setattr(self, 'b', "
                   "nn.PReLU())\n"),
               "b.weight") == "paddle.nn.PReLU weight");
}

TEST_CASE("containers are looked into by place and by name") {
  const std::string code =
      net("        self.a = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.LayerNorm(4))\n"
          "        self.b = nn.LayerList([nn.Sequential(nn.Conv2D(3, 4, 1)) for i in range(3)])\n"
          "        self.c = nn.LayerDict({'x': nn.Linear(2, 2), 'y': nn.Embedding(2, 2)})\n"
          "        self.d = nn.Sequential(('one', nn.Linear(2, 2)), ('two', nn.BatchNorm2D(2)))\n");
  CHECK(owners(code, "a.0.weight") == "paddle.nn.Linear weight");
  CHECK(owners(code, "a.2.weight") == "paddle.nn.LayerNorm weight");
  CHECK(owners(code, "a.3.weight").empty());
  CHECK(owners(code, "b.1.0.weight") == "paddle.nn.Conv2D weight");
  CHECK(owners(code, "c.y.weight") == "paddle.nn.Embedding weight");
  CHECK(owners(code, "d.two.running_mean") == "paddle.nn.BatchNorm2D running_mean");
}

TEST_CASE("unknown loops and tests leave several answers") {
  const std::string code =
      net("        layers = [nn.Linear(dim, dim)]\n"
          "        for i in range(depth):\n"
          "            layers.append(nn.Linear(dim, dim))\n"
          "            if norm:\n"
          "                layers.append(nn.LayerNorm(dim))\n"
          "        self.layers = nn.Sequential(*layers)\n"
          "        self.last = nn.Embedding(dim, dim) if norm else nn.Linear(dim, dim)\n");
  CHECK(owners(code, "layers.0.weight") == "paddle.nn.Linear weight");
  CHECK(owners(code, "layers.5.weight") == "paddle.nn.Linear weight or paddle.nn.LayerNorm weight");
  CHECK(owners(code, "last.weight") == "paddle.nn.Embedding weight or paddle.nn.Linear weight");
}

TEST_CASE("an unknown class is one of the module that calls it") {
  const std::string code =
      "class Basic(nn.Layer):\n    def __init__(self, dim):\n        super().__init__()\n        "
      "self.conv = nn.Conv2D(dim, dim, 3)\n"
      "class Wide(nn.Layer):\n    def __init__(self, dim):\n        super().__init__()\n        "
      "self.conv = nn.Conv2D(dim, dim, 1)\n"
      "        self.extra = nn.PReLU()\n" +
      std::string(
          "class Net(nn.Layer):\n    def __init__(self, block, norm=nn.LayerNorm):\n        "
          "super().__init__()\n"
          "        self.a = block(3)\n        self.b = norm(3)\n");
  CHECK(owners(code, "a.conv.weight") == "paddle.nn.Conv2D weight or paddle.nn.Conv2D weight");
  CHECK(owners(code, "a.extra.weight") == "paddle.nn.PReLU weight");
  CHECK(owners(code, "b.weight") == "paddle.nn.LayerNorm weight");
}

TEST_CASE("letters of a text and classes of known objects decide tests") {
  const std::string code =
      net("        self.model = flat(conv('C' + 'CBR'[-2]), nn.Sequential(nn.Linear(2, 2), "
          "nn.GELU()))\n",
          "def conv(mode):\n    layers = []\n    for t in mode:\n        if t == 'C':\n            "
          "layers.append(nn.Conv2D(2, 2, 1))\n"
          "        elif t == 'B':\n            layers.append(nn.BatchNorm2D(2))\n        else:\n   "
          "         layers.append(nn.PReLU())\n"
          "    return nn.Sequential(*layers)\n"
          "def flat(*parts):\n    layers = []\n    for part in parts:\n        if isinstance(part, "
          "nn.Sequential):\n"
          "            for each in part.children():\n                layers.append(each)\n        "
          "elif isinstance(part, nn.Layer):\n"
          "            layers.append(part)\n    return nn.Sequential(*layers)\n");
  CHECK(owners(code, "model.0.weight") == "paddle.nn.Conv2D weight");
  CHECK(owners(code, "model.1.weight") == "paddle.nn.BatchNorm2D weight");
  CHECK(owners(code, "model.2.weight") == "paddle.nn.Linear weight");
}

TEST_CASE("names that a program puts together are found by what is known of them") {
  const std::string code =
      net("        for i in range(depth):\n"
          "            self.add_sublayer(f'layer{i}', nn.Linear(2, 2))\n"
          "            setattr(self, 'norm' + str(i + 1), nn.LayerNorm(2))\n"
          "            self.add_sublayer('conv_%d' % i, nn.Conv1D(2, 2, 1))\n");
  CHECK(owners(code, "layer3.weight") == "paddle.nn.Linear weight");
  CHECK(owners(code, "norm2.weight") == "paddle.nn.LayerNorm weight");
  CHECK(owners(code, "conv_0.weight") == "paddle.nn.Conv1D weight");
  CHECK(owners(code, "other.weight").empty());
}

TEST_CASE("classes, functions and partial calls are followed where they are passed") {
  const std::string code =
      net("        self.a = Block(nn.BatchNorm2D)\n"
          "        self.b = Block(partial(nn.LayerNorm, epsilon=1e-6))\n"
          "        self.c = self.stage(Block, 2)\n"
          "        self.d = conv(3)\n",
          "from functools import partial\n"
          "def conv(n):\n    return nn.Conv2D(n, n, 3)\n"
          "class Block(nn.Layer):\n    def __init__(self, norm=nn.GroupNorm, **rest):\n        "
          "super().__init__()\n"
          "        self.norm = norm(3)\n        self.make()\n"
          "    def make(self):\n        self.fc = conv(2)\n") +
      "    def stage(self, block, count):\n        layers = []\n        for _ in range(count):\n"
      "            layers.append(block())\n        return nn.Sequential(*layers)\n";
  CHECK(owners(code, "a.norm._mean") == "paddle.nn.BatchNorm2D _mean");
  CHECK(owners(code, "b.norm.weight") == "paddle.nn.LayerNorm weight");
  CHECK(owners(code, "c.1.norm.weight") == "paddle.nn.GroupNorm weight");
  CHECK(owners(code, "c.2.norm.weight").empty());
  CHECK(owners(code, "c.0.fc.weight") == "paddle.nn.Conv2D weight");
  CHECK(owners(code, "d.bias") == "paddle.nn.Conv2D bias");
}

TEST_CASE("base classes bring their layers, also those of the library") {
  const std::string code =
      "class Base(nn.Layer):\n    def __init__(self, head):\n        super().__init__()\n        "
      "self.head = head\n"
      "class Own(nn.Linear):\n    pass\n"
      "class Stack(nn.Sequential):\n    def __init__(self, n):\n        "
      "super().__init__(nn.Conv1D(n, n, 1), nn.PReLU())\n"
      "class Net(Base):\n    def __init__(self):\n        super().__init__(Own(2, 3))\n        "
      "self.stack = Stack(2)\n";
  CHECK(owners(code, "head.weight") == "paddle.nn.Linear weight");
  CHECK(owners(code, "stack.1.weight") == "paddle.nn.PReLU weight");
}

TEST_CASE("what a function of the library makes of a layer stands around it") {
  LayerProgram program(
      finder({{"net.py", std::string(start) +
                             net("        self.a = nn.utils.weight_norm(nn.Linear(2, 3))\n")}}));
  REQUIRE(program.make("net.py", "Net"));
  const Ways ways = program.owners("a.weight_g");
  REQUIRE(ways.ways.size() == 1);
  REQUIRE(ways.ways[0].size() == 3);
  CHECK(ways.ways[0][0].type == "Net");
  CHECK(ways.ways[0][1].type == "paddle.nn.utils.weight_norm");
  CHECK(ways.ways[0][2].type == "paddle.nn.Linear");
}

TEST_CASE("modules of the program are followed, and those that import each other end") {
  const Files files = {
      {"net.py",
       "from paddle import nn\nfrom .parts import *\nimport parts as p\n"
       "class Net(nn.Layer):\n    def __init__(self):\n        super().__init__()\n"
       "        self.a, self.b = Part(), p.Part()\n        self.c = p.kinds['x'](2)\n"},
      {"parts.py",
       "from paddle import nn\nfrom .net import Net\nclass Part(nn.Layer):\n    def "
       "__init__(self):\n"
       "        super(Part, self).__init__()\n        self.fc = nn.Linear(2, 2)\nkinds = {'x': "
       "nn.GELU, 'y': Part}\n"}};
  CHECK(owners(files, "Net", "a.fc.weight") == "paddle.nn.Linear weight");
  CHECK(owners(files, "Net", "b.fc.weight") == "paddle.nn.Linear weight");
  CHECK(owners(files, "Net", "c.weight") == "paddle.nn.GELU weight");
}

TEST_CASE("programs that never end are left") {
  const std::string code =
      "class Net(nn.Layer):\n    def __init__(self, n):\n        super().__init__()\n"
      "        self.inner = Net(n - 1)\n        self.fc = nn.Linear(2, 2)\n        while True:\n   "
      "         f = lambda x: f(x)\n            f(1)\n";
  CHECK(owners(code, "fc.weight") == "paddle.nn.Linear weight");
  std::string deep = "x = " + std::string(900, '(') + "1" + std::string(900, ')') + "\n";
  CHECK(owners(deep + net("        self.fc = nn.Linear(3, 4)\n"), "fc.weight") ==
        "paddle.nn.Linear weight");
}

TEST_CASE("what does not parse or is not there is said") {
  CHECK(owners("class Net(", "a") == "the file has syntax errors");
  CHECK(owners("x = 1\n", "a") == "the file defines no `Net`");
  CHECK(owners("def Net():\n    return 1\n", "a") == "`Net` does not give a layer");
}

TEST_CASE("what may give a model is listed") {
  LayerProgram program(finder(
      {{"net.py", std::string(start) + "class A(nn.Layer):\n    pass\nclass B(A):\n    pass\nclass "
                                       "C:\n    pass\ndef f():\n    return B()\nnet = f()\n"}}));
  const auto definitions = program.definitions("net.py");
  REQUIRE(definitions.size() == 4);
  CHECK(definitions[0].name == "A");
  CHECK(definitions[1].text == "class B(A):\n    pass");
  CHECK(definitions[2].kind == DefinitionKind::function);
  CHECK(definitions[3].kind == DefinitionKind::variable);
  CHECK(definitions[3].name == "net");
}

TEST_CASE("a variable that holds a model knows what it was made with") {
  const std::string code =
      net("        self.a = nn.Linear(2, 2) if depth > 2 else nn.Embedding(2, 2)\n") +
      "net = Net(depth=3)\n";
  CHECK(owners(code, "a.weight", "net") == "paddle.nn.Linear weight");
  CHECK(owners(code, "a.weight") == "paddle.nn.Linear weight or paddle.nn.Embedding weight");
}

}  // namespace
}  // namespace paddle_ls::layers
