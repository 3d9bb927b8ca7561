// Contents of strings, which may be names of classes.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

std::vector<std::string_view> contents(const Resolved& file) {
  std::vector<std::string_view> all;
  for (const text::ByteRange range : file.names.literals) all.push_back(file.at(range));
  return all;
}

}  // namespace

TEST_CASE("strings are found in a file that compares names of classes") {
  const Resolved file("import torch\n" + example_of("literals") + "\ntype(m).__name__ in layers\n");
  CHECK(contents(file) == std::vector<std::string_view>{"Linear"});
}

TEST_CASE("strings are found by their places, and none in another file") {
  const std::string strings = "import torch\nf('b', g('a'), \"c\")\n";
  CHECK(contents(Resolved(strings)).empty());
  CHECK(contents(Resolved(strings + "type(m).__name__ == 'ReLU'\n")) ==
        std::vector<std::string_view>{"b", "a", "c", "ReLU"});
}
