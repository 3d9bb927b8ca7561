// Classes that derive from layers, in the style `native`.
#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// A class that derives from `base`, with `body` after the call of its base's __init__, and the code
// after it.
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

TEST_CASE("a class derives from Paddle's own layer if it needs nothing else") {
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

TEST_CASE("operators in a method of such a class are not members of the layer") {
  const std::string forward =
      "    def forward(self, x, mask=None):\n        if mask is not None:\n            x = x * "
      "mask\n"
      "        return super().forward(x)\n";
  CHECK(derived_from("nn.Conv1d", plain_start, forward).ends_with(forward));
}

TEST_CASE("attributes of the layer that the class sets are set under Paddle's name") {
  const std::string text = derived_from(
      "nn.Conv2d",
      plain_start + "\n        self.stride = [self.stride[0]] * 2\n        self.gain = k",
      "    def forward(self, x):\n        a, b = self.stride\n        return x * self.gain * a\n");
  CHECK(text.find("self._stride = [self._stride[0]] * 2\n        self.gain = k\n") !=
        std::string::npos);
  CHECK(text.find("a, b = self._stride\n        return x * self.gain * a\n") != std::string::npos);
}

TEST_CASE("a padding may be a number, which cannot be unpacked") {
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

TEST_CASE("a method that is called on a base by name is called on the converted base") {
  const std::string text = derived_from("nn.Linear", "nn.Linear.__init__(self, c, k)",
                                        "    def forward(self, x):\n"
                                        "        return nn.Linear.forward(self, x) + 1\n");
  CHECK(text ==
        "class Own(paddle.compat.nn.Linear):\n    def __init__(self, c, k=3, **more):\n        "
        "paddle.compat.nn.Linear.__init__(self, c, k)\n\n    def forward(self, x):\n        "
        "return paddle.compat.nn.Linear.forward(self, x) + 1\n");
  const std::string other = derived_from("nn.Linear", "nn.Conv2d.__init__(self, c, k, 3)", "");
  CHECK(other.find("nn.Linear.__init__") == std::string::npos);
  CHECK(other.find("nn.Conv2d.__init__(self") != std::string::npos);
}
