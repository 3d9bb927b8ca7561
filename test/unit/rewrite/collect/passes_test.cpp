// The table of passes: the tests of each pass begin with its example.
#include "engine/rewrite/collect/passes.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls::rewrite;

TEST_CASE("no two passes have one name") {
  for (const Pass& pass : passes) {
    CAPTURE(pass.name);
    CHECK(std::count_if(passes.begin(), passes.end(),
                        [&](const Pass& each) { return each.name == pass.name; }) == 1);
  }
}

TEST_CASE("the tests of a pass over uses begin with its example") {
  const auto folder = std::filesystem::path(PADDLE_LS_FIXTURES) / "../test/unit/rewrite/collect";
  for (const Pass& pass : passes) {
    CAPTURE(pass.name);
    std::string name(pass.name);
    std::replace(name.begin(), name.end(), ' ', '_');
    std::ifstream file(folder / ("collect_" + name + "_test.cpp"));
    REQUIRE(file.is_open());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    constexpr std::string_view begin = "\nTEST_CASE(";
    const std::size_t first = text.find(begin);
    REQUIRE(first != std::string::npos);
    const std::string test = text.substr(first, text.find(begin, first + 1) - first);
    const std::string example = "findings_in_example(\"" + std::string(pass.name) + "\"";
    CHECK(test.find(example) != std::string::npos);
  }
}
