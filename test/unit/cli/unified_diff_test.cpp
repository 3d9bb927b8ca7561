#include "server/cli/run/unified_diff.hpp"

#include <cstdlib>
#include <random>

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::cli;

namespace {

std::string diff(std::string_view source, text::Edits edits) {
  return unified_diff("a", "b", source, edits, Colour::none);
}

text::Edit replace(std::string_view source, std::string_view what, std::string_view with) {
  const std::size_t start = source.find(what);
  REQUIRE(start != std::string_view::npos);
  return {{start, start + what.size()}, std::string(with)};
}

}  // namespace

TEST_CASE("a replaced word shows its line before and after, with three lines around") {
  constexpr std::string_view source = "1\n2\n3\n4\nold x\n6\n7\n8\n9\n";
  CHECK(diff(source, {replace(source, "old", "new")}) ==
        "--- a\n+++ b\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-old x\n+new x\n 6\n 7\n 8\n");
}

TEST_CASE("inserted and deleted lines leave their neighbours alone") {
  constexpr std::string_view source = "import torch\nx = 1\n";
  CHECK(diff(source, {{{0, 0}, "import paddle\n"}}) ==
        "--- a\n+++ b\n@@ -1,2 +1,3 @@\n+import paddle\n import torch\n x = 1\n");
  CHECK(diff(source, {{{0, 13}, ""}}) == "--- a\n+++ b\n@@ -1,2 +1 @@\n-import torch\n x = 1\n");
  CHECK(diff(source, {{{19, 19}, "y\n"}}) ==
        "--- a\n+++ b\n@@ -1,2 +1,3 @@\n import torch\n x = 1\n+y\n");
  CHECK(diff("a\n", {{{0, 2}, ""}}) == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n");
  CHECK(diff("", {{{0, 0}, "a\n"}}) == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n");
}

TEST_CASE("an edit that removes a line end shows both lines that become one") {
  constexpr std::string_view source = "a(\n  b)\nc\n";
  CHECK(diff(source, {replace(source, "\n  ", "")}) ==
        "--- a\n+++ b\n@@ -1,3 +1,2 @@\n-a(\n-  b)\n+a(b)\n c\n");
}

TEST_CASE("a last line without an end is marked as such") {
  CHECK(diff("x\ny", {{{2, 3}, "z"}}) ==
        "--- a\n+++ b\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+z\n"
        "\\ No newline at end of file\n");
  CHECK(diff("x\ny", {{{3, 3}, "\n"}}) ==
        "--- a\n+++ b\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+y\n");
}

TEST_CASE("edits that change nothing make no diff") {
  CHECK(diff("x = 1\n", {}).empty());
  CHECK(diff("x = 1\n", {{{0, 1}, "x"}}).empty());
}

TEST_CASE("distant changes have separate hunks and near ones share one") {
  std::string source;
  for (int i = 0; i < 30; ++i) source += "line " + std::to_string(i) + "\n";
  const std::string near =
      diff(source, {replace(source, "line 10\n", "a\nb\n"), replace(source, "line 17", "c")});
  CHECK(near.find("@@ -8,14 +8,15 @@") != std::string::npos);
  const std::string far =
      diff(source, {replace(source, "line 10\n", "a\nb\n"), replace(source, "line 18", "c")});
  CHECK(far.find("@@ -8,7 +8,8 @@") != std::string::npos);
  CHECK(far.find("@@ -16,7 +17,7 @@") != std::string::npos);
}

TEST_CASE("on a terminal lines have colours") {
  CHECK(unified_diff("a", "b", "x\n", {{{0, 1}, "y"}}, Colour::terminal) ==
        "\x1b[1m--- a\x1b[0m\n\x1b[1m+++ b\x1b[0m\n\x1b[36m@@ -1 +1 @@\x1b[0m\n"
        "\x1b[31m-x\x1b[0m\n\x1b[32m+y\x1b[0m\n");
}

TEST_CASE("patch applies any diff") {
  if (std::system("patch --version > /dev/null 2>&1") != 0) {
    MESSAGE("skipped: there is no patch program on this machine");
    return;
  }
  const test::TemporaryFolder folder;
  std::mt19937 random(7);
  const auto below = [&](std::size_t limit) { return random() % limit; };
  const std::string pieces[] = {"\n", "\n", "\n", "x", "y", "\r\n", "z w"};
  const auto some_text = [&](std::size_t length) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i) text += pieces[below(std::size(pieces))];
    return text;
  };
  for (int round = 0; round < 200; ++round) {
    const std::string source = some_text(1 + below(80));
    text::Edits edits;
    for (std::size_t at = below(20); at <= source.size(); at += 1 + below(30)) {
      const std::size_t end = std::min(at + below(4), source.size());
      edits.push_back({{at, end}, some_text(below(3))});
      at = end;
    }
    const std::string expected = text::applied(edits, source);
    const std::string patch = diff(source, edits);
    if (expected == source) continue;
    folder.write("file", source);
    folder.write("patch", patch);
    const std::string command =
        "cd '" + folder.path().string() + "' && patch --binary -s -F0 file patch > log 2>&1";
    CAPTURE(source);
    CAPTURE(patch);
    REQUIRE(std::system(command.c_str()) == 0);
    REQUIRE((expected.empty() || folder.read("file") == expected));
  }
}
