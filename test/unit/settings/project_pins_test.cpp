#include "project/settings/project_pins.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using settings::ProjectPins;

namespace {

std::string profile_of(const test::TemporaryFolder& folder, const std::string& inner) {
  const auto pin = ProjectPins().of(folder.path() / inner, folder.path());
  return pin ? std::string(rewrite::name(pin->profile)) : "none";
}

}  // namespace

TEST_CASE("the nearest folder that requires a release of Paddle decides") {
  const test::TemporaryFolder folder;
  folder.write("requirements.txt", "paddlepaddle==2.6.2\n");
  folder.write("tools/requirements.txt", "numpy\n");
  folder.write("serving/pyproject.toml", "[project]\ndependencies = [\"paddlepaddle>=3.1\"]\n");
  CHECK(profile_of(folder, "") == "2.6");
  CHECK(profile_of(folder, "tools") == "2.6");
  CHECK(profile_of(folder, "serving/models") == "3.1");
  CHECK(profile_of(folder, "missing/folder") == "2.6");
}

TEST_CASE("pins of another repository around this one have no effect") {
  const test::TemporaryFolder folder;
  folder.write("requirements.txt", "paddlepaddle==2.6.2\n");
  folder.write("vendored/.git/HEAD", "");
  CHECK(profile_of(folder, "vendored/package") == "none");
}

TEST_CASE("requirements count before the other lists of a folder, the plainest first") {
  const test::TemporaryFolder folder;
  folder.write("environment.yml", "dependencies:\n  - paddlepaddle=2.6\n");
  CHECK(profile_of(folder, "") == "2.6");
  folder.write("setup.cfg", "[options]\ninstall_requires = paddlepaddle>=3.0\n");
  CHECK(profile_of(folder, "") == "3.0");
  folder.write("dev-requirements.txt", "paddlepaddle==3.2.0\n");
  CHECK(profile_of(folder, "") == "3.2");
  folder.write("requirements.txt", "paddlepaddle==3.1.0\n");
  CHECK(profile_of(folder, "") == "3.1");
}

TEST_CASE("the lists of a folder are read once") {
  const test::TemporaryFolder folder;
  ProjectPins pins;
  CHECK_FALSE(pins.of(folder.path(), folder.path()));
  folder.write("requirements.txt", "paddlepaddle==3.1.0\n");
  CHECK_FALSE(pins.of(folder.path(), folder.path()));
  CHECK(ProjectPins().of(folder.path(), folder.path())->file == folder.path() / "requirements.txt");
}

TEST_CASE("torch and Paddle may be required in different folders") {
  const test::TemporaryFolder folder;
  folder.write("requirements.txt", "paddlepaddle==3.1.0\n");
  folder.write("train/requirements.txt", "torch==2.12.1\n");
  ProjectPins pins;
  const auto torch = pins.torch_of(folder.path() / "train", folder.path());
  REQUIRE(torch);
  CHECK(torch->releases.newest == paddle_ls::torch::TorchRelease{2, 12});
  CHECK(torch->file == folder.path() / "train" / "requirements.txt");
  CHECK(pins.of(folder.path() / "train", folder.path()));
  CHECK_FALSE(pins.torch_of(folder.path(), folder.path()));
}
