#include "engine/text/wildcard.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

using paddle_ls::text::Wildcard;

namespace {

bool fits_wildcard(std::string_view pattern, std::string_view name) {
  return Wildcard(pattern).fits(name);
}

}  // namespace

TEST_CASE("stars and question marks stand for any bytes") {
  CHECK(fits_wildcard("*.py", "a.py"));
  CHECK(fits_wildcard("*.py", ".py"));
  CHECK(fits_wildcard("*", ""));
  CHECK(fits_wildcard("a*b*c", "a/b/bc"));
  CHECK(fits_wildcard("**a", "aa"));
  CHECK(fits_wildcard("?.py", "a.py"));
  CHECK_FALSE(fits_wildcard("*.py", "a.pyc"));
  CHECK_FALSE(fits_wildcard("?", ""));
  CHECK_FALSE(fits_wildcard("", "a"));
  CHECK_FALSE(fits_wildcard("A.py", "a.py"));
}

TEST_CASE("a set stands for one of its bytes") {
  for (const char* pattern :
       {"[abc]", "[a-c]", "[!x]", "[^x-z]", "[]b]", "[[:alpha:]]", "[\\b]", "[[:digit:]b]"}) {
    CAPTURE(pattern);
    CHECK(fits_wildcard(pattern, "b"));
  }
  for (const char* pattern :
       {"[ac]", "[c-z]", "[!b]", "[[:upper:]]", "[]a]", "[-a]", "[[:none:]]"}) {
    CAPTURE(pattern);
    CHECK_FALSE(fits_wildcard(pattern, "b"));
  }
  CHECK(fits_wildcard("[a-]", "-"));
  CHECK(fits_wildcard("[]]", "]"));
  CHECK(fits_wildcard("x[0-9].py", "x7.py"));
}

TEST_CASE("a backslash and a set without an end mean themselves") {
  CHECK(fits_wildcard("\\*", "*"));
  CHECK_FALSE(fits_wildcard("\\*", "a"));
  CHECK(fits_wildcard("a\\", "a\\"));
  CHECK(fits_wildcard("[ab", "[ab"));
  CHECK(fits_wildcard("[a-", "[a-"));
  CHECK(fits_wildcard("[\\", "[\\"));
  CHECK_FALSE(fits_wildcard("[ab", "a"));
  CHECK(fits_wildcard("[[:digit:]", "[[:digit:]"));
}

TEST_CASE("many stars cost no more than their product with the name") {
  std::string pattern;
  for (int i = 0; i < 1000; ++i) pattern += "a*";
  CHECK_FALSE(fits_wildcard(pattern + "b", std::string(5000, 'a')));
}

TEST_CASE("sets without an end cost no more than one reading of the pattern") {
  const std::string open(1 << 20, '[');
  CHECK(fits_wildcard(open, open));
  std::string kinds;
  for (int i = 0; i < 100000; ++i) kinds += "[[:";
  CHECK(fits_wildcard("*" + kinds, kinds));
}
