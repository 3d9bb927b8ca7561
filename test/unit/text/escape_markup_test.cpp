#include "engine/text/escape_markup.hpp"

#include <doctest/doctest.h>

using paddle_ls::text::markup_escaped;

TEST_CASE("what would be markup is text") {
  CHECK(markup_escaped("a < b && c > \"d\"") == "a &lt; b &amp;&amp; c &gt; &quot;d&quot;");
  CHECK(markup_escaped("it's\té") == "it's\té");
}
