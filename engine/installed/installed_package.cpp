#include "engine/installed/installed_package.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/installed/import_names.hpp"
#include "engine/installed/metadata_folder.hpp"
#include "engine/installed/module_path.hpp"
#include "engine/packages/requirement.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

void read_headers(std::string_view text, InstalledPackage& to) {
  std::string classified;
  for (const std::string_view whole : text::split(text, '\n')) {
    const std::string_view line = text::trimmed(whole, " \t\r");
    if (line.empty()) break;
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) continue;
    const std::string_view header = line.substr(0, colon);
    const std::string_view value = line.substr(colon + 2);
    if (header == "Name") to.name = value;
    if (header == "Version") to.version = value;
    const bool is_said = header == "License" && to.licence.empty() && value != "UNKNOWN";
    if (header == "License-Expression" || is_said) {
      to.licence = value;
    }
    if (header == "Classifier" && value.starts_with("License ::")) {
      classified = value.substr(value.rfind(':') + 2);
    }
    if (header == "Home-page" || (header == "Project-URL" && to.home.empty())) {
      const std::size_t comma = value.find(", ");
      to.home = header == "Home-page" || comma == std::string_view::npos ? value
                                                                         : value.substr(comma + 2);
    }
  }
  if (to.licence.empty()) to.licence = classified;
}

bool is_compiled_python(std::string_view path) {
  return path.ends_with(".pyc") || path.find("__pycache__/") != std::string_view::npos;
}

std::vector<std::string> recorded_paths(std::string_view record) {
  std::vector<std::string> paths;
  for (const std::string_view path : recorded_files(record)) {
    if (!is_compiled_python(path)) paths.emplace_back(path);
  }
  return paths;
}

// Where nothing is recorded, what lies in the folder of a module is part of it.
std::vector<std::string> paths_below(const fs::path& packages, const std::string& module) {
  std::vector<std::string> paths;
  std::error_code code;
  if (fs::is_regular_file(packages / (module + ".py"), code)) paths.push_back(module + ".py");
  for (fs::recursive_directory_iterator at(packages / module, code), end; !code && at != end;
       at.increment(code)) {
    const std::string path = at->path().lexically_relative(packages).generic_string();
    if (at->is_regular_file(code) && !is_compiled_python(path)) paths.push_back(path);
  }
  return paths;
}

bool belongs_to(const std::string& path, const std::vector<std::string>& modules) {
  return std::any_of(modules.begin(), modules.end(), [&](const std::string& module) {
    const std::string folder = path_of_module(module);
    return path == folder + ".py" || path == folder + ".pyi" || path.starts_with(folder + "/");
  });
}

bool is_notice(const fs::path& file) {
  constexpr std::array starts = {"license", "licence", "copying", "notice", "authors"};
  std::string name = file.filename().generic_string();
  std::transform(name.begin(), name.end(), name.begin(), text::lower);
  return std::any_of(starts.begin(), starts.end(),
                     [&](const char* start) { return name.starts_with(start); });
}

std::vector<std::string> notices_in(const fs::path& metadata, const fs::path& packages) {
  std::vector<std::string> notices;
  std::error_code code;
  for (fs::recursive_directory_iterator at(metadata, code), end; !code && at != end;
       at.increment(code)) {
    if (at->is_regular_file(code) && is_notice(at->path())) {
      notices.push_back(at->path().lexically_relative(packages).generic_string());
    }
  }
  std::sort(notices.begin(), notices.end());
  return notices;
}

InstalledPackage read_package(const fs::path& metadata, const fs::path& packages) {
  InstalledPackage package;
  read_headers(headers_of(metadata), package);
  package.folder = packages;
  const std::string record = record_of(metadata);
  package.modules = modules_of(metadata, record);
  std::vector<std::string> paths = recorded_paths(record);
  if (paths.empty()) {
    for (const std::string& module : package.modules) {
      const auto below = paths_below(packages, path_of_module(module));
      paths.insert(paths.end(), below.begin(), below.end());
    }
  }
  for (std::string& path : paths) {
    if (belongs_to(path, package.modules)) package.files.push_back(std::move(path));
  }
  std::sort(package.files.begin(), package.files.end());
  package.notices = notices_in(metadata, packages);
  return package;
}

// The name before the version: `open_clip_torch-2.24.0.dist-info`.
std::string name_in(const fs::path& metadata) {
  const std::string stem = metadata.stem().generic_string();
  return packages::normalized_name(stem.substr(0, stem.find('-')));
}

bool imports_as(const InstalledPackage& package, std::string_view module) {
  return std::find(package.modules.begin(), package.modules.end(), module) != package.modules.end();
}

Result<InstalledPackage> checked(InstalledPackage package, const fs::path& metadata) {
  if (is_from_folder(metadata) && package.files.empty()) {
    return error(package.name + " is installed from a folder of its source: convert that folder");
  }
  if (package.files.empty()) return error(package.name + " has no modules");
  return package;
}

}  // namespace

Result<InstalledPackage> installed_package(std::span<const SitePackages> places,
                                           std::string_view name) {
  const std::string wanted = packages::normalized_name(name);
  for (const SitePackages& place : places) {
    for (const fs::path& metadata : metadata_folders(place.folder)) {
      if (name_in(metadata) == wanted) {
        return checked(read_package(metadata, place.folder), metadata);
      }
    }
  }
  for (const SitePackages& place : places) {
    std::error_code code;
    const fs::path module = place.folder / path_of_module(name);
    if (!fs::exists(module, code) && !fs::exists(module.generic_string() + ".py", code)) continue;
    for (const fs::path& metadata : metadata_folders(place.folder)) {
      InstalledPackage package = read_package(metadata, place.folder);
      if (imports_as(package, name)) return checked(std::move(package), metadata);
    }
  }
  return error("no package called " + std::string(name) + " is installed");
}

}  // namespace paddle_ls::installed
