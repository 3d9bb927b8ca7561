#include "project/modules/helper_places.hpp"

#include <algorithm>

#include "project/modules/import_name.hpp"

namespace paddle_ls::modules {
namespace {

namespace fs = std::filesystem;

constexpr const char* module_name = "paddle_helpers";
constexpr const char* library = "torch";

// Stands for a folder that cannot be known.
const std::string unknown_folder = "?";

bool is_relative(const python::WrittenImport& import) {
  return import.module.starts_with('.');
}

std::string first_component(const std::string& dotted) {
  return dotted.substr(0, dotted.find('.'));
}

}  // namespace

std::optional<HelperPlace> HelperPlaceFinder::of(const std::string& path, bool names_main) {
  std::optional<HelperPlace> place = of_its_own(path, names_main);
  if (!place) return place;
  const fs::path& ported = ported_below(place->module.parent_path());
  return ported.empty() ? place : HelperPlace{ported, import_name(ported, path)};
}

// The helper module of the packages that were ported into a folder of `folder`. Empty: there is
// none.
const fs::path& HelperPlaceFinder::ported_below(const fs::path& folder) {
  const auto [known, is_new] = ported_.try_emplace(folder);
  if (!is_new) return known->second;
  std::error_code code;
  for (fs::directory_iterator at(folder, code), end; !code && at != end; at.increment(code)) {
    const fs::path module = at->path() / helper_module_file;
    std::error_code other;
    const bool is_ported = fs::exists(at->path() / port_record, other) && fs::exists(module, other);
    if (is_ported) known->second = std::max(known->second, module);
  }
  return known->second;
}

std::optional<HelperPlace> HelperPlaceFinder::of_its_own(const std::string& path, bool names_main) {
  const bool may_be_started = names_main || handed_on_.importers_of(path).empty();
  const bool is_in_package = files_.top_of(folder_of(path)) != folder_of(path);
  return is_in_package ? in_package(path, may_be_started) : of_loose_file(path, may_be_started);
}

std::optional<HelperPlace> HelperPlaceFinder::in_package(const std::string& path,
                                                         bool may_be_started) {
  const fs::path top = files_.top_of(folder_of(path));
  const std::string package = fs::path(path).lexically_relative(top).begin()->string();
  const fs::path module = top / package / helper_module_file;
  const auto& imports = handed_on_.imports_of(path);
  const bool is_part = fs::path(path).filename() == "__init__.py" || !may_be_started ||
                       std::any_of(imports.begin(), imports.end(), is_relative);
  if (is_part) return HelperPlace{module, import_name(module, path)};
  const bool names_package = std::any_of(imports.begin(), imports.end(), [&](const auto& import) {
    return first_component(import.module) == package;
  });
  if (!names_package) return std::nullopt;
  return HelperPlace{module, package + "." + module_name};
}

std::optional<HelperPlace> HelperPlaceFinder::of_loose_file(const std::string& path,
                                                            bool may_be_started) {
  if (auto place = in_imported_package(path)) return place;
  const std::set<std::string> folders = folders_searched(path, may_be_started);
  if (folders.size() != 1 || folders.contains(unknown_folder)) return std::nullopt;
  return HelperPlace{fs::path(*folders.begin()) / helper_module_file, module_name};
}

// A file that imports a package of the project runs only where that is found.
std::optional<HelperPlace> HelperPlaceFinder::in_imported_package(const std::string& path) {
  for (const HandedOn::Import& import : handed_on_.imports_of(path)) {
    if (is_relative(import)) continue;
    const std::string package = first_component(import.module);
    // A folder of the project that is called as the library is not what the file imports.
    if (package == library) continue;
    const auto place = files_.find(folder_of(path), package);
    const bool is_package = place && !place->folder.empty() && !place->file.empty();
    if (!is_package) continue;
    return HelperPlace{fs::path(place->folder) / helper_module_file, package + "." + module_name};
  }
  return std::nullopt;
}

// The folders in which Python has to look when the file is run or imported.
std::set<std::string> HelperPlaceFinder::folders_searched(const std::string& path,
                                                          bool may_be_started) {
  std::set<std::string> folders;
  if (may_be_started) folders.insert(folder_of(path));
  for (const HandedOn::Import& import : handed_on_.imports_of(path)) {
    const std::string folder = folder_searched(path, import);
    if (!folder.empty()) folders.insert(folder);
  }
  for (const std::string& importer : handed_on_.importers_of(path)) {
    for (const HandedOn::Import& import : handed_on_.imports_of(importer)) {
      if (!import.leads_to(path)) continue;
      folders.insert(folder_searched(importer, import));
    }
  }
  return folders;
}

// Empty for what is not of the project.
std::string HelperPlaceFinder::folder_searched(const std::string& importer,
                                               const python::WrittenImport& import) {
  if (is_relative(import)) return unknown_folder;
  const auto place = files_.find(folder_of(importer), first_component(import.module));
  if (!place) return {};
  return folder_of(place->folder.empty() ? place->file : place->folder);
}

}  // namespace paddle_ls::modules
