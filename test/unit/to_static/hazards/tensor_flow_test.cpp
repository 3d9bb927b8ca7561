// Changes by Python code under tests of tensors, in place or outside of the function.
#include <doctest/doctest.h>

#include "test/unit/to_static/hazards/check_rule.hpp"

using namespace paddle_ls::to_static;

TEST_CASE("tensor control flow carries lists of tensors only") {
  check_at("D35", loop("l = []", "<<l.append([x])>>"));
  check_at("D35", loop("l = []", "<<l.append(1)>>"));
  check_at("D35", loop("l = []\nk = 2", "<<l.append(k)>>"));
  check_at("D35", loop("rows = [[x], [x]]", "<<rows[0].append(x)>>"));
  check_at("D35", loop("l = [x, x]", "del <<l[0]>>"));
  check_at("D35", function("l = []\nif x.sum() < 4:\n    <<l.append(1.0)>>\nreturn x\n"));
  check_none(loop("l = []", "l.append(x)"));
  check_none(function("l = []\nfor i in range(3):\n    l.append(i)\nreturn x\n"));
}

TEST_CASE("a dict keeps its keys in tensor control flow") {
  check_at("D35", loop("d = {}", "<<d['a']>> = x"));
  check_at("D35", function("d = {}\nif x.sum() < 4:\n    <<d['a']>> = x\nreturn x\n"));
  check_none(loop("d = {'a': x}", "d['a'] = x + 1"));
  check_none(
      function("d = {}\nif x.sum() < 4:\n    d['a'] = x\nelse:\n    d['a'] = x + 1\n"
               "return d['a']\n"));
}

TEST_CASE("a value that tensor control flow has changed has no Python type any more") {
  check_at("D37", function("i = 0\nwhile x.sum() < 4:\n    i = i + 1\n    x = x + 1\n"
                           "return x if <<isinstance(i, int)>> else -x\n"));
  check_at("D37", function("l = []\nwhile x.sum() < 4:\n    x = x + 1\n    l.append(x)\n"
                           "return x if <<isinstance(l, (list, int))>> else -x\n"));
  check_none(
      function("i = 0\nwhile x.sum() < 4:\n    x = x + 1\n"
               "return x if isinstance(i, int) else -x\n"));
}

TEST_CASE("side effects under a tensor test happen while the program is built") {
  check_at("D55", function("if x.sum() > 100:\n    <<SEEN.append(1)>>\nreturn x\n"));
  check_at("D55", function("if x.sum() > 100:\n    <<out.append(x)>>\nreturn x\n"));
  check_at("D55", function("if x.sum() > 100:\n    <<print('big')>>\nreturn x\n"));
  check_none(function("if x.sum() > 100:\n    print(x)\nreturn x\n"));
  check_none(function("SEEN.append(1)\nreturn x\n"));
  check_none(function("if x.sum() > 100:\n    x = x.add(x)\nreturn x\n"));
}

TEST_CASE("code after a continue under a tensor test is under that test too") {
  check_at("D42", function("seen = []\nfor v in [1, 2]:\n    if x.sum() > v:\n        continue\n"
                           "    <<seen.append(x)>>\nreturn seen\n"));
}

TEST_CASE("values that a tensor test cannot choose between: texts, a tensor and its sum, lengths") {
  const std::string start = "@paddle.jit.to_static(full_graph=True)\ndef f(x):\n";
  check_at("D32",
           start +
               "    if x.sum() > 0:\n        <<way>> = 'up'\n    else:\n        way = 'down'\n"
               "    return x, way\n");
  check_at("D32", start +
                      "    if x.sum() > 0:\n        <<y>> = x\n    else:\n        y = x.sum()\n"
                      "    return y\n");
  check_at("D32", start + "    if x.sum() > 0:\n        <<return x, x>>\n    return x\n");
  check_at("D32", start +
                      "    way = 'up'\n    k = 1\n    if x.sum() > 0:\n        <<way>> = 'down'\n"
                      "    return x, way\n");
  check_at("D32", start +
                      "    if x.sum() > 0:\n        <<f>> = paddle.sin\n    else:\n"
                      "        f = paddle.cos\n    return f(x)\n");
  check_at("D32", start +
                      "    if x.sum() > 0:\n        <<f>> = lambda v: v\n    else:\n"
                      "        f = lambda v: -v\n    return f(x)\n");
  check_none(start +
             "    way = 'up'\n    for way in ['up', 'down']:\n        pass\n"
             "    if x.sum() > 0:\n        way = 'down'\n    return x\n");
  check_at("D46", start + "    if x.sum() > 0:\n        <<return None>>\n    return x\n");
  check_none(start +
             "    if x.sum() > 0:\n        way = 'up'\n    else:\n        way = \"up\"\n"
             "    return x, way\n");
  check_none(start +
             "    if x.sum() > 0:\n        y = x\n    else:\n        y = -x\n    return y\n");
}

TEST_CASE("changes to a list or dict of the caller are lost, unless it is returned") {
  check_at("D60", function("<<out.append(x)>>\nreturn x\n"));
  check_at("D60", function("<<out['a']>> = x\nreturn x\n"));
  check_at("D60", function("<<out['a'].update(b=x)>>\nreturn x\n"));
  check_at("D60", function("if x.sum() > 100:\n    <<out['a']>> = x\nreturn x\n"));
  check_none(function("out.append(x)\nreturn x, out\n"));
  check_none(function("out = list(out)\nout.append(x)\nreturn x\n"));
  check_none(function("out.values.append(x)\nreturn x\n"));
  check_none(function("x[0] = 1\nreturn x\n"));
  check_none(
      "@paddle.jit.to_static(full_graph=True)\ndef f(x):\n    out = []\n    g(x, out)\n    return "
      "out\n"
      "\n\ndef g(x, out):\n    out.append(x)\n");
  check_none(
      "@paddle.jit.to_static(full_graph=True)\ndef f(x, **more):\n    more['a'] = x\n    return "
      "x\n");
}

TEST_CASE("a name that is deleted under a tensor test") {
  const std::string start =
      "@paddle.jit.to_static(full_graph=True)\ndef f(x: paddle.Tensor, n: int):\n";
  check_at("D63", start +
                      "    y = x\n    if x > 2:\n        g = x + 1\n        y = g * 2\n"
                      "        del <<g>>\n    return y\n");
  check_at("D63", start +
                      "    y = x\n    while y < 10:\n        g = x + 3\n        y = y + g\n"
                      "        del <<g>>\n    return y\n");
  check_at("D63", start +
                      "    if x > 2:\n        return x\n    g = x + 1\n    y = g * 2\n"
                      "    del <<g>>\n    return y\n");
  check_none(start +
             "    g = x + 1\n    if x > 2:\n        y = x\n    else:\n        y = g\n"
             "    del g\n    return y\n");
  check_none(start +
             "    y = x\n    for i in range(n):\n        g = x + i\n        y = y + g\n"
             "        del g\n    return y\n");
  check_none(start + "    if n > 2:\n        return x\n    g = x + 1\n    del g\n    return x\n");
}

TEST_CASE("a number that is bound under a tensor test is a tensor after it") {
  check_at("D35", function("k = 1\nwhile x.sum() < 3:\n    k = k + 1\n    x = x + 1\n"
                           "made = []\nif k > 2:\n    <<made.append(2)>>\nreturn x\n"));
  check_none(
      function("k = 1\nwhile k < 3:\n    k = k + 1\n    x = x + 1\n"
               "made = []\nif k > 2:\n    made.append(2)\nreturn x\n"));
  check_none(
      function("if x.sum() > 3:\n    k = 0\n    while True:\n        k += 1\n"
               "        if k > 2:\n            break\n        x = x + 1\nreturn x\n"));
  check_none(
      function("k = 1\nif x.sum() > 3:\n    k = 2\nx = x * k\nk = 0\nmade = []\n"
               "if k > 2:\n    made.append(2)\nreturn x\n"));
}

TEST_CASE("a tensor that a branch passes on shares its memory with the result") {
  check_at("D65", function("y = <<x>>\nif x.sum() > 3:\n    y = x * 2\nz = y - 1\nreturn z, x\n"));
  check_at("D65",
           function("y = <<x>>\nwhile y.sum() < 0:\n    y = y + 1\nz = y - 1\nreturn z, x\n"));
  check_at("D65", function("if x.sum() > 3:\n    y = x * 2\nelse:\n    y = <<x>>\n"
                           "z = paddle.exp(y)\nreturn z, x\n"));
  check_at("D65",
           function("old = <<x>>\nif x.sum() > 3:\n    x = x * 2\ny = x - 1\nreturn y, old\n"));
  check_none(function("y = x.clone()\nif x.sum() > 3:\n    y = x * 2\nz = y - 1\nreturn z, x\n"));
  check_none(function("y = x\nif x.sum() > 3:\n    y = x * 2\nreturn y, x\n"));
  check_none(function("y = x\nif x.sum() > 3:\n    y = x * 2\nreturn y.sum(), x\n"));
  check_none(function("y = x\nif x.sum() > 3:\n    y = x * 2\nreturn y - 1\n"));
}
