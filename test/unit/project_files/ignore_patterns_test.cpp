#include "project/files/ignore_patterns.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::files;

namespace {

bool ignores_file(std::string_view lines, std::string_view path) {
  return IgnorePatterns(lines).match(path, EntryKind::file) == IgnoreVerdict::ignored;
}

bool ignores_folder(std::string_view lines, std::string_view path) {
  return IgnorePatterns(lines).match(path, EntryKind::folder) == IgnoreVerdict::ignored;
}

}  // namespace

TEST_CASE("a pattern without a slash matches at every depth") {
  CHECK(ignores_file("*.py", "a.py"));
  CHECK(ignores_file("*.py", "deep/er/a.py"));
  CHECK_FALSE(ignores_file("*.py", "a.pyc"));
  CHECK_FALSE(ignores_file("a", "a.py"));
}

TEST_CASE("a slash at the start or inside anchors a pattern to its folder") {
  CHECK(ignores_file("/a.py", "a.py"));
  CHECK_FALSE(ignores_file("/a.py", "x/a.py"));
  CHECK(ignores_file("x/a.py", "x/a.py"));
  CHECK_FALSE(ignores_file("x/a.py", "y/x/a.py"));
  CHECK_FALSE(ignores_file("x/*.py", "x/y/a.py"));
}

TEST_CASE("a slash at the end means folders only") {
  CHECK(ignores_folder("build/", "build"));
  CHECK(ignores_folder("build/", "x/build"));
  CHECK_FALSE(ignores_file("build/", "build"));
  CHECK_FALSE(ignores_folder("/x/build/", "y/build"));
}

TEST_CASE("two stars match any number of folders") {
  CHECK(ignores_file("**/a.py", "a.py"));
  CHECK(ignores_file("**/a.py", "x/y/a.py"));
  CHECK(ignores_file("x/**/a.py", "x/a.py"));
  CHECK(ignores_file("x/**/a.py", "x/y/z/a.py"));
  CHECK_FALSE(ignores_file("x/**/a.py", "y/a.py"));
  CHECK(ignores_file("x/**", "x/y/a.py"));
  CHECK_FALSE(ignores_folder("x/**", "x"));
  CHECK(ignores_file("a/**/b/**/c", "a/b/x/b/y/c"));
  CHECK_FALSE(ignores_file("a/**/b/**/c", "a/x/c"));
}

TEST_CASE("the last matching pattern decides, and an exclamation mark includes") {
  constexpr std::string_view lines = "*.py\n!keep.py\nkeep.py/\n";
  CHECK(ignores_file(lines, "a.py"));
  CHECK(IgnorePatterns(lines).match("x/keep.py", EntryKind::file) == IgnoreVerdict::kept);
  CHECK(ignores_file("!a.py\na.py", "a.py"));
  CHECK(IgnorePatterns(lines).match("a.txt", EntryKind::file) == IgnoreVerdict::none);
}

TEST_CASE("comments, blank lines, trailing spaces and escapes are read as git reads them") {
  CHECK(ignores_file("# comment\n\na.py  \r\n", "a.py"));
  CHECK(ignores_file("\\#a.py", "#a.py"));
  CHECK(ignores_file("\\!a.py", "!a.py"));
  CHECK(ignores_file("a\\ ", "a "));
  CHECK(ignores_file("[ab]?.py", "bx.py"));
  CHECK_FALSE(ignores_file("[!ab].py", "a.py"));
  CHECK(ignores_file("\\*.py", "*.py"));
  CHECK_FALSE(ignores_file("\\*.py", "a.py"));
  CHECK(IgnorePatterns("/\n!\n//").match("a", EntryKind::folder) == IgnoreVerdict::none);
}

TEST_CASE("patterns with many stars take no exponential time") {
  std::string pattern;
  for (int i = 0; i < 100; ++i) pattern += "**/*a*a*a*a*b/";
  std::string path;
  for (int i = 0; i < 500; ++i) path += std::string(60, 'a') + "/";
  CHECK_FALSE(ignores_file(pattern + "x", path + "x"));
}
