// One package of an environment with its files, as installers wrote them down.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/installed/site_packages.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::installed {

struct InstalledPackage {
  std::string name;  // as its metadata spells it
  std::string version;
  std::string licence;               // an expression or a short name; empty: not said
  std::string home;                  // the address of its page; empty: not said
  std::filesystem::path folder;      // of packages, which the paths below are relative to
  std::vector<std::string> modules;  // as a program imports them, in order
  std::vector<std::string> files;    // of these modules, in order
  std::vector<std::string> notices;  // its licences and notices
};

// The package called `name` in one of `places`: as installers know it, or as programs import it. An
// error says that it is not there, or that its files are in a folder of a project.
Result<InstalledPackage> installed_package(std::span<const SitePackages> places,
                                           std::string_view name);

}  // namespace paddle_ls::installed
