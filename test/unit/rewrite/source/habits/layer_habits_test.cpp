#include "engine/rewrite/source/habits/layer_habits.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

using namespace paddle_ls::rewrite;

namespace {

std::string keywords(std::string_view text) {
  std::string all;
  for (const std::string& keyword : layer_habits(text).keywords) all += keyword + " ";
  return all;
}

// The code from each weight on whose layout matters, up to the end of its line.
std::string weights(std::string_view text) {
  std::string all;
  for (const std::size_t at : layer_habits(text).weights) {
    all.append(text.substr(at, text.find('\n', at) - at)).append("|");
  }
  return all;
}

}  // namespace

TEST_CASE("several groups and schedulers of a rate are seen") {
  CHECK(keywords("o = SGD([{'params': a}, {\"params\" : b}])") == "params ");
  CHECK(keywords("o = SGD([dict(params=a)])") == "params ");
  CHECK(keywords("o.add_param_group(g)") == "add_param_group ");
  CHECK(keywords("from torch.optim.lr_scheduler import StepLR") == "scheduler ");
  CHECK(keywords("self.scheduler.step()") == "scheduler ");
  CHECK(keywords("for p in group['params']: f(params=p, schedule=1)  # scheduler") == "");
}

TEST_CASE("keywords that are passed to a callee that is not a class of torch") {
  CHECK(keywords("norm(8, eps=1e-3, momentum = 0.1)") == "eps momentum norm_arguments ");
  CHECK(keywords("nn.BatchNorm2d(8, eps=1e-3)\nBatchNorm2d(8, momentum=0.1)") == "");
  CHECK(keywords("partial(nn.BatchNorm2d, eps=1e-3)") == "");
  CHECK(keywords("partial(norm, eps=1e-3)") == "eps norm_arguments ");
  CHECK(keywords("norm((8, 4))") == "norm_arguments ");
  CHECK(keywords("norm(8)\nself.norm(x)\nnn.LayerNorm((8, 4))") == "");
  CHECK(keywords("dict(inplace=True)") == "inplace ");
  CHECK(keywords("kinds['relu'](inplace=True)\nmade(8)(eps=1e-3)") ==
        "eps inplace norm_arguments ");
  CHECK(keywords("x = (eps == 1)\n(a, b)[0].c\n") == "");
  CHECK(keywords("norm(\n    8,\n    eps=1e-3,\n)") == "eps norm_arguments ");
  CHECK(keywords("Args(stride=[int(options['s'][0])])") == "lone_size ");
  CHECK(keywords("Args(stride=[1, 2], dilation=2, kernel_size=[])\nstride=[]") == "");
}

TEST_CASE("a definition, a comparison, a comment and a string pass nothing") {
  CHECK(keywords("def norm(x, eps=1e-3): pass\nclass A(B, eps=1): pass") == "");
  CHECK(keywords("f(eps == 1, x[eps])\n# g(eps=1)\n'g(eps=1)'\n\"\"\"g(\neps=1)\"\"\"") == "");
  CHECK(keywords("eps = 1\nf(eps)") == "");
}

TEST_CASE("members that only layers of torch have") {
  CHECK(keywords("layer.reset_parameters()\nbn.num_batches_tracked") ==
        "num_batches_tracked reset_parameters ");
  CHECK(keywords("layers[0].reset_parameters()") == "reset_parameters ");
  CHECK(keywords("self.reset_parameters()\ndef reset_parameters(self): pass") == "");
}

TEST_CASE("a member that a class of the project defines is not one of layers of torch") {
  CHECK(keywords("block.reset_parameters()\ndef reset_parameters(self): pass") == "");
  const LayerHabits calls = layer_habits("layer.reset_parameters()");
  const LayerHabits defines = layer_habits("def reset_parameters(self): pass");
  CHECK(joined(calls, {}).keywords.size() == 1);
  CHECK(joined(calls, defines).keywords.empty());
  CHECK(joined(defines, calls).keywords.empty());
}

TEST_CASE("weights whose layout matters") {
  CHECK(weights("y = x @ m.weight.t()\n") == "weight.t()|");
  CHECK(weights("a.weight = b.weight\n") == "weight = b.weight|weight|");
  CHECK(weights("F.linear(x, self.head.weight)\n") == "weight)|");
  CHECK(weights("self.layers[0].weight.t()\nmake().weight.t()\n") == "weight.t()|weight.t()|");
  CHECK(weights("m.weight.data.copy_(w)\n") == "weight.data.copy_(w)|");
}

TEST_CASE("weights whose layout does not matter") {
  CHECK(weights("nn.init.normal_(m.weight, 0, 0.1)\ninit.kaiming_normal_(m.weight)\n") == "");
  CHECK(weights("m.weight.data.normal_(0, 1)\nm.weight.requires_grad = False\n") == "");
  CHECK(weights("if m.weight is not None: pass\n") == "");
  CHECK(weights("self.weight = nn.Parameter(w)\nm.weight_norm\n") == "");
  CHECK(weights("# m.weight.t()\n'm.weight.t()'\n") == "");
}

TEST_CASE("broken text is read to its end") {
  CHECK(keywords("f(eps=") == "eps ");
  CHECK(weights("'''m.weight.t()") == "");
  CHECK(layer_habits("\"\\").keywords.empty());
  CHECK(layer_habits(")]}((").weights.empty());
}

TEST_CASE("methods that replace those of tensors, and packages that have them") {
  const auto methods = [](std::string_view text) {
    std::string all;
    for (const std::string& method : layer_habits(text).methods) all += method + " ";
    return all;
  };
  CHECK(methods("class A:\n    def add_(self, x): pass\n    def sum(self): pass\n") == "add_ sum ");
  CHECK(methods("def add_(x): pass\nclass A:\n    def forward(self): pass\n") == "");
  CHECK(keywords("import tensordict\nfrom gpytorch.models import ExactGP\n") == "tensor_likes ");
  CHECK(keywords("import torchvision, numpy\ntensordict = 1\n") == "");
}
