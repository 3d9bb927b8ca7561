// Rewrites of the style `native`: Paddle's own API, if the project accepts the differences.
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/rewrite/source/habits/layer_habits.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// The conversion of one expression in a file without other uses of torch.
void becomes(const std::string& expression, const std::string& expected,
             const Options& options = native()) {
  CAPTURE(expression);
  const std::string text =
      converted_with("import torch.nn as nn\n\nvalue = " + expression + "\n", options);
  CHECK(text.substr(text.find("value = ")) == "value = " + expected + "\n");
}

std::string accepted_by(const Finding& finding) {
  std::string ids;
  for (const DifferenceId id : finding.accepted) {
    ids += (ids.empty() ? "" : " ") + std::string(differences()[id].id);
  }
  return ids;
}

}  // namespace

TEST_CASE("layers are Paddle's own, with its argument names") {
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

TEST_CASE("recurrent layers are Paddle's own if they are not changed after creation") {
  becomes("nn.LSTM(4, 8, batch_first=True)", "nn.LSTM(4, 8)");
  becomes("nn.GRU(4, 8, bidirectional=True)",
          "nn.GRU(4, 8, direction='bidirect', time_major=True)");
  becomes("nn.RNN(4, 8, nonlinearity='relu')",
          "nn.SimpleRNN(4, 8, activation='relu', time_major=True)");
}

// Whether a recurrent layer keeps its helper if it is followed by the statement.
void keeps(const std::string& statement, bool does) {
  CAPTURE(statement);
  const std::string text = converted_with(
      "import torch\nimport torch.nn as nn\n\nvalue = nn.GRU(4, 8)\n" + statement + "\n", native());
  CHECK((text.find("class GRU") != std::string::npos) == does);
}

TEST_CASE("recurrent layers keep their helper if they are moved, cast or saved") {
  keeps("value.to('cuda')", true);
  keeps("value.double()", true);
  keeps("x = Model().cuda()", true);
  keeps("torch.save(value, path)", true);
  keeps("torch.save({'model': value, 'step': (1)}, path)", true);
  keeps("torch.save(value.state_dict(), path)", false);
  keeps("torch.save({'model': value.state_dict()}, path)", false);
  keeps("value.eval()", false);
}

TEST_CASE("recurrent layers keep their helper if a weight of a layer is replaced") {
  for (const char* statement :
       {"setattr(value, name, weight)", "delattr(model.rnn, 'weight_hh_l0')",
        "value.weight_hh_l0 = weight", "model.rnn.bias_ih_l1_reverse = None",
        "del value._parameters['weight_hh_l0']", "value.register_parameter('weight_hh_l0', weight)",
        "nn.utils.weight_norm(value, 'weight_hh_l0')",
        "nn.utils.parametrizations.spectral_norm(value, 'weight_hh_l0')",
        "torch.func.functional_call(value, state, x)"}) {
    keeps(statement, true);
  }
  for (const char* statement :
       {"setattr(self, 'rnn', value)", "self.register_parameter('scale', weight)",
        "same = value.weight_hh_l0 == weight", "value.weight_hh_l0.fill_(1.0)",
        "for p in value.parameters(): nn.init.zeros_(p)"}) {
    keeps(statement, false);
  }
}

TEST_CASE("recurrent layers keep their helper if state keys or sublayers are read") {
  for (const char* statement :
       {"state = value.state_dict()", "names = list(value.state_dict().keys())",
        "for key, v in value.state_dict().items(): pass",
        "value.load_state_dict(state, strict=False)", "parts = list(value.children())",
        "for layer in value.modules(): pass", "value.apply(f)"}) {
    keeps(statement, true);
  }
  for (const char* statement :
       {"value.load_state_dict(other.state_dict())", "value.load_state_dict(state)",
        "for name, p in value.named_parameters(): pass"}) {
    keeps(statement, false);
  }
}

TEST_CASE("values of a state need no gradient where they can be changed") {
  const auto state = [](const std::string& use) {
    const std::string text = converted_with(
        "import torch\nimport torch.nn as nn\n\nlayer = nn.ReLU()\n" + use + "\n", native());
    return text.find("keep_vars=False") != std::string::npos;
  };
  for (const char* use :
       {"own = layer.state_dict()", "layer.state_dict()['w'][0] = 1", "f(layer.state_dict())",
        "list(layer.state_dict().values())", "for value in layer.state_dict().values(): pass"}) {
    CAPTURE(use);
    CHECK(state(use));
  }
  for (const char* use :
       {"torch.save(layer.state_dict(), path)", "other.load_state_dict(layer.state_dict())",
        "kept = {'model': layer.state_dict()}", "names = sorted(layer.state_dict())",
        "names = layer.state_dict().keys()"}) {
    CAPTURE(use);
    CHECK_FALSE(state(use));
  }
}

TEST_CASE("an API with differences beyond the accepted ones keeps its helper") {
  const auto keeps = [](const std::string& call) {
    CAPTURE(call);
    const std::string text =
        converted_with("import torch.nn as nn\n\nvalue = nn." + call + "\n", native());
    CHECK(text.find("value = " + call.substr(0, call.find('('))) != std::string::npos);
    CHECK(text.find("class " + call.substr(0, call.find('('))) != std::string::npos);
  };
  keeps("Conv2d(3, 8, 3, padding='same', dilation=2)");  // Paddle ignores the dilation
  keeps("Conv2d(3, 8, 3, padding=(1, 1), padding_mode='reflect')");
  keeps("Conv2d(3, 8, 3, stride=(2,))");
  keeps("BatchNorm2d(8, momentum=None)");
  keeps("Embedding(10, 4, padding_idx=0)");
  keeps("Linear(2, 3, dtype=dtype)");
}

TEST_CASE("padding by name and by mode is Paddle's if it means the same") {
  becomes("nn.Conv2d(3, 8, 3, padding='same')", "nn.Conv2D(3, 8, 3, padding='same')");
  becomes("nn.Conv2d(3, 8, 3, padding=1, padding_mode='reflect')",
          "nn.Conv2D(3, 8, 3, padding=1, padding_mode='reflect')");
}

TEST_CASE(
    "a class that is passed as a value is Paddle's unless PyTorch's keywords are passed "
    "to it") {
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
  LayerHabits others;
  others.keywords = {"eps"};
  options.habits = std::make_shared<const LayerHabits>(others);
  const std::string source = "import torch.nn as nn\n\n\ndef f(norm=nn.BatchNorm2d):\n    pass\n";
  CHECK(converted_with(source, options).find("norm=BatchNorm2d)") != std::string::npos);
  CHECK(converted_with(source, native()).find("norm=nn.BatchNorm2D)") != std::string::npos);
}

TEST_CASE("keywords that functools.partial binds are renamed") {
  const std::string text = converted_with(
      "from functools import partial\nimport torch.nn as nn\n\n"
      "norm = partial(nn.BatchNorm2d, eps=0.001, momentum=0.01)\n",
      native());
  CHECK(text.find("norm = partial(nn.BatchNorm2D, epsilon=0.001, momentum=0.99)\n") !=
        std::string::npos);
}

TEST_CASE("a linear layer keeps PyTorch's layout if the program computes with its weight") {
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

TEST_CASE("a finding names the differences accepted for its rewrite") {
  const FileFindings file =
      analyzed("import torch.nn as nn\nnn.Linear(2, 3)\n", RuleSet(), native());
  const Finding& finding = finding_about(file, "torch.nn.Linear");
  CHECK(finding.fix == FixClass::safe);
  CHECK(accepted_by(finding) == "first-weights layer-attributes linear-layout");
}

TEST_CASE("a project may refuse a difference, and accept one that needs review") {
  Options options = native();
  options.accepted.set(difference_named("first-weights"), false);
  const std::string text = converted_with("import torch.nn as nn\nx = nn.Linear(2, 3)\n", options);
  CHECK(text.find("class Linear(paddle.compat.nn.Linear)") != std::string::npos);

  const std::string asks =
      "import torch.nn as nn\n\n\nclass Net(nn.Module):\n    def forward(self, x):\n"
      "        return x.max(1)[0]\n";
  const FileFindings before = analyzed(asks, RuleSet(), native());
  REQUIRE(finding_about(before, "torch.Tensor.max").fix == FixClass::needs_confirmation);
  CHECK(finding_about(before, "torch.Tensor.max").difference ==
        difference_named("assumed-receiver"));
  options.accepted.set(difference_named("assumed-receiver"), true);
  const FileFindings after = analyzed(asks, RuleSet(), options);
  CHECK(finding_about(after, "torch.Tensor.max").fix == FixClass::safe);
  CHECK(accepted_by(finding_about(after, "torch.Tensor.max")) ==
        "assumed-receiver nan-propagation");
}

TEST_CASE("the exact style uses none of these rewrites") {
  becomes("nn.Linear(2, 3)", "Linear(2, 3)", Options());
  becomes("nn.Conv2d(3, 8, 3, bias=False)", "Conv2d(3, 8, 3, bias=False)", Options());
}

namespace {

// The conversion of a statement in a function with parameters of unknown types and a tensor `x`.
void statement_becomes(const std::string& statement, const std::string& expected,
                       const Options& options = native()) {
  CAPTURE(statement);
  const std::string head =
      "import torch\nimport torch.nn as nn\nimport torch.nn.functional as F\n\n\n";
  const std::string text =
      converted_with(head + "def f(x: torch.Tensor, y, net):\n    " + statement + "\n", options);
  const std::size_t at = text.find("    ", text.find("def f("));
  CHECK(text.substr(at + 4) == expected + "\n");
}

}  // namespace

TEST_CASE("bounds that are not visibly tensors are assumed to be numbers") {
  statement_becomes("return torch.clamp(x, min=y)", "return paddle.clip(x, min=y)");
  statement_becomes("return torch.clamp(x, 1 - y, 1 + y)", "return paddle.clip(x, 1 - y, 1 + y)");
  statement_becomes("return x.clamp(y, net)", "return paddle.clip(x, min=y, max=net)");
  statement_becomes("return torch.clamp_min(x, y)", "return paddle.clip(x, min=y)");
  statement_becomes("x.clamp_(-y, y)", "paddle.assign(x.clip(-y, y), output=x)");
  statement_becomes("return x.clamp(min=torch.abs(x))", "return clamp(x, low=paddle.abs(x))");
  statement_becomes("return torch.clamp(x, y)", "return clamp(x, low=y)", Options());
}

TEST_CASE("chunks are Paddle's, and two of them may differ in size") {
  statement_becomes("a, b = x.chunk(2, dim=1)", "a, b = paddle.tensor_split(x, 2, axis=1)");
  statement_becomes("a, b = torch.chunk(x, 2, 1)", "a, b = paddle.tensor_split(x, 2, axis=1)");
  statement_becomes("a, b, c = x.chunk(3, dim=1)", "a, b, c = paddle.chunk(x, 3, axis=1)");
  statement_becomes("return torch.chunk(x, y)", "return paddle.chunk(x, y)");
}

TEST_CASE("label smoothing is Paddle's, except for cases in which it differs") {
  statement_becomes("return F.cross_entropy(x, y, label_smoothing=0.1)",
                    "return F.cross_entropy(x, y, label_smoothing=0.1, axis=1)");
  statement_becomes("return nn.CrossEntropyLoss(label_smoothing=y)",
                    "return nn.CrossEntropyLoss(label_smoothing=y, axis=1)");
  statement_becomes("return F.cross_entropy(x, y, label_smoothing=0.1, reduction='none')",
                    "return CrossEntropyLoss.over(x, y, reduction='none', label_smoothing=0.1)");
  statement_becomes("return F.cross_entropy(x, y, ignore_index=-1)",
                    "return F.cross_entropy(x, y, ignore_index=-1, reduction='sum', axis=1) / (y "
                    "!= -1).sum()");
}

TEST_CASE("pooling is Paddle's own, and windows beyond the border need review") {
  becomes("nn.AvgPool2d(2)", "nn.AvgPool2D(2)");
  becomes("nn.AvgPool2d(3, 1, padding=1)", "nn.AvgPool2D(3, 1, padding=1, exclusive=False)");
  becomes("nn.AvgPool2d(3, 1, 1, count_include_pad=False)",
          "nn.AvgPool2D(3, 1, 1, exclusive=True)");
  becomes("nn.AvgPool2d(3, 2, 1, ceil_mode=True)",
          "nn.AvgPool2D(3, 2, 1, ceil_mode=True, exclusive=False)");
  const auto asks = [](const std::string& pool) {
    const FileFindings file =
        analyzed("import torch.nn as nn\npool = " + pool + "\n", RuleSet(), native());
    const Finding& finding = finding_about(file, "torch.nn.AvgPool2d");
    return finding.difference == difference_named("window-behind-border");
  };
  CHECK(asks("nn.AvgPool2d(2, 2, 1, ceil_mode=True)"));
  CHECK(asks("nn.AvgPool2d(2, 3, ceil_mode=True)"));
  CHECK_FALSE(asks("nn.AvgPool2d(2, 2, ceil_mode=True)"));
  CHECK_FALSE(asks("nn.AvgPool2d(3, 2, 1, ceil_mode=True)"));
}

TEST_CASE("an in-place operation on a temporary result need not be in place") {
  statement_becomes("return F.relu(net(x), inplace=True)", "return F.relu(net(x))");
  statement_becomes("return F.relu(x.view(2), inplace=True)", "return F.relu_(x.view(2))");
  statement_becomes("return F.relu(x, inplace=True)", "return F.relu_(x)");
}

TEST_CASE("tensor types in annotations are tensors") {
  const std::string text = converted_with(
      "import torch\ndef f(x: torch.LongTensor) -> torch.cuda.FloatTensor: pass\n", native());
  CHECK(text.find("def f(x: paddle.Tensor) -> paddle.Tensor: pass\n") != std::string::npos);
}

TEST_CASE("classes that are compared with a type are Paddle's own") {
  statement_becomes("return type(net) is nn.Conv2d", "return type(net) is nn.Conv2D");
  statement_becomes("return type(net) in [nn.Linear, nn.BatchNorm2d]",
                    "return type(net) in [nn.Linear, nn.BatchNorm2D]");
}

TEST_CASE("a linter comment is removed with the decorator before it") {
  const std::string text = converted_with(
      "import torch\n@torch.jit.unused  # noqa: T484\ndef f(x): pass\n"
      "@torch.jit.unused  # for scripts\ndef g(x): pass\n",
      native());
  CHECK(text.find("noqa") == std::string::npos);
  CHECK(text.find("# for scripts\n") != std::string::npos);
}

TEST_CASE("transformer encoders are Paddle's own if no mask is visible") {
  const std::string source =
      "import torch.nn as nn\nlayer = nn.TransformerEncoderLayer(8, 2, batch_first=True, "
      "norm_first=True)\nencoder = nn.TransformerEncoder(layer, 3)\n";
  CHECK(converted_with(source, native())
            .ends_with("layer = nn.TransformerEncoderLayer(8, 2, 2048, normalize_before=True)\n"
                       "encoder = nn.TransformerEncoder(layer, 3)\n"));
  const auto keeps_helper = [](const std::string& text) {
    return converted_with(text, native()).find("= TransformerEncoder(") != std::string::npos;
  };
  CHECK(keeps_helper(source + "y = encoder(x, mask=m)\n"));
  CHECK(
      keeps_helper("import torch.nn as nn\nlayer = nn.TransformerEncoderLayer(8, 2)\n"
                   "encoder = nn.TransformerEncoder(layer, 3)\n"));
}

TEST_CASE("convolutions keep their class if sizes may be lists of one number") {
  const std::string source = "import torch.nn as nn\nlayer = nn.Conv2d(3, 8, 3, stride)\n";
  CHECK(converted_with(source, native()).find("nn.Conv2D(3, 8, 3, stride)") != std::string::npos);
  CHECK(converted_with(source + "args = Args(stride=[2])\n", native()).find("layer = Conv2d(") !=
        std::string::npos);
}

TEST_CASE("a wrapper has its module if the project reads it") {
  const std::string source = "import torch.nn as nn\nm = nn.parallel.DistributedDataParallel(n)\n";
  const auto keeps_module = [&](const std::string& rest) {
    return converted_with(source + rest, native()).find("class DistributedDataParallel") !=
           std::string::npos;
  };
  CHECK(keeps_module("m.module.fc\n"));
  CHECK(keeps_module("x = self.net.module\n"));
  CHECK(keeps_module("x = getattr(m, 'module', m)\n"));
  CHECK(keeps_module("if hasattr(m, \"module\"): pass\n"));
  CHECK_FALSE(keeps_module("self.module = m\n"));
  CHECK_FALSE(keeps_module("x = {'module': m}\n"));
}

TEST_CASE("operators without a second derivative are reported if the project computes one") {
  const auto converts = [](const std::string& call, const std::string& rest) {
    return converted_with("import torch\nx = torch.ones(2, 3)\ny = " + call + "\n" + rest,
                          native());
  };
  const std::string asks = "torch.autograd.grad(y, x, create_graph=True)\n";
  CHECK(converts("torch.flatten(x, 1)", asks).find("y = x.reshape([x.shape[0], -1])\n") !=
        std::string::npos);
  CHECK(converts("x.flatten()", asks).find("y = x.reshape([-1])\n") != std::string::npos);
  CHECK(converts("x.flatten(1)", "g(create_graph=False)\n").find("y = x.flatten(1)\n") !=
        std::string::npos);
}

TEST_CASE(
    "operators without a second derivative are reported where gradients of gradients are "
    "computed") {
  // The reasons that name the difference, in a project with another file.
  const auto reasons = [](const std::string& own, const std::string& other) {
    Options options = native();
    options.habits = std::make_shared<LayerHabits>(layer_habits(other));
    const FileFindings file = analyzed("import torch\n" + own, RuleSet(), options);
    std::string text;
    for (const Finding& finding : file.findings) {
      if (finding.difference != difference_named("second-derivative")) continue;
      text += std::string(finding.api) + ": " + std::string(finding.reason) + "\n";
    }
    return text;
  };
  const std::string asks = "torch.autograd.grad(y, x, create_graph=True)\n";
  const std::string lacks = "y = torch.softmax(x, 1)\n";
  const std::string own = reasons(lacks + asks, "");
  CHECK(own.starts_with("torch.softmax: Paddle's operator has no second derivative"));
  CHECK(own.find("autograd.grad") == std::string::npos);
  CHECK(reasons(lacks, asks).empty());
  CHECK(reasons(asks, "nn.GELU()\nx.softmax(1)\n")
            .starts_with("torch.autograd.grad: Paddle has no second derivative for "
                         "`GELU`, `softmax`, which other files"));
  CHECK(reasons(asks, "nn.GELU()\nx.softmax(1)\nF.mish(x)\ntorch.erf(x)\n")
            .find("`GELU`, `erf`, `mish` and 1 other") != std::string::npos);
  CHECK(reasons(asks, "nn.Tanh()\n").empty());
  CHECK(reasons("torch.autograd.grad(y, x, create_graph=False)\n", "nn.GELU()\n").empty());
}

TEST_CASE("a class that a helper creates needs no review if the project does not pickle") {
  const auto asks = [](const std::string& rest) {
    Options options = native();
    options.habits = std::make_shared<LayerHabits>(layer_habits(rest));
    const FileFindings file =
        analyzed("import torch.nn as nn\n\nlayers = [nn.InstanceNorm1d]\nx = layers[0](2)\n",
                 RuleSet(), options);
    return std::any_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
      return finding.difference == difference_named("pickled-class") || !finding.accepted.empty();
    });
  };
  CHECK_FALSE(asks("import pickle\ntry: f()\nexcept pickle.UnpicklingError: pass\n"));
  CHECK_FALSE(asks("torch.save(model.state_dict(), path)\njson.dump(x, file)\n"));
  CHECK_FALSE(asks("state = {\n    'model': model.state_dict(),\n}\ntorch.save(state, path)\n"));
  CHECK(asks("state = {'model': model}\ntorch.save(state, path)\n"));
  CHECK(asks("torch.save(model, path)\n"));
  CHECK(asks("pickle.dumps(model)\n"));
  CHECK(asks("mp.spawn(run, args=(model,))\n"));
}

TEST_CASE(
    "a layer norm class passed as a value is Paddle's own, unless calls pass more than "
    "the size") {
  const auto made = [](const std::string& rest) {
    Options options = native();
    options.habits = std::make_shared<LayerHabits>(layer_habits(rest));
    const std::string text = converted_with(
        "import torch.nn as nn\n\ndef f(norm_layer=nn.LayerNorm):\n    pass\n", options);
    return text.substr(text.find("norm_layer="), 35);
  };
  CHECK(made("norm_layer(64)\nnorm_layer(64, 1e-6)\n").starts_with("norm_layer=nn.LayerNorm)"));
  CHECK(made("conv_layer(64, bias=False)\n").starts_with("norm_layer=nn.LayerNorm)"));
  CHECK(made("nn.LayerNorm(64, eps=1e-6)\n").starts_with("norm_layer=nn.LayerNorm)"));
  for (const char* other : {"norm_layer(64, eps=1e-6)\n", "self.norm(64, device=d)\n",
                            "norm_layer(64, **more)\n", "cls(64, elementwise_affine=False)\n"}) {
    CAPTURE(other);
    CHECK(made(other).starts_with("norm_layer=LayerNorm)"));
  }
}

TEST_CASE("a rewrite for all values of an argument is used if the value is not visible") {
  const auto safe = [](const std::string& expression) {
    const std::string source =
        "import torch\nimport torch.nn.functional as F\n\ndef f(x, v):\n    return " + expression +
        "\n";
    const FileFindings file = analyzed(source, RuleSet(), native());
    for (const Finding& finding : file.findings) {
      if (finding.fix != FixClass::safe) return std::string(finding.reason);
    }
    return std::string();
  };
  for (const char* expression :
       {"torch.save(x, v)", "torch.Tensor(v)", "torch.LongTensor(v)",
        "F.interpolate(x, scale_factor=2, mode=v)", "F.max_pool2d(x, 2, 2, 0, v)",
        "torch.ones(2).type(v.dtype)", "F.layer_norm(x, (8,), eps=v)"}) {
    CAPTURE(expression);
    CHECK(safe(expression) == "");
  }
  CHECK(safe("torch.ones(2).type(v)") != "");
}

TEST_CASE("names of parameters are PyTorch's if the project reads them") {
  const auto keeps_names = [](const std::string& rest) {
    const std::string text =
        converted_with("import torch.nn as nn\na = nn.PReLU()\n" + rest, native());
    return text.find("class PReLU") != std::string::npos;
  };
  CHECK(keeps_names("for name, p in a.named_parameters(): print(name)\n"));
  CHECK(keeps_names("print(a.state_dict())\n"));
  CHECK(keeps_names("a.load_state_dict(state, strict=False)\n"));
  CHECK_FALSE(keeps_names("torch.save(a.state_dict(), path)\n"));
}
