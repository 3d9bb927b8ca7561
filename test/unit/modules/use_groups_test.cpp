// Uses that only work together, and the uses that hold them back.
#include "project/modules/use_groups.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using paddle_ls::test::TemporaryFolder;

namespace {

struct Program {
  TemporaryFolder folder;
  modules::UseGroups groups;
  std::map<std::string, std::string> texts;

  void add(const std::string& name, const std::string& source) {
    folder.write(name, source);
    texts[name] = source;
  }

  void settle() {
    const rewrite::RuleSet rules;
    for (const auto& [name, source] : texts) {
      const auto read = rewrite::read(source, nullptr, rules);
      const auto file = rewrite::analyze(source, *read, rules, {});
      groups.add((folder.path() / name).string(), source,
                 rewrite::use_units(source, file, [](const auto&) { return true; }));
    }
    groups.settle();
  }

  // Whether the statement that begins with the text `at` is held back.
  bool waits(const std::string& name, std::string_view at) const {
    const std::size_t offset = texts.at(name).find(at);
    REQUIRE(offset != std::string::npos);
    return groups.holder((folder.path() / name).string(), offset) != nullptr;
  }
};

}  // namespace

TEST_CASE("a use without a safe fix holds back the uses of its function and its callers") {
  Program program;
  program.add("net.py",
              "import torch\n\n\ndef norm(x):\n    return torch.abs(x)\n\n\n"
              "def step(x):\n    return torch.no_such(norm(x))\n\n\n"
              "def apart(x):\n    return torch.abs(x) + 1\n");
  program.settle();
  CHECK(program.waits("net.py", "torch.abs(x)\n\n\ndef step"));
  CHECK_FALSE(program.waits("net.py", "torch.abs(x) + 1"));
  REQUIRE(program.groups.held().size() == 1);
  const modules::HeldGroup& group = program.groups.held()[0];
  CHECK(group.waiting() == 1);
  CHECK(group.blocking.size() == 1);
  CHECK(group.blocking.front().api == "torch.no_such");
}

TEST_CASE("a script joins an object and the calls that receive it") {
  Program program;
  program.add("main.py",
              "import torch\n\n\ndef make():\n    return torch.ones(2)\n\n\n"
              "def consume(x):\n    return torch.no_such(x)\n\n\nif True:\n    consume(make())\n");
  program.settle();
  CHECK(program.waits("main.py", "torch.ones"));
}

TEST_CASE("a function that is called everywhere and has no use joins nothing") {
  Program program;
  program.add("main.py",
              "import torch\n\n\ndef log(text):\n    print(text)\n\n\n"
              "def one():\n    log(1)\n    return torch.ones(2)\n\n\n"
              "def two(x):\n    log(2)\n    return torch.no_such(x)\n");
  program.settle();
  CHECK_FALSE(program.waits("main.py", "torch.ones"));
}

TEST_CASE("files are joined by their imports, also through a package") {
  Program program;
  program.add("pkg/__init__.py", "from .net import *\n");
  program.add("pkg/net.py", "import torch\n\n\nclass Net(torch.nn.Module):\n    pass\n");
  program.add("train.py",
              "import torch\nimport pkg\n\n\ndef train():\n    torch.no_such(pkg.Net())\n");
  program.add("other.py", "import torch\nx = torch.ones(2)\n");
  program.settle();
  CHECK(program.waits("pkg/net.py", "torch.nn.Module"));
  CHECK_FALSE(program.waits("other.py", "torch.ones"));
  REQUIRE(program.groups.held().size() == 1);
  CHECK(program.groups.held()[0].blocking.front().path.ends_with("train.py"));
}

TEST_CASE("a module that is passed as a value joins all of its contents") {
  Program program;
  program.add("nets.py", "import torch\n\n\ndef small():\n    return torch.ones(2)\n");
  program.add("main.py",
              "import torch\nimport nets\nmodel = getattr(nets, name)()\ntorch.no_such(model)\n");
  program.settle();
  CHECK(program.waits("nets.py", "torch.ones"));
}

TEST_CASE(
    "settings of the program are converted with the code they affect, and hold nothing "
    "back") {
  Program program;
  program.add("held.py", "import torch\ntorch.manual_seed(0)\nx = torch.no_such()\n");
  program.add("free.py",
              "import torch\ntorch.manual_seed(0)\ny = torch.ones(2)\n"
              "torch.backends.cudnn.no_such = 1\n");
  program.settle();
  CHECK(program.waits("held.py", "torch.manual_seed"));
  CHECK_FALSE(program.waits("free.py", "torch.manual_seed"));
  CHECK_FALSE(program.waits("free.py", "torch.ones"));
}

TEST_CASE("names of the module join the statements that assign and read them") {
  Program program;
  program.add("main.py",
              "import torch\nx = torch.ones(2)\nx[0] = torch.no_such()\ny = torch.zeros(2)\n");
  program.settle();
  CHECK(program.waits("main.py", "torch.ones"));
  CHECK_FALSE(program.waits("main.py", "torch.zeros"));
}
