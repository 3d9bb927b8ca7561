// Layers that functions, registries and configurations make, and those that are saved.
#include <algorithm>

#include <doctest/doctest.h>

#include "engine/to_static/hazards/find_hazards.hpp"
#include "test/unit/to_static/hazards/check_rule.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

const std::string imports =
    "import paddle\nfrom paddle import nn\nfrom paddle.static import InputSpec\n";
const std::string layers =
    imports +
    "class Net(nn.Layer):\n    def forward(self, x):\n        return x.tolist()\n"
    "class Other(nn.Layer):\n    def forward(self, x):\n        return paddle.abs(x).tolist()\n";
const std::string save = "paddle.jit.save(net, 'net', input_spec=[InputSpec([2])])\n";

// The classes whose `forward` is examined when `net` is saved after `made`.
std::string looked_at(const std::string& made, const std::string& end = save) {
  std::string found;
  for (const Hazard& hazard : hazards_in(layers + made + end)) {
    if (hazard.rule->code.substr(7, 3) != "D52") continue;
    found += hazard.message.find("paddle.abs") == std::string::npos ? "Net " : "Other ";
  }
  return found;
}

int count(const std::string& rule, const std::string& source) {
  const auto found = hazards_in(source);
  return static_cast<int>(std::count_if(found.begin(), found.end(), [&](const Hazard& hazard) {
    return hazard.rule->code.substr(7, 3) == rule;
  }));
}

const std::string plain =
    imports + "class Net(nn.Layer):\n    def forward(self, x):\n        return x * 2\n";
const std::string spec = "input_spec=[InputSpec([None, 3], 'float32')]";

}  // namespace

TEST_CASE("a layer that a function returns is examined") {
  CHECK(looked_at("def make():\n    return Net()\nnet = make()\n") == "Net ");
  CHECK(looked_at("def make(n=1):\n    model = Other()\n    return model\nnet = make(2)\n") ==
        "Other ");
  CHECK(looked_at(
            "def inner():\n    return Net()\ndef make():\n    return inner()\nnet = make()\n") ==
        "Net ");
  CHECK(looked_at(
            "class B:\n    def build(self):\n        return Net()\nb = B()\nnet = b.build()\n") ==
        "Net ");
  CHECK(looked_at("def make() -> nn.Layer:\n    model: nn.Layer = Net()\n    return model\n"
                  "net: nn.Layer = make()\n") == "Net ");
  CHECK(looked_at("def make():\n    class Inner(nn.Layer):\n        def forward(self, x):\n"
                  "            return x.tolist()\n    return Inner()\nnet = make()\n") == "Net ");
  CHECK(looked_at("net = copy\n").empty());
  CHECK(looked_at("def make():\n    return 3\nnet = make()\n").empty());
}

TEST_CASE("a layer from a table of classes is examined") {
  const std::string table = "TABLE = {'a': Net, 'b': Other}\n";
  CHECK(looked_at(table + "net = TABLE['a']()\n") == "Net ");
  CHECK(looked_at(table + "net = TABLE.get('b')()\n") == "Other ");
  CHECK(looked_at(table + "net = TABLE[kind]()\n") == "Net Other ");
  CHECK(looked_at(table + "def build(kind):\n    return TABLE[kind]()\nnet = build('a')\n") ==
        "Net Other ");
  CHECK(looked_at("TABLE = dict(a=Net, b=Other)\nnet = TABLE['b']()\n") == "Other ");
  CHECK(looked_at("import sys\nnet = getattr(sys.modules[__name__], 'Other')()\n") == "Other ");
  CHECK(looked_at("net = globals()['Net']()\n") == "Net ");
  CHECK(looked_at("kind = Net if small else Other\nnet = kind()\n") == "Net Other ");
}

TEST_CASE("a layer that a decorator registers is examined") {
  const std::string registry =
      "TABLE = {}\ndef register(cls):\n    TABLE[cls.__name__] = cls\n    return cls\n"
      "@register\nclass Third(nn.Layer):\n    def forward(self, x):\n        return x.tolist()\n";
  CHECK(looked_at(registry + "net = TABLE['Third']()\n") == "Net ");
  CHECK(looked_at(registry + "net = TABLE[name]()\n") == "Net ");
  const std::string object =
      "MODELS = Registry()\n@MODELS.register()\nclass Third(nn.Layer):\n"
      "    def forward(self, x):\n        return x.tolist()\n";
  CHECK(looked_at(object + "net = MODELS.build('Third')\n") == "Net ");
}

TEST_CASE("several possible layers are named") {
  for (const Hazard& hazard : hazards_in(layers + "net = Net() if small else Other()\n" + save)) {
    REQUIRE(!hazard.reasons.empty());
    CHECK(hazard.reasons.front().message ==
          "converted to be saved here; the value is one of `Net`, `Other`");
  }
}

TEST_CASE("a layer that a converted function gets from a function is examined") {
  CHECK(looked_at("def head():\n    return Other()\n"
                  "class Outer(nn.Layer):\n    def __init__(self):\n        self.head = head()\n"
                  "    def forward(self, x):\n        return self.head(x)\n"
                  "net = Outer()\n") == "Other ");
  CHECK(looked_at("",
                  "def export(net):\n    paddle.jit.save(net, 'net', "
                  "input_spec=[InputSpec([2])])\nexport(Net())\n") == "Net ");
}

TEST_CASE("input_spec counts where the result is saved") {
  const std::string converts = "net = paddle.jit.to_static(Net(), " + spec + ")\n";
  CHECK(count("S01", plain + converts) == 1);
  CHECK(count("S01", plain + converts + "net(x)\n") == 1);
  CHECK(count("S01", plain + converts + "paddle.jit.save(net, 'net')\n") == 0);
  CHECK(count("S01", plain + "net = Net()\npaddle.jit.to_static(net, " + spec +
                         ")\npaddle.jit.save(net, 'net')\n") == 0);
  CHECK(count("S01", plain + converts + "other = Net()\npaddle.jit.save(other, 'net')\n") == 1);
  CHECK(count("S01", plain + "def export(net):\n    paddle.jit.save(net, 'net')\n" + converts +
                         "export(net)\n") == 0);
  CHECK(count("S01", plain +
                         "class T:\n    def make(self):\n        net = paddle.jit.to_static("
                         "self.net, " +
                         spec +
                         ")\n        return net, 1\n"
                         "    def run(self):\n        net, n = self.make()\n"
                         "        paddle.jit.save(net, 'net')\n") == 0);
  CHECK(count("S01", imports + "class Net(nn.Layer):\n    @paddle.jit.to_static(" + spec +
                         ")\n    def forward(self, x):\n        return x\n"
                         "paddle.jit.save(Net(), 'net')\n") == 0);
  CHECK(count("S01", imports + "class Net(nn.Layer):\n    @paddle.jit.to_static(" + spec +
                         ")\n    def forward(self, x):\n        return x\n") == 1);
}

TEST_CASE("all functions are those that conversion would meet") {
  const auto found = [](const std::string& body) {
    const std::string source = imports + "ACT = nn.ReLU\n" + body;
    const auto pieces = syntax::Pieces::parse(source, nullptr);
    std::string rules;
    for (const Hazard& hazard :
         find_hazards(*pieces, *read_program(*pieces, source), Reach::every_function).hazards) {
      rules += hazard.rule->code.substr(7, 3);
    }
    return rules;
  };
  CHECK(found("def f(x, act=ACT):\n    return act(x)\n") == "D59");
  CHECK(found("class A(nn.Layer):\n    def forward(self, x, act=ACT):\n        return act(x)\n") ==
        "D59");
  CHECK(found("class A(nn.Layer):\n    def __init__(self, act=ACT):\n        self.a = act()\n")
            .empty());
  CHECK(found("class A(nn.Layer):\n    def __init__(self):\n        self.a = layer()\n"
              "def layer(act=ACT):\n    return act()\n")
            .empty());
  CHECK(found("class A(nn.Layer):\n    def forward(self, x):\n        return x\n"
              "def make(act=ACT):\n    return A()\n")
            .empty());
  CHECK(found("class A(nn.Layer):\n    def forward(self, x):\n        return self.g(x)\n"
              "    def g(self, x, act=ACT):\n        return act(x)\n") == "D59");
}

TEST_CASE("a class that a function gets and calls is examined") {
  const std::string make = "def make(kind, width=1):\n    made = kind()\n    return made\n";
  CHECK(looked_at(make + "net = make(Net)\n") == "Net ");
  CHECK(looked_at(make + "net = make(width=2, kind=Other)\n") == "Other ");
  CHECK(looked_at("def make(kind):\n    return kind()\nnet = make(Other)\n") == "Other ");
}

TEST_CASE("a variable key selects any layer of the file, unless there are many") {
  CHECK(looked_at("net = globals()[name]()\n") == "Net Other ");
  CHECK(looked_at("net = eval(config.name)()\n") == "Net Other ");
  CHECK(looked_at("net = eval('nn.' + name)()\n").empty());
}

TEST_CASE("code that the device selects is not examined") {
  CHECK(looked_at("def make():\n    if paddle.get_device() == 'cpu':\n        return nn.ReLU()\n"
                  "    elif paddle.is_compiled_with_cuda():\n        return Net()\n"
                  "    return Other()\nnet = make()\n") == "Other ");
}

TEST_CASE("layers that methods, lists and constructors add to a layer are examined") {
  const auto net = [](const std::string& parameters, const std::string& init,
                      const std::string& more = "") {
    return "class Whole(nn.Layer):\n    def __init__(self" + parameters +
           "):\n        super().__init__()\n" + init + more +
           "    def forward(self, x):\n        return self.part(x)\n";
  };
  const std::string made = "net = Whole()\n";
  const std::string method =
      "    def make(self, kind, count):\n        parts = []\n        for _ in range(count):\n"
      "            parts.append(kind())\n        return nn.Sequential(*parts)\n";
  CHECK(looked_at(net("", "        self.part = self.make(Net, 2)\n", method) + made) == "Net ");
  CHECK(looked_at(net(", kind=Other", "        self.part = kind()\n") + made) == "Other ");
  CHECK(looked_at(net(", part", "        self.part = part\n") + "net = Whole(Net())\n") == "Net ");
  CHECK(looked_at(net(", kind", "        self.part = kind()\n") + "net = Whole(kind=Other)\n") ==
        "Other ");
  CHECK(looked_at(net("", "        self.part = self.add_sublayer('part', Net())\n") + made) ==
        "Net ");
  CHECK(looked_at(net("",
                      "        parts = []\n        parts.append(Other())\n"
                      "        self.part = nn.Sequential(*parts)\n") +
                  made) == "Other ");
  CHECK(looked_at(net(", part", "        self.part = part\n") + made).empty());
}
