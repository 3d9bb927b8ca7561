#include "server/cli/convert/helper_file.hpp"

#include <algorithm>

#include "engine/files/write_atomically.hpp"
#include "engine/rewrite/imports/helper_module.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/unified_diff.hpp"
#include "server/files/read_source.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

// The text of the module at `path`; empty when there is none yet.
Result<files::Source> module_at(const fs::path& path, const Project& project) {
  std::error_code code;
  if (!fs::exists(path, code)) return files::Source{};
  return files::read_source(path, project.settings.files_maximum_bytes);
}

}  // namespace

void HelperFile::need(std::span<const std::string> names) {
  for (const std::string& name : names) {
    if (std::find(names_.begin(), names_.end(), name) == names_.end()) names_.push_back(name);
  }
}

Result<std::string> HelperFile::diff(Colour colour) const {
  return module_at(path_, *project_).map([&](const files::Source& module) {
    const text::Edits edits = rewrite::helper_module_edits(module.text, project_->rules, names_);
    const fs::path shown = shown_path(path_);
    const std::string before = module.text.empty() ? "/dev/null" : diff_name("a/", shown);
    return unified_diff(before, diff_name("b/", shown), module.text, edits, colour);
  });
}

Result<void> HelperFile::write(const fs::path& target) const {
  const auto module = module_at(target, *project_);
  if (!module) return tl::unexpected(module.error());
  const text::Edits edits = rewrite::helper_module_edits(module->text, project_->rules, names_);
  if (edits.empty()) return {};
  std::error_code code;
  if (target.has_parent_path()) fs::create_directories(target.parent_path(), code);
  if (code) return error(code.message(), target.parent_path().string());
  return files::bytes_of(*module, text::applied(edits, module->text))
      .and_then([&](const std::string& bytes) { return files::write_atomically(target, bytes); });
}

}  // namespace paddle_ls::cli
