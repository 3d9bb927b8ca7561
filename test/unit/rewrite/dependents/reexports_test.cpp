// Names of torch that are imported from other files of the project.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::string converted_with(std::string_view source, Reexports facts) {
  Options options = usual();
  options.reexports = std::make_shared<const Reexports>(std::move(facts));
  const std::string text = dedented(source);
  const RuleSet rules;
  const auto recorded = read(text, nullptr, {rules, options.reexports.get()});
  REQUIRE(recorded);
  const FileFindings file = analyze(text, *recorded, rules, options);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits()) chosen.push_back(i);
  }
  return text::applied(edits_for(text, file, chosen), text);
}

}  // namespace

TEST_CASE("a module that another file re-exports is rewritten, and imported from Paddle itself") {
  CHECK(converted_with(R"(
      from .layers import nn
      layer = nn.Sigmoid()
  )",
                       {{".layers", "nn", {"torch.nn"}}}) == dedented(R"(
      from paddle import nn
      layer = nn.Sigmoid()
  )"));
}

TEST_CASE("a name that is reached through a module of the project is spelled out") {
  CHECK(converted_with(R"(
      from . import layers
      import project.layers as other
      a = layers.nn.Sigmoid()
      b = other.F.relu(a)
      c = layers.ours(b)
  )",
                       {{"..layers", "nn", {"torch.nn"}},
                        {"project.layers", "F", {"torch.nn.functional"}}}) == dedented(R"(
      from . import layers
      import paddle
      import project.layers as other
      a = paddle.nn.Sigmoid()
      b = paddle.nn.functional.relu(a)
      c = layers.ours(b)
  )"));
}

TEST_CASE("names that a star import of the project brings are known") {
  CHECK(converted_with(R"(
      from .layers import *
      a = nn.Sigmoid()
  )",
                       {{".layers", "nn", {"torch.nn"}}}) == dedented(R"(
      import paddle

      from .layers import *
      a = paddle.nn.Sigmoid()
  )"));
}

TEST_CASE("nothing is known about another file without a fact") {
  CHECK(converted_with(R"(
      from .layers import nn
      layer = nn.Sigmoid()
  )",
                       {{".other", "nn", {"torch.nn"}}}) == dedented(R"(
      from .layers import nn
      layer = nn.Sigmoid()
  )"));
}

TEST_CASE("torch itself, re-exported by another file, is replaced by an import of paddle") {
  CHECK(converted_with("from .compat import torch\ny = torch.abs(x)\n",
                       {{".compat", "torch", {"torch"}}}) == "import paddle\ny = paddle.abs(x)\n");
}

TEST_CASE("members of a class are those of the layer that it derives from in another file") {
  const Reexport base{
      ".base", "Base", {.base = "torch.nn.Module", .members = {"named_parameters"}}};
  CHECK(converted_with(R"(
      from .base import Base

      class Derived(Base):
          def modules(self):
              return []

          def own(self):
              self.modules(remove_duplicate=False)
              self.named_parameters(recurse=False)
              super().named_parameters(recurse=False)
              return self.parameters(recurse=False)

      def count(model: Base, other):
          Base().parameters(recurse=False)
          other.parameters(recurse=False)
          return model.parameters(recurse=False)
  )",
                       {base}) == dedented(R"(
      from .base import Base

      class Derived(Base):
          def modules(self):
              return []

          def own(self):
              self.modules(remove_duplicate=False)
              self.named_parameters(recurse=False)
              super().named_parameters(recurse=False)
              return self.parameters(include_sublayers=False)

      def count(model: Base, other):
          Base().parameters(include_sublayers=False)
          other.parameters(recurse=False)
          return model.parameters(include_sublayers=False)
  )"));
}

TEST_CASE("a class that a star import brings is known") {
  CHECK(converted_with(R"(
      from .base import *

      parameters = Base().parameters(recurse=False)
  )",
                       {{".base", "Base", {.base = "torch.nn.Module"}}}) == dedented(R"(
      from .base import *

      parameters = Base().parameters(include_sublayers=False)
  )"));
}

TEST_CASE("a name that begins with a dot has no rule, and is no trouble") {
  CHECK_FALSE(RuleSet().find_under_any_name(".base.Base.parameters", newest_release));
}
