#include "project/modules/module_files.hpp"

#include <filesystem>

#include "project/modules/project_root.hpp"

namespace paddle_ls::modules {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view package_file = "__init__.py";
// How far above its package a program may be started, and how far the root of its project is.
constexpr int levels_above_package = 2;
constexpr int levels_to_project = 8;
// A folder with more entries holds data; the rest of it is not looked at.
constexpr std::size_t most_entries = 20000;

std::string parent(const std::string& folder) {
  return fs::path(folder).parent_path().generic_string();
}

}  // namespace

std::vector<std::string> ModuleFiles::run_by(const std::string& folder,
                                             const python::WrittenImport& import) {
  std::vector<std::string> files;
  const auto add = [&](const std::string& module) {
    const auto place = find(folder, module);
    if (place && !place->file.empty()) files.push_back(place->file);
  };
  for (std::size_t dot = import.module.find('.', import.module.find_first_not_of('.'));
       dot != std::string::npos; dot = import.module.find('.', dot + 1)) {
    add(import.module.substr(0, dot));
  }
  add(import.module);
  if (!import.name.empty() && !import.is_star()) {
    add(import.module + (import.module.ends_with('.') ? "" : ".") + import.name);
  }
  return files;
}

void ModuleFiles::forget() {
  found_.clear();
  roots_.clear();
  names_.clear();
}

// One look into a folder answers for all modules that could be in it.
const std::set<std::string>& ModuleFiles::names_in(const std::string& folder) {
  const auto [entry, is_new] = names_.try_emplace(folder);
  if (is_new) {
    std::error_code code;
    for (fs::directory_iterator at(folder, code), end; !code && at != end; at.increment(code)) {
      entry->second.insert(at->path().filename().generic_string());
      if (entry->second.size() == most_entries) break;
    }
  }
  return entry->second;
}

bool ModuleFiles::is_package(const std::string& folder) {
  const auto& names = names_in(folder);
  return is_package_folder(
      [&](std::string_view name) { return names.contains(std::string(name)); });
}

bool ModuleFiles::is_project_root(const std::string& folder) {
  const std::set<std::string>& names = names_in(folder);
  return std::ranges::any_of(
      root_files, [&](std::string_view name) { return names.contains(std::string(name)); });
}

// Where absolute imports of a file in `folder` start: beside its package, some way above, and in
// the root of the project, which tests in folders without `__init__.py` import from.
const std::vector<std::string>& ModuleFiles::roots_of(const std::string& folder) {
  const auto [entry, is_new] = roots_.try_emplace(folder);
  if (!is_new) return entry->second;
  std::string root = folder;
  while (is_package(root) && parent(root) != root) root = parent(root);
  std::vector<std::string> roots{root};
  bool is_found = is_project_root(root);
  for (int level = 0; level < levels_to_project && parent(root) != root; ++level) {
    const bool is_near = level < levels_above_package;
    if (is_found && !is_near) break;
    root = parent(root);
    is_found = is_found || is_project_root(root);
    if (is_near || is_found) roots.push_back(root);
  }
  return roots_[folder] = std::move(roots);
}

std::optional<ModulePlace> ModuleFiles::below(std::string folder, std::string_view dotted) {
  while (true) {
    const std::size_t dot = std::min(dotted.find('.'), dotted.size());
    const std::string name(dotted.substr(0, dot));
    const bool is_last = dot == dotted.size();
    const std::set<std::string>& names = names_in(folder);
    if (names.contains(name)) {
      const std::string inside = folder + "/" + name;
      const bool is_package = names_in(inside).contains(std::string(package_file));
      if (is_last && (is_package || !names.contains(name + ".py"))) {
        return ModulePlace{is_package ? inside + "/" + std::string(package_file) : "", inside};
      }
      if (!is_last) {
        folder = inside;
        dotted.remove_prefix(dot + 1);
        continue;
      }
    }
    if (is_last && names.contains(name + ".py"))
      return ModulePlace{folder + "/" + name + ".py", ""};
    return std::nullopt;
  }
}

std::string folder_of(const std::string& file) {
  return std::filesystem::path(file).parent_path().generic_string();
}

std::optional<ModulePlace> ModuleFiles::find(const std::string& folder, std::string_view module) {
  const auto known = found_.find({folder, std::string(module)});
  if (known != found_.end()) return known->second;
  std::optional<ModulePlace>& found = found_[{folder, std::string(module)}];
  const std::size_t dots = std::min(module.find_first_not_of('.'), module.size());
  const std::string_view rest = module.substr(dots);
  if (dots == 0) {
    for (const std::string& root : roots_of(folder)) {
      if ((found = below(root, rest))) break;
    }
    return found;
  }
  std::string from = folder;
  for (std::size_t level = 1; level < dots; ++level) from = parent(from);
  if (!rest.empty()) return found = below(from, rest);
  const bool has_file = names_in(from).contains(std::string(package_file));
  return found = ModulePlace{has_file ? from + "/" + std::string(package_file) : "", from};
}

}  // namespace paddle_ls::modules
