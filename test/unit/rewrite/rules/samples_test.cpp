// What rules say of themselves: each `sample` is converted to what it is said to become.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "engine/rewrite/language/expand_rule.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

namespace fs = std::filesystem;

const fs::path tree = fs::path(PADDLE_LS_FIXTURES).parent_path();

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The rules of a file, as far as what a sample says needs them: without named conditions.
std::vector<PlainRule> rules_in(const fs::path& path) {
  const auto document = parse_json(text_of(path), path.filename().string());
  REQUIRE(document);
  std::vector<PlainRule> result;
  ExpansionBudget budget;
  for (const JsonMember& member : document->members) {
    if (member.key.starts_with('$')) continue;
    const std::vector<JsonValue> one = {member.value};
    const bool is_list = member.value.kind == JsonValue::Kind::array;
    for (const JsonValue& variant : is_list ? member.value.items : one) {
      for (PlainRule& plain : plain_rules(member.key, variant, {}, budget)) {
        result.push_back(std::move(plain));
      }
    }
  }
  return result;
}

TEST_CASE("each sample of a rule becomes what the rule says") {
  const std::string names = text_of(tree / "test/truth/sample_names.py");
  std::size_t count = 0;
  for (const auto& entry : fs::recursive_directory_iterator(tree / "engine/rewrite/rules")) {
    if (entry.path().extension() != ".json") continue;
    for (const PlainRule& plain : rules_in(entry.path())) {
      const JsonValue* sample = plain.rule.find("sample");
      if (sample == nullptr) continue;
      for (const JsonMember& member : sample->members) {
        CAPTURE(plain.api);
        const std::string result =
            converted(names + "\nresult = " + member.key + "\n", FixClass::needs_confirmation);
        const std::string last = "\nresult = " + member.value.text + "\n";
        CHECK_MESSAGE(result.ends_with(last), member.key, " becomes ",
                      result.substr(result.rfind("\n", result.size() - 2) + 1));
        ++count;
      }
    }
  }
  CHECK(count >= 200);
}

}  // namespace
}  // namespace paddle_ls::rewrite
