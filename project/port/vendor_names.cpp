#include "project/port/vendor_names.hpp"

#include <algorithm>

#include "project/modules/import_name.hpp"

namespace paddle_ls::port {
namespace {

namespace fs = std::filesystem;

fs::path path_of_module(std::string module) {
  std::replace(module.begin(), module.end(), '.', '/');
  return module;
}

// `..layers.drop` for `timm/layers/drop`, as a file in `timm/models` spells it. A package around
// the file is named through the one around that: `..timm` in `timm`.
std::string relative_spelling(const fs::path& module, const fs::path& folder) {
  const fs::path top = "/";
  std::string dots = ".";
  std::string names;
  for (const fs::path& part : (top / module).parent_path().lexically_relative(top / folder)) {
    if (part == "..") {
      dots += '.';
    } else if (part != ".") {
      names += part.generic_string() + ".";
    }
  }
  return dots + names + module.filename().generic_string();
}

// The name of the folder, as `import_module` takes it in a program of the project.
std::string dotted_folder(const fs::path& into) {
  return modules::import_name(into, into.root_path() / "program.py");
}

std::function<std::string(const std::string&)> names_below(std::string folder) {
  return [folder = std::move(folder)](const std::string& module) {
    return folder.empty() ? module : folder + "." + module;
  };
}

}  // namespace

std::vector<std::string> names_of_vendor(const fs::path& into, const fs::path& project) {
  std::string by_path = into.lexically_relative(project).generic_string();
  std::replace(by_path.begin(), by_path.end(), '/', '.');
  return {by_path, dotted_folder(into)};
}

Redirection inside_vendor(const TopModules& modules, const fs::path& into, const fs::path& file) {
  return {modules,
          [folder = file.parent_path()](const std::string& module) {
            return relative_spelling(path_of_module(module), folder);
          },
          names_below(dotted_folder(into))};
}

Redirection into_vendor(const TopModules& modules, const fs::path& into, const fs::path& file) {
  return {modules, names_below(modules::import_name(into, file)), names_below(dotted_folder(into))};
}

}  // namespace paddle_ls::port
