// Uses whose rewrite is right for all possible values, so that they need no review.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// `line` after the safe fixes, preceded by imports of the names it may use.
std::string safely(const std::string& line) {
  const std::string head =
      "import torch\nfrom torch import nn\n\n\ndef f(x, y, z, size, dtype):\n    return ";
  const std::string text = converted(head + line + "\n", FixClass::safe);
  return text.substr(text.rfind("return ") + 7);
}

// The differences that need review in `source`, in source order.
std::string asked(const std::string& source, const std::string& elsewhere = "") {
  Options options = paddle_ls::rewrite::native();
  options.habits = std::make_shared<const LayerHabits>(layer_habits(elsewhere));
  std::string ids;
  for (const Finding& finding : analyzed(source, RuleSet(), options).findings) {
    if (finding.fix != FixClass::needs_confirmation) continue;
    ids += (ids.empty() ? "" : " ") + std::string(ids_of({&finding.difference, 1}));
  }
  return ids;
}

}  // namespace

TEST_CASE("memory formats that every Paddle tensor has may be requested") {
  CHECK(safely("torch.zeros_like(x, memory_format=torch.preserve_format)") ==
        "paddle.zeros_like(x)\n");
  CHECK(asked("import torch\ny = torch.contiguous_format\n").empty());
  CHECK(asked("import torch\ny = torch.channels_last\n") == "memory-format");
}

TEST_CASE("a pooling class is passed as a value if no divisor_override is used") {
  const std::string handed = "from torch import nn\npool = nn.AvgPool2d if a else None\n";
  CHECK(asked(handed).empty());
  CHECK(asked(handed, "pool(2, divisor_override=3)\n") == "border-divisor");
}

TEST_CASE("a weight may be missing") {
  CHECK(safely("torch.rms_norm(x, size, y, 1e-5)").ends_with("* (1.0 if y is None else y)\n"));
}

TEST_CASE("the parameters of a normal distribution may be numbers for samples of any shape") {
  CHECK(asked("import torch\ny = torch.normal(0.0, 1.0, size)\n").empty());
  CHECK(asked("import torch\ny = torch.normal(mean, 0.1)\n").empty());
  CHECK(asked("import torch\ny = torch.normal(mean, std)\n") == "normal-shapes");
  CHECK(asked("import torch\nsample = torch.normal\n") == "normal-shapes");
}

TEST_CASE("a variable with the name of a data type is one, unless the file names tensor types") {
  CHECK(asked("import torch\ny = torch.ones(2).type(self.dtype)\n").empty());
  CHECK(asked("import torch\ny = torch.ones(2).type(kind)\n") == "type-argument");
  CHECK(asked("import torch\ndtype = torch.FloatTensor\ny = torch.ones(2).type(dtype)\n")
            .find("type-argument") != std::string::npos);
}

TEST_CASE("a method is taken from its class") {
  CHECK(asked("from torch import nn\nold = nn.Module.register_parameter\n").empty());
  CHECK(asked("from torch import nn\nclass A(B, nn.Module):\n    def __init__(self):\n"
              "        nn.Module.__init__(self)\n")
            .empty());
  CHECK(asked("from torch import nn\ny = nn.Module.unheard_of\n") == "given-member");
  CHECK(asked("from torch import nn\nclass A(B):\n    state_dict = nn.Module.state_dict\n") ==
        "unbound-method");
}

TEST_CASE("the annotation of a parameter runs nothing") {
  const std::string scaler = "from torch.amp import GradScaler\n";
  CHECK(asked(scaler + "def f(scaler: GradScaler | None = None): pass\n").empty());
  CHECK(asked(scaler + "scaler = GradScaler(device)\n") == "cpu-scaler");
}

TEST_CASE("tensors are compared with numbers and with tensors") {
  CHECK(safely("torch._foreach_maximum_(x, y)").starts_with("foreach("));
  CHECK(safely("torch._foreach_maximum(x, y)") ==
        "foreach(lambda x, y: paddle.maximum(x, y if paddle.is_tensor(y) else "
        "paddle.full_like(x, y)), x, y)\n");
}

TEST_CASE("a padding that is not a string is numeric") {
  const std::string call = "import torch.nn.functional as F\ny = F.conv2d(x, w, b, 1, pad, 2)\n";
  CHECK(asked(call).empty());
  CHECK(asked(call + "words = ['same', 'valid']\n") == "word-padding");
}

TEST_CASE("the summand of a product may have no dimensions") {
  CHECK(safely("torch.addmm(x, y, z)") == "paddle.addmm(paddle.atleast_1d(x), y, z)\n");
}

TEST_CASE("corners are not aligned by default") {
  CHECK(asked("from torch import nn\nup = nn.Upsample(scale_factor=2, mode='bilinear', "
              "align_corners=corners)\n")
            .empty());
}

TEST_CASE("`**` passes keywords that the project passes somewhere") {
  const std::string call = "import torch\ndef f(x, **more):\n    return torch.exp(x, **more)\n";
  CHECK(asked(call).find("unpacked-argument") == std::string::npos);
  CHECK(asked(call, "f(x, out=y)\n").find("unpacked-argument") != std::string::npos);
  CHECK(asked(call, "f(x, **{'out': y})\n").find("unpacked-argument") != std::string::npos);
}

TEST_CASE("any epsilon keeps a similarity from a division by zero") {
  CHECK(safely("torch.cosine_similarity(x, y, eps=z)") ==
        "(x * y).sum(1) / (paddle.linalg.norm(x, axis=1).clip(min=z) * "
        "paddle.linalg.norm(y, axis=1).clip(min=z))\n");
}

TEST_CASE("`*` passes no generator") {
  CHECK(asked("import torch.nn.init as init\ninit.uniform_(w, *bounds)\n").empty());
}

TEST_CASE("weights are loaded onto the CPU") {
  const std::string load =
      "from safetensors.torch import load_file\nweights = load_file(path, device=";
  CHECK(asked(load + "'cpu')\n").empty());
  CHECK(asked(load + "device)\n") == "gpu-name");
}

TEST_CASE("a type that is only compared creates no object that could differ") {
  const std::string head = "from torch import nn\n";
  CHECK(asked(head + "found = isinstance(x, (nn.ParameterDict, nn.SiLU))\n").empty());
  CHECK(asked(head + "found = type(x) is nn.ParameterDict\n").empty());
  CHECK(asked(head + "class Names(nn.ParameterDict):\n    pass\n") == "parameter-dict");
  CHECK(asked("import torch\nfound = isinstance(x, torch.LongTensor)\n").empty());
  CHECK(asked("import torch\nmakes = torch.LongTensor\n") == "tensor-type-object");
}

TEST_CASE("a condition only needs the truth value of a boolean") {
  const std::string bytes = "import torch\nx = torch.zeros(2, dtype=torch.uint8)\n";
  for (const char* const line : {"if not x.any(): pass", "while x.all(): pass", "assert x.any()",
                                 "if y and not (x.any() or y): pass", "z = not x.any()"}) {
    CAPTURE(line);
    CHECK(asked(bytes + line + "\n").empty());
  }
  for (const char* const line : {"z = x.any()", "z = y and x.any()", "f(x.all())"}) {
    CAPTURE(line);
    CHECK(asked(bytes + line + "\n") == "byte-truth");
  }
}

TEST_CASE("the type of a tensor is passed on without its name") {
  CHECK(safely("torch.ones(2).type(torch.zeros(2).type())") ==
        "paddle.ones(2).to(paddle.zeros(2))\n");
  CHECK(safely("torch.ones(2).type((torch.zeros(2) > 0).type())") ==
        "paddle.ones(2).to((paddle.zeros(2) > 0))\n");
  CHECK(asked("import torch\nname = torch.zeros(2).type()\n") == "type-name");
}

TEST_CASE("no class has a property called __init__") {
  const std::string head = "from torch import nn\n\nclass Own(nn.Conv2d):\n    def f(self, x):\n";
  CHECK(asked(head + "        nn.Conv2d.__init__(self, 1, 2, 3)\n").empty());
  CHECK(asked(head + "        nn.Conv2d.reset_parameters(self)\n") == "unbound-method");
}

TEST_CASE("a class that does not call __init__ of its base has no layers") {
  const std::string head =
      "import torch\nfrom base import Base\n\nclass Own(Base):\n"
      "    def __init__(self):\n";
  const std::string rest =
      "        self._transform = make()\n\n    def f(self):\n"
      "        return self._transform\n";
  CHECK(asked(head + rest).empty());
  CHECK(asked(head + "        super().__init__()\n" + rest) == "hiding-method");
}
