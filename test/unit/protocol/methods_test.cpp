#include "protocol/methods.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::protocol;

TEST_CASE("a method is found by its whole name only") {
  const Method* hover = find_method("textDocument/hover");
  REQUIRE(hover);
  CHECK(hover->support == Support::handled);
  CHECK(hover->kind == MethodKind::request);
  CHECK_FALSE(find_method("textDocument/hove"));
  CHECK_FALSE(find_method("textDocument/hoverx"));
  CHECK_FALSE(find_method(""));
  for (const Method& method : methods()) CHECK(find_method(method.name) == &method);
}

TEST_CASE("the error about bad params names the place") {
  const Method* hover = find_method("textDocument/hover");
  const auto fault = hover->fault(json::parse(R"({"textDocument":{"uri":"a:b"}})"));
  REQUIRE(fault);
  CHECK(fault->where == "params.position");
  CHECK_FALSE(find_method("shutdown")->fault(nullptr));
}

TEST_CASE("messages that are handled or sent can be read, and no others") {
  for (const Method& method : methods()) {
    CAPTURE(method.name);
    const bool active = method.support == Support::handled || method.support == Support::sent;
    CHECK((method.fault != nullptr) == active);
  }
}
