#include "engine/text/shell_words.hpp"

#include <doctest/doctest.h>

using paddle_ls::text::shell_words;
using Words = std::vector<std::string>;

TEST_CASE("blanks part words, and quotes keep them together") {
  CHECK(shell_words("") == Words{});
  CHECK(shell_words("  a\tb  ") == Words{"a", "b"});
  CHECK(shell_words("-k 'a or b' --x=\"c d\"") == Words{"-k", "a or b", "--x=c d"});
  CHECK(shell_words("a''b \"it's\"") == Words{"ab", "it's"});
  CHECK(shell_words("''") == Words{""});
  CHECK(shell_words("'open end") == Words{"open end"});
}
