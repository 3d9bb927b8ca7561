#include "test/unit/mapping_docs/corpus.hpp"

#include <doctest/doctest.h>

#include "engine/mapping_docs/generate/generate_table.hpp"
#include "engine/mapping_docs/judge/validate.hpp"
#include "engine/mapping_docs/original/original.hpp"
#include "test/unit/mapping_docs/classic.hpp"

using namespace paddle_ls::mapping_docs;

namespace {

std::vector<DocumentedApi> documented_apis() {
  std::vector<DocumentedApi> apis;
  for (const CorpusFile& file : corpus()) {
    const Identity identity = identify(file.path, classic);
    if (!identity.discovered) continue;
    auto verdict = original_verdict(file.text, identity, classic);
    INFO(file.path, verdict ? "" : verdict.error().reason);
    CHECK(verdict);
    if (verdict) apis.push_back({file.path, std::move(*verdict)});
  }
  return apis;
}

}  // namespace

TEST_CASE("the original machine accepts every document of the real corpus") {
  SKIP_WITHOUT_CORPUS();
  CHECK(documented_apis().size() == 1640);
}

TEST_CASE("the table of the real corpus has 2530 rows and two duplicates, each with both places") {
  SKIP_WITHOUT_CORPUS();
  const GeneratedTable table = generate_table(read_file(corpus_root / "pytorch_api_mapping_cn.md"),
                                              documented_apis(), classic);
  CHECK(table.rows == 2530);
  CHECK(table.text.size() == 767'654);
  CHECK(table.problems.empty());
  CHECK(table.without_table.empty());
  REQUIRE(table.duplicates.size() == 2);
  CHECK(table.duplicates[0].api == "torch.Tensor.resize_");
  REQUIRE(table.duplicates[0].origins.size() == 2);
  CHECK(table.duplicates[0].origins[0].document == "api_difference/Tensor/torch.Tensor.resize_.md");
  CHECK(table.duplicates[1].api == "torch.cuda.reset_max_memory_allocated");
}

TEST_CASE("what the original accepts has no finding that it would reject") {
  SKIP_WITHOUT_CORPUS();
  // These codes speak of the parts that the original machine insists on.
  const std::vector<std::string_view> fatal = {"title/missing",       "title/category-unknown",
                                               "title/api-mismatch",  "src/heading-missing",
                                               "dst/heading-missing", "sig/fence-missing",
                                               "sig/name-mismatch",   "sig/first-line",
                                               "sig/bracket",         "args/heading-missing",
                                               "args/header",         "args/row-cells",
                                               "doc/rejected",        "doc/encoding"};
  for (const CorpusFile& file : corpus()) {
    const Validation validation = validate(file.text, identify(file.path, classic), classic);
    for (const DocumentFinding& finding : validation.findings) {
      INFO(file.path, " ", finding.code(), " ", finding.message);
      CHECK(std::find(fatal.begin(), fatal.end(), finding.code()) == fatal.end());
    }
  }
}
