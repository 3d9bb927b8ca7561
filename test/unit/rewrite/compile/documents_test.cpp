// The documents of Paddle's mapping guide that `api/mapping_documents.tsv` names.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {
namespace {

std::string document_of(std::string_view api) {
  const auto found = RuleSet().find(api, Profile::v3_3);
  REQUIRE_MESSAGE(found, api);
  return std::string(found->table->text(found->rule->documentation));
}

}  // namespace

TEST_CASE("a document is called as its API, in the folder of the innermost module") {
  CHECK(document_of("torch.Tensor.add") == "Tensor/torch.Tensor.add");
  CHECK(document_of("torch.nn.functional.gelu") == "functional/torch.nn.functional.gelu");
  CHECK(document_of("torch.special.erf") == "others/torch.special.erf");
}

TEST_CASE("a document elsewhere is named in full") {
  CHECK(document_of("torch.concat") == "torch/torch.cat");
  CHECK(document_of("torch.BoolTensor") == "Tensor/torch.BoolTensor");
}

TEST_CASE("an API that the table does not list has no document") {
  CHECK(document_of("torch.frombuffer").empty());
}

}  // namespace paddle_ls::rewrite
