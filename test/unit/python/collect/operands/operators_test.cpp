// Operators that need another form on tensors of the target library.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

// The facts about the operator in `code`.
Facts facts_of(std::string_view method, std::string_view code) {
  const Resolved file(among_tensors(code));
  const MethodUse* use = method_named(file, method);
  CAPTURE(code);
  REQUIRE(use != nullptr);
  return use->facts;
}

}  // namespace

TEST_CASE("an operator between tensors of two types is a method of the first") {
  const Resolved file(among_tensors(example_of("operators")));
  const MethodUse* use = method_named(file, "__mul__");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->attribute) == "*");
  CHECK(file.at(use->operand.range()) == "counts");
  CHECK(file.at(use->other.range()) == "weights");
  CHECK(use->receiver.kind == Kind::tensor);
}

TEST_CASE("the operand with the narrower type is cast") {
  CHECK(facts_of("__add__", "counts + weights").has(Fact::casts_self));
  CHECK(facts_of("__sub__", "weights - counts").has(Fact::casts_other));
}

TEST_CASE("an operator whose operands have one type, or that has a number, stays") {
  check_implied({
      {"weights * weights", {}},
      {"counts + counts", {}},
      {"counts * 2", {}},
      {"weights / 0.5", {}},
      {"2 - counts", {}},
  });
}

TEST_CASE("a bitwise operator with a number needs another form") {
  check_implied({{"counts & 1", {"__and__"}}, {"weights | True", {"__or__"}}, {"y & 1", {}}});
}

TEST_CASE("data sets are joined by an operator") {
  check_implied({
      {"a = torch.utils.data.TensorDataset(x)\na + a", {"__add__"}},
      {"a = torch.utils.data.TensorDataset(x)\na * a", {}},
  });
}
