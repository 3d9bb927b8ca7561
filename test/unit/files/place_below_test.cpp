#include "engine/files/place_below.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::files;

TEST_CASE("names that lead to a file below any folder are taken, others are not") {
  for (const char* name : {"a", "a/b.py", "./a", "a/./b", "a..b/c", ".gitignore", "git/hooks"}) {
    CAPTURE(name);
    CHECK(stays_below(name));
  }
  for (const char* name :
       {"", ".", "./", "a/", "/a", "..", "../a", "a/../b", "a/..", ".git/config",
        "a/.git/hooks/pre-commit", ".GIT/config", ".hg/hgrc", "x/.svn/y", ".git./config",
        ".git /config", "GIT~1/config", ".git::$INDEX_ALLOCATION/config"}) {
    CAPTURE(name);
    CHECK_FALSE(stays_below(name));
  }
  CHECK_FALSE(stays_below(std::string("a\0b", 3)));
}
