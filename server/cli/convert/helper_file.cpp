#include "server/cli/convert/helper_file.hpp"

#include "engine/files/write_atomically.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/unified_diff.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

// The text of the module at `path`; empty when there is none yet.
Result<files::DecodedSource> module_at(const fs::path& path, const settings::Settings& settings) {
  std::error_code code;
  if (!fs::exists(path, code)) return files::DecodedSource{};
  return files::read_source(path, settings.files_maximum_bytes);
}

}  // namespace

Result<std::string> HelperFile::diff(Colour colour) const {
  return module_at(path_, *module_.configuration.settings)
      .map([&](const files::DecodedSource& module) {
        const text::Edits edits = module_.edits(module.text);
        const fs::path shown = shown_path(path_);
        const std::string before = module.text.empty() ? "/dev/null" : diff_name("a/", shown);
        return unified_diff(before, diff_name("b/", shown), module.text, edits, colour);
      });
}

Result<void> HelperFile::write(const fs::path& target) const {
  const auto module = module_at(target, *module_.configuration.settings);
  if (!module) return tl::unexpected(module.error());
  const text::Edits edits = module_.edits(module->text);
  if (edits.empty()) return {};
  std::error_code code;
  if (target.has_parent_path()) fs::create_directories(target.parent_path(), code);
  if (code) return error(code.message(), target.parent_path().generic_string());
  return files::bytes_of(*module, text::applied(edits, module->text))
      .and_then([&](const std::string& bytes) { return files::write_atomically(target, bytes); });
}

}  // namespace paddle_ls::cli
