// Loops: their iterables, changes to these in their bodies, and early exits.
#include <doctest/doctest.h>

#include "test/unit/to_static/hazards/check_rule.hpp"

using namespace paddle_ls::to_static;

TEST_CASE("a parameter whose length the specification leaves open cannot be zipped") {
  const std::string body =
      "    t = 0.0\n    for x, w in zip(<<xs>>, ws):\n        t = t + x * w\n"
      "    return t\n";
  check_at("D56",
           "@paddle.jit.to_static(full_graph=True, input_spec=[InputSpec([None]), "
           "InputSpec([4])])\ndef f(xs, ws):\n" +
               body);
  check_none(
      "@paddle.jit.to_static(full_graph=True, input_spec=[InputSpec([4]), "
      "InputSpec(shape=[4])])\ndef f(xs, ws):\n"
      "    t = 0.0\n    for x, w in zip(xs, ws):\n        t = t + x * w\n    return t\n");
}

TEST_CASE("the iterable of a loop with an early exit is evaluated again in every iteration") {
  check_at("D58", function("b = 1\nfor v in [b, 2, 3]:\n    if out is v:\n        return x\n"
                           "    <<b>> = v + 1\nreturn -x\n"));
  check_none(function("b = 1\nfor v in [b, 2, 3]:\n    b = v + 1\nreturn x * b\n"));
}

TEST_CASE("a loop over a call that does nothing more after its break is not a hazard") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(xs, ys):\n    n = 0\n";
  const std::string rest = "        n += a\n    return n\n";
  const auto loop = [&](const std::string& iter, const std::string& test) {
    return start + "    for a, b in " + iter + ":\n" + test + rest;
  };
  const std::string plain = "        if a > b:\n            break\n";
  check_none(loop("zip(xs, ys)", plain));
  check_none(loop("xs.items()", plain));
  check_at("D09", loop("<<count(xs)>>", plain));
  check_at("D09", loop("<<zip(xs, ys)>>", "        if g(a):\n            break\n"));
  check_at("D09",
           loop("<<zip(xs, ys)>>", "        if a > b:\n            n = 0\n            break\n"));
  check_at("D09", loop("<<zip(xs, ys)>>", "        n += 1\n" + plain));
  check_at("D09",
           start + "    for a, b in <<zip(xs, ys)>>:\n" + plain + "        n += a\n    return a\n");
}

TEST_CASE("a loop over items has one early exit") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(xs, n):\n    for x in ";
  const std::string two =
      ":\n        n = n + 1\n        if n > 5:\n            return 1\n        if n > 2:\n          "
      "  ";
  check_at("D62", start + "xs" + two + "<<return 2>>\n    return n\n");
  check_at("D62", start + "enumerate(xs)" + two + "<<return 2>>\n    return n\n");
  check_none(start + "range(3)" + two + "return 2\n    return n\n");
  check_at("D62", start +
                      "xs:\n        if n > 5:\n            break\n        if n > 2:\n"
                      "            <<return 1>>\n    return n\n");
  check_none(start +
             "xs:\n        n = n + 1\n        if n > 5:\n            return 1\n    return n\n");
}

TEST_CASE(
    "a loop iterates over a list as it was before, also through `zip` and when an item is stored") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(xs, ys):\n    t = 0\n";
  check_at("D12",
           start + "    for x, y in zip(xs, ys):\n        <<xs[0]>> = y\n    return t, xs\n");
  check_at("D12",
           start + "    for i, x in enumerate(xs):\n        <<xs.append(x)>>\n    return t, xs\n");
  check_none(start + "    for i, x in enumerate(xs):\n        xs[i] = x + 1\n    return t, xs\n");
  check_none(start + "    for x in ys:\n        xs[0] = x\n    return t, xs\n");
}

TEST_CASE("a `break` on a tensor in a loop that a number of the configuration bounds") {
  const std::string start =
      "@paddle.jit.to_static(full_graph=True)\ndef f(x: paddle.Tensor, most=3):\n";
  check_at("D33", start +
                      "    for i in range(most):\n        x = x + 1\n        if x.sum() > 2:\n"
                      "            <<break>>\n    return x\n");
}

TEST_CASE("a loop over the values of a dict that changes another of them") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(table):\n";
  check_at("D12", start +
                      "    for k, v in table.items():\n        <<table['b']>> = v\n"
                      "    return table\n");
  check_at("D12", start +
                      "    for v in table.values():\n        <<table['b']>> += v\n"
                      "    return table\n");
  check_none(start +
             "    for k, v in table.items():\n        table[k] = v + 1\n    return table\n");
  check_none(start +
             "    for k, v in list(table.items()):\n        table['b'] = v\n    return table\n");
}

TEST_CASE("a loop whose Python test a tensor changes in an iteration") {
  const std::string start =
      "@paddle.jit.to_static(full_graph=True)\ndef f(x: paddle.Tensor, n: int):\n    k = 0\n";
  check_at("D33",
           start + "    y = n - 1\n    while y < 4:\n        x, <<y>> = y, x\n    return x\n");
  check_at("D33", start +
                      "    done = False\n    while not done:\n        x = x / 2\n"
                      "        <<done>> = bool(x < 1)\n    return x\n");
  check_at("D33", start +
                      "    y = x\n    while k < n:\n        for i in range(2):\n"
                      "            while k < 3 and y < 4:\n                <<y>> = x + k\n"
                      "                k += 1\n        y = n - k\n    return x\n");
  check_none(start +
             "    y = n\n    y = x + y\n    while y < 4:\n        y = y + x\n    return y\n");
  check_at("D33",
           start +
               "    while k < n:\n        k += 1\n        if x > 4:\n            continue\n"
               "        if k == 2:\n            <<break>>\n        x = x + 1\n    return x\n");
  check_at("D33",
           start +
               "    while k < n:\n        k += 1\n        if x > 4:\n            if k == 2:\n"
               "                <<break>>\n        x = x + 1\n    return x\n");
  check_none(start +
             "    if x > 4:\n        while k < n:\n            k += 1\n            if k == 2:\n"
             "                break\n            x = x + 1\n    return x\n");
}

TEST_CASE("a name that is `None` where a loop over tensors is built") {
  check_at("D51", function("best = None\nwhile x.sum() < 4:\n    <<best>> = x\n"
                           "    x = x + 1\nreturn best\n"));
  check_at("D51", function("state = None\nwhile x.sum() < 4:\n    x, <<state>> = out(x, state)\n"
                           "return x\n"));
  check_none(
      function("part = None\nwhile x.sum() < 4:\n    part = x * 2\n"
               "    x = x + part\nreturn x\n"));
  check_none(function("best = x\nwhile x.sum() < 4:\n    best = x\n    x = x + 1\nreturn best\n"));
}
