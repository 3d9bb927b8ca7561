// Rules check themselves: each `sample` is converted to the code that it gives, and the documents
// of Paddle's mapping guide are those of `api/mapping_documents.tsv`.
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

// The rules of a file, as far as their samples need them: without named conditions.
std::vector<PlainRule> rules_in(const fs::path& path) {
  const auto document = parse_json(text_of(path), path.filename().string());
  REQUIRE(document);
  std::vector<PlainRule> result;
  ExpansionBudget budget;
  NamedParts named;
  if (const JsonValue* shared = document->find("$alternatives")) named.alternatives = *shared;
  for (const JsonMember& member : document->members) {
    if (member.key.starts_with('$')) continue;
    const std::vector<JsonValue> one = {member.value};
    const bool is_list = member.value.kind == JsonValue::Kind::array;
    for (const JsonValue& variant : is_list ? member.value.items : one) {
      for (PlainRule& plain : plain_rules(member.key, variant, named, budget)) {
        result.push_back(std::move(plain));
      }
    }
  }
  return result;
}

TEST_CASE("each sample of a rule is converted to the code in the rule") {
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
        const std::size_t at = result.find("\nresult = ") + 1;
        const std::string line = result.substr(at, result.find('\n', at) - at);
        CHECK_MESSAGE(line == "result = " + member.value.text, member.key, " becomes ", line);
        ++count;
      }
    }
  }
  CHECK(count >= 600);
}

std::string document_of(std::string_view api) {
  const auto found = RuleSet().find(api, Profile::v3_3);
  REQUIRE_MESSAGE(found, api);
  return std::string(found.table->text(found.rule->documentation));
}

TEST_CASE("a document is called as its API, in the folder of the innermost module") {
  CHECK(document_of("torch.Tensor.add") == "Tensor/torch.Tensor.add");
  CHECK(document_of("torch.nn.functional.gelu") == "functional/torch.nn.functional.gelu");
  CHECK(document_of("torch.special.erf") == "others/torch.special.erf");
}

TEST_CASE("a document elsewhere is named in full, and most APIs have none") {
  CHECK(document_of("torch.concat") == "torch/torch.cat");
  CHECK(document_of("torch.BoolTensor") == "Tensor/torch.BoolTensor");
  CHECK(document_of("torch.frombuffer").empty());
}

}  // namespace
}  // namespace paddle_ls::rewrite
