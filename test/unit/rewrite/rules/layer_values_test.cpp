// A layer class is also used without a call: compared, derived from, passed on.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("layers that take more arguments in later releases are still values") {
  for (const char* layer : {"GroupNorm", "LayerNorm", "BatchNorm2d", "Linear", "Conv2d", "ReLU",
                            "Embedding", "Dropout", "SyncBatchNorm"}) {
    CAPTURE(layer);
    const std::string name = std::string("nn.") + layer;
    for (const std::string& use : {"isinstance(m, " + name + ")", "(" + name + ",)", name}) {
      const std::string text =
          converted("from torch import nn\n\n\ndef f(m):\n    return " + use + "\n",
                    FixClass::needs_confirmation);
      CHECK_MESSAGE(text.find("torch") == std::string::npos, text);
    }
  }
}
