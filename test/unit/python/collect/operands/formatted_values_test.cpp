// Values in f-strings.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("an element type in an f-string is formatted") {
  CHECK(implied_methods(example_of("formatted values")) == std::vector<std::string>{"__format__"});
}

TEST_CASE("a shape is formatted unless the text is only shown") {
  check_implied({{"name = f'{x.shape}'", {"__format__"}}, {"print(f'{x.shape}')", {}}});
}

TEST_CASE("a tensor with dimensions is formatted if it has a format") {
  check_implied({
      {"name = f'{weights:.2f}'", {"__format__"}},
      {"name = f'{weights}'", {}},
      {"name = f'{x:.2f}'", {}},
  });
}
