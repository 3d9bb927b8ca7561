// `return`, `try` and `finally`: the ways out of a function.
#include <doctest/doctest.h>

#include "test/unit/to_static/hazards/check_rule.hpp"

using namespace paddle_ls::to_static;

TEST_CASE("the test of a return is evaluated before the statements around it") {
  check_at("D06",
           "@paddle.jit.to_static(full_graph=True)\n"
           "def f(x, n):\n"
           "    if n > 0:\n"
           "        d = n\n"
           "        if <<d>> > 3:\n"
           "            return 1\n"
           "        n = 2\n"
           "    return n\n");
  check_none(
      "@paddle.jit.to_static(full_graph=True)\n"
      "def f(x, n):\n"
      "    if n > 1:\n"
      "        d = 1\n"
      "    else:\n"
      "        d = 2\n"
      "    if n > 0:\n"
      "        d = d + n\n"
      "        if d > 3:\n"
      "            return 1\n"
      "        n = 2\n"
      "    return n\n");
  check_none(
      "@paddle.jit.to_static(full_graph=True)\n"
      "def f(x, n):\n"
      "    if n > 0:\n"
      "        d = n\n"
      "        if d > 3:\n"
      "            return 1\n"
      "        return n\n"
      "    return n\n");
}

TEST_CASE("a tensor decides whether a value is returned yet") {
  check_at("D46", function("if x.sum() > 0:\n    if x.max() > 9:\n        <<return x>>\n"
                           "    x = x + 1\nreturn -x\n"));
  check_at("D46", function("while x.sum() < 4:\n    x = x + 1\n    if out is None:\n"
                           "        <<return x>>\nreturn -x\n"));
  check_none(
      function("if x.sum() > 0:\n    if x.max() > 9:\n        return x\n"
               "    return x + 1\nreturn -x\n"));
  check_none(
      function("if x.sum() > 9:\n    return x\nelif x.sum() > 4:\n    return -x\n"
               "x = x + 1\nreturn x\n"));
  check_none(
      function("if out is None:\n    if out is x:\n        return x\n    x = x + 1\n"
               "return x\n"));
}

TEST_CASE("conversion never ends on an exit directly in a `finally` block") {
  check_at("D61", function("try:\n    x = x + 1\nfinally:\n    <<return x>>\n"));
  check_at("D61", function("for i in range(3):\n    try:\n        x = x + 1\n    finally:\n"
                           "        <<break>>\nreturn x\n"));
  check_at("D61", function("while x.sum() < 4:\n    try:\n        x = x + 1\n    finally:\n"
                           "        <<continue>>\nreturn x\n"));
}

TEST_CASE("the test of a `return` is evaluated before a `try` that code follows") {
  check_at("D06",
           function("try:\n    c = int(SEEN[0])\n    if x.shape[0] > 1:\n        if <<c>> > 1:\n"
                    "            return x\nexcept IndexError:\n    c = 0\nreturn x + c\n"));
}

TEST_CASE("the `else` of a `try` runs after a `return` in its body") {
  check_at("D13",
           function("try:\n    <<return x>>\nexcept ValueError:\n    pass\nelse:\n    x = -x\n"));
  check_at("D13", function("try:\n    if 1 < 2:\n        <<return x>>\n    x = x + 1\n"
                           "except ValueError:\n    pass\nelse:\n    x = -x\n"));
  check_none(
      function("try:\n    x = x + 1\nexcept ValueError:\n    return x\nelse:\n    x = -x\n"));
}

TEST_CASE("the test of a `return` reads a name that only some paths have bound") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(a: int, n: int):\n";
  const std::string rest =
      "    if a > 0:\n        if (d := a) > 3:\n            with paddle.no_grad():\n"
      "                if not <<d>> <= 4:\n                    return n\n"
      "        a = a + 1\n    return a\n";
  check_at("D06",
           start + "    with paddle.no_grad():\n        if n > 4:\n            d = n\n" + rest);
  std::string bound = start + "    with paddle.no_grad():\n        d = n\n" + rest;
  bound.erase(bound.find("<<"), 2);
  bound.erase(bound.find(">>"), 2);
  check_none(bound);
}

TEST_CASE("an exit from a `finally` block inside an `if`") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(a: int):\n";
  check_at("D13", start +
                      "    try:\n        a += 1\n    finally:\n        if a > 3:\n"
                      "            <<return 4>>\n    return a\n");
  check_at("D13", start +
                      "    while a < 9:\n        try:\n            a += 1\n        finally:\n"
                      "            if a > 3:\n                <<break>>\n    return a\n");
  check_none(start +
             "    try:\n        a += 1\n    finally:\n        while True:\n            a += 1\n"
             "            if a > 3:\n                break\n    return a\n");
}
