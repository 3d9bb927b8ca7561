#include <doctest/doctest.h>

#include "engine/rewrite/analyze.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

std::vector<std::string> apis_in(std::string_view source) {
  std::vector<std::string> result;
  for (const Finding& finding : analyzed(source).findings) result.emplace_back(finding.api);
  return result;
}

}  // namespace

TEST_CASE("a star import brings what torch exports and nothing else") {
  CHECK(apis_in("from torch import *\nabs(x)\nrange(3)\n") ==
        std::vector<std::string>{"torch.abs", "torch.range"});
  CHECK(apis_in("from torch import *\nunique(x)\n_assert(x)\nTYPE_CHECKING\nnn.ReLU()\n").empty());
  CHECK(apis_in("from torch.nn import *\nReLU()\nfunctional.relu(x)\n") ==
        std::vector<std::string>{"torch.nn.ReLU", "torch.nn.functional.relu"});
}

TEST_CASE(
    "what a class of typed tensors makes is a tensor, and what a wrapped model gives is not "
    "known") {
  CHECK(apis_in("import torch\ntorch.LongTensor([1]).add_(1)\n") ==
        std::vector<std::string>{"torch.LongTensor", "torch.Tensor.add_"});
  CHECK(apis_in("from torch.nn.parallel import DistributedDataParallel as D\nD(m)(x).is_maia\n") ==
        std::vector<std::string>{"torch.nn.parallel.DistributedDataParallel"});
}
