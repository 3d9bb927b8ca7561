#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/pieces.hpp"
#include "engine/text/edits.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"
#include "engine/to_static/hazards/program/hazard_catalogue.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

std::vector<Hazard> hazards(const std::string& source, Reach reach = Reach::every_function) {
  if (reach == Reach::converted && !may_convert(source)) return {};
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  return find_hazards(*pieces, *read_program(*pieces, source), reach).hazards;
}

std::vector<std::string> codes(const std::string& source, Reach reach = Reach::every_function) {
  std::vector<std::string> found;
  for (const Hazard& hazard : hazards(source, reach)) {
    found.emplace_back(hazard.rule->code.substr(7, 3));
  }
  return found;
}

bool has(const std::string& source, const std::string& rule) {
  const auto found = codes(source);
  return std::find(found.begin(), found.end(), rule) != found.end();
}

// The marked place has the hazard, and only one of that rule is there.
void check_at(const std::string& rule, std::string source) {
  const std::size_t start = source.find("[[");
  source.erase(start, 2);
  const std::size_t end = source.find("]]");
  source.erase(end, 2);
  std::vector<Hazard> of_rule;
  for (const Hazard& hazard : hazards(source)) {
    if (hazard.rule->code.substr(7, 3) == rule) of_rule.push_back(hazard);
  }
  CAPTURE(source);
  REQUIRE_MESSAGE(of_rule.size() == 1, rule);
  CHECK(text::slice(source, of_rule.front().range) == source.substr(start, end - start));
}

void check_none(const std::string& source) {
  CAPTURE(source);
  CHECK(codes(source) == std::vector<std::string>{});
}

// The fix of the rule writes `after`, which does not have the hazard any more.
void check_fix(const std::string& rule, const std::string& before, const std::string& after) {
  CAPTURE(before);
  const auto found = hazards(before);
  const auto hazard = std::find_if(found.begin(), found.end(), [&](const Hazard& each) {
    return each.rule->code.substr(7, 3) == rule;
  });
  REQUIRE(hazard != found.end());
  REQUIRE(!hazard->fixes.empty());
  CHECK(text::applied(hazard->fixes.front().edits, before) == after);
  CHECK(!has(after, rule));
}

}  // namespace

TEST_CASE("the else of a loop is found, and a flag takes its place") {
  check_at("D01", "def f(xs):\n    for x in xs:\n        g(x)\n    [[else]]:\n        g(0)\n");
  check_fix("D01",
            "def f(xs):\n"
            "    for x in xs:\n"
            "        if x > 2:\n"
            "            break\n"
            "    else:  # none was\n"
            "        g(0)\n",
            "def f(xs):\n"
            "    completed = True\n"
            "    for x in xs:\n"
            "        if x > 2:\n"
            "            completed = False\n"
            "            break\n"
            "    if completed:  # none was\n"
            "        g(0)\n");
  check_none(
      "def f(xs):\n    for x in xs:\n        if x:\n            g(x)\n        else:\n"
      "            g(0)\n");
}

TEST_CASE("a break in an inner loop is found") {
  check_at("D02",
           "def f(n):\n    for i in range(n):\n        for j in range(n):\n"
           "            if j > i:\n                [[break]]\n");
  check_none("def f(n):\n    for j in range(n):\n        if j > 3:\n            break\n");
}

TEST_CASE("a target that unpacks is found where the loop can be left, and unpacks in the body") {
  check_fix("D03",
            "def f(pairs):\n    n = 0\n    for a, b in pairs:\n        if a > b:\n"
            "            break\n        n += 1\n    return n\n",
            "def f(pairs):\n    n = 0\n    for item in pairs:\n        a, b = item\n"
            "        if a > b:\n            break\n        n += 1\n    return n\n");
  check_fix("D03",
            "def f(pairs):\n    for i, (a, b) in enumerate(pairs):\n        if a > b:\n"
            "            break\n",
            "def f(pairs):\n    for i, item in enumerate(pairs):\n        (a, b) = item\n"
            "        if a > b:\n            break\n");
  check_none(
      "def f(pairs):\n    for a, b in pairs:\n        if a > b:\n            continue\n"
      "        g(a)\n");
}

TEST_CASE("a step that is not a literal is found where the loop can be left") {
  check_at(
      "D04",
      "def f(n, k):\n    for i in range(0, n, [[k]]):\n        if i > 6:\n            break\n");
  check_none("def f(n):\n    for i in range(0, n, -2):\n        if i > 6:\n            break\n");
}

TEST_CASE("returns in loops are found where conversion raises or tests too early") {
  check_at("D05", "def f(xs):\n    for x in xs:\n        [[return x]]\n    return 0\n");
  check_at("D06",
           "def f(xs):\n    for v in xs:\n        if [[v]] > 2:\n            return v\n"
           "    return 0\n");
  check_none(
      "def f(x, n):\n    for i in range(n):\n        if x > 5:\n            return x\n"
      "        x = x + i\n    return x\n");
}

TEST_CASE("a target that is read after a loop with break is kept in a new name") {
  check_fix("D07",
            "def f(items):\n    v = None\n    for v in items:\n        if v > 2:\n"
            "            break\n    return v\n",
            "def f(items):\n    v = None\n    last_v = v\n    for v in items:\n"
            "        last_v = v\n        if v > 2:\n            break\n    return last_v\n");
  check_fix("D08",
            "def f(n, stop):\n    for i in range(n):\n        if i == stop:\n            break\n"
            "    return i\n",
            "def f(n, stop):\n    for i in range(n):\n        last_i = i\n"
            "        if i == stop:\n            break\n    return last_i\n");
  check_none("def f(n):\n    for i in range(n):\n        g(i)\n    return i\n");
}

TEST_CASE("a loop with break over a call or a dict iterates over a list instead") {
  check_fix("D09",
            "def f(d):\n    for k, v in d.items():\n        g(k)\n        if v > 2:\n"
            "            break\n",
            "def f(d):\n    items = list(d.items())\n    for item in items:\n        k, v = item\n"
            "        g(k)\n        if v > 2:\n            break\n");
  check_fix("D10",
            "def f(n):\n    d = {1: 2}\n    for k in d:\n        if k > n:\n            break\n",
            "def f(n):\n    d = {1: 2}\n    items = list(d)\n    for k in items:\n"
            "        if k > n:\n            break\n");
  check_fix("D53",
            "def f(xs):\n    for v in [x + 1 for x in xs]:\n        if v > 3:\n"
            "            break\n",
            "def f(xs):\n    items = [x + 1 for x in xs]\n    for v in items:\n"
            "        if v > 3:\n            break\n");
  check_none("def f(d):\n    for k, v in d.items():\n        g(k, v)\n");
}

TEST_CASE("changes of a loop to its own index, items or end are found") {
  check_at("D11",
           "def f(n):\n    for i in range(n):\n        [[i]] = i + 10\n        if n:\n"
           "            break\n");
  check_at("D12", "def f(items):\n    for v in items:\n        [[items.append(v)]]\n");
  check_at("D20", "def f(rows):\n    for head, [[*rest]] in rows:\n        g(head, rest)\n");
  check_at("D39",
           "def f(n):\n    for i in range(n):\n        if i > 4:\n            break\n"
           "        if i % 2:\n            [[continue]]\n        g(i)\n");
  check_at("D54",
           "def f(xs):\n    for v in xs:\n        if v > 5:\n            break\n"
           "        if v < 0:\n            [[break]]\n");
  check_none(
      "def f(xs):\n    for v in xs:\n        if v == 0:\n            continue\n"
      "        if v > 10:\n            break\n        g(v)\n");
}

TEST_CASE("a test with effects is found") {
  check_at("D44", "def f(xs):\n    while [[xs.pop()]] > 0:\n        g(xs)\n");
  check_none("def f(xs):\n    while (n := len(xs)) > 3:\n        xs = xs[1:]\n    return n\n");
}

TEST_CASE("a return in a block that code follows is moved after the block") {
  check_fix("D13",
            "def f(d, k):\n    try:\n        return d[k]\n    except KeyError:\n        pass\n"
            "    return -1\n",
            "def f(d, k):\n    returned = False\n    result = None\n    try:\n"
            "        result = d[k]\n        returned = True\n    except KeyError:\n        pass\n"
            "    if returned:\n        return result\n    return -1\n");
  check_none("def f(x):\n    with lock():\n        return x * 2\n");
}

TEST_CASE("a return that leaves an empty block is found") {
  check_at("D14",
           "def f(d):\n    try:\n        x = d['x']\n    except KeyError:\n        [[return]]\n"
           "    return x\n");
}

TEST_CASE("globals that control flow assigns are found") {
  check_at("D15", "N = 0\ndef f(x):\n    global N\n    if x:\n        [[N]] = 1\n    return x\n");
  check_at("D45", "T = {}\ndef f(x):\n    if x:\n        [[T]]['n'] = 1\n    return x\n");
  check_none(
      "N = 0\nT = {}\ndef f(x):\n    global N\n    N = N + 1\n    T['n'] = 3\n"
      "    return x\n");
}

TEST_CASE("a walrus in an operand becomes a statement that runs under the same conditions") {
  check_fix("D17",
            "def f(xs, flag):\n    if flag and (n := len(xs)) > 1:\n        g(n)\n    return n\n",
            "def f(xs, flag):\n    holds = flag\n    if holds:\n        n = len(xs)\n"
            "        holds = (n) > 1\n    if holds:\n        g(n)\n    return n\n");
  check_none("def f(xs):\n    if (n := len(xs)) > 2:\n        return n\n    return -n\n");
}

TEST_CASE("an import that is used after its branch moves before it") {
  check_fix("D18",
            "def f(x, flag):\n    if flag:\n        import math as m\n    return m.floor(x)\n",
            "def f(x, flag):\n    import math as m\n    if flag:\n        pass\n"
            "    return m.floor(x)\n");
  check_at("D18",
           "def f(x, flag):\n    if flag:\n        [[def op(v):]]\n            return v\n"
           "    return op(x)\n");
  check_none(
      "def f(x, flag):\n    if flag:\n        import math\n        x = math.floor(x)\n"
      "    return x\n");
}

TEST_CASE("a keyword-only parameter that control flow assigns is copied first") {
  check_fix("D19",
            "def f(x, *, k=1):\n    \"\"\"Scales.\"\"\"\n    if x:\n        k = k + 1\n"
            "    return x * k\n",
            "def f(x, *, k=1):\n    \"\"\"Scales.\"\"\"\n    k_value = k\n    if x:\n"
            "        k_value = k_value + 1\n    return x * k_value\n");
  check_none("def f(x, k=1):\n    if x:\n        k = k + 1\n    return x * k\n");
}

TEST_CASE("expressions that mean something else are found") {
  check_at("D21", "def f(s):\n    return [[int(s, 16)]]\n");
  check_at("D22", "def f(o):\n    [[o.shape]] = [1]\n");
  check_at("D41", "import paddle\ndef f(x):\n    return [[isinstance(x, paddle.Tensor)]]\n");
  check_at("D52", "def f(x):\n    [[x.register_hook(print)]]\n");
  check_at("D38", "def f(net, d):\n    [[net.set_state_dict(d)]]\n");
  check_at("D49", "def f(x):\n    async def g(v):\n        [[return v]]\n    return g(x)\n");
  check_none("import paddle\ndef f(s):\n    return int(s), isinstance(s, int), s.shape\n");
}

TEST_CASE("super() is found where a subclass of the file inherits the method") {
  check_fix("D40",
            "import paddle\nclass A(paddle.nn.Layer):\n    def forward(self, x):\n"
            "        return super().forward(x)\nclass B(A):\n    pass\n",
            "import paddle\nclass A(paddle.nn.Layer):\n    def forward(self, x):\n"
            "        return super(A, self).forward(x)\nclass B(A):\n    pass\n");
  check_none(
      "import paddle\nclass A(paddle.nn.Layer):\n    def forward(self, x):\n"
      "        return super().forward(x)\n");
}

TEST_CASE("functions that cannot be converted as they are defined are found") {
  CHECK(has("@reg['a']\ndef f(x):\n    return x\n", "D23"));
  check_at("D24", "@[[log]]\ndef f(x, *, k):\n    return x\n");
  check_at("D25", "async def [[f]](x):\n    return x\n");
  check_at("D26", "def [[f]](n):\n    for i in range(n):\n        yield i\n");
  check_none("@log\n@retry(3)\ndef f(x):\n    return x\n");
}

TEST_CASE("what conversion refuses without a separate rule is shown as it is") {
  check_at("D16",
           "def f(xs, flag):\n    total = sum(v for v in xs)\n    [[if flag:]]\n"
           "        total = total + sum(v for v in xs)\n    return total\n");
}

TEST_CASE("rules about tensors apply where a test is known or likely to be one") {
  check_at("D31",
           "import paddle\ndef f(x: paddle.Tensor):\n    if x > 0:\n        [[y]] = x\n"
           "    return y\n");
  check_at("D33",
           "import paddle\ndef f(x):\n    for i in range(9):\n        x = x + 1\n"
           "        if x.sum() > 3:\n            [[break]]\n    return x\n");
  check_at("D33",
           "def f(x):\n    n = 3\n    while n > 0:\n        x = x + 1\n"
           "        [[n]] = n - x.sum().astype('int64')\n    return x\n");
  check_at("D43", "import paddle\ndef f(x: paddle.Tensor):\n    return [[0 < x < 2]]\n");
  check_at("D46",
           "def f(x, n):\n    while n > 0:\n        if x.sum() > 5:\n            [[return x]]\n"
           "        n = n - 1\n    return x\n");
  check_none("def f(x, flag):\n    if flag:\n        y = x\n    return y\n");
  check_none("def f(lo, x, hi):\n    return lo < x < hi\n");
}

TEST_CASE("values that a tensor test cannot merge are found") {
  check_at("D32",
           "def f(x):\n    if x.sum() > 0:\n        [[k]] = 1\n    else:\n        k = 1.5\n"
           "    return x * k\n");
  check_at("D32", "def f(x):\n    if x.sum() > 0:\n        [[return x, x]]\n    return x, x, x\n");
  check_at("D34",
           "import paddle\ndef f(x):\n    best = None\n    i = paddle.zeros([])\n"
           "    while i < 3:\n        if [[best is None]]:\n            best = x\n"
           "        i = i + 1\n    return best\n");
  check_at("D36",
           "class N:\n    def forward(self, x):\n        if x.sum() > 0:\n"
           "            [[self.d]]['k'] = x\n        return x\n");
  check_at("D42",
           "def f(x):\n    out = []\n    if x.sum() > 0:\n        [[out.append(x)]]\n"
           "    return out\n");
  check_at("D47",
           "class N:\n    def forward(self, x):\n        while x.sum() < 9:\n"
           "            [[self.n]] = 1\n            x = x + 1\n        return x\n");
  check_at("D51", "def f(x, y=None):\n    if x.sum() > 0:\n        [[y]] = x\n    return y\n");
  check_none(
      "def f(x, flag):\n    out = []\n    if flag:\n        k = 1\n        out.append(x)\n"
      "    else:\n        k = 1.5\n    return out, k\n");
  check_none(
      "def f(x):\n    if x.sum() > 0:\n        k = 1\n    else:\n        k = 2\n"
      "    return x * k\n");
}

TEST_CASE("only converted functions are examined, and what they call, with the chain") {
  const std::string source =
      "import paddle\n"
      "def helper(xs):\n    for x in xs:\n        return x\n"
      "def other(xs):\n    for x in xs:\n        return x\n"
      "@paddle.jit.to_static(full_graph=True)\n"
      "def f(xs):\n    return helper(xs)\n";
  const auto found = hazards(source, Reach::converted);
  REQUIRE(found.size() == 1);
  CHECK(found.front().range.start == source.find("return x"));
  REQUIRE(found.front().reasons.size() == 2);
  CHECK(text::slice(source, found.front().reasons[0].range) == "helper");
  CHECK(text::slice(source, found.front().reasons[1].range) ==
        "paddle.jit.to_static(full_graph=True)");
}

TEST_CASE("the forward of a layer is converted when the layer is saved or passed to conversion") {
  const std::string layer =
      "import paddle\nfrom paddle.jit import to_static\nclass Net(paddle.nn.Layer):\n"
      "    def forward(self, xs):\n        for x in xs:\n            return x\n";
  CHECK(codes(layer, Reach::converted).empty());
  using Codes = std::vector<std::string>;
  CHECK(codes(layer + "net = Net()\npaddle.jit.save(net, 'net')\n", Reach::converted) ==
        Codes{"D05"});
  CHECK(codes(layer + "net = to_static(Net(), full_graph=True)\n", Reach::converted) ==
        Codes{"D05"});
  CHECK(codes(layer + "net = to_static(Net(), full_graph=False)\n", Reach::converted).empty());
}

TEST_CASE("not_to_static ends conversion, and is found on what is converted itself") {
  const std::string marked =
      "import paddle\n@paddle.jit.not_to_static\ndef g(xs):\n    for x in xs:\n"
      "        return x\n";
  const std::string caller =
      "@paddle.jit.to_static(full_graph=True)\ndef f(xs):\n    return g(xs)\n";
  CHECK(codes(marked + caller, Reach::converted).empty());
}

TEST_CASE("how functions are passed to conversion is examined in the whole file") {
  check_fix("S01", "import paddle\ng = paddle.jit.to_static(f, input_spec=[s])\n",
            "import paddle\ng = paddle.jit.to_static(f, input_spec=[s], full_graph=True)\n");
  check_fix("S03", "import paddle\n@paddle.jit.declarative\ndef f(x):\n    return x\n",
            "import paddle\n@paddle.jit.to_static\ndef f(x):\n    return x\n");
  check_at("S04", "import paddle\ng = paddle.jit.to_static([[lambda x: x]], full_graph=True)\n");
  check_at("S05",
           "import paddle\nclass C:\n    @paddle.jit.to_static\n    def [[run]](self, x):\n"
           "        return x\n");
  check_at("S06", "import paddle\n@paddle.jit.to_static\ndef f([[*xs]]):\n    return xs\n");
  check_at("S07",
           "import paddle\nclass C(paddle.nn.Layer):\n    @paddle.jit.to_static\n"
           "    def forward([[this]], x):\n        return x\n");
}

TEST_CASE("a file with a syntax error is examined except for the statement that has it") {
  const std::string source =
      "import paddle\ndef broken(:\n    pass\n\n"
      "@paddle.jit.to_static\ndef f(xs):\n    for x in xs:\n        return x\n";
  CHECK(codes(source, Reach::converted) == std::vector<std::string>{"D05"});
}

TEST_CASE("every code is written as it is looked up") {
  for (const HazardRule& rule : hazard_rules) {
    CHECK(rule.code.starts_with("static-"));
    CHECK(rule.summary.ends_with("."));
  }
}
