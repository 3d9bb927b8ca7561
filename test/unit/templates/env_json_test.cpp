#include "engine/templates/text/env_json.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::templates;

TEST_CASE("numbers keep Python's spelling through JSON") {
  const auto env = env_from_json(
      R"({"x": [1, -0, 18446744073709551616, 1.0, 1e400, 0.1, 12345678901234567890.5]})",
      {"e.json"});
  REQUIRE(env);
  const TemplateValue x = env->at("x");
  CHECK(python_str(x) == "[1, 0, 18446744073709551616, 1.0, inf, 0.1, 1.2345678901234567e+19]");
}

TEST_CASE("of two members with one name the last counts") {
  CHECK(*env_from_json(R"({"a": 1, "b": 2, "a": 3})", {"e.json"}) == Env{{"a", 3}, {"b", 2}});
}

TEST_CASE("broken JSON is an error with its place") {
  CHECK(env_from_json("{\n  \"a\": tru }", {"e.json"}).error().where == "e.json:2:8");
  CHECK_FALSE(env_from_json("[1]", {"e.json"}));
  CHECK_FALSE(env_from_json("{} x", {"e.json"}));
  CHECK_FALSE(env_from_json(R"({"a": )" + std::string(100'000, '['), {"e.json"}));
}
