#include "project/modules/import_name.hpp"

#include "project/modules/project_root.hpp"

namespace paddle_ls::modules {
namespace {

namespace fs = std::filesystem;

fs::path resolved(const fs::path& path) {
  std::error_code code;
  const fs::path absolute = fs::absolute(path, code);
  const fs::path real = fs::weakly_canonical(absolute, code);
  return code ? absolute.lexically_normal() : real;
}

bool is_package(const fs::path& folder) {
  std::error_code code;
  return is_package_folder([&](std::string_view name) { return fs::exists(folder / name, code); });
}

// The folder from which Python finds what `folder` is a package of.
fs::path search_folder(fs::path folder) {
  while (is_package(folder) && folder.has_relative_path()) folder = folder.parent_path();
  return folder;
}

std::string dotted(const fs::path& path) {
  std::string name;
  for (const fs::path& part : path) {
    if (part == ".") continue;
    name += (name.empty() ? "" : ".") + part.generic_string();
  }
  return name;
}

// The name of the module `stem` in `to` as files of the folder `from` spell it.
std::string relative_name(const fs::path& from, const fs::path& to, const fs::path& stem) {
  std::string dots = ".";
  fs::path rest;
  for (const fs::path& part : to.lexically_relative(from)) {
    if (part == "..") {
      dots += '.';
    } else {
      rest /= part;
    }
  }
  return dots + dotted(rest / stem);
}

}  // namespace

std::string import_name(const fs::path& module, const fs::path& importing) {
  const fs::path target = resolved(module);
  const fs::path source = resolved(importing);
  if (source == target) return {};
  const fs::path folder = source.parent_path();
  const fs::path root = search_folder(target.parent_path());
  const fs::path name = target.lexically_relative(root).replace_extension();
  const bool share_package = is_package(folder) && search_folder(folder) == root &&
                             name.begin() != name.end() &&
                             *name.begin() == *folder.lexically_relative(root).begin();
  return share_package ? relative_name(folder, target.parent_path(), target.stem()) : dotted(name);
}

}  // namespace paddle_ls::modules
