// Rules that have to be right for every shape, type and file that a program can use.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// The reason of the first finding about `api`; empty if its fix is safe.
std::string reason_of(std::string_view source, std::string_view api) {
  for (const Finding& finding : analyzed(source).findings) {
    if (finding.api == api) {
      return finding.fix == FixClass::safe ? std::string() : std::string(finding.reason);
    }
  }
  FAIL("nothing is said about it");
  return {};
}

}  // namespace

TEST_CASE("tensors of different ranks are compared as PyTorch compares them") {
  check_rewrite("import torch\na = torch.allclose(torch.ones(3), torch.ones(1))\n",
                "import paddle\na = bool(paddle.allclose(*paddle.broadcast_tensors("
                "[paddle.ones(3), paddle.ones(1)])))\n");
  check_rewrite("import torch\na = torch.ones(3).allclose(torch.ones(1), atol=0.1)\n",
                "import paddle\na = bool(paddle.allclose(*paddle.broadcast_tensors("
                "[paddle.ones(3), paddle.ones(1)]), atol=0.1))\n");
}

TEST_CASE("losses of tensors of different shapes are those of PyTorch") {
  const std::string start = "import torch.nn.functional as F\n\n\ndef f(x, y):\n    return F.";
  const auto ends_with = [&start](const std::string& call, const std::string& expected) {
    CAPTURE(call);
    const std::string text = converted(start + call + "\n", FixClass::safe);
    CHECK(text.ends_with("    return " + expected + "\n"));
  };
  const std::string near = "F.smooth_l1_loss(*broadcast_tensors(x, y)";
  ends_with("smooth_l1_loss(x, y)", near + ")");
  ends_with("smooth_l1_loss(x, y, reduction='sum', beta=0.5)",
            near + ", reduction='sum', delta=0.5, is_huber=False)");
  ends_with("smooth_l1_loss(x, y, size_average=False)", near + ", reduction='sum')");
  ends_with("huber_loss(target=y, input=x, delta=0.5)", near + ", delta=0.5)");
  ends_with("kl_div(x, y, log_target=True)", "kl_div(x, y, log_target=True)");
  ends_with("kl_div(x, y, reduction='batchmean')", "kl_div(x, y, reduction='batchmean')");
  ends_with("soft_margin_loss(x, y)", "F.soft_margin_loss(*broadcast_tensors(x, y))");
  ends_with("poisson_nll_loss(x, y, eps=1e-6)",
            "F.poisson_nll_loss(*broadcast_tensors(x, y), epsilon=1e-6)");
  ends_with("cosine_similarity(x, y, dim=-1)",
            "F.cosine_similarity(*broadcast_tensors(x, y), axis=-1)");
}

TEST_CASE("a loss whose tensors are not visible needs review") {
  const std::string_view reason =
      "Paddle raises if the shapes of the inputs differ, which PyTorch broadcasts";
  for (const std::string name : {"SmoothL1Loss", "HuberLoss", "SoftMarginLoss", "PoissonNLLLoss"}) {
    CAPTURE(name);
    CHECK(reason_of("import torch\na = torch.nn." + name + "()\n", "torch.nn." + name) == reason);
  }
  for (const std::string name :
       {"smooth_l1_loss", "huber_loss", "kl_div", "soft_margin_loss", "poisson_nll_loss"}) {
    CAPTURE(name);
    const std::string api = "torch.nn.functional." + name;
    CHECK(reason_of("import torch\na = " + api + "\n", api) == reason);
  }
  for (const std::string name :
       {"MarginRankingLoss", "MultiLabelMarginLoss", "L1Loss", "MSELoss"}) {
    CAPTURE(name);
    CHECK(reason_of("import torch\na = torch.nn." + name + "()\n", "torch.nn." + name) == "");
  }
}

TEST_CASE("a value copied into a tensor gets its shape and type, and passes gradients") {
  const std::string text =
      converted("import torch\nx = torch.zeros(2, 3)\nx.copy_(torch.ones(3))\n", FixClass::safe);
  CHECK(text.ends_with("x = paddle.zeros(2, 3)\ncopy_into(x, paddle.ones(3))\n"));
}

TEST_CASE("the elements of a shape are counted like those of a tensor if it may be either") {
  CHECK(converted("import torch\n\n\ndef f(shape):\n    return shape.numel()\n",
                  FixClass::needs_confirmation)
            .ends_with("    return numel(shape)\n"));
  check_rewrite("import torch\nn = torch.ones(3).numel() + torch.ones(3).shape.numel()\n",
                "import paddle\nn = paddle.ones(3).size + paddle.ones(3).shape.numel()\n");
  CHECK(reason_of("import torch\n\n\ndef f(shape):\n    return shape.numel()\n",
                  "torch.Size.numel") ==
        "the receiver is assumed to be a tensor or a shape because only these have this method");
}

TEST_CASE("a data set that would be downloaded needs review") {
  const std::string_view reason = "nothing is downloaded: the files have to be there already";
  const std::string start = "from torchvision import datasets\na = datasets.";
  for (const std::string name : {"MNIST", "FashionMNIST", "KMNIST", "CIFAR10", "CIFAR100"}) {
    CAPTURE(name);
    const std::string api = "torchvision.datasets." + name;
    for (const std::string arguments : {"('d', download=True)", "('d', True, None, None, True)",
                                        "('d', download=flag)", "('d', **options)"}) {
      CHECK(reason_of(start + name + arguments + "\n", api) == reason);
    }
  }
  for (const std::string name : {"MNIST", "FashionMNIST", "KMNIST", "CIFAR10", "CIFAR100"}) {
    const std::string api = "torchvision.datasets." + name;
    CHECK(reason_of(start + name + "('d')\n", api) == "");
    CHECK(reason_of(start + name + "('d', download=False)\n", api) == "");
  }
  for (const std::string name : {"MNIST", "CIFAR10"}) {
    CHECK(reason_of(start + name + "\n", "torchvision.datasets." + name) == reason);
  }
}

TEST_CASE("a write to the data of a computed tensor is manual") {
  const std::string start = "import torch\n\n\ndef f(x, mask):\n    y = torch.exp(x)\n    ";
  for (const std::string write : {"y.data[0] = 5.0", "y.data[mask] = 0", "y.data[0] *= 2",
                                  "y.data.zero_()", "y.data[1:].fill_(2.0)"}) {
    CAPTURE(write);
    CHECK(reason_of(start + write + "\n    return y\n", "torch.Tensor.data") ==
          "Paddle counts a write to `data` as a change of the tensor, so computing its gradient "
          "may fail; "
          "write to a copy");
  }
  for (const std::string read : {"z = y.data[0]", "y.data.sum()", "z = y.data + 1"}) {
    CAPTURE(read);
    for (const Finding& finding : analyzed(start + read + "\n    return y\n").findings) {
      CHECK(finding.api != "torch.Tensor.data");
    }
  }
  for (const std::string leaf : {"torch.zeros(3)", "torch.nn.Linear(2, 2).weight"}) {
    for (const std::string write : {"y.data[0] = 5.0", "y.data.zero_()", "y.data *= 2"}) {
      CAPTURE(write);
      const FileFindings found = analyzed("import torch\ny = " + leaf + "\n" + write + "\n");
      for (const Finding& finding : found.findings) CHECK(finding.api != "torch.Tensor.data");
    }
  }
}

TEST_CASE("an assignment of variables to themselves is removed") {
  const auto body = [](const std::string& lines) {
    const std::string text = converted(
        "from torch.autograd import Variable\ndef f(x, y):\n" + lines + "    return x, y\n",
        FixClass::safe);
    return text.substr(text.find("def f(x, y):\n") + 13);
  };
  const std::string end = "    return x, y\n";
  CHECK(body("    x, y = Variable(x), Variable(y)\n") == end);
  CHECK(body("    x, y = Variable(x, volatile=True), Variable(y)\n") == end);
  CHECK(body("    x, y = x, Variable(y)\n") == end);
  CHECK(body("    x = Variable(x)\n") == end);
  CHECK(body("    x, y = Variable(y), Variable(x)\n") == "    x, y = y, x\n" + end);
  CHECK(body("    x, y = Variable(x.cuda()), Variable(y)\n") == "    x, y = x.cuda(), y\n" + end);
  CHECK(body("    z = Variable(x)\n") == "    z = x\n" + end);
  CHECK(body("    if y:\n        x = Variable(x)\n") == "    if y:\n        pass\n" + end);
  const std::string both = "        x = Variable(x)\n        y = Variable(y)\n";
  CHECK(body("    for y in x:\n" + both) == "    for y in x:\n        pass\n" + end);
  CHECK(
      body("    for y in x:\n        x, y = Variable(x), Variable(y)\n        y = Variable(y)\n") ==
      "    for y in x:\n        pass\n" + end);
}
