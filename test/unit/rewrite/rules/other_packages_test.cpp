// Rules for packages other than torch, which are recognised because a rule names them.
#include <algorithm>

#include <doctest/doctest.h>

#include "engine/rewrite/leftovers/kept_imports.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

const RuleSet& package_rules() {
  static const RuleSet result = rules_of(R"json({
      "os.environ.get": {"signature": "(key, default=None)", "alternatives": [
        {"when": ["literal(key)=='WORLD_SIZE'"], "expression": "paddle.distributed.get_world_size()",
         "drop": ["default"]},
        {"skip": true}]},
      "setuptools.setup": {"signature": "(**kw)", "callee": "paddle.utils.cpp_extension.setup"},
      "apex_like.fused": {"signature": "(x)", "callee": "paddle.incubate.fused"},
      "rigged": {"used_as": "import", "manual": "it runs modules of PyTorch only"},
      "place_like.find": {"signature": "(name)", "alternatives": [
        {"when": ["kind(name) in [name]", "file has 'torch'"], "expression": "paddle.find({name})"},
        {"skip": true}]},
      "apex_like.other": {"manual": "Paddle has nothing like it"}
    })json");
  return result;
}

std::size_t findings_in(std::string_view source) {
  const auto recorded = read(source, nullptr, package_rules());
  REQUIRE(recorded);
  return analyze(source, *recorded, package_rules(), {}).findings.size();
}

}  // namespace

TEST_CASE("a call of another package is a use if its arguments match a rule") {
  check_rewrite("import os\nn = int(os.environ.get('WORLD_SIZE', 1))\nh = os.environ.get('HOME')\n",
                "import os\n\nimport paddle\nn = int(paddle.distributed.get_world_size())\n"
                "h = os.environ.get('HOME')\n",
                package_rules());
  check_rewrite(
      "import os\n\nfrom . import a\n\nn = int(os.environ.get('WORLD_SIZE', 1))\nh = os.sep\n",
      "import os\n\nimport paddle\n\nfrom . import a\n\n"
      "n = int(paddle.distributed.get_world_size())\nh = os.sep\n",
      package_rules());
  CHECK(findings_in("import os\nprint(os.environ.get('HOME'), os.path.join(a, b))\n") == 0);
  CHECK(findings_in("from os import environ\nn = environ.get('WORLD_SIZE')\n") == 1);
}

TEST_CASE("paddle is imported with the imports at the top, not with those after other code") {
  check_rewrite(
      "import os\n\nlimit = 1\nimport numpy\nn = int(os.environ.get('WORLD_SIZE', 1))\n"
      "h = os.sep\n",
      "import os\n\nimport paddle\n\nlimit = 1\nimport numpy\n"
      "n = int(paddle.distributed.get_world_size())\nh = os.sep\n",
      package_rules());
}

TEST_CASE("an import that only a converted use needed is removed, one that others need stays") {
  check_rewrite("import setuptools\nsetuptools.setup(name='a')\n",
                "import paddle\npaddle.utils.cpp_extension.setup(name='a')\n", package_rules());
  check_rewrite("from setuptools import find_packages, setup\nsetup(name=f(find_packages()))\n",
                "from paddle.utils.cpp_extension import setup\n"
                "from setuptools import find_packages\n"
                "setup(name=f(find_packages()))\n",
                package_rules());
}

TEST_CASE("a package that only a rule file of the workspace covers is found under all its names") {
  check_rewrite("from apex_like import fused as f\ny = f(x)\n",
                "from paddle.incubate import fused as f\ny = f(x)\n", package_rules());
  check_manual("import apex_like as a\na.other(x)\na.third(x)\n",
               {"torch-api-args Paddle has nothing like it"}, package_rules());
}

TEST_CASE("a variable with the name of a package is not the package") {
  CHECK(findings_in("os = machine()\nn = os.environ.get('WORLD_SIZE')\n") == 0);
}

TEST_CASE("imports of packages that other libraries share are not imports of torch") {
  const std::string source = "import os\nimport torch\nx = torch.no_such(os.sep)\n";
  const auto recorded = read(source, nullptr, package_rules());
  REQUIRE(recorded);
  const FileFindings file = analyze(source, *recorded, package_rules(), {});
  const auto kept = kept_imports(source, file);
  REQUIRE(kept.size() == 1);
  CHECK(kept[0].name == "torch");
  const Options local{.leftover_imports = LeftoverImports::local};
  for (const Finding& finding : analyze(source, *recorded, package_rules(), local).findings) {
    CHECK(finding.api != "os");
  }
}

TEST_CASE("a file that does not contain a root as a word is not parsed") {
  const std::string source = "import posix\nprint(position)\n";
  const auto recorded = read(source, nullptr, package_rules());
  REQUIRE(recorded);
  CHECK(recorded->recordings.empty());
}

TEST_CASE("a rule for a package itself covers everything in the package") {
  check_manual("import rigged\nfrom rigged.parts import Part\nrigged.run(Part)\n",
               {"torch-api-unmapped no conversion rule exists",
                "torch-api-unmapped no conversion rule exists"},
               package_rules());
  const std::string source = "from rigged import Runner\ndef f():\n    return Runner()\n";
  const auto recorded = read(source, nullptr, package_rules());
  REQUIRE(recorded);
  const FileFindings file =
      analyze(source, *recorded, package_rules(), {.leftover_imports = LeftoverImports::local});
  const bool is_leftover = std::any_of(
      file.findings.begin(), file.findings.end(),
      [](const Finding& finding) { return finding.code == &codes::torch_import_leftover; });
  CHECK(is_leftover);
}

TEST_CASE("a rule may test for a string literal in the file") {
  const std::string call = "from place_like import find\ndef f(name):\n    return find(name)\n";
  CHECK(findings_in(call) == 0);
  CHECK(findings_in(call + "x = f('torch')\n") == 1);
  CHECK(findings_in(call + "x = f(\"torch\")\n") == 1);
  CHECK(findings_in(call + "x = f('torchrun')  # torch\n") == 0);
}
