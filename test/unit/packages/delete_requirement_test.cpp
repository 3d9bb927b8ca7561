// Packages that Paddle covers go from the lists that ask for them.
#include "engine/packages/delete_requirement.hpp"

#include <doctest/doctest.h>

#include "engine/packages/analyze_packages.hpp"

using namespace paddle_ls;
using namespace paddle_ls::packages;

namespace {

// `file` with every fix made. Where nothing is left to a person, nothing is left afterwards.
std::string fixed(std::string_view file, Format format) {
  const auto found = analyze_packages(file, format, {});
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < found.findings.size(); ++i) {
    CHECK(found.findings[i].fix != rewrite::FixClass::safe);
    if (found.findings[i].has_edits()) chosen.push_back(i);
  }
  std::string text = text::applied(rewrite::edits_for(file, found, chosen), file);
  const std::size_t left = analyze_packages(text, format, {}).findings.size();
  CHECK(left == found.findings.size() - chosen.size());
  return text;
}

std::string message_for(std::string_view file, Format format) {
  const auto found = analyze_packages(file, format, {});
  REQUIRE(found.findings.size() == 1);
  return rewrite::message(found.findings.front());
}

}  // namespace

TEST_CASE("a line of a package that Paddle covers is to be deleted, and the message says so") {
  CHECK(message_for("torchvision>=0.10\n", Format::requirements) ==
        "torchvision is not needed in Paddle 3.3; delete this line: paddlepaddle covers it "
        "[package]");
  CHECK(message_for("setup(install_requires=['a', 'torchvision'])", Format::setup_py) ==
        "torchvision is not needed in Paddle 3.3; delete it: paddlepaddle covers it [package]");
}

TEST_CASE("requirements that ask for Paddle alone have nothing left to do") {
  CHECK(
      analyze_packages("paddlepaddle>=3.3.0\nnumpy\n", Format::requirements, {}).findings.empty());
}

TEST_CASE("the whole line goes from requirements.txt, with what it goes on with") {
  CHECK(fixed("torch>=2\ntorchvision[x]>=0.1; a < '3'  # pictures\r\ntorchaudio\nnumpy\n",
              Format::requirements) == "paddlepaddle>=3.3.0\nnumpy\n");
  CHECK(fixed("numpy\ntorchvision==1 \\\n  --hash=sha256:0 \\\n  --hash=sha256:1\nscipy\n",
              Format::requirements) == "numpy\nscipy\n");
  CHECK(fixed("numpy\ntorchvision", Format::requirements) == "numpy\n");
}

TEST_CASE("an item goes from a list of pyproject.toml or setup.py, which stays a list") {
  for (const auto& [before, after] : std::vector<std::pair<std::string, std::string>>{
           {"['torchvision']", "[]"},
           {"['torchvision', 'numpy']", "['numpy']"},
           {"['numpy', 'torchvision']", "['numpy']"},
           {"['numpy', 'torchvision', 'scipy']", "['numpy', 'scipy']"},
           {"['torchvision', 'torchaudio']", "[]"},
           {"['numpy', 'torchvision', 'torchaudio>=2']", "['numpy', ]"},
           {"[\n  'numpy',\n  'torchvision'  # pictures\n]", "[\n  'numpy',\n]"},
           {"[\n  'torchvision>=1; a',\n  'numpy',\n]", "[\n  'numpy',\n]"},
       }) {
    CAPTURE(before);
    CHECK(fixed("[project]\ndependencies = " + before + "\n", Format::pyproject) ==
          "[project]\ndependencies = " + after + "\n");
    CHECK(fixed("setup(install_requires=" + before + ")\n", Format::setup_py) ==
          "setup(install_requires=" + after + ")\n");
  }
}

TEST_CASE("what is not an item of a list in setup.py is left to a person") {
  for (const std::string_view file : {"setup(install_requires='torchvision')\n",
                                      "r = []\nr.append('torchvision')\n"
                                      "setup(install_requires=r)\n",
                                      "setup(install_requires=[f'torchvision=={v}'])\n"}) {
    CAPTURE(file);
    CHECK(fixed(file, Format::setup_py) == file);
  }
}

TEST_CASE("a key of Poetry goes with its line, unless its table goes on after it") {
  CHECK(fixed("[tool.poetry.dependencies]\ntorchvision = \"^0.1\"\n"
              "torchaudio = { version = \"2\", optional = true }\nnumpy = \"*\"\n",
              Format::pyproject) == "[tool.poetry.dependencies]\nnumpy = \"*\"\n");
  const std::string_view open =
      "[tool.poetry.dependencies]\ntorchvision = [\n  {version = \"1\"}\n]\n";
  CHECK(fixed(open, Format::pyproject) == open);
}

TEST_CASE("setup.cfg keeps the key that stands before a package") {
  CHECK(fixed("[options]\ninstall_requires =\n  numpy\n  torchvision>=1\n"
              "[options.extras_require]\nvision = torchvision\nx = 1\n",
              Format::setup_cfg) ==
        "[options]\ninstall_requires =\n  numpy\n[options.extras_require]\nvision = \nx = 1\n");
}

TEST_CASE("an item of environment.yml goes where its list has others") {
  CHECK(fixed("dependencies:\n  - python\n  - conda-forge::torchvision=1\n  - pytorch-cuda=12\n"
              "  - pip:\n    - torchaudio\n    - einops\n",
              Format::environment) == "dependencies:\n  - python\n  - pip:\n    - einops\n");
  const std::string_view only = "dependencies:\n  - pip:\n    - torchvision\n";
  CHECK(fixed(only, Format::environment) == only);
}
