// Which environment counts for a file, and when it is read again.
#include "project/modules/environments.hpp"

#include <chrono>

#include <doctest/doctest.h>

#include "engine/rewrite/dependents/installed_packages.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using modules::Environments;

namespace {

namespace fs = std::filesystem;

struct ProjectWithEnvironments {
  test::TemporaryFolder folder;

  void install(const std::string& environment, const std::string& package) const {
    const std::string place =
        environment + "/lib/python3.11/site-packages/" + package + "-1.dist-info/";
    folder.write(place + "METADATA", "Name: " + package + "\nVersion: 1\nRequires-Dist: torch\n");
    folder.write(place + "RECORD", package + "/__init__.py,,\n");
  }

  fs::path at(std::string_view name) const { return folder.path() / name; }
};

bool has(const Environments::Installed& installed, std::string_view package) {
  return installed != nullptr && installed->package(package) != nullptr;
}

}  // namespace

TEST_CASE("an environment around the file counts, up to the folder of the repository") {
  const ProjectWithEnvironments project;
  project.install("home/.venv", "outer");
  project.install("home/mine/venv", "inner");
  project.folder.write("home/other/.git/HEAD", "");
  Environments environments(Environments::Variables{});
  CHECK(has(environments.of(project.at("home/mine/src/net"), ""), "inner"));
  CHECK(has(environments.of(project.at("home"), ""), "outer"));
  CHECK(environments.of(project.at("home/other/src"), "") == nullptr);
  CHECK(environments.of("", "") == nullptr);
}

TEST_CASE("folders of others are not searched") {
  const ProjectWithEnvironments project;
  project.install("shared/.venv", "planted");
  fs::permissions(project.at("shared"), fs::perms::all | fs::perms::sticky_bit);
  Environments environments(Environments::Variables{});
  CHECK(environments.of(project.at("shared/mine"), "") == nullptr);
}

TEST_CASE("an environment named by the settings or the process comes first, if it exists") {
  const ProjectWithEnvironments project;
  project.install("mine/.venv", "own");
  project.install("active", "active");
  project.install("conda", "conda");
  project.install("chosen", "chosen");
  const auto mine = project.at("mine");
  Environments active({project.at("active"), project.at("conda")});
  CHECK(has(active.of(mine, ""), "active"));
  CHECK(has(active.of(mine, project.at("chosen").string()), "chosen"));
  CHECK(active.of(mine, project.at("none").string()) == nullptr);
  CHECK(has(Environments({{}, project.at("conda")}).of(mine, ""), "conda"));
  CHECK(has(Environments({project.at("gone"), project.at("gone")}).of(mine, ""), "own"));
}

TEST_CASE("an environment is read again when packages come and go, and only then") {
  const ProjectWithEnvironments project;
  project.install(".venv", "one");
  Environments environments(Environments::Variables{});
  const auto before = environments.of(project.folder.path(), "");
  CHECK(has(before, "one"));
  CHECK(environments.of(project.folder.path(), "") == before);
  project.install(".venv", "two");
  // Clocks of file systems are coarse.
  const auto place = project.at(".venv/lib/python3.11/site-packages");
  fs::last_write_time(place, fs::last_write_time(place) + std::chrono::seconds(1));
  CHECK(has(environments.of(project.folder.path(), ""), "two"));
}
