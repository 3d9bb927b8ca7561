#include "server/features/convey/helper_edits.hpp"

#include <filesystem>

#include "engine/text/utf8.hpp"
#include "project/files/read_source.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_module = std::size_t{4} << 20U;

struct ModuleText {
  std::string text;
  bool exists = true;
};

// Nothing for what is there and cannot be read.
std::optional<ModuleText> module_text_at(const fs::path& path) {
  std::error_code code;
  if (!fs::exists(path, code)) return ModuleText{"", false};
  auto source = files::read_source(path, longest_module);
  if (!source) return std::nullopt;
  if (source->text.starts_with(text::byte_order_mark)) {
    source->text.erase(0, text::byte_order_mark.size());
  }
  return ModuleText{std::move(source->text)};
}

// How the edits of helper modules are written.
struct Writing {
  const OpenModules& open;
  Trust trust;
  const Presentation& presentation;
};

void add_module(const fs::path& path, const project::HelperModule& module, const Writing& writing,
                protocol::WorkspaceEdit& edit) {
  const auto uri = protocol::Uri::from_path(path.generic_string());
  const auto shown = writing.open.find(uri.key());
  const bool is_open = shown != writing.open.end();
  const auto present = is_open ? ModuleText{*shown->second.text} : module_text_at(path);
  if (!present) return;
  const text::Edits edits = module.edits(present->text);
  if (edits.empty()) return;
  if (!present->exists) {
    // First of all, so that one undo takes back what follows.
    edit.document_changes.insert(
        edit.document_changes.begin(),
        protocol::CreateFile{uri, protocol::CreateFileOptions{false, true}, std::nullopt});
  }
  const text::LineIndex lines(present->text);
  add_document_edits(edit,
                     {uri, is_open ? std::optional(shown->second.version) : std::nullopt,
                      text_edits(edits, present->text, lines, writing.presentation)},
                     writing.trust, writing.presentation);
}

}  // namespace

OpenModules open_module_of(const Analysis& analysis, const Documents& documents) {
  if (analysis.uses.helper_module.empty()) return {};
  const auto uri = protocol::Uri::from_path(analysis.uses.helper_module.generic_string());
  const OpenDocument* document = documents.find(uri);
  if (document == nullptr) return {};
  return {{uri.key(), {document->version, document->buffer.shared_text()}}};
}

OpenModules open_modules(const WorkspaceSnapshot& workspace) {
  OpenModules open;
  for (const auto& [key, file] : workspace.open) open[key] = {file.version, file.text};
  return open;
}

void add_helper_edits(const project::NeededHelpers& needed, const OpenModules& open, Trust trust,
                      const Presentation& presentation, protocol::WorkspaceEdit& edit) {
  for (const auto& [path, module] : needed.modules()) {
    add_module(path, module, {open, trust, presentation}, edit);
  }
}

}  // namespace paddle_ls::server
