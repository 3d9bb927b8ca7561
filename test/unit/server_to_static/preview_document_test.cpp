#include "server/to_static/preview_document.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::server;

TEST_CASE("the URI of a preview names its function") {
  PreviewQuery query{"file:///a%20b/%23net.py", "Net.größe"};
  query.stage = *to_static::stage_choice("3");
  query.options.optimize_breaks = true;
  query.options.legacy_ir = true;
  const auto read = query_of_preview_uri(preview_uri(query));
  REQUIRE(read);
  CHECK(read->document == query.document);
  CHECK(read->function == query.function);
  CHECK(read->stage == query.stage);
  CHECK(read->options.optimize_breaks);
  CHECK(read->options.legacy_ir);
}

TEST_CASE("a client may write the URI in its own way") {
  const auto read = query_of_preview_uri("paddle-ls:/to_static/all%2Boptim/f.py?file%3A///net.py");
  REQUIRE(read);
  CHECK(read->document == "file:///net.py");
  CHECK(read->stage.what == to_static::StageChoice::What::all);
  CHECK(read->options.optimize_breaks);
}

TEST_CASE("other URIs are not previews") {
  for (const char* uri :
       {"file:///to_static/code/f.py?file:///net.py", "paddle-ls:/to_static/code/f.py",
        "paddle-ls:/to_static/nothing/f.py?file:///net.py", "paddle-ls:/to_static/code/f?file:///x",
        "paddle-ls:/to_static/code?file:///net.py", "paddle-ls:/to_static/", ""}) {
    CHECK_MESSAGE(!query_of_preview_uri(uri), uri);
  }
}

TEST_CASE("a preview that cannot be shown contains the reason") {
  CHECK(preview_document("x = 1\n", {"file:///x.py", "f"}) == "# there is no function `f`\n");
  CHECK(preview_document("def f(x):\n    y = x +\n    return y\n", {"file:///x.py", "f"})
            .starts_with("# `f` has a syntax error"));
}
