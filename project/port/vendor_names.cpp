#include "project/port/vendor_names.hpp"

#include "engine/installed/module_path.hpp"
#include "project/modules/import_name.hpp"
#include "project/modules/module_files.hpp"

namespace paddle_ls::port {
namespace {

namespace fs = std::filesystem;

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

// The folder as files in `folder` import it in full; empty where it is not below the folder in
// which their absolute imports start.
std::string name_from(const fs::path& folder, const fs::path& into) {
  const fs::path root = modules::ModuleFiles().top_of(folder.generic_string());
  const fs::path below = into.lexically_relative(root);
  return below.empty() || *below.begin() == ".."
             ? std::string()
             : installed::module_of_path(below.generic_string());
}

// The name of the folder, as `import_module` takes it in a program of the project.
std::string full_name(const VendorPlace& place) {
  const std::string name = name_from(place.project, place.into);
  return name.empty() ? modules::import_name(place.into, place.into.root_path() / "program.py")
                      : name;
}

std::string name_in(const fs::path& file, const fs::path& into) {
  const std::string name = modules::import_name(into, file);
  const std::string full = name_from(file.parent_path(), into);
  return name.starts_with('.') || full.empty() ? name : full;
}

std::function<std::string(const std::string&)> names_below(std::string folder) {
  return [folder = std::move(folder)](const std::string& module) {
    return folder.empty() ? module : folder + "." + module;
  };
}

}  // namespace

std::vector<std::string> names_of_vendor(const VendorPlace& place) {
  return {installed::module_of_path(place.into.lexically_relative(place.project).generic_string()),
          full_name(place)};
}

Redirection inside_vendor(const ModuleNames& modules, const VendorPlace& place,
                          const fs::path& file) {
  return {modules,
          [folder = file.parent_path()](const std::string& module) {
            return relative_spelling(installed::path_of_module(module), folder);
          },
          names_below(full_name(place))};
}

Redirection into_vendor(const ModuleNames& modules, const VendorPlace& place,
                        const fs::path& file) {
  return {modules, names_below(name_in(file, place.into)), names_below(full_name(place))};
}

}  // namespace paddle_ls::port
