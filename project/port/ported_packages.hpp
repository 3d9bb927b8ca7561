// What was ported into a folder so far, and what it was before it was edited.
//
// `into/.ported/packages.json` lists the packages, and beside it are their converted files as they
// were written: the base of the next merge.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "project/modules/helper_places.hpp"
#include "project/port/vendor_names.hpp"

namespace paddle_ls::port {

struct PortedPackage {
  std::string version;
  std::vector<std::string> modules;  // as they are imported
  bool is_part = false;              // the rest of the package is the installed one
};

using PortedPackages = std::map<std::string, PortedPackage, std::less<>>;  // by name

inline constexpr const char* record_folder = modules::port_record;

// An error when the list cannot be read; none where nothing was ported.
Result<PortedPackages> read_ported(const std::filesystem::path& into);
Result<void> write_ported(const std::filesystem::path& into, const PortedPackages& packages);

// What imports find in the folder: the first parts of the names of their modules, and of packages
// in part these modules.
ModuleNames moved_modules(const PortedPackages& packages);

}  // namespace paddle_ls::port
