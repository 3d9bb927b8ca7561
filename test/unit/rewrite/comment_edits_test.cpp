// Comments with the reason why a use has to be converted by hand.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// `source` with a comment on every finding that allows one, the last finding first.
std::string commented(std::string_view source) {
  std::string text(source);
  for (std::size_t i = analyzed(text).findings.size(); i > 0; --i) {
    const FileFindings file = analyzed(text);
    text = text::applied(comment_edits(text, file, i - 1), text);
  }
  return text;
}

std::size_t comments_in(std::string_view text) {
  std::size_t number = 0;
  for (std::size_t at = 0; (at = text.find("# TODO(paddle-ls): ", at)) != text.npos; ++at) ++number;
  return number;
}

}  // namespace

TEST_CASE("the comment has the indentation and the line end of its statement") {
  const std::string text =
      commented("import torch\r\nif x:\r\n\ty = [\r\n\t\ttorch.no_such_name]\r\n");
  CHECK(text.find(
            "if x:\r\n\t# TODO(paddle-ls): torch.no_such_name has no known equivalent in Paddle "
            "3.3: no conversion rule\r\n\t#   exists\r\n\ty = [") != text.npos);
}

TEST_CASE("a comment is written once") {
  const std::string once = commented("import torch\ntorch.no_such_name(torch.no_other_name)\n");
  CHECK(comments_in(once) == 2);
  CHECK(commented(once) == once);
}

TEST_CASE("a use that can be rewritten gets no comment") {
  CHECK(comments_in(commented("import torch\ny = torch.abs(x)\n")) == 0);
}

TEST_CASE("a second statement on a line gets no comment, one after a header does") {
  CHECK(comments_in(commented("import torch\nx = 1; torch.no_such_name()\n")) == 0);
  CHECK(comments_in(commented("import torch\nx = '''\n'''; torch.no_such_name()\n")) == 0);
  CHECK(commented("import torch\nif x: torch.no_such_name()\n").find("\n# TODO") !=
        std::string::npos);
}

TEST_CASE("text from a rule of the workspace does not end the comment") {
  const RuleSet rules = rules_of(R"({"torch.abs": {"manual": "first\nimport os"}})");
  const std::string source = "import torch\ntorch.abs(x)\n";
  const FileFindings file = analyzed(source, rules);
  REQUIRE(file.findings.size() == 1);
  const std::string text = text::applied(comment_edits(source, file, 0), source);
  CHECK(text.find("first import os\ntorch.abs(x)") != text.npos);
}

TEST_CASE("a method that has no rule gets its comment above the statement") {
  const std::string source = "import torch\nx = torch.ones(2)\n\n\ndef f():\n    x.hash_tensor()\n";
  const FileFindings file = analyzed(source);
  bool is_seen = false;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].code != &codes::torch_api_unmapped) continue;
    is_seen = true;
    const std::string result = paddle_ls::text::applied(comment_edits(source, file, i), source);
    CHECK(result.find("\ndef f():\n    # TODO(paddle-ls): torch.Tensor.hash_tensor ") !=
          std::string::npos);
  }
  CHECK(is_seen);
}

TEST_CASE("a long comment continues below, is read as one sentence, and is written once") {
  const RuleSet rules =
      rules_of(R"({"torch.f": {"callee": "paddle.f", "needs_review": "class-name"}})");
  const std::string source = "import torch\nif a:\n    y = torch.f(x)\n";
  const auto commented_by_conversion = [&](const std::string& text) {
    const FileFindings file = analyzed(text, rules);
    const std::size_t index[] = {0};
    return text::applied(with_todo_comments(text, file, {}, index), text);
  };
  const std::string once = commented_by_conversion(source);
  CHECK(
      once ==
      "import torch\nif a:\n"
      "    # TODO(paddle-ls): review: torch.f becomes paddle.f in Paddle 3.3: the object may be of "
      "a\n"
      "    #   different class with that name [class-name]\n"
      "    y = torch.f(x)\n");
  const FileFindings file = analyzed(once, rules);
  REQUIRE(file.findings.size() == 2);
  CHECK(message(file.findings[0]) ==
        "Needs review: torch.f becomes paddle.f in Paddle 3.3: the object may be of a different "
        "class with that name [class-name]");
  CHECK(text::slice(once, file.findings[0].range).ends_with("[class-name]"));
  const std::size_t use[] = {1};
  CHECK(text::applied(with_todo_comments(once, file, {}, use), once) == once);
  CHECK(analyzed(text::applied({{file.findings[0].range, ""}}, once), rules).findings.size() == 1);
}

TEST_CASE("no line of a comment is wide, however deep its indentation") {
  const RuleSet rules = rules_of("{\"torch.f\": {\"manual\": \"" + [] {
    std::string words;
    for (int i = 0; i < 60; ++i) words += "word ";
    return words;
  }() + "\"}}");
  for (const std::size_t depth : {0, 8, 120}) {
    const std::string indented(depth, ' ');
    const std::string source = "import torch\nif a:\n " + indented + "torch.f(x)\n";
    const FileFindings file = analyzed(source, rules);
    REQUIRE(file.findings.size() == 1);
    const std::string result = text::applied(comment_edits(source, file, 0), source);
    for (std::size_t at = 0; at < result.size(); at = result.find('\n', at) + 1) {
      CHECK(result.find('\n', at) - at <= std::max<std::size_t>(100, depth + 60));
    }
  }
}
