// Calls of layers that unpack a dictionary with `**`.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// A layer whose device and dtype have no effect, and the class that takes all of its arguments.
const RuleSet& layer_rules() {
  static const RuleSet rules = [] {
    RuleSet result;
    const auto errors = result.add_rules(R"json({
      "$helpers": {"like_torch": "def like_torch(layer):\n    return layer"},
      "torch.nn.Fold": {
        "signature": "(size, bias=True, device=None, dtype=None)",
        "callee": "paddle.nn.Fold",
        "rename": {"bias": "bias_attr"},
        "drop": ["device", "dtype"],
        "unpacked": {"drop": "right where `**` passes `device` and `dtype` only"},
        "alternatives": [
          {"when": ["used_as==value"], "expression": "like_torch(paddle.nn.Fold)", "helper": "like_torch"},
          {}
        ]
      }
    })json",
                                         "rules.json");
    REQUIRE(errors.empty());
    return result;
  }();
  return rules;
}

void check(std::string_view before, std::string_view after) {
  CAPTURE(before);
  const std::string source = "from torch import nn\n" + std::string(before);
  const std::string result = converted(source, FixClass::needs_confirmation, layer_rules());
  CHECK(result.find(after) != std::string::npos);
}

}  // namespace

TEST_CASE("keywords that are not visible are passed to the class that takes torch's arguments") {
  check("def f(**options):\n    return nn.Fold(3, **options)\n",
        "return like_torch(nn.Fold)(3, **options)\n");
  check("def f(size):\n    return nn.Fold(size, bias=False, **options())\n",
        "return like_torch(nn.Fold)(size, bias=False, **options())\n");
}

TEST_CASE("a dictionary of place and type stays out of the call") {
  check(
      "def f(d, t):\n    dd = {'device': d, 'dtype': t}\n    return nn.Fold(3, bias=False, **dd)\n",
      "return nn.Fold(3, bias_attr=False)\n");
  check(
      "def f(d, t):\n    dd = dict(device=d, dtype=t)\n    return [nn.Fold(i, **dd) for i in (1, "
      "2)]\n",
      "return [nn.Fold(i) for i in (1, 2)]\n");
}

TEST_CASE("a dictionary that holds more, or that something else may fill, is passed on") {
  check("def f(d):\n    dd = {'device': d, 'bias': False}\n    return nn.Fold(3, **dd)\n",
        "like_torch(nn.Fold)(3, **dd)\n");
  check("def f(d):\n    dd = {'device': d}\n    dd['bias'] = False\n    return nn.Fold(3, **dd)\n",
        "like_torch(nn.Fold)(3, **dd)\n");
  check("def f(d):\n    dd = {'device': d, **others}\n    return nn.Fold(3, **dd)\n",
        "like_torch(nn.Fold)(3, **dd)\n");
  check("def f(dd):\n    if not dd:\n        dd = {'device': None}\n    return nn.Fold(3, **dd)\n",
        "like_torch(nn.Fold)(3, **dd)\n");
}
