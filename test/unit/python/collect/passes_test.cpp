// The table of passes: each comes after the passes whose findings it reads, and has a file of
// tests.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "engine/python/collect/collect_passes.hpp"

using namespace paddle_ls::python;

namespace {

namespace fs = std::filesystem;

// The path of the tests of the pass below this folder, or an empty one.
fs::path tests_of(const CollectPass& pass) {
  std::string name(pass.name);
  std::replace(name.begin(), name.end(), ' ', '_');
  const fs::path folder = fs::path(PADDLE_LS_FIXTURES) / "../test/unit/python/collect";
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().filename() == name + "_test.cpp") return entry.path();
  }
  return {};
}

// The text of a file up to its second test case.
std::string first_test_case(const fs::path& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  constexpr std::string_view begin = "\nTEST_CASE(";
  const std::size_t first = text.find(begin);
  if (first == std::string::npos) return {};
  return text.substr(0, text.find(begin, first + begin.size()));
}

}  // namespace

TEST_CASE("a pass comes after the pass whose findings it reads") {
  const auto all = passes();
  REQUIRE_FALSE(all.empty());
  for (auto pass = all.begin(); pass != all.end(); ++pass) {
    CAPTURE(pass->name);
    const bool is_met =
        pass->needs.empty() || std::any_of(all.begin(), pass, [&](const CollectPass& each) {
          return each.name == pass->needs;
        });
    CHECK(is_met);
  }
}

TEST_CASE("a pass has one name, an example, and one way to run") {
  const auto all = passes();
  for (const CollectPass& pass : all) {
    CAPTURE(pass.name);
    CHECK(std::count_if(all.begin(), all.end(),
                        [&](const CollectPass& each) { return each.name == pass.name; }) == 1);
    CHECK_FALSE(pass.example.empty());
    CHECK((pass.look_at == nullptr) != (pass.go_over == nullptr));
    CHECK((pass.look_at == nullptr) == (pass.codes.bits == 0));
  }
}

TEST_CASE("the tests of a pass begin with its example") {
  for (const CollectPass& pass : passes()) {
    CAPTURE(pass.name);
    const fs::path path = tests_of(pass);
    REQUIRE_FALSE(path.empty());
    const std::string example = "example_of(\"" + std::string(pass.name) + "\")";
    CHECK(first_test_case(path).find(example) != std::string::npos);
  }
}
