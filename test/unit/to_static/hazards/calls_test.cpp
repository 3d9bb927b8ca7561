// What a converted function calls, and how functions are passed to conversion.
#include <doctest/doctest.h>

#include "engine/text/edits.hpp"
#include "test/unit/to_static/hazards/check_rule.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

TEST_CASE("a function of NumPy on what `numpy()` gave gets a tensor") {
  check_at("D28", function("return <<np.dot(x.numpy(), x.numpy())>>\n"));
  check_at("D28", function("a = x.numpy()\nreturn <<np.concatenate([a, a])>>\n"));
  check_none(function("return np.shape([[1, 2]]), paddle.shape(x)\n"));
  check_none(function("if x.numpy().sum() > 0:\n    return x\nreturn -x\n"));
}

TEST_CASE("a function that calls itself under a test of a tensor has no end") {
  check_at("D30",
           "@paddle.jit.to_static(full_graph=True)\n"
           "def f(x):\n"
           "    if x.sum() > 4:\n"
           "        y = x\n"
           "    else:\n"
           "        y = <<f(x + 1)>>\n"
           "    return y\n");
  check_none(
      "@paddle.jit.to_static(full_graph=True)\n"
      "def f(x, n=3):\n"
      "    if n == 0:\n"
      "        return x\n"
      "    return f(x + 1, n - 1)\n");
}

TEST_CASE("a function in `partial` is not converted, which matters where it tests a tensor") {
  check_at("D57", function("g = functools.partial(<<scaled>>, k=3)\nreturn g(x)\n"));
  check_none(function("g = functools.partial(plain, k=3)\nreturn g(x)\n"));
}

TEST_CASE("attributes of whole graphs need a whole graph") {
  const std::string plain_use = "g = paddle.jit.to_static(plain)\nprint(<<g.code>>)\n";
  check_at("S02", plain_use);
  check_at("S02", "@paddle.jit.to_static\ndef f(x):\n    return x\nprint(<<f.main_program>>)\n");
  check_none("g = paddle.jit.to_static(plain, full_graph=True)\nprint(g.code)\n");
  check_none("g = plain\nprint(g.code)\n");
}

TEST_CASE("the fix for attributes of whole graphs is made where the function is converted") {
  const auto fixed = [](const std::string& source) {
    for (const Hazard& hazard : hazards_in(source)) {
      if (hazard.rule->code == "static-S02-full-graph-only") {
        return text::applied(hazard.fixes.front().edits, source);
      }
    }
    return std::string();
  };
  CHECK(fixed("import paddle\ng = paddle.jit.to_static(h, )\ng.code\n") ==
        "import paddle\ng = paddle.jit.to_static(h, full_graph=True)\ng.code\n");
  CHECK(fixed("import paddle\n@paddle.jit.to_static\ndef f(x):\n    return x\nf.code\n") ==
        "import paddle\n@paddle.jit.to_static(full_graph=True)\ndef f(x):\n    return x\nf.code\n");
  CHECK(fixed("import paddle\n@paddle.jit.to_static()\ndef f(x):\n    return x\nf.code\n") ==
        "import paddle\n@paddle.jit.to_static(full_graph=True)\ndef f(x):\n    return x\nf.code\n");
}

TEST_CASE("a decorator that takes all values through a star is found where to_static gets it") {
  const std::string logged =
      "def logged(function):\n"
      "    @functools.wraps(function)\n"
      "    def wrapper(*args, **kwargs):\n"
      "        return function(*args, **kwargs)\n"
      "    return wrapper\n"
      "\n";
  check_at(
      "S06",
      logged + "@paddle.jit.to_static(full_graph=True)\n@<<logged>>\ndef f(x):\n    return x\n");
  check_none(logged + "@logged\n@paddle.jit.to_static(full_graph=True)\ndef f(x):\n    return x\n");
  check_none(
      "def once(function):\n    def wrapper(x):\n        return function(x)\n    return wrapper\n\n"
      "@paddle.jit.to_static(full_graph=True)\n@once\ndef f(x):\n    return x\n");
}

TEST_CASE("a default that needs names of the file cannot be evaluated in the generated one") {
  const std::string convert = "@paddle.jit.to_static(full_graph=True)\n";
  const auto with = [&](const std::string& value) {
    return convert + "def f(x, k=" + value + "):\n    return x\n";
  };
  check_at("D59", with("<<SEEN>>"));
  check_at("D59", with("(1, -<<SEEN>>[0])"));
  check_at("D59", with("<<functools>>.reduce"));
  check_at("D59", with("[k for k in <<SEEN>>]"));
  check_at("D59", convert + "def f(x, *, k=<<SEEN>>):\n    return x\n");
  check_at("D59",
           convert + "def f(x):\n    return g(x)\n\n\ndef g(x, k=<<SEEN>>):\n    return x\n");
  for (const char* value : {"None", "paddle.float32", "np.pi", "len", "ValueError", "float('inf')",
                            "lambda y: SEEN", "[k for k in range(3)]"}) {
    check_none(with(value));
  }
  check_none(convert + "def f(x):\n    def g(y, k=SEEN):\n        return y\n    return g(x)\n");
}

TEST_CASE("`enumerate` and `zip` take no keyword arguments") {
  check_at("D64", function("return [i * v for i, v in enumerate(out, <<start=1>>)]\n"));
  check_at("D64", function("return [v + w for v, w in zip(out, out, <<strict=True>>)]\n"));
  check_none(function("return [i * v for i, v in enumerate(out, 1)]\n"));
  check_none("def zip(a, strict):\n    return a\n\n\n" +
             function("return zip(out, strict=True)\n"));
}

TEST_CASE("the result of inner functions and lambdas on a tensor is one") {
  const std::string start =
      "@paddle.jit.to_static(full_graph=True)\ndef f(x: paddle.Tensor, n: int):\n"
      "    def scaled(v, k=2):\n        return v * k\n";
  const std::string rest = "    if y > 0:\n        z = 1\n    return z\n";
  const std::string marked = "    if y > 0:\n        <<z>> = 1\n    return z\n";
  check_at("D31", start + "    y = scaled(x)\n" + marked);
  check_at("D31", start + "    y = scaled(2, k=x)\n" + marked);
  check_none(start + "    y = scaled(n)\n" + rest);
  check_at("D31", start + "    y = (lambda v: v + n)(x)\n" + marked);
  check_none(start + "    y = (lambda v: v + 1)(n)\n" + rest);
  check_at("D31", start + "    y = sum([x + k for k in range(3)])\n" + marked);
  check_none(start + "    y = sum([k for k in range(3)])\n" + rest);
  check_at("D31", start + "    y = n if x > 0 else 2\n" + marked);
}
