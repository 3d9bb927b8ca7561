#include "engine/packages/pinned_torch.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::packages;

namespace {

std::string words(const std::optional<torch::TorchRelease>& release) {
  return release ? std::to_string(release->major) + "." + std::to_string(release->minor) : "";
}

std::string range_in(std::string_view file, Format format = Format::requirements) {
  const auto range = pinned_torch(file, format);
  return range ? words(range->oldest) + ".." + words(range->newest) : "none";
}

}  // namespace

TEST_CASE("the releases of torch that a requirement allows") {
  constexpr std::array<std::array<std::string_view, 2>, 19> rows = {{
      {"torch==2.12.1", "2.12..2.12"},
      {"torch==2.12.*", "2.12..2.12"},
      {"torch == 2.12.0+cu130", "2.12..2.12"},
      {"torch==2.*", "2.0.."},
      {"torch~=2.12.0", "2.12..2.12"},
      {"torch~=2.12", "2.12.."},
      {"torch>=2.9", "2.9.."},
      {"torch>2.9,<2.13", "2.9..2.12"},
      {"torch<2.12.1", "..2.12"},
      {"torch<=2.12", "..2.12"},
      {"torch>=2.4,<3", "2.4.."},
      {"torch!=2.10.0", "none"},
      {"torch", "none"},
      {"torch @ https://example.com/torch-2.12.0-cp311-cp311-linux_x86_64.whl", "none"},
      {"torchvision==0.24.1", "none"},
      {"pytorch-lightning==2.6.0", "none"},
      {"torch==2.9.1; python_version < '3.11'\ntorch==2.12.1", "2.9..2.12"},
      {"torch==2.9.1; python_version < '3.11'\ntorch>=2.12", "2.9.."},
      {"torch==2.9.1; python_version < '3.11'\ntorch", "none"},
  }};
  for (const auto& [file, range] : rows) {
    CAPTURE(file);
    CHECK(range_in(file) == range);
  }
}

TEST_CASE("torch is found in every list of packages") {
  CHECK(range_in("dependencies:\n  - pytorch=2.12\n", Format::environment) == "2.12..2.12");
  CHECK(range_in("[project]\ndependencies = [\"torch>=2.10,<2.12\"]\n", Format::pyproject) ==
        "2.10..2.11");
  CHECK(range_in("[tool.poetry.dependencies]\ntorch = \"^2.10\"\n", Format::pyproject) == "2.10..");
  CHECK(range_in("[options]\ninstall_requires = torch==2.11.0\n", Format::setup_cfg) ==
        "2.11..2.11");
}

TEST_CASE("the installed torch is one release") {
  const torch::TorchRange range = installed_torch("2.12.1+cu130");
  CHECK(range.oldest == torch::TorchRelease{2, 12});
  CHECK(range.newest == range.oldest);
  CHECK(range.is_installed);
}
