#include "engine/packages/pinned_profile.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::packages;
using rewrite::Profile;

namespace {

std::string profile_of(std::string_view file, Format format = Format::requirements) {
  const auto profile = pinned_profile(file, format);
  return profile ? std::string(rewrite::name(*profile)) : "none";
}

}  // namespace

TEST_CASE("the oldest release that a project asks for is its profile") {
  constexpr std::array<std::array<std::string_view, 2>, 22> rows = {{
      {"paddlepaddle==2.6.2", "2.6"},
      {"paddlepaddle-gpu>=3.0,<3.1", "3.0"},
      {"PaddlePaddle_GPU == 3.2.0.post126  # from our index", "3.2"},
      {"paddlepaddle-xpu ~= 3.1", "3.1"},
      {"paddlepaddle[extra]>=3.2", "3.2"},
      {"paddlepaddle>3.0", "3.0"},
      {"paddlepaddle==3.1.*", "3.1"},
      {"paddlepaddle==3.0.0b2; python_version < '3.9'", "3.0"},
      {"paddlepaddle==3.2.0 \\\n    --hash=sha256:12", "3.2"},
      {"paddlepaddle<3.1", "3.0"},
      {"paddlepaddle<3.1.2", "3.1"},
      {"paddlepaddle<=3.1", "3.1"},
      {"paddlepaddle<3.2,<=3.3", "3.1"},
      {"paddlepaddle>=2.6,!=3.0.0", "2.6"},
      {"paddlepaddle>=2.0", "2.6"},
      {"paddlepaddle==4.1.0", "3.3"},
      {"paddlepaddle==3.4.0.dev20260101", "nightly"},
      {"paddlepaddle-gpu==0.0.0.post118", "nightly"},
      {"paddlepaddle", "none"},
      {"paddlepaddle!=3.0.0", "none"},
      {"paddleocr==2.6.2", "none"},
      {"torch==2.6.0", "none"},
  }};
  for (const auto& [line, profile] : rows) {
    CAPTURE(line);
    CHECK(profile_of(line) == profile);
  }
}

TEST_CASE("of several requirements the oldest counts") {
  CHECK(profile_of("paddlepaddle==3.1.0; python_version>='3.9'\n"
                   "paddlepaddle==2.6.2; python_version<'3.9'\n") == "2.6");
}

TEST_CASE("every format of lists is read") {
  CHECK(profile_of("[project]\ndependencies = [\"numpy\", \"paddlepaddle>=3.1\"]\n",
                   Format::pyproject) == "3.1");
  CHECK(profile_of("[tool.poetry.dependencies]\npaddlepaddle = \"^2.6 || ^3.0\"\n",
                   Format::pyproject) == "2.6");
  CHECK(profile_of("[tool.poetry.dependencies]\n"
                   "paddlepaddle-gpu = { version = \"^3.0\", source = \"paddle\" }\n",
                   Format::pyproject) == "3.0");
  CHECK(profile_of("[options]\ninstall_requires =\n  paddlepaddle>=3.2\n", Format::setup_cfg) ==
        "3.2");
  CHECK(profile_of("dependencies:\n  - paddle::paddlepaddle=2.6.2=py310\n  - pip:\n    - numpy\n",
                   Format::environment) == "2.6");
}

TEST_CASE("a version that is none says nothing") {
  CHECK(profile_of("paddlepaddle==") == "none");
  CHECK(profile_of("paddlepaddle==latest") == "none");
  CHECK(profile_of("paddlepaddle @ https://example.org/p.whl") == "none");
  CHECK(profile_of("paddlepaddle==99999999999999999999.1") != "nightly");
  CHECK(profile_of("paddlepaddle[") == "none");
}
