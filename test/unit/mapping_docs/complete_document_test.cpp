// New documents with the signatures of releases.
#include "engine/mapping_docs/generate/complete_document.hpp"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/mapping_docs/classic.hpp"

using namespace paddle_ls::mapping_docs;

namespace {

using RowNames = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view completion_torch =
    "torch.demo.scale\tfunction\t\t\tinput, *, out=None\tinput, factor=0.5, *, out=None\n";

std::optional<NewDocument> completed_with(std::optional<NewDocument> known,
                                          const std::string& paddle_signature,
                                          const std::string& keywords = {},
                                          const std::string& target = "paddle.demo.scale") {
  const std::string table =
      target + "@3.0\tfunction\t\t" + keywords + "\t" + paddle_signature + "\n";
  const std::string later = target + "@3.3\tfunction\t\tscale_by=factor\tx\n";
  return completed("torch.demo.scale", std::move(known), ReleaseFacts(completion_torch),
                   ReleaseFacts(table, "3.0"), ReleaseFacts(later, "3.3"));
}

NewDocument known_document(const std::string& signature, std::vector<ParameterMapping> parameters) {
  NewDocument made;
  made.source_api = "torch.demo.scale";
  made.source_signature = signature;
  made.target_api = "paddle.demo.scale";
  made.parameters = std::move(parameters);
  return made;
}

RowNames row_names(const NewDocument& made) {
  RowNames found;
  for (const ParameterMapping& each : made.parameters) found.emplace_back(each.source, each.target);
  return found;
}

}  // namespace

TEST_CASE("an API without rule gets the Paddle API of the same name and its fullest signature") {
  const auto made = completed_with({}, "x, factor=0.5, name=None");
  REQUIRE(made);
  CHECK(made->source_signature == "input, factor=0.5, *, out=None");
  CHECK(made->target_api == "paddle.demo.scale");
  CHECK(made->target_signature == "x, factor=0.5, name=None");
  CHECK(row_names(*made) == RowNames{{"input", "x"}, {"factor", "factor"}, {"out", ""}});
  CHECK_FALSE(completed_with({}, "x", {}, "paddle.demo.other"));
}

TEST_CASE("names of the rule that the release takes as keywords are its parameters") {
  const auto made =
      completed_with(known_document("input, dim=None", {{"input", "input"}, {"dim", "dim"}}),
                     "axis=None, x=None, name=None", "dim=axis,input=x");
  REQUIRE(made);
  CHECK(row_names(*made) == RowNames{{"input", "x"}, {"dim", "axis"}});
}

TEST_CASE("what Paddle has besides stands last, but not name or keywords for calls of PyTorch") {
  const auto made = completed_with(known_document("input", {{"input", "x"}}),
                                   "x, shape=None, name=None, *, out=None, device=None");
  REQUIRE(made);
  CHECK(row_names(*made) == RowNames{{"input", "x"}, {"", "shape"}});
  const std::string text = new_document(*made, classic);
  CHECK(text.starts_with("## [ paddle 参数更多 ]torch.demo.scale\n"));
  CHECK(text.find("| - | shape | PyTorch 无此参数，Paddle 保持默认即可。 |") != std::string::npos);
}

TEST_CASE("another default makes the category, and the note names both") {
  const auto made =
      completed_with(known_document("input, factor=1", {{"input", "x"}, {"factor", "factor"}}),
                     "x, factor=2, name=None");
  REQUIRE(made);
  const std::string text = new_document(*made, classic);
  CHECK(text.starts_with("## [ 参数默认值不一致 ]torch.demo.scale\n"));
  CHECK(text.find("PyTorch 默认为 `1`，Paddle 默认为 `2`") != std::string::npos);
}

TEST_CASE("a parameter that a rule drops is still that of the same name") {
  const auto made = completed_with(
      known_document("input, norm=None, out=None", {{"input", "x"}, {"norm", ""}, {"out", ""}}),
      "x, norm=None, name=None");
  REQUIRE(made);
  CHECK(row_names(*made) == RowNames{{"input", "x"}, {"norm", "norm"}, {"out", ""}});
}

TEST_CASE("what the rule leaves out of the only signature of PyTorch comes back") {
  NewDocument rule = known_document("input", {{"input", "x"}});
  const std::string table = "paddle.demo.scale@3.0\tfunction\t\t\tx, name=None\n";
  const auto made = completed("torch.demo.scale", rule,
                              ReleaseFacts("torch.demo.scale\tfunction\t\t\tinput, *, out=None\n"),
                              ReleaseFacts(table, "3.0"), ReleaseFacts(table, "3.3"));
  REQUIRE(made);
  CHECK(made->source_signature == "input, *, out=None");
  CHECK(row_names(*made) == RowNames{{"input", "x"}, {"out", ""}});
}

TEST_CASE("keywords that a later release takes tell which parameter is meant") {
  const auto made = completed_with(
      known_document("input, scale_by=None", {{"input", "x"}, {"scale_by", ""}}), "x, factor=None");
  REQUIRE(made);
  CHECK(row_names(*made) == RowNames{{"input", "x"}, {"scale_by", "factor"}});
}

TEST_CASE("a parameter that may be deleted needs no example") {
  const auto made = completed_with(
      known_document("input, inplace=False", {{"input", "x"}, {"inplace", ""}}), "x, name=None");
  REQUIRE(made);
  const std::string text = new_document(*made, classic);
  CHECK(text.find("一般对网络训练结果影响不大，可直接删除。 |") != std::string::npos);
  CHECK(text.find("### 转写示例") == std::string::npos);
}
