// Optimizers, their learning rates and their schedulers, in idiomatic Paddle.
#include <memory>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/rewrite/source/habits/layer_habits.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

constexpr std::string_view head =
    "from torch import optim\no = optim.SGD(n.parameters(), lr=0.1)\n";
constexpr std::string_view new_head =
    "from paddle import optimizer as optim\no = optim.SGD(parameters=n.parameters(), "
    "learning_rate=0.1)\n";

// The conversion of lines after the creation of an optimizer `o`.
void optimizer_becomes(const std::string& lines, const std::string& expected) {
  CAPTURE(lines);
  CHECK(converted(std::string(head) + lines, FixClass::needs_confirmation) ==
        std::string(new_head) + expected);
}

void keeps_groups(const std::string& lines) {
  CAPTURE(lines);
  const std::string text = converted(std::string(head) + lines, FixClass::needs_confirmation);
  CHECK(text.find("class ParamGroup(dict):") != std::string::npos);
}

// The conversion of an optimizer's learning rate in a file that also has `lines`.
std::string rate(const std::string& lines, const std::string& given) {
  const std::string text = converted(
      "from torch import optim\n" + lines + "o = optim.SGD(n.parameters(), lr=" + given + ")\n",
      FixClass::safe);
  static constexpr std::string_view name = "learning_rate=";
  const std::size_t at = text.find(name) + name.size();
  return text.substr(at, text.rfind(')') - at);
}

}  // namespace

TEST_CASE("a rate that is an integer is written as a float") {
  CHECK(rate("", "1") == "1.0");
  CHECK(rate("", "0") == "0.0");
  CHECK(rate("", "True") == "float(True)");
  CHECK(rate("", "0.5") == "0.5");
  CHECK(rate("", "1e-3") == "1e-3");
}

TEST_CASE("a variable with an integer value is converted, and no other") {
  CHECK(rate("r = 1\n", "r") == "float(r)");
  CHECK(rate("r: float = 2\n", "r") == "float(r)");
  CHECK(rate("train(r=1)\n", "cfg.r") == "float(cfg.r)");
  CHECK(rate("c = {'r': 1}\n", "c['r']") == "float(c['r'])");
  CHECK(rate("p.add_argument('--my-r', type=float, default=1)\n", "a.my_r") == "float(a.my_r)");
  CHECK(rate("p.add_argument('--r', type=int)\n", "a.r") == "float(a.r)");
  CHECK(rate("r = 0.1\n", "r") == "r");
  CHECK(rate("r = 1 / 3\n", "r") == "r");
  CHECK(rate("x = r == 1\n", "r") == "r");
  CHECK(rate("p.add_argument('--r', type=float, default=1.0)\n", "a.r") == "a.r");
  CHECK(rate("p.add_argument('--n', type=int, default=1)\n", "a.r") == "a.r");
}

TEST_CASE("a positional rate and one of several arguments are converted in place") {
  check_rewrite("from torch import optim\no = optim.Adam(n.parameters(), 1, eps=1)\n",
                "from paddle import optimizer as optim\n"
                "o = optim.Adam(parameters=n.parameters(), learning_rate=1.0, epsilon=1)\n");
  check_rewrite("from torch import optim\no = optim.Adadelta(n.parameters(), lr=2)\n",
                "from paddle import optimizer as optim\n"
                "o = optim.Adadelta(parameters=n.parameters(), learning_rate=2.0, rho=0.9)\n");
}

TEST_CASE("a scheduler is created under its name, and then attached to its optimizer") {
  optimizer_becomes("s = optim.lr_scheduler.StepLR(o, step_size=3, gamma=0.5)  # slow\nx = 1\n",
                    "s = optim.lr.StepDecay(o.get_lr(), 3, gamma=0.5)  # slow\n"
                    "o.set_lr_scheduler(s)\nx = 1\n");
  optimizer_becomes("self.s = optim.lr_scheduler.CosineAnnealingLR(o, len(d) * 2)\n",
                    "self.s = optim.lr.CosineAnnealingDecay(o.get_lr(), len(d) * 2)\n"
                    "o.set_lr_scheduler(self.s)\n");
}

TEST_CASE("a scheduler on a shared line is attached to its optimizer there") {
  optimizer_becomes(
      "a = 1; s = optim.lr_scheduler.ExponentialLR(o, 0.5); b = 2\n",
      "a = 1; s = optim.lr.ExponentialDecay(o.get_lr(), 0.5); o.set_lr_scheduler(s); b = 2\n");
  optimizer_becomes(
      "if a: s = optim.lr_scheduler.ExponentialLR(o, 0.5)\n",
      "if a: s = optim.lr.ExponentialDecay(o.get_lr(), 0.5); o.set_lr_scheduler(s)\n");
}

TEST_CASE("a scheduler that is not assigned to a single name gets a name before the statement") {
  const std::string front =
      "lr_1 = optim.lr.ExponentialDecay(o.get_lr(), 0.5)\no.set_lr_scheduler(lr_1)\n";
  optimizer_becomes("s = t = optim.lr_scheduler.ExponentialLR(o, 0.5)\n", front + "s = t = lr_1\n");
  optimizer_becomes("use(optim.lr_scheduler.ExponentialLR(o, 0.5))\n", front + "use(lr_1)\n");
  optimizer_becomes("all[0] = optim.lr_scheduler.ExponentialLR(o, 0.5)\n",
                    front + "all[0] = lr_1\n");
}

TEST_CASE("schedulers in one statement are all created before it") {
  const auto in_list = [](const std::string& second) {
    return "import torch.optim as optim\ns = f([optim.lr_scheduler.ExponentialLR(o, 0.5), " +
           second + "])\n";
  };
  const auto is_manual = [](const std::string& text) {
    const FileFindings file = analyzed(text);
    return std::any_of(file.findings.begin(), file.findings.end(),
                       [](const Finding& each) { return each.fix == FixClass::none; });
  };
  CHECK_FALSE(is_manual(in_list("optim.lr_scheduler.CosineAnnealingLR(o, T_max=6)")));
  CHECK(is_manual(in_list("g(), optim.lr_scheduler.CosineAnnealingLR(o, T_max=6)")));
  CHECK(is_manual(in_list("a[0], optim.lr_scheduler.CosineAnnealingLR(o, T_max=6)")));
}

TEST_CASE("the rate of the only group is that of the optimizer") {
  optimizer_becomes("for g in o.param_groups:\n    g['lr'] = r * 2\n", "o.set_lr(r * 2)\n");
  optimizer_becomes("for g in o.param_groups:\n    g[\"lr\"] *= a + b\n",
                    "o.set_lr(o.get_lr() * (a + b))\n");
  optimizer_becomes("for g in o.param_groups:\n    g['lr'] = g['lr'] / 2\n",
                    "o.set_lr(o.get_lr() / 2)\n");
  optimizer_becomes("for g in o.param_groups: g['lr'] = 1\n", "o.set_lr(1)\n");
  optimizer_becomes("r = o.param_groups[0]['lr']\n", "r = o.get_lr()\n");
  optimizer_becomes("o.param_groups[0]['lr'] = 3\n", "o.set_lr(3)\n");
  optimizer_becomes("o.param_groups[-1]['lr'] /= 3\n", "o.set_lr(o.get_lr() / 3)\n");
}

TEST_CASE("groups stay if more than one rate is meant") {
  keeps_groups("for g in o.param_groups:\n    g['lr'] = g['initial_lr'] * 2\n");
  keeps_groups("for g in o.param_groups:\n    g['lr'] = r\n    g['momentum'] = 0\n");
  keeps_groups("for g in o.param_groups:\n    g['lr'] = r\nprint(g)\n");
  keeps_groups("o.param_groups[0]['lr'] -= 3\n");
  keeps_groups("o.param_groups[1]['lr'] = 3\n");
  keeps_groups("o.param_groups[0]['lr'] = a = 3\n");
  keeps_groups("o.param_groups[0]['lr'], a = 3, 4\n");
  keeps_groups("p = {'params': w}\nr = o.param_groups[0]['lr']\n");
}

TEST_CASE("the rest of the project affects the rate of a group") {
  const auto with = [](std::string_view other) {
    Options options;
    options.habits = std::make_shared<const LayerHabits>(layer_habits(other));
    const std::string source =
        std::string(head) + "r = o.param_groups[0]['lr']\no.param_groups[0]['lr'] = 2\n";
    const FileFindings file = analyzed(source, RuleSet(), options);
    std::string targets;
    for (const Finding& finding : file.findings) {
      if (finding.api == "torch.optim.Optimizer.param_groups") {
        targets += std::string(finding.form) + "|";
      }
    }
    return targets;
  };
  CHECK(with("") == "self.get_lr()|self.set_lr(value)|");
  CHECK(with("s.scheduler.step()") == "self.get_lr()|param_groups(self)|");
  CHECK(with("o = SGD([{'params': a}])") == "param_groups(self)|param_groups(self)|");
}

TEST_CASE("classes in a list that is iterated accept torch's arguments") {
  const std::string from = "from torch.optim import SGD\nkinds = [SGD]\n";
  for (const std::string below : {"for kind in kinds:\n    kind(p, lr=0.1)\n",
                                  "@pytest.mark.parametrize(\"kind\", kinds)\n"
                                  "def test(kind):\n    pass\n",
                                  "o = [kind(p) for kind in kinds]\n", "o = kinds[0](p)\n"}) {
    CAPTURE(below);
    const std::string text = converted(from + below, FixClass::needs_confirmation);
    CHECK(text.find("kinds = [torch_style_optimizer(") != std::string::npos);
  }
  const std::string asked = from + "if type(o) in kinds:\n    pass\nfor x in mankinds:\n    pass\n";
  CHECK(converted(asked, FixClass::needs_confirmation).find("kinds = [Momentum]") !=
        std::string::npos);
  const std::string inline_row = "from torch.optim import SGD\nfor k in (SGD,):\n    k(p)\n";
  CHECK(converted(inline_row, FixClass::needs_confirmation)
            .find("for k in (torch_style_optimizer(") != std::string::npos);
}
