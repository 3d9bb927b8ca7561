#include "server/cli/helper_file.hpp"

#include <algorithm>

#include "engine/rewrite/helper_module.hpp"
#include "server/cli/unified_diff.hpp"
#include "server/files/read_source.hpp"
#include "server/files/write_atomically.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

bool is_package(const fs::path& folder) {
  std::error_code code;
  return fs::exists(folder / "__init__.py", code);
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
    name += (name.empty() ? "" : ".") + part.string();
  }
  return name;
}

// The text of the module at `path`; empty when there is none yet.
Result<files::Source> module_at(const fs::path& path, const Project& project) {
  std::error_code code;
  if (!fs::exists(path, code)) return files::Source{};
  return files::read_source(path, project.settings.files_maximum_bytes);
}

}  // namespace

HelperFile::HelperFile(const fs::path& path)
    : given_(path), path_(path.empty() ? fs::path() : fs::weakly_canonical(fs::absolute(path))) {}

std::string HelperFile::import_from(const fs::path& file) const {
  const fs::path importing = fs::weakly_canonical(fs::absolute(file));
  if (importing == path_) return {};
  const fs::path module_folder = path_.parent_path();
  const fs::path folder = importing.parent_path();
  const fs::path root = search_folder(module_folder);
  const fs::path name = path_.lexically_relative(root).replace_extension();
  const bool share_package = is_package(folder) && search_folder(folder) == root &&
                             name.begin() != name.end() &&
                             *name.begin() == *folder.lexically_relative(root).begin();
  if (!share_package) return dotted(name);
  std::string from = ".";
  fs::path rest;
  for (const fs::path& part : module_folder.lexically_relative(folder)) {
    if (part == "..") {
      from += '.';
    } else {
      rest /= part;
    }
  }
  return from + dotted(rest / path_.stem());
}

void HelperFile::need(std::span<const std::string> names,
                      const std::shared_ptr<const Project>& project) {
  for (const std::string& name : names) {
    if (std::find(names_.begin(), names_.end(), name) == names_.end()) names_.push_back(name);
  }
  if (!project_) project_ = project;
}

Result<std::string> HelperFile::diff(Colour colour) const {
  return module_at(path_, *project_).map([&](const files::Source& module) {
    const text::Edits edits = rewrite::helper_module_edits(module.text, project_->rules, names_);
    const std::string shown = given_.lexically_normal().string();
    const bool from_root = shown.starts_with('/');
    const std::string before = module.text.empty() ? "/dev/null" : (from_root ? "" : "a/") + shown;
    return unified_diff(before, (from_root ? "" : "b/") + shown, module.text, edits, colour);
  });
}

Result<void> HelperFile::write(const fs::path& target, const fs::path& like) const {
  const auto module = module_at(target, *project_);
  if (!module) return tl::unexpected(module.error());
  const text::Edits edits = rewrite::helper_module_edits(module->text, project_->rules, names_);
  if (edits.empty()) return {};
  std::error_code code;
  fs::create_directories(target.parent_path(), code);
  return files::bytes_of(*module, text::applied(edits, module->text))
      .and_then([&](const std::string& bytes) {
        return files::write_atomically(target, bytes, fs::exists(target, code) ? target : like);
      });
}

}  // namespace paddle_ls::cli
