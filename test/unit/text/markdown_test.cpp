// What a project says stays text in Markdown.
#include "engine/text/markdown.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::text;

TEST_CASE("words of a project mean nothing in Markdown") {
  CHECK(plain_in_markdown("![p](http://x/a.png)") == R"(\!\[p\](http\://x/a.png))");
  CHECK(plain_in_markdown("[run](command:x)") == R"(\[run\](command:x))");
  CHECK(plain_in_markdown("<img src=x>") == R"(\<img src=x\>)");
  CHECK(plain_in_markdown("a &lt; b") == R"(a \&lt; b)");
  CHECK(plain_in_markdown("a\n# b\r\n- c | d") == R"(a \# b  - c \| d)");
  CHECK(plain_in_markdown(R"(\[a])") == R"(\\\[a\])");
  CHECK(plain_in_markdown("www.a.b") == R"(www\.a.b)");
}

TEST_CASE("code in words of a project stays code") {
  CHECK(plain_in_markdown("`f(*a)` is `g`.") == "`f(*a)` is `g`.");
  CHECK(plain_in_markdown("`f") == R"(\`f)");
  CHECK(plain_in_markdown("a `b``[c](d)`") == R"(a \`b\`\`\[c\](d)\`)");
  CHECK(plain_in_markdown("`a` <b> `c") == R"(`a` \<b\> \`c)");
}

TEST_CASE("nothing leaves a code span or a block of code") {
  CHECK(code_span("a`b") == "``a`b``");
  CHECK(code_span("`a") == "`` `a ``");
  CHECK(code_span("a\nb") == "`a b`");
  CHECK(code_block("a\n```\n![p](q)", "python") == "````python\na\n```\n![p](q)\n````\n");
  CHECK(code_block("a\n") == "```\na\n```\n");
}
