#include "project/settings/accepted_differences.hpp"

#include <array>

#include <doctest/doctest.h>

#include "project/settings/layer.hpp"

using namespace paddle_ls;
using namespace paddle_ls::settings;

namespace {

// Whether the settings accept the difference in the file.
bool accepts(std::string_view json, std::string_view id, const char* file) {
  const ReadLayer read = read_layer(json, "/project");
  REQUIRE(read.problems.empty());
  const Settings settings = merged(std::array{read.layer});
  return accepted_differences(settings, file).has(rewrite::difference_named(id));
}

}  // namespace

TEST_CASE("the style decides differences without a decision") {
  CHECK(accepts("{}", "first-weights", "/project/a.py"));
  CHECK_FALSE(accepts("{}", "argument-value", "/project/a.py"));
  CHECK_FALSE(accepts(R"({"style": "exact"})", "first-weights", "/project/a.py"));
}

TEST_CASE("a decision has precedence over the style") {
  CHECK_FALSE(accepts(R"({"decisions": {"first-weights": "refuse"}})", "first-weights", "/a.py"));
  CHECK(accepts(R"({"decisions": {"argument-value": "accept"}})", "argument-value", ""));
}

TEST_CASE("a decision may be for some files") {
  constexpr std::string_view json =
      R"({"decisions": {"argument-value": {"accept": ["models/"], "refuse": ["models/old_*.py"]}}})";
  CHECK(accepts(json, "argument-value", "/project/models/a.py"));
  CHECK(accepts(json, "argument-value", "/project/models/deep/a.py"));
  CHECK_FALSE(accepts(json, "argument-value", "/project/models/old_a.py"));
  CHECK_FALSE(accepts(json, "argument-value", "/project/train.py"));
  CHECK_FALSE(accepts(json, "argument-value", "/elsewhere/models/a.py"));
  CHECK_FALSE(accepts(json, "argument-value", ""));
}

TEST_CASE("a decision may exclude some files") {
  constexpr std::string_view json =
      R"({"decisions": {"argument-value": {"everywhere": "accept", "refuse": ["old/"], "because": "seen"}}})";
  CHECK(accepts(json, "argument-value", "/project/a.py"));
  CHECK(accepts(json, "argument-value", ""));
  CHECK(accepts(json, "argument-value", "/elsewhere/old/a.py"));
  CHECK_FALSE(accepts(json, "argument-value", "/project/old/a.py"));
}

TEST_CASE("a refusal is known, and an outdated answer has no effect") {
  const ReadLayer read = read_layer(
      std::string_view(
          R"({"decisions": {"argument-value": "refuse", "class-name": {"everywhere": "refuse"}}})"),
      "/project");
  Settings settings = merged(std::array{read.layer});
  settings.decisions.at("class-name").is_outdated = true;
  const rewrite::DifferenceSet refused = refused_differences(settings, "/project/a.py");
  CHECK(refused.has(rewrite::difference_named("argument-value")));
  CHECK_FALSE(refused.has(rewrite::difference_named("class-name")));
  CHECK_FALSE(refused.has(rewrite::difference_named("first-weights")));
}

TEST_CASE("an invalid decision is reported, and the rest counts") {
  const ReadLayer read = read_layer(
      std::string_view(
          R"({"decisions": {"first-weights": "maybe", "no-such": "accept", "linear-layout": "refuse"}})"),
      "/project");
  REQUIRE(read.problems.size() == 2);
  CHECK(
      read.problems[0].message ==
      "the decision on `first-weights` must be `accept`, `refuse`, or an object with `everywhere` "
      "(one of these), the lists of patterns `accept` and `refuse`, each a list of at most 4096 "
      "strings of at most 1024 bytes, and the texts `because` and `question`");
  CHECK(read.problems[1].message == "unknown difference `no-such`");
  const Settings settings = merged(std::array{read.layer});
  CHECK(settings.decisions.size() == 1);
}
