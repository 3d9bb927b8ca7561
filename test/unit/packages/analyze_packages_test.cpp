#include "engine/packages/analyze_packages.hpp"

#include <doctest/doctest.h>

#include "engine/rewrite/dependents/installed_packages.hpp"

using namespace paddle_ls;
using namespace paddle_ls::packages;

namespace {

// `file` with every fix made.
std::string replaced(std::string_view file, Format format) {
  const auto found = analyze_packages(file, format, {});
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < found.findings.size(); ++i) {
    CHECK(found.findings[i].fix != rewrite::FixClass::safe);
    if (found.findings[i].has_edits()) chosen.push_back(i);
  }
  return text::applied(rewrite::edits_for(file, found, chosen), file);
}

std::vector<std::string> names_in(std::string_view file, Format format) {
  std::vector<std::string> names;
  for (const WrittenRequirement& requirement : read_requirements(file, format)) {
    names.push_back(requirement.name);
  }
  return names;
}

std::string only_message(std::string_view file, Format format) {
  const auto found = analyze_packages(file, format, {});
  REQUIRE(found.findings.size() == 1);
  return rewrite::message(found.findings.front());
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a version is replaced together with the name that it belongs to, and the rest stays") {
  CHECK(replaced("numpy>=1.20\nTorch == 2.1.0+cu118  # the net\r\n", Format::requirements) ==
        "numpy>=1.20\npaddlepaddle>=3.3.0  # the net\r\n");
  CHECK(replaced("torch\n", Format::requirements) == "paddlepaddle\n");
  CHECK(replaced("torch>=1.8,<2\n", Format::requirements) == "paddlepaddle>=3.3.0\n");
}

TEST_CASE("the message names the pin") {
  CHECK(only_message("torch==2.1.0\n", Format::requirements) ==
        "torch becomes `paddlepaddle>=3.3.0` in Paddle 3.3; this needs review: `==2.1.0` names "
        "releases "
        "of "
        "PyTorch; the package for GPUs is paddlepaddle-gpu, from Paddle's own index [package]");
}

TEST_CASE("a project that accepts other packages has them replaced and removed without review") {
  rewrite::Options options;
  options.accepted.set(rewrite::difference_named("package"), true);
  const auto found = analyze_packages("torch==2.1.0\ntorchvision\n", Format::requirements, options);
  REQUIRE(found.findings.size() == 2);
  for (const rewrite::Finding& finding : found.findings) {
    CHECK(finding.fix == rewrite::FixClass::safe);
    CHECK(rewrite::message(finding).ends_with("; accepted: package (by decision)"));
  }
}

TEST_CASE("packages that need PyTorch are found in every format, and what is installed decides") {
  CHECK(only_message("timm>=0.9\n", Format::requirements).starts_with("timm needs"));
  CHECK(only_message("[project]\ndependencies = [\"pytorch_lightning\"]\n", Format::pyproject)
            .starts_with("pytorch-lightning needs"));
  CHECK(only_message("[options]\ninstall_requires =\n  accelerate\n", Format::setup_cfg)
            .starts_with("accelerate needs"));
  CHECK(only_message("setup(install_requires=['peft'])\n", Format::setup_py)
            .starts_with("peft needs"));
  CHECK(only_message("dependencies:\n  - conda-forge::torchmetrics\n", Format::environment)
            .starts_with("torchmetrics needs"));
  rewrite::InstalledPackages installed;
  installed.dependents = {{"own", "own-net", rewrite::Extent::whole, "seen"}};
  installed.independent = {"timm"};
  rewrite::Options options;
  options.installed = std::make_shared<const rewrite::InstalledPackages>(std::move(installed));
  const auto found = analyze_packages("timm\nOwn.Net\neinops\n", Format::requirements, options);
  REQUIRE(found.findings.size() == 1);
  CHECK(found.findings.front().api == "own-net");
  CHECK(rewrite::message(found.findings.front()).find("seen; ") != std::string::npos);
}

TEST_CASE("what says more than a name and a version is left to a person") {
  for (const std::string_view line : {
           "torch[opt-einsum]>=2",
           "torch @ https://example.com/torch.whl",
           "torch>=2; sys_platform == 'linux'",
           "torch>=2 \\\n    --hash=sha256:0",
       }) {
    CAPTURE(line);
    CHECK(replaced(line, Format::requirements) == line);
    CHECK(analyze_packages(line, Format::requirements, {}).findings.size() == 1);
  }
}

TEST_CASE("names are compared as package indexes do, and only whole") {
  CHECK(names_in("PyTorch_Lightning\npytorch.lightning==1\n-r torch.txt\n--pre\n# torch\ntorchx\n",
                 Format::requirements) ==
        Names{"pytorch-lightning", "pytorch-lightning", "torchx"});
  CHECK(analyze_packages("torchx\nmytorch\n", Format::requirements, {}).findings.empty());
}

TEST_CASE("pyproject.toml lists packages in several tables") {
  const std::string_view file = R"([build-system]
requires = ["setuptools", "torch>=2.0"]  # torch for its extension builder

[project]
name = "torch"
dependencies = [
  "numpy",
  'torch >= 2.0',  # "torch"
  "torchvision[extra]",
]

[project.optional-dependencies]
gpu = ["torch"]

[tool.poetry.group.dev.dependencies]
torch = "^2.1"
"pytorch-lightning" = { version = "2.0" }

[tool.ruff]
exclude = ["torch"]
)";
  CHECK(names_in(file, Format::pyproject) == Names{"setuptools", "torch", "numpy", "torch",
                                                   "torchvision", "torch", "torch",
                                                   "pytorch-lightning"});
  const std::string text = replaced(file, Format::pyproject);
  CHECK(text.find("\"paddlepaddle>=3.3.0\"]  # torch for") != text.npos);
  CHECK(text.find("  'paddlepaddle>=3.3.0',  # \"torch\"\n") != text.npos);
  CHECK(text.find("gpu = [\"paddlepaddle\"]") != text.npos);
  CHECK(text.find("\npaddlepaddle = \">=3.3.0\"\n") != text.npos);
  CHECK(text.find("name = \"torch\"") != text.npos);
}

TEST_CASE("setup.cfg lists packages below its keys") {
  CHECK(
      names_in(
          "[metadata]\nname = torch\n[options]\ninstall_requires =\n    numpy\n    torch>=2\n"
          "python_requires = >=3.8\n[options.extras_require]\nvision = torchvision\nx =\n  torch\n",
          Format::setup_cfg) == Names{"numpy", "torch", "torchvision", "torch"});
}

TEST_CASE("setup.py lists packages in the arguments of setup and in variables passed there") {
  const std::string_view file = R"(from setuptools import setup
REQUIRED = ["numpy", 'torch>=1.8']  # ["torch"]
REQUIRED += ["timm"]
extras = {"torch": ["torchvision"], "all": REQUIRED}
extras["dev"] = [f"torch=={version}"]
unrelated = ["torch"]
setup(
    name="torch",
    install_requires=REQUIRED,
    setup_requires=["torch"],
    extras_require=extras,
)
)";
  CHECK(names_in(file, Format::setup_py) ==
        Names{"numpy", "torch", "timm", "torchvision", "torch", "torch"});
  const std::string text = replaced(file, Format::setup_py);
  CHECK(text.find("'paddlepaddle>=3.3.0']  # [\"torch\"]") != text.npos);
  CHECK(text.find("setup_requires=[\"paddlepaddle\"]") != text.npos);
  CHECK(text.find("unrelated = [\"torch\"]") != text.npos);
  CHECK(text.find("f\"torch=={version}\"") != text.npos);
}

TEST_CASE("arguments of setup may be in a dictionary, and broken files end") {
  CHECK(names_in("setup(**{'install_requires': ['torch']})", Format::setup_py) == Names{"torch"});
  CHECK(names_in("a = b\nb = a\nsetup(install_requires=a)", Format::setup_py).empty());
  CHECK(names_in("install_requires=['torch", Format::setup_py).empty());
  CHECK(names_in("install_requires", Format::setup_py).empty());
}

TEST_CASE("a package that needs PyTorch is said, with what to do about it") {
  CHECK(only_message("timm>=0.9\n", Format::requirements).find("PaddleClas") != std::string::npos);
  CHECK(analyze_packages("einops\nsafetensors\nalbumentations\n", Format::requirements, {})
            .findings.empty());
}

TEST_CASE("environment.yml has packages of conda and of pip") {
  const std::string_view file =
      "name: torch\nchannels:\n  - pytorch\ndependencies:\n  - pytorch::pytorch=2.1\n"
      "  - 'torchvision'\n  - pip:\n    - torch==2.0\n  - python=3.10\n";
  const std::string text = replaced(file, Format::environment);
  CHECK(text.find("  - pytorch::paddlepaddle") == text.npos);
  CHECK(text.find("    - paddlepaddle>=3.3.0\n") != text.npos);
}

TEST_CASE("broken files are read as far as they go") {
  for (const Format format :
       {Format::requirements, Format::pyproject, Format::setup_cfg, Format::environment}) {
    for (const std::string_view file :
         {"", "[", "=", "x = [\"torch", "dependencies = [[[\"torch\"", "- \"torch", "\n\n[[",
          "a=\n", "[project]\ndependencies = [", "dependencies = ]", "- pip:\n-"}) {
      (void)replaced(file, format);
    }
  }
}
