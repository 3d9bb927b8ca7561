// Shapes that are keys.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a shape that is a key is hashed") {
  CHECK(implied_methods(example_of("keys")) == std::vector<std::string>{"__hash__"});
}

TEST_CASE("a shape in a tuple that is a key is hashed, one in a list cannot be") {
  check_implied({{"cache[x.shape, 2] = 1", {"__hash__"}}, {"cache[[x.shape]]", {}}});
}

TEST_CASE("membership and methods of containers look a key up") {
  check_implied({
      {"x.shape in seen", {"__hash__"}},
      {"x.shape not in seen", {"__hash__"}},
      {"x.shape in [1, 2]", {}},
      {"x.shape is seen", {}},
      {"seen.add(x.shape)", {"__hash__"}},
      {"seen.append(x.shape)", {}},
  });
}

TEST_CASE("the arguments of a function whose results are cached are keys") {
  const std::string cached = "from functools import lru_cache\n@lru_cache(None)\ndef f(s): pass\n";
  const std::vector<std::string> methods = implied_methods(cached + "f(x.shape)");
  CHECK(std::count(methods.begin(), methods.end(), "__hash__") == 1);
  const std::vector<std::string> plain = implied_methods("def f(s): pass\nf(x.shape)");
  CHECK(std::count(plain.begin(), plain.end(), "__hash__") == 0);
}

TEST_CASE("a tuple that is a key twice is found once") {
  check_implied({{"key = (x.shape, 1)\ncache[key]\ncache[key] = 2", {"__hash__"}}});
}
