// Tables of PaConvert, used unchanged.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "engine/rewrite/language/rule_loader.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view table = R"json({
  "torch.same": {"Matcher": "ChangePrefixMatcher"},
  "torch.moved": {"Matcher": "ChangeAPIMatcher", "paddle_api": "paddle.nn.moved"},
  "torch.work": {"Matcher": "GenericMatcher", "paddle_api": "paddle.work", "min_input_args": 1,
                 "args_list": ["input", "dim", "*", "eps", "layout", "dtype"],
                 "kwargs_change": {"input": "x", "dim": "axis"}, "unsupport_args": ["eps"],
                 "paddle_default_kwargs": {"steps": 3}},
  "torch.coded": {"Matcher": "SomethingMatcher"},
  "torch.known": {"min_input_args": 1},
  "torch.odd": {"Matcher": "GenericMatcher", "paddle_api": "paddle.odd", "args_list": ["a"],
                "kwargs_change": {"b": "c"}},
  "torch.Tensor.numel": {"Matcher": "Func2Attribute", "paddle_api": "paddle.Tensor.size"},
  "torch.Tensor.det": {"Matcher": "TensorFunc2PaddleFunc", "paddle_api": "paddle.linalg.det"}
})json";

constexpr std::string_view head = "import torch\n";

const RuleSet& paconvert_rules() {
  static const RuleSet result = [] {
    RuleSet set;
    const auto errors = set.add_rules(table, "api_mapping.json");
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].message.find("`b` of `kwargs_change`") != std::string::npos);
    CHECK(set.add_rules(R"json({"torch.alias": "torch.moved"})json", "api_alias_mapping.json")
              .empty());
    return set;
  }();
  return result;
}

void check_table(std::string_view before, std::string_view after) {
  CAPTURE(before);
  check_rewrite(std::string(head) + std::string(before), "import paddle\n" + std::string(after),
                paconvert_rules());
}

std::string reason_of(std::string_view source) {
  const FileFindings file = analyzed(std::string(head) + std::string(source), paconvert_rules());
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].fix == FixClass::none);
  return message(file.findings[0]);
}

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("entries that are only data become rules") {
  check_table("y = torch.same(a, b=c)\n", "y = paddle.same(a, b=c)\n");
  check_table("y = torch.moved(*a)\n", "y = paddle.nn.moved(*a)\n");
  check_table("y = torch.alias(a)\n", "y = paddle.nn.moved(a)\n");
  check_table("y = torch.work(a, 1)\n", "y = paddle.work(x=a, axis=1, steps=3)\n");
  check_table("y = torch.work(a, dim=1, dtype=t)\n",
              "y = paddle.work(x=a, axis=1, steps=3).astype(t)\n");
  check_table("y = torch.same(a).max(1)\n", "y = paddle.same(a).max(1)\n");
  check_table("y = torch.zeros(2).numel()\n", "y = paddle.zeros(2).size\n");
  check_table("y = torch.zeros(2).det()\n", "y = paddle.linalg.det(paddle.zeros(2))\n");
}

TEST_CASE("entries that need code are manual and name their matcher") {
  CHECK(reason_of("y = torch.coded(a)\n").find("SomethingMatcher") != std::string::npos);
  CHECK(reason_of("y = torch.known(a)\n").find("without a way to convert") != std::string::npos);
}

TEST_CASE("arguments that the table would silently drop are rejected") {
  CHECK(reason_of("y = torch.work(a, layout=b)\n").find("drop it") != std::string::npos);
  CHECK(reason_of("y = torch.work(a, eps=b)\n").find("unsupported") != std::string::npos);
}

TEST_CASE("an alias without a target is an error with its place") {
  RuleSet set;
  const auto errors =
      set.add_rules("{\n  \"torch.alias\": \"torch.no_such\"\n}", "api_alias_mapping.json");
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].where == "api_alias_mapping.json:2:3");
  CHECK(errors[0].message.find("torch.no_such") != std::string::npos);
}

TEST_CASE("the tables of six PaConvert versions load unchanged, each entry translated or manual") {
  const fs::path root = fs::path(PADDLE_LS_SHARED_DATA) / "paconvert";
  if (!fs::exists(root)) {
    MESSAGE("skipped: ", root.string(), " is not there");
    return;
  }
  for (const auto& folder : fs::directory_iterator(root)) {
    for (const std::string name :
         {"api_mapping.json", "attribute_mapping.json", "api_wildcard_mapping.json"}) {
      const fs::path path = folder.path() / name;
      if (!fs::exists(path)) continue;
      RuleTableBuilder builder;
      const std::string json = read(path);
      const auto errors = load_rules(json, name, builder);
      const RuleTable loaded = builder.table();
      std::size_t manual = 0;
      for (const Rule& rule : loaded.rules) {
        const auto alternatives = loaded.rows(rule.alternatives);
        if (alternatives.front().outcome != Outcome::unsupported) continue;
        ++manual;
        CHECK(!alternatives.front().reason.empty());
      }
      MESSAGE(folder.path().filename().string(), "/", name, ": ", loaded.rules.size(), " entries, ",
              loaded.rules.size() - manual, " lowered, ", manual, " manual, ", errors.size(),
              " defects");
      for (const Error& error : errors) CHECK(error.where.starts_with(name + ":"));
      CHECK(loaded.rules.size() > 0);
    }
  }
}
