#include "server/features/helper_edits.hpp"

#include <filesystem>

#include "engine/rewrite/helper_module.hpp"
#include "server/files/read_source.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_module = std::size_t{4} << 20U;

protocol::Uri uri_of(const std::string& path) {
  return protocol::Uri::from_path(fs::absolute(path).string());
}

struct ModuleText {
  std::string text;
  bool exists = true;
};

// Nothing for what is there and cannot be read.
std::optional<ModuleText> text_of(const HelperModule& module) {
  if (module.text) return ModuleText{*module.text};
  const fs::path path = module.uri.file_path().value_or("");
  std::error_code code;
  if (!fs::exists(path, code)) return ModuleText{"", false};
  auto source = files::read_source(path, longest_module);
  if (!source) return std::nullopt;
  return ModuleText{std::move(source->text)};
}

}  // namespace

std::optional<HelperModule> helper_module(const settings::Settings& settings,
                                          const Documents& documents) {
  if (settings.rules_helper_module.empty()) return std::nullopt;
  HelperModule module{uri_of(settings.rules_helper_module), std::nullopt, nullptr};
  if (const Document* open = documents.find(module.uri)) {
    module.version = open->version;
    module.text = open->buffer.shared_text();
  }
  return module;
}

std::optional<HelperModule> helper_module(const settings::Settings& settings,
                                          const WorkspaceSnapshot& workspace) {
  if (settings.rules_helper_module.empty()) return std::nullopt;
  HelperModule module{uri_of(settings.rules_helper_module), std::nullopt, nullptr};
  if (const auto open = workspace.open.find(module.uri.key()); open != workspace.open.end()) {
    module.version = open->second.version;
    module.text = open->second.text;
  }
  return module;
}

void add_helper_edits(const HelperModule& module, const rewrite::RuleSet& rules,
                      std::span<const std::string> names, Trust trust,
                      const Presentation& presentation, protocol::WorkspaceEdit& edit) {
  if (names.empty()) return;
  const auto present = text_of(module);
  if (!present) return;
  const text::Edits edits = rewrite::helper_module_edits(present->text, rules, names);
  if (edits.empty()) return;
  if (!present->exists) {
    edit.document_changes.emplace_back(
        protocol::CreateFile{module.uri, protocol::CreateFileOptions{false, true}, std::nullopt});
  }
  const text::LineIndex lines(present->text);
  text::PositionCursor cursor(present->text, lines, presentation.encoding);
  std::vector<protocol::TextEdit> moved;
  for (const text::Edit& one : edits) {
    moved.push_back({to_protocol(cursor.range(one.range)), one.replacement, std::nullopt});
  }
  add_document_edits(edit, module.uri, module.version, std::move(moved), trust, presentation);
}

}  // namespace paddle_ls::server
