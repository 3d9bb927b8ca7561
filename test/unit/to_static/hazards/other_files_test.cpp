// What converted code calls in other files of its project.
#include "engine/to_static/hazards/program/other_files.hpp"

#include <map>
#include <string>

#include <doctest/doctest.h>

#include "engine/to_static/hazards/find_hazards.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

// A project whose modules are in one package, `net.py` among them.
class Project : public OtherFiles {
 public:
  explicit Project(std::map<std::string, std::string> files) : texts_(std::move(files)) {}

  File find(const std::string&, std::string_view module) override {
    const std::string name(module.substr(std::min(module.find_first_not_of('.'), module.size())));
    const std::string path = name.empty() ? "/p/__init__.py" : "/p/" + name + ".py";
    const auto text = texts_.find(path.substr(3));
    if (text == texts_.end()) return nullptr;
    File& file = files_[path];
    if (!file) file = read_other_file(path, std::make_shared<const std::string>(text->second));
    return file;
  }

  std::vector<Hazard> hazards(const File& file, Definition function) override {
    return hazards_of_called(file->pieces, function);
  }

 private:
  std::map<std::string, std::string> texts_;
  std::map<std::string, File> files_;
};

const std::string broken_loop =
    "    for x in xs:\n"
    "        return x\n";
const std::string head =
    "import paddle\n"
    "from paddle import nn\n";

struct Found {
  std::string source;
  std::vector<Hazard> hazards;
};

// The hazards in `net.py` of a project with the other files.
Found find_in(const std::string& net, std::map<std::string, std::string> others,
              std::vector<CalledFromElsewhere> called = {}) {
  Found found{head + net, {}};
  Project project(std::move(others));
  const auto pieces = syntax::Pieces::parse(found.source, nullptr);
  const auto program = read_program(*pieces, found.source);
  found.hazards = find_hazards(*pieces, *program, Reach::converted,
                               {.around = {&project, "/p/net.py", std::move(called)}})
                      .hazards;
  return found;
}

// The call that leads to the one hazard of another file; empty when there is none.
std::string door(const std::string& net, std::map<std::string, std::string> others) {
  const Found found = find_in(net, std::move(others));
  if (found.hazards.empty()) return {};
  REQUIRE(found.hazards.size() == 1);
  const Hazard& hazard = found.hazards.front();
  REQUIRE(hazard.elsewhere);
  REQUIRE(!hazard.reasons.empty());
  CHECK(hazard.reasons.front().file == hazard.elsewhere);
  CHECK(hazard.fixes.empty());
  return std::string(text::slice(found.source, hazard.range));
}

// A function that is converted and runs `body`.
std::string converted(const std::string& body) {
  return "@paddle.jit.to_static(full_graph=True)\ndef f(xs):\n    " + body + "\n";
}

// A layer whose `forward` is converted, with an attribute `block`.
std::string net_with(const std::string& block, const std::string& body) {
  return "class Net(nn.Layer):\n"
         "    def __init__(self):\n"
         "        super().__init__()\n"
         "        self.block = " +
         block +
         "\n"
         "    @paddle.jit.to_static(full_graph=True)\n"
         "    def forward(self, xs):\n        " +
         body + "\n";
}

const std::string layers = head + "def first(xs):\n" + broken_loop +
                           "\nclass Block(nn.Layer):\n    def forward(self, xs):\n        for x in "
                           "xs:\n            return x\n";

}  // namespace

TEST_CASE("a hazard of a function of another file is shown at the call that leads there") {
  const std::map<std::string, std::string> files = {{"layers.py", layers}};
  CHECK(door("from .layers import first\n" + converted("return first(xs)"), files) == "first");
  CHECK(door("from .layers import first as g\n" + converted("return g(xs)"), files) == "g");
  CHECK(door("from . import layers\n" + converted("return layers.first(xs)"), files) ==
        "layers.first");
  CHECK(door("import layers as l\n" + converted("return l.first(xs)"), files) == "l.first");
  CHECK(door("from .layers import *\n" + converted("return first(xs)"), files) == "first");
  CHECK(door("from .layers import first\n" + converted("return xs"), files).empty());
}

TEST_CASE("the forward of a layer of another file is found through names, attributes and lists") {
  const std::map<std::string, std::string> files = {{"layers.py", layers}};
  const std::string import = "from .layers import Block\n";
  CHECK(door(import + net_with("Block()", "return self.block(xs)"), files) == "self.block");
  CHECK(door(import +
                 net_with("nn.LayerList([Block() for _ in range(2)])", "return self.block[0](xs)"),
             files) == "self.block[0]");
  CHECK(door(import + net_with("nn.LayerList([Block()])",
                               "for block in self.block:\n            xs = block(xs)\n"
                               "        return xs"),
             files) == "block");
  CHECK(door(import + net_with("nn.Sequential(nn.ReLU(), Block())", "return self.block(xs)"),
             files) == "self.block");
  CHECK(door(import + "block = Block()\n" + converted("return block(xs)"), files) == "block");
  CHECK(door(import + "paddle.jit.save(Block(), 'm')\n", files) == "paddle.jit.save");
}

TEST_CASE("a method that a class inherits from another file is found there") {
  const std::map<std::string, std::string> files = {{"layers.py", layers}};
  const std::string net =
      "from . import layers\n"
      "class Net(layers.Block):\n"
      "    pass\n"
      "net = paddle.jit.to_static(Net(), full_graph=True)\n";
  CHECK(door(net, files) == "paddle.jit.to_static");
}

TEST_CASE("the search continues through imports and calls of the other files") {
  const std::map<std::string, std::string> files = {
      {"__init__.py", "from .layers import first\n"},
      {"layers.py", "from .ops import pick\ndef first(xs):\n    return pick(xs)\n"},
      {"ops.py", "def pick(xs):\n" + broken_loop}};
  const Found found = find_in("from . import first\n" + converted("return first(xs)"), files);
  REQUIRE(found.hazards.size() == 1);
  const Hazard& hazard = found.hazards.front();
  CHECK(hazard.message.starts_with("`pick` of ops.py, which this leads to: "));
  std::string chain;
  for (const ConversionReason& reason : hazard.reasons) {
    chain += (reason.file ? reason.file->path : "here") + ": " + reason.message + "\n";
  }
  CHECK(chain ==
        "/p/ops.py: it stands here\n"
        "/p/layers.py: called from `first`, which is converted\n"
        "here: called from `f`, which is converted\n"
        "here: converted by this decorator\n");
}

TEST_CASE("files that import each other, and names that lead nowhere, are handled") {
  const std::map<std::string, std::string> files = {
      {"a.py", "from .b import f\n"},
      {"b.py", "from .a import f\n"},
      {"c.py", "from .net import f\ndef g(xs):\n    return f(xs)\n"}};
  CHECK(door("from .a import f as g\n" + converted("return g(xs)"), files).empty());
  CHECK(door("from .nothing import g\n" + converted("return g(xs)"), files).empty());
  CHECK(door("from .c import g\n" + converted("return g(xs)"), files).empty());
}

TEST_CASE("a parameter that is called like an import is not a function of another file") {
  const std::map<std::string, std::string> files = {{"layers.py", layers}};
  CHECK(door("from .layers import first\n"
             "@paddle.jit.to_static(full_graph=True)\n"
             "def f(first, xs):\n    return first(xs)\n",
             files)
            .empty());
}

TEST_CASE("a function that is marked as not to be converted ends the search") {
  const std::map<std::string, std::string> files = {
      {"layers.py", "import paddle\n@paddle.jit.not_to_static\ndef first(xs):\n" + broken_loop}};
  CHECK(door("from .layers import first\n" + converted("return first(xs)"), files).empty());
}

TEST_CASE("a function that another file converts is examined, with the chain from there") {
  const auto caller = std::make_shared<const FileText>(
      FileText{"/p/train.py", std::make_shared<const std::string>("first(xs)")});
  const Found found = find_in("def first(xs):\n" + broken_loop, {},
                              {{"first", {{{0, 5}, "called from `f`", caller}}}});
  REQUIRE(found.hazards.size() == 1);
  CHECK(text::slice(found.source, found.hazards.front().range) == "return x");
  CHECK(found.hazards.front().reasons.front().file == caller);
  CHECK(!found.hazards.front().elsewhere);
  CHECK(find_in("def first(xs):\n" + broken_loop, {}, {{"gone", {}}}).hazards.empty());
}

TEST_CASE("a layer that a decorator registers in another file is found by its key") {
  const std::string registry =
      "TABLE = {}\n"
      "def register(kind):\n    TABLE[kind.__name__] = kind\n    return kind\n"
      "def create(name):\n    return TABLE[name]()\n";
  const std::string plain =
      "@register\nclass Plain(nn.Layer):\n    def forward(self, x):\n        return x\n";
  const std::string block =
      "@register\nclass Block(nn.Layer):\n    def forward(self, xs):\n        for x in xs:\n"
      "            return x\n";
  const std::map<std::string, std::string> files = {
      {"registry.py", registry},
      {"layers.py", head + "from .registry import register\n" + plain + block}};
  const std::string save = "paddle.jit.save(net, 'm')\n";
  const std::string import = "from .registry import TABLE, create\nfrom . import layers\n";
  CHECK(door(import + "net = TABLE['Block']()\n" + save, files) == "paddle.jit.save");
  CHECK(door(import + "net = TABLE['Plain']()\n" + save, files).empty());
  CHECK(door(import + "net = create('Block')\n" + save, files) == "paddle.jit.save");
  CHECK(door(import + "net = getattr(layers, name)()\n" + save, files) == "paddle.jit.save");
  // Nothing imports the file.
  CHECK(door("from .registry import TABLE\nnet = TABLE['Block']()\n" + save, files).empty());
}
