// Which packages are ported, and which of their files.
#pragma once

#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/installed/installed_package.hpp"
#include "engine/text/result.hpp"
#include "project/files/read_source.hpp"
#include "project/port/vendor_names.hpp"
#include "server/cli/port/port_command.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

// What these have is covered by rules, but for the models of torchvision, whose parts and weights
// keep their names only if they are converted themselves.
inline constexpr std::array converted_by_rules = {
    std::string_view("torch"), std::string_view("torchvision"), std::string_view("torchaudio"),
    std::string_view("torchdata"), std::string_view("functorch")};

// All absolute.
struct PortPlaces {
  std::filesystem::path project;
  std::filesystem::path into;
  port::VendorPlace vendor() const { return {into, project}; }
  std::vector<installed::SitePackages> environment;
};

// A file of the project that may import the packages.
struct ProjectFile {
  SourceFile file;
  files::DecodedSource source;
  std::string python;  // of a notebook that of its cells
};

// Of a package that else does without PyTorch, these modules are all that it has here.
struct PlannedPackage : installed::InstalledPackage {
  bool is_part = false;
};

struct PortPlan {
  std::vector<PlannedPackage> packages;
  std::set<std::string> files;         // Python files, by their paths in the folder of packages
  std::vector<std::string> computing;  // files that import modules by names they compute
  std::map<std::string, std::string> texts;  // of files that are not copied as they are written
};

// An error names a package that is not there.
Result<PortPlan> plan_port(const PortOptions& options, const PortPlaces& places,
                           std::span<const ProjectFile> project);

}  // namespace paddle_ls::cli
