#include "server/features/language/completion_request.hpp"

#include <algorithm>

namespace paddle_ls::server {
namespace {

protocol::CompletionItemKind protocol_kind(CompletionKind kind) {
  switch (kind) {
    case CompletionKind::value: return protocol::CompletionItemKind::enum_member;
    case CompletionKind::phrase: return protocol::CompletionItemKind::text;
    case CompletionKind::parameter: return protocol::CompletionItemKind::variable;
    case CompletionKind::skeleton: return protocol::CompletionItemKind::struct_;
    case CompletionKind::macro: return protocol::CompletionItemKind::keyword;
    case CompletionKind::api: return protocol::CompletionItemKind::function;
  }
  return protocol::CompletionItemKind::text;
}

// Keeps the model's order: clients sort by this text.
std::string sort_text(std::size_t index) {
  std::string digits = std::to_string(index);
  return std::string(5 - std::min<std::size_t>(5, digits.size()), '0') + digits;
}

}  // namespace

Outcome completion(const DocumentSnapshot& document, const protocol::CompletionParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  protocol::CompletionList list;
  for (Completion& found : analysis.model->complete(*offset)) {
    protocol::CompletionItem item;
    item.kind = protocol_kind(found.kind);
    if (!found.detail.empty()) item.detail = std::move(found.detail);
    item.sort_text = sort_text(list.items.size());
    // Clients compare with what the edit replaces, which need not be how the label starts.
    const std::string_view typed =
        std::string_view(*analysis.source.text)
            .substr(found.edit.range.start, *offset - std::min(*offset, found.edit.range.start));
    if (!typed.empty() && !found.label.starts_with(typed)) {
      item.filter_text = std::string(typed) + found.label;
    }
    item.label = std::move(found.label);
    item.text_edit =
        protocol::TextEdit{position_range(segment, inside(segment, found.edit.range), presentation),
                           std::move(found.edit.replacement), std::nullopt};
    list.items.push_back(std::move(item));
  }
  return protocol::write(list);
}

protocol::CompletionOptions completion_options() {
  return {{"[", "|", "`", "(", "#"}};
}

}  // namespace paddle_ls::server
