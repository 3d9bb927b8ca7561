// Whether a method is called in the body of a `try`.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

// Whether each use of `view` is in the body of a `try`, in their order.
std::vector<bool> guarded(std::string_view code) {
  std::vector<bool> all;
  const Resolved file(among_tensors(code));
  for (const MethodUse& use : file.names.methods) {
    if (file.names.text(use.name) == "view") all.push_back(use.facts.has(Fact::guarded));
  }
  return all;
}

}  // namespace

TEST_CASE("a method in the body of a try is guarded, one in its handler is not") {
  CHECK(guarded(example_of("open tries") + "\nexcept E: x.view(1)\nx.view(3)") ==
        std::vector<bool>{true, false, false});
}

TEST_CASE("the end of an inner try leaves the outer one open") {
  CHECK(
      guarded("try:\n    try: pass\n    except E: x.view(1)\n    x.view(2)\nfinally: x.view(3)") ==
      std::vector<bool>{true, true, false});
}
