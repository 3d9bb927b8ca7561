// Operators, indices, conversions, keys and texts: each is a method of its first operand.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/resolved.hpp"

using namespace paddle_ls::python;

namespace {

// The names of methods for which no attribute is written.
std::vector<std::string> methods_of(const std::string& statement) {
  const Resolved file("import torch\nx = torch.zeros(2)\n" + statement + "\n");
  std::vector<std::string> names;
  for (const MethodUse& method : file.names.methods) {
    if (method.operand) names.emplace_back(file.names.text(method.name));
  }
  return names;
}

struct Row {
  std::string_view statement;
  std::vector<std::string> methods;
};

void check_methods(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.statement);
    CHECK(methods_of(std::string(row.statement)) == row.methods);
  }
}

}  // namespace

TEST_CASE("an augmented assignment is a method of a tensor that somebody else may hold") {
  check_methods({
      {"y = x\nx += 1", {"__iadd__"}},
      {"n = 1\nn += 1", {}},
      {"y = x\nx @= y", {}},
  });
}

TEST_CASE("a shape is hashed where it is a key") {
  check_methods({
      {"cache[x.shape]", {"__hash__"}},
      {"cache[x.shape, 2] = 1", {"__hash__"}},
      {"x.shape in seen", {"__hash__"}},
      {"seen.add(x.shape)", {"__hash__"}},
      {"sizes = {x.shape: 1}", {"__hash__"}},
      {"sizes = {1: x.shape}", {}},
      {"cache[[x.shape]]", {}},
  });
}

TEST_CASE("a shape becomes a text unless only a person reads it") {
  check_methods({
      {"name = f'{x.shape}'", {"__format__"}},
      {"name = '{}'.format(x.shape)", {"__format__"}},
      {"name = '%d x %d' % x.shape", {"__rmod__"}},
      {"name = str(x.shape)", {"__str__"}},
      {"print(f'{x.shape}')", {}},
  });
}

TEST_CASE("a shape is asked for its type or passed to a function of the program") {
  check_methods({
      {"isinstance(x.shape, tuple)", {"__class__"}},
      {"isinstance(x.shape, (list, int))", {}},
      {"x.shape < (2, 3)", {"__class__"}},
      {"def count(shape): pass\ncount(x.shape)", {"handed_on"}},
  });
}

TEST_CASE("a whole tensor is filled") {
  check_methods({{"x[...] = 0", {"fill_all"}}, {"x[0] = 0", {}}});
}
