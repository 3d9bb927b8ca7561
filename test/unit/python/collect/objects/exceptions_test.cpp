// Exceptions that a program expects and the target library replaces.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

std::string caught(std::string_view body, std::string_view handlers) {
  return "try:\n    " + std::string(body) + "\n" + std::string(handlers);
}

}  // namespace

TEST_CASE("an exception is found if another one is raised for the failure in the block") {
  CHECK(implied_methods(caught("x + weights", example_of("exceptions") + " pass")) ==
        std::vector<std::string>{"RuntimeError_or_ValueError"});
}

TEST_CASE("an exception is not found if nothing in the block fails differently") {
  check_implied({
      {caught("y = 1", "except RuntimeError: pass"), {}},
      {caught("x + weights", "except KeyError: pass"), {}},
  });
}

TEST_CASE("the name of the finding tells where the exception is written") {
  check_implied({
      {caught("x + weights", "except (RuntimeError, KeyError): pass"),
       {"RuntimeError_or_ValueError_among_others"}},
      {caught("x + weights", "except ValueError: pass\nexcept RuntimeError: pass"),
       {"RuntimeError_beside_ValueError"}},
      {caught("x + weights", "except (RuntimeError, ValueError): pass"), {}},
      {caught("unheard(x + weights)", "except RuntimeError: pass"),
       {"RuntimeError_maybe_ValueError"}},
  });
}

TEST_CASE("functions of the file fail as their bodies do, also before their definition") {
  check_implied({
      {"def g():\n    try: f(x)\n    except RuntimeError: pass\ndef f(y): return x + weights",
       {"RuntimeError_or_ValueError"}},
  });
}
