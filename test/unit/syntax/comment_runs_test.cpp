#include "engine/syntax/comment_runs.hpp"

#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"

using namespace paddle_ls;
using namespace paddle_ls::syntax;

namespace {

const std::string remark = "# some text";
const std::string mark = "# paddle-ls";  // as long

std::string comments(std::size_t lines, const std::string& indent, const std::string& end = "\n") {
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) text += indent + remark + end;
  return text;
}

// The same text with runs that are too short to be joined.
std::string in_short_runs(std::string text) {
  std::size_t line = 0;
  for (std::size_t at = text.find(remark); at != std::string::npos;
       at = text.find(remark, at + 1)) {
    if (++line % 20 == 5) text.replace(at, remark.size(), mark);
  }
  return text;
}

// All nodes but the comments, and where they stand.
std::string shape(const Tree& tree) {
  std::string text;
  for (Walk walk(tree.root()); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind_name() == "comment") continue;
    text += std::string(node.kind_name()) + " " + std::to_string(node.start()) + "-" +
            std::to_string(node.end()) + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("a long run of comments is shown as one, byte for byte in its place") {
  for (const std::string& end : {std::string("\n"), std::string("\r\n")}) {
    const std::string text = "def f(x):" + end + comments(100, "    ", end) + "    return x" + end +
                             comments(40, "", end);
    const auto shown = with_comments_joined(text);
    REQUIRE(shown);
    CHECK(shown->size() == text.size());
    std::size_t changed = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if ((*shown)[i] == text[i]) continue;
      CHECK((*shown)[i] == ' ');
      CHECK((text[i] == '\n' || text[i] == '\r'));
      ++changed;
    }
    CHECK(changed == (98 + 38) * end.size());
  }
}

TEST_CASE("short runs, comments in brackets, strings and marks of ours are shown as they are") {
  CHECK_FALSE(with_comments_joined("x = 1\n" + comments(32, "")));
  const std::string in_string = "x = f'''\n" + comments(60, "") + "'''\n";
  CHECK(with_comments_joined(in_string).value_or(in_string) == in_string);
  const std::string in_brackets = "x = [\n" + comments(60, "    ") + "]\n";
  CHECK(with_comments_joined(in_brackets).value_or(in_brackets) == in_brackets);
  CHECK_FALSE(with_comments_joined(comments(20, "") + "# paddle-ls: ignore\n" + comments(20, "")));
  CHECK_FALSE(with_comments_joined(comments(20, "") + comments(20, "    ")));
}

TEST_CASE("what stands around a long run is parsed as around a short one") {
  for (const char* indent : {"", "    ", "        "}) {
    const std::string text = "def f(x):\n    if x:\n        y = 1\n" + comments(50, indent) +
                             "    return y\n" + comments(50, indent) + "z = 2\n";
    REQUIRE(with_comments_joined(text));
    const std::string plain = in_short_runs(text);
    REQUIRE_FALSE(with_comments_joined(plain));
    CHECK(shape(*parse(Language::python, text)) == shape(*parse(Language::python, plain)));
  }
}
