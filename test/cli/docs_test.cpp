// `paddle-ls docs`, as a user runs it on the tree of documents in fixtures/.

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

namespace {

const fs::path documents = fs::path(PADDLE_LS_FIXTURES) / "mapping_docs/convert_from_pytorch";

Ended docs(std::vector<std::string> words, const fs::path& folder = documents) {
  words.insert(words.begin(), {PADDLE_LS_PROGRAM, "docs"});
  return run_program(std::move(words), {folder, {}, {}, 0});
}

}  // namespace

TEST_CASE("validate points at each defect with line, column and code, and exits with 1") {
  const Ended ended = docs({"validate", "api_difference"});
  CHECK(ended.status == 1);
  for (const char* part :
       {"torch.demo.blur.md:1:5: error[title/category-unknown]",
        "torch.demo.blur.md:5:1: error[sig/fence-lang]",
        "torch.demo.blur.md:6:22: error[sig/fullwidth]",
        "torch.demo.blur.md:19:3: error[args/header]", "error[fence/unclosed]"}) {
    CHECK_MESSAGE(has(ended.out, part), part, "\n", ended.out);
  }
  CHECK_FALSE(has(ended.out, "torch.demo.clip.md"));
  CHECK(docs({"validate", "api_difference/torch/torch.demo.clip.md"}).status == 0);
  CHECK(docs({"validate", "nothing"}).status == 2);
}

TEST_CASE("a folder that is named is taken at its word, whatever it is called") {
  const TemporaryFolder folder;
  fs::create_directories(folder.path() / "mine");
  for (const char* name : {"torch.demo.blur.md", "torch.demo.clip.md"}) {
    fs::copy_file(documents / "api_difference/torch" / name, folder.path() / "mine" / name);
  }
  folder.write("mine/README.md", "# About these documents\n");
  const Ended ended = docs({"validate", "mine"}, folder.path());
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "mine/torch.demo.blur.md:1:5: error[title/category-unknown]"));
  CHECK_FALSE(has(ended.out, "README"));
  CHECK(
      has(docs({"meta", "mine/torch.demo.clip.md", "mine"}, folder.path()).out, "torch.demo.clip"));
}

TEST_CASE("without documents, the message says what was looked for") {
  const TemporaryFolder folder;
  folder.write("notes/README.md", "# Nothing here\n");
  const Ended ended = docs({"validate", "notes"}, folder.path());
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "no mapping documents in notes: looked for Markdown files"));
  CHECK(has(ended.err, "found 1 other Markdown file\n"));
}

TEST_CASE("validate says where mapping files differ, when it is given some") {
  const TemporaryFolder folder;
  folder.write("api_mapping.json",
               R"({"torch.demo.clip": {"Matcher": "M", "kwargs_change": {"lower": "low"}},
                   "torch.demo.sharpen": {"Matcher": "M"}})");
  const Ended ended = docs({"validate", ".", "--compare-with", folder.path().string()});
  CHECK(has(ended.out, "torch.demo.clip.md:22:3: warning[x/paconvert-kwargs]"));
  CHECK(has(ended.out, "warning[x/paconvert-no-matcher]"));
  CHECK(has(ended.out, "pytorch_api_mapping_cn.md:9:24: information[x/index-implemented]"));
}

TEST_CASE("a document that the tools reject keeps the table from being made") {
  const Ended ended = docs({"table", "pytorch_api_mapping_cn.md", "--stdout"});
  CHECK(ended.status == 2);
  CHECK(ended.out.empty());
  CHECK(has(ended.err, "torch.demo.blur.md:1: rejected"));
}

TEST_CASE("a new document is made from the rule of its API, once") {
  const TemporaryFolder folder;
  const std::vector<std::string> words = {"new", "torch.logcumsumexp", "--dir", "."};
  CHECK(docs(words, folder.path()).status == 0);
  CHECK(docs(words, folder.path()).status == 2);
  const Ended printed = docs({"new", "torch.logcumsumexp"}, folder.path());
  CHECK(has(printed.out, "## [ torch 参数更多 ]torch.logcumsumexp\n"));
  CHECK(has(printed.out, "| dim | axis | 仅参数名不一致。 |"));
  CHECK(has(docs({"new", "torch.nothing"}).err, "no conversion rule exists for torch.nothing"));
}

TEST_CASE("a new document has the signature of the chosen Paddle release") {
  const Ended newest = docs({"new", "torch.sum"});
  CHECK(newest.out.find(
            "paddle.sum(x, axis=None, dtype=None, keepdim=False, name=None, *, out=None)") !=
        std::string::npos);
  const Ended earlier = docs({"new", "torch.sum", "--release", "3.0"});
  CHECK(earlier.out.find("paddle.sum(x, axis=None, dtype=None, keepdim=False, name=None)") !=
        std::string::npos);
  CHECK(earlier.out.find("| dim | axis | 仅参数名不一致。 |") != std::string::npos);
  CHECK(docs({"new", "torch.sum", "--release", "1.8"}).status == 2);
}

TEST_CASE("explain gives the rule of a code with an example") {
  CHECK(has(docs({"explain", "title/missing"}).out, "Wrong: `### [ 无参数 ] torch.abs`"));
  CHECK(docs({"explain", "title/none"}).status == 2);
  CHECK(has(docs({"explain"}).out, "\nargs/row-missing  "));
}
