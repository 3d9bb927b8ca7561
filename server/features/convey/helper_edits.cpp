#include "server/features/convey/helper_edits.hpp"

#include <filesystem>

#include "engine/rewrite/imports/helper_module.hpp"
#include "server/files/read_source.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_module = std::size_t{4} << 20U;

// As far as the settings tell.
std::optional<HelperModule> closed_module(const settings::Settings& settings) {
  if (settings.rules_helper_module.empty()) return std::nullopt;
  const std::string path = fs::absolute(settings.rules_helper_module).string();
  return HelperModule{protocol::Uri::from_path(path), std::nullopt, nullptr};
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
  auto module = closed_module(settings);
  const Document* open = module ? documents.find(module->uri) : nullptr;
  if (open != nullptr) {
    module->version = open->version;
    module->text = open->buffer.shared_text();
  }
  return module;
}

std::optional<HelperModule> helper_module(const settings::Settings& settings,
                                          const WorkspaceSnapshot& workspace) {
  auto module = closed_module(settings);
  const auto open = module ? workspace.open.find(module->uri.key()) : workspace.open.end();
  if (open != workspace.open.end()) {
    module->version = open->second.version;
    module->text = open->second.text;
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
  add_document_edits(edit, module.uri, module.version,
                     text_edits(edits, present->text, text::LineIndex(present->text), presentation),
                     trust, presentation);
}

}  // namespace paddle_ls::server
