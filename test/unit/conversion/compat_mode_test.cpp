// Programs that enable the compatibility mode of Paddle, in the style `minimal`.
#include "project/conversion/compat_mode.hpp"

#include <doctest/doctest.h>

#include "test/unit/conversion/in_project.hpp"

using namespace paddle_ls;
using namespace paddle_ls::project;
using test::TestProject;

namespace {

settings::Settings minimal_settings() {
  settings::Settings settings;
  settings.profile = rewrite::Profile::v3_3_compat;
  settings.style = rewrite::Style::minimal;
  return settings;
}

std::string compat_text(const SourceText& source,
                        const settings::Settings& settings = minimal_settings()) {
  modules::Neighbours neighbours;
  const Wish wish = test::all_fixes();
  const auto file = analyse(source, test::configuration(settings), {wish.scope}, neighbours);
  return test::converted_text(file->uses, convert_file(file->uses, file->recorded.get(), wish));
}

constexpr const char* script = "import torch\n\nprint(torch.ones(2))\n";
constexpr const char* layers = "import torch\n\n\ndef f(x):\n    return torch.ones(x)\n";

}  // namespace

TEST_CASE("a script enables the mode above its first import of torch") {
  const TestProject project;
  CHECK(compat_text(project.file("a.py", script)) ==
        "import paddle\n\npaddle.enable_compat()\n\nimport torch\n\nprint(torch.ones(2))\n");
  CHECK(
      compat_text(project.file("b.py", "import os\nfrom torch import ones\n\nprint(ones(2))\n")) ==
      "import os\n\nimport paddle\n\npaddle.enable_compat()\n\nfrom torch import ones\n\n"
      "print(ones(2))\n");
}

TEST_CASE("a paddle that is imported above is used, and one below moves up") {
  const TestProject project;
  CHECK(
      compat_text(project.file("a.py", "import paddle\nimport torch\n\nprint(torch.ones(2))\n")) ==
      "import paddle\n\npaddle.enable_compat()\n\nimport torch\n\nprint(torch.ones(2))\n");
  CHECK(
      compat_text(project.file("b.py", "import torch\nimport paddle\n\nprint(torch.ones(2))\n")) ==
      "import paddle\n\npaddle.enable_compat()\n\nimport torch\n\nprint(torch.ones(2))\n");
}

TEST_CASE("a program that has the call is left alone") {
  const TestProject project;
  const std::string once = compat_text(project.file("a.py", script));
  CHECK(compat_text(project.file("a.py", once)) == once);
  const std::string with_scope =
      "import paddle\npaddle.enable_compat(silent=True)\nimport torch\n\nprint(torch.ones(2))\n";
  CHECK(compat_text(project.file("a.py", with_scope)) == with_scope);
}

TEST_CASE("modules do not enable the mode, and the program that imports them does") {
  const TestProject project;
  CHECK(compat_text(project.file("layers.py", layers)) == layers);
  CHECK(compat_text(project.file("net.py", "from layers import f\n\n\ndef g():\n    f(1)\n")) ==
        "from layers import f\n\n\ndef g():\n    f(1)\n");
  const std::string main = "import os\nimport net\n\nif __name__ == \"__main__\":\n    net.g()\n";
  CHECK(compat_text(project.file("main.py", main)) ==
        "import os\n\nimport paddle\n\npaddle.enable_compat()\n\nimport net\n\n"
        "if __name__ == \"__main__\":\n    net.g()\n");
  const std::string other = "import os\n\nif __name__ == \"__main__\":\n    print(os.name)\n";
  CHECK(compat_text(project.file("other.py", other)) == other);
}

TEST_CASE("test modules start by themselves, and packages do not") {
  const TestProject project;
  CHECK(compat_text(project.file("test_layers.py", layers))
            .starts_with("import paddle\n\npaddle.en"));
  CHECK(compat_text(project.file("p/__init__.py", script)) == script);
}

TEST_CASE("only the style minimal writes the call, and only for the mode") {
  const TestProject project;
  settings::Settings settings = minimal_settings();
  settings.style = rewrite::Style::native;
  CHECK(compat_text(project.file("a.py", script), settings) == script);
  settings.style = rewrite::Style::minimal;
  settings.profile = rewrite::Profile::v3_3;
  CHECK(compat_text(project.file("a.py", script), settings) ==
        "import paddle\n\nprint(paddle.ones(2))\n");
}

TEST_CASE("imports of torch stay where they are, as the mode serves them") {
  const TestProject project;
  const std::string text =
      "import torch\n\nw = torch.nn.Parameter(torch.ones(2))\no = torch.optim.Adam([w])\n";
  settings::Settings settings = minimal_settings();
  settings.style = rewrite::Style::exact;
  const std::string converted = compat_text(project.file("a.py", text), settings);
  CHECK(converted.find("\nimport torch\n") != std::string::npos);
  CHECK(converted.find("try:") == std::string::npos);
}
