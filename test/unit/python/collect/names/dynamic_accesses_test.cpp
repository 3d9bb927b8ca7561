// Access by a string, and uses that a string literal spells.
#include <utility>

#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls::python;

TEST_CASE("the member that a literal names is found") {
  const Resolved file("import torch\n" + example_of("dynamic accesses") + "\n");
  REQUIRE(file.names.dynamic.size() == 1);
  CHECK(file.names.dynamic[0].form == DynamicForm::attribute_by_name);
  CHECK(file.at(file.names.dynamic[0].word) == "abs");
}

TEST_CASE("access by a string is dynamic") {
  const Resolved file(
      "import torch, importlib\ngetattr(torch, 'abs')\nhasattr(torch.nn, name)\n"
      "importlib.import_module('torch.nn')\n__import__(\"torch\")\n"
      "importlib.import_module('numpy')\ngetattr(x, 'abs')\n"
      "def f(getattr): getattr(torch, 'abs')\n");
  const auto& dynamic = file.names.dynamic;
  REQUIRE(dynamic.size() == 3);
  CHECK(file.names.text(dynamic[0].name) == "torch.abs");
  CHECK(file.at(dynamic[0].word) == "abs");
  CHECK(file.at(dynamic[0].object) == "torch");
  CHECK(file.names.text(dynamic[1].name) == "torch.nn");
  CHECK(file.names.text(dynamic[2].name) == "torch");
}

TEST_CASE("a member that a literal names is a use, and its module is not") {
  const Resolved file(
      "import torch, importlib\nimport torch.nn as nn\n"
      "[[getattr(torch, 'abs')]](x)\n[[getattr(nn, 'Linear', None)]]\n[[hasattr(torch, 'abs')]]\n"
      "[[importlib.import_module('torch.nn').Linear]]\n[[__import__('torch.nn').abs]]\n"
      "[[getattr(torch.nn, 'Linear', other)]]\n"
      "getattr(x, name)\ngetattr(torch, 'a.b')\nimportlib.import_module('.nn', 'torch')\n");
  const struct {
    std::string_view name;
    std::string_view binding;
    Resolution resolution;
  } rows[] = {
      {"torch.abs", "torch", Resolution::sure}, {"torch.nn.Linear", "nn", Resolution::sure},
      {"torch.abs", "torch", Resolution::sure}, {"torch.nn.Linear", "", Resolution::sure},
      {"torch.abs", "", Resolution::sure},      {"torch.nn.Linear", "torch", Resolution::ambiguous},
  };
  REQUIRE(file.names.uses.size() == std::size(rows));
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    INFO(i);
    const Use* use = file.use_at_mark(i);
    REQUIRE(use != nullptr);
    CHECK(file.names.text(use->name) == rows[i].name);
    CHECK(use->resolution == rows[i].resolution);
    CHECK_FALSE(use->plain);
    const NameId bound = use->binding == none ? none : file.names.bindings[use->binding].name;
    CHECK(file.names.text(bound) == rows[i].binding);
  }
  CHECK(file.at(file.use_at_mark(0)->call.range()) == "getattr(torch, 'abs')(x)");
  CHECK(file.at(file.names.leading(*file.use_at_mark(5), 1)) == "torch");
}

TEST_CASE("a module that is imported by its name is bound like any other") {
  const Resolved file(
      "import importlib\nfrom importlib import import_module\n"
      "t = importlib.import_module('torch')\n[[t.abs]](x)\n"
      "m = import_module('torch.nn')\n[[m.Linear]](1)\n"
      "f = getattr(t, 'abs')\n[[f]](x)\n");
  for (const auto& [mark, name] :
       {std::pair(0, "torch.abs"), {1, "torch.nn.Linear"}, {2, "torch.abs"}}) {
    const Use* use = file.use_at_mark(static_cast<std::size_t>(mark));
    REQUIRE(use != nullptr);
    CHECK(file.names.text(use->name) == name);
    const Binding& binding = file.names.bindings[use->binding];
    CHECK(binding.form == BindingForm::assignment);
    REQUIRE(binding.value != none);
    CHECK(file.names.uses[binding.value].dynamic != none);
  }
}

TEST_CASE("an attribute of a tensor that a literal names is dynamic") {
  const Resolved file(
      "import torch\nx = torch.zeros(1)\ngetattr(x, 'abs')\ngetattr(x, name)\n"
      "getattr(x, 'unheard')\ngetattr(y, 'abs')\ngetattr([], 'sort')\n");
  REQUIRE(file.names.dynamic.size() == 1);
  CHECK(file.names.dynamic[0].receiver.kind == Kind::tensor);
  CHECK(file.names.text(file.names.dynamic[0].name) == "abs");
}
