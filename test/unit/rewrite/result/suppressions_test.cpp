#include "engine/rewrite/result/suppressions.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::vector<std::string_view> codes_of(std::string_view source) {
  std::vector<std::string_view> result;
  for (const Finding& finding : analyzed(source).findings) result.push_back(finding.code->code);
  return result;
}

}  // namespace

TEST_CASE("a comment behind a line suppresses what is found on it") {
  CHECK(codes_of("import torch\ntorch.abs(x)  # paddle-ls: ignore\n").empty());
  CHECK(codes_of("import torch\ntorch.abs(x)  # why  # paddle-ls: ignore[torch-api]\n").empty());
  CHECK(codes_of("import torch\ntorch.no(x)  # paddle-ls: ignore[torch-api, torch-api-unmapped]\n")
            .empty());
}

TEST_CASE("a comment for another code suppresses nothing and is reported") {
  CHECK(codes_of("import torch\ntorch.abs(x)  # paddle-ls: ignore[torch-api-args]\n") ==
        std::vector<std::string_view>{"torch-api", "unused-suppression"});
}

TEST_CASE("an unused comment can be removed") {
  check_rewrite("import os  # paddle-ls: ignore\nos.getcwd()\n", "import os\nos.getcwd()\n");
}

TEST_CASE("the marker in a string is only text") {
  CHECK(codes_of("import torch\ntorch.abs('# paddle-ls: ignore')\n") ==
        std::vector<std::string_view>{"torch-api"});
}

TEST_CASE("a file can be left out as a whole, by a comment among its first lines") {
  CHECK(codes_of("# paddle-ls: skip-file\nimport torch\ntorch.abs(x)\n").empty());
  CHECK(codes_of("import torch\ntorch.abs(x)\n# paddle-ls: skip-file\n").size() == 1);
}
