// The table of passes: every pass comes after those whose results it needs.
#include <algorithm>

#include <doctest/doctest.h>

#include "engine/python/collect/collect_passes.hpp"

using namespace paddle_ls::python;

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
