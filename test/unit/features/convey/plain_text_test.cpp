#include "server/features/convey/plain_text.hpp"

#include <doctest/doctest.h>

using paddle_ls::server::plain_text;

TEST_CASE("emphasis, links and code keep their text, and code its layout") {
  CHECK(plain_text("**torch.abs** and `paddle.abs`, see [the page](https://example.org)") ==
        "torch.abs and paddle.abs, see the page");
  CHECK(plain_text("```python\nif x:\n    y()\n```\n\nThe end.") == "if x:\n    y()\n\nThe end.");
}

TEST_CASE("rows of a table become lines, and items of a list begin with a dash") {
  const std::string table = plain_text("| torch | Paddle |\n|---|---|\n| `dim` | `axis` |\n");
  CHECK(table.find("torch  Paddle") != table.npos);
  CHECK(table.find("\ndim  axis") != table.npos);
  CHECK(plain_text("- one\n- two\n") == "- one\n- two");
}
