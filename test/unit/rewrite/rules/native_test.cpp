// What the style `native` writes: Paddle's own forms, as far as the project accepts what differs.
#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

Options native() {
  Options options;
  options.accepted = differences_of(Style::native);
  return options;
}

std::string converted_with(std::string_view source, const Options& options) {
  const FileFindings file = analyzed(source, RuleSet(), options);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits()) chosen.push_back(i);
  }
  return paddle_ls::text::applied(edits_for(source, file, chosen), source);
}

// What becomes of one expression of a file that has nothing else of torch.
void becomes(const std::string& expression, const std::string& expected,
             const Options& options = native()) {
  CAPTURE(expression);
  const std::string text =
      converted_with("import torch.nn as nn\n\nvalue = " + expression + "\n", options);
  CHECK(text.substr(text.find("value = ")) == "value = " + expected + "\n");
}

const Finding& finding_about(const FileFindings& file, std::string_view api) {
  const auto found = std::find_if(file.findings.begin(), file.findings.end(),
                                  [&](const Finding& each) { return each.api == api; });
  REQUIRE(found != file.findings.end());
  return *found;
}

std::string accepted_by(const Finding& finding) {
  std::string ids;
  for (const DifferenceId id : finding.accepted) {
    ids += (ids.empty() ? "" : " ") + std::string(differences()[id].id);
  }
  return ids;
}

}  // namespace

TEST_CASE("layers are Paddle's own, with its names of arguments") {
  becomes("nn.Linear(2, 3)", "nn.Linear(2, 3)");
  becomes("nn.Linear(2, 3, bias=False)", "nn.Linear(2, 3, bias_attr=False)");
  becomes("nn.Conv2d(3, 8, 3, padding=1, bias=False)",
          "nn.Conv2D(3, 8, 3, padding=1, bias_attr=False)");
  becomes("nn.Conv1d(3, 8, 3, 2, 1, 1, 1, False)",
          "nn.Conv1D(3, 8, 3, 2, 1, 1, 1, bias_attr=False)");
  becomes("nn.ConvTranspose2d(8, 4, 2, 2, groups=2)", "nn.Conv2DTranspose(8, 4, 2, 2, groups=2)");
  becomes("nn.BatchNorm2d(8)", "nn.BatchNorm2D(8)");
  becomes("nn.BatchNorm2d(8, eps=1e-3, momentum=0.01)",
          "nn.BatchNorm2D(8, epsilon=1e-3, momentum=0.99)");
  becomes("nn.BatchNorm1d(8, affine=False)",
          "nn.BatchNorm1D(8, weight_attr=False, bias_attr=False)");
  becomes("nn.BatchNorm1d(8, track_running_stats=False)",
          "nn.BatchNorm1D(8, use_global_stats=False)");
  becomes("nn.Embedding(10, 4)", "nn.Embedding(10, 4)");
  becomes("nn.MultiheadAttention(8, 2)", "paddle.compat.nn.MultiheadAttention(8, 2)");
}

TEST_CASE("recurrent layers are Paddle's own where the project accepts what they refuse") {
  Options options = native();
  options.accepted.set(difference_named("recurrent-input"), true);
  becomes("nn.LSTM(4, 8, batch_first=True)", "nn.LSTM(4, 8)", options);
  becomes("nn.GRU(4, 8, bidirectional=True)", "nn.GRU(4, 8, direction='bidirect', time_major=True)",
          options);
  becomes("nn.LSTM(4, 8, batch_first=True)", "LSTM(4, 8, time_major=False)");
}

TEST_CASE("what Paddle's own form would change beyond that keeps its helper") {
  const auto keeps = [](const std::string& call) {
    CAPTURE(call);
    const std::string text =
        converted_with("import torch.nn as nn\n\nvalue = nn." + call + "\n", native());
    CHECK(text.find("value = " + call.substr(0, call.find('('))) != std::string::npos);
    CHECK(text.find("class " + call.substr(0, call.find('('))) != std::string::npos);
  };
  keeps("Conv2d(3, 8, 3, padding='same', dilation=2)");  // Paddle forgets the dilation
  keeps("Conv2d(3, 8, 3, padding=(1, 1), padding_mode='reflect')");
  keeps("Conv2d(3, 8, 3, stride=(2,))");
  keeps("BatchNorm2d(8, momentum=None)");
  keeps("Embedding(10, 4, padding_idx=0)");
  keeps("Linear(2, 3, dtype=dtype)");
}

TEST_CASE("padding by name and by mode is Paddle's where it means the same") {
  becomes("nn.Conv2d(3, 8, 3, padding='same')", "nn.Conv2D(3, 8, 3, padding='same')");
  becomes("nn.Conv2d(3, 8, 3, padding=1, padding_mode='reflect')",
          "nn.Conv2D(3, 8, 3, padding=1, padding_mode='reflect')");
}

TEST_CASE("a class that is handed on is Paddle's unless keywords of PyTorch are passed to it") {
  const std::string start =
      "import torch.nn as nn\n\n\ndef block(norm=nn.BatchNorm2d):\n    return ";
  CHECK(converted_with(start + "norm(8)\n", native()).find("norm=nn.BatchNorm2D)") !=
        std::string::npos);
  CHECK(converted_with(start + "norm(8, eps=0.1)\n", native()).find("norm=BatchNorm2d)") !=
        std::string::npos);
  const std::string act = "import torch.nn as nn\n\n\ndef block(act=nn.ReLU):\n    return ";
  CHECK(converted_with(act + "act()\n", native()).find("act=nn.ReLU)") != std::string::npos);
  CHECK(converted_with(act + "act(inplace=True)\n", native()).find("act=nn.ReLU)") ==
        std::string::npos);
}

TEST_CASE("another file of the project may pass the keywords") {
  Options options = native();
  options.habits = std::make_shared<const LayerHabits>(LayerHabits{{}, {"eps"}, {}, {}});
  const std::string source = "import torch.nn as nn\n\n\ndef f(norm=nn.BatchNorm2d):\n    pass\n";
  CHECK(converted_with(source, options).find("norm=BatchNorm2d)") != std::string::npos);
  CHECK(converted_with(source, native()).find("norm=nn.BatchNorm2D)") != std::string::npos);
}

TEST_CASE("what functools.partial binds is renamed") {
  const std::string text = converted_with(
      "from functools import partial\nimport torch.nn as nn\n\n"
      "norm = partial(nn.BatchNorm2d, eps=0.001, momentum=0.01)\n",
      native());
  CHECK(text.find("norm = partial(nn.BatchNorm2D, epsilon=0.001, momentum=0.99)\n") !=
        std::string::npos);
}

TEST_CASE("a linear layer keeps PyTorch's layout where its weight is computed with") {
  const auto layer_beside = [](const std::string& code) {
    const std::string text = converted_with(
        "import torch\nimport torch.nn as nn\n\nvalue = nn.Linear(2, 3)\n\n\n" + code + "\n",
        native());
    const std::size_t at = text.find("value = ") + 8;
    return text.substr(at, text.find('(', at) - at);
  };
  CHECK(layer_beside("def f(m):\n    return m.weight.t()") == "paddle.compat.nn.Linear");
  CHECK(layer_beside("def tie(a, b):\n    a.weight = b.weight") == "paddle.compat.nn.Linear");
  CHECK(layer_beside("def f(m):\n    print(m.weight.shape)") == "paddle.compat.nn.Linear");
  CHECK(layer_beside("def f(m):\n    nn.init.normal_(m.weight, 0, 0.01)") == "nn.Linear");
  CHECK(layer_beside("def f(m):\n    m.weight.data.fill_(0)") == "nn.Linear");
  CHECK(layer_beside("conv = nn.Conv2d(3, 8, 3)\nprint(conv.weight.shape)") == "nn.Linear");
}

TEST_CASE("attributes of layers whose class is visible have Paddle's names") {
  const std::string text = converted_with(
      "import torch.nn as nn\n\nlayer = nn.Linear(2, 3)\nprint(layer.in_features)\n", native());
  CHECK(text.find("print(layer.weight.shape[0])") != std::string::npos);
}

TEST_CASE("a finding names what its form was accepted for") {
  const FileFindings file =
      analyzed("import torch.nn as nn\nnn.Linear(2, 3)\n", RuleSet(), native());
  const Finding& finding = finding_about(file, "torch.nn.Linear");
  CHECK(finding.fix == FixClass::safe);
  CHECK(accepted_by(finding) == "first-weights layer-attributes linear-layout");
}

TEST_CASE("a project may refuse a difference, and accept one that is asked about") {
  Options options = native();
  options.accepted.set(difference_named("first-weights"), false);
  const std::string text = converted_with("import torch.nn as nn\nx = nn.Linear(2, 3)\n", options);
  CHECK(text.find("class Linear(paddle.compat.nn.Linear)") != std::string::npos);

  const std::string asks =
      "import torch.nn as nn\n\n\nclass Net(nn.Module):\n    def forward(self, x):\n"
      "        return x.max(dim=1)[0]\n";
  const FileFindings before = analyzed(asks, RuleSet(), native());
  REQUIRE(finding_about(before, "torch.Tensor.max").fix == FixClass::needs_confirmation);
  CHECK(finding_about(before, "torch.Tensor.max").difference ==
        difference_named("assumed-receiver"));
  options.accepted.set(difference_named("assumed-receiver"), true);
  const FileFindings after = analyzed(asks, RuleSet(), options);
  CHECK(finding_about(after, "torch.Tensor.max").fix == FixClass::safe);
  CHECK(accepted_by(finding_about(after, "torch.Tensor.max")) == "assumed-receiver");
}

TEST_CASE("the exact style writes none of it") {
  becomes("nn.Linear(2, 3)", "Linear(2, 3)", Options());
  becomes("nn.Conv2d(3, 8, 3, bias=False)", "Conv2d(3, 8, 3, bias=False)", Options());
}

namespace {

// A class that derives from `base`, with `body` behind its start, and what is below it.
std::string derived_from(const std::string& base, const std::string& start, const std::string& body,
                         const std::string& below = "") {
  const std::string text = converted_with(
      "import torch.nn as nn\nimport torch.nn.functional as F\n\n\nclass Own(" + base +
          "):\n    def __init__(self, c, k=3, **more):\n        " + start + "\n\n" + body + below,
      native());
  return text.substr(text.find("class Own("));
}

const std::string plain_start = "super().__init__(c, c, k, bias=False)";

bool keeps_helper(const std::string& start, const std::string& body,
                  const std::string& below = "") {
  CAPTURE(start);
  CAPTURE(body);
  return derived_from("nn.Conv2d", start, body, below).starts_with("class Own(Conv2d):");
}

}  // namespace

TEST_CASE("a class derives from Paddle's own layer where it needs nothing else") {
  const std::string forward =
      "    def forward(self, x):\n        return F.conv2d(x, self.weight, self.bias, self.stride, "
      "self.padding, self.dilation, self.groups)\n";
  const std::string expected =
      "    def forward(self, x):\n        return F.conv2d(x, self.weight, self.bias, self._stride, "
      "self._padding, self._dilation, self._groups)\n";
  for (const std::string start : {"super()", "super(Own, self)"}) {
    CHECK(derived_from("nn.Conv2d", start + ".__init__(c, c, k, 2, 0, 1, 1, False)", forward) ==
          "class Own(nn.Conv2D):\n    def __init__(self, c, k=3, **more):\n        " + start +
              ".__init__(c, c, k, 2, 0, 1, 1, bias_attr=False)\n\n" + expected);
  }
  CHECK(derived_from("nn.BatchNorm1d", "super().__init__(c, eps=0.01, momentum=0.2)",
                     "    def size(self):\n        return self.num_features\n") ==
        "class Own(nn.BatchNorm1D):\n    def __init__(self, c, k=3, **more):\n        "
        "super().__init__(c, epsilon=0.01, momentum=0.8)\n\n"
        "    def size(self):\n        return self._num_features\n");
  CHECK(derived_from("nn.Embedding", "super().__init__(c, k)", "")
            .starts_with("class Own(nn.Embedding):"));
}

TEST_CASE("what the class sets of its layer is set under Paddle's name") {
  const std::string text = derived_from(
      "nn.Conv2d",
      plain_start + "\n        self.stride = [self.stride[0]] * 2\n        self.gain = k",
      "    def forward(self, x):\n        a, b = self.stride\n        return x * self.gain * a\n");
  CHECK(text.find("self._stride = [self._stride[0]] * 2\n        self.gain = k\n") !=
        std::string::npos);
  CHECK(text.find("a, b = self._stride\n        return x * self.gain * a\n") != std::string::npos);
}

TEST_CASE("a padding may be a number, which cannot be taken apart") {
  const std::string text = derived_from("nn.Conv2d", plain_start,
                                        "    def edge(self):\n        return self.padding[0]\n");
  CHECK(text.starts_with("class Own(nn.Conv2D):"));
  CHECK(text.find("return layer_attribute(self, \"padding\")[0]\n") != std::string::npos);
}

TEST_CASE("a class that needs more of its layer keeps the helper") {
  const std::string call = "    def forward(self, x):\n        return ";
  CHECK_FALSE(keeps_helper(plain_start, call + "super().forward(x)\n"));
  CHECK(keeps_helper(plain_start, call + "self._conv_forward(x, self.weight, None)\n"));
  CHECK(keeps_helper(plain_start, call + "x * len(self._reversed_padding_repeated_twice)\n"));
  CHECK(keeps_helper(plain_start, call + "getattr(self, 'stride')\n"));
  CHECK(keeps_helper(plain_start, "    def reset_parameters(self):\n        pass\n"));
  CHECK(keeps_helper(plain_start, "    @property\n    def stride(self):\n        return 1\n"));
  CHECK(keeps_helper(plain_start + "\n        self.reset_parameters()", ""));
  CHECK(keeps_helper(plain_start + "\n        self.groups = 2", ""));
  CHECK(keeps_helper("super().__init__(c, c, k, padding='same', dilation=2)", ""));
  CHECK(keeps_helper("super().__init__(c, c, k, padding_mode='circular')", ""));
  CHECK(keeps_helper("super().__init__(c, c, k, device=k)", ""));
  CHECK(keeps_helper("pass", ""));
  CHECK(keeps_helper(plain_start, "", "\n\nclass Deeper(Own):\n    pass\n"));
  CHECK(derived_from("nn.BatchNorm1d", "super().__init__(c, momentum=None)", "")
            .starts_with("class Own(BatchNorm1d):"));
  CHECK(derived_from("nn.Embedding", "super().__init__(c, k, padding_idx=0)", "")
            .starts_with("class Own(Embedding):"));
}

TEST_CASE("another file of the project may derive from the class") {
  Options options = native();
  options.habits = std::make_shared<const LayerHabits>(layer_habits("class Deeper(layers.Own):\n"));
  const std::string source =
      "import torch.nn as nn\n\n\nclass Own(nn.Conv2d):\n    def __init__(self):\n        "
      "super().__init__(1, 2, 3)\n";
  CHECK(converted_with(source, options).find("class Own(Conv2d):") != std::string::npos);
  CHECK(converted_with(source, native()).find("class Own(nn.Conv2D):") != std::string::npos);
}

TEST_CASE("a class that derives from a linear layer has PyTorch's layout, also of its sizes") {
  const std::string text = derived_from(
      "nn.Linear", "super().__init__(c, k, bias=False)\n        self.n = self.in_features",
      "    def forward(self, x):\n        return F.linear(x, self.weight * 2)\n");
  CHECK(text.starts_with("class Own(paddle.compat.nn.Linear):"));
  CHECK(text.find("super().__init__(c, k, bias=False)\n        self.n = self.in_features\n") !=
        std::string::npos);
}
