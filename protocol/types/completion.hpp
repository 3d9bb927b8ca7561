// Completion (LSP 3.18, "Completion Request").
#pragma once

#include "protocol/types/markup.hpp"
#include "protocol/types/progress.hpp"
#include "protocol/types/workspace_edit.hpp"

namespace paddle_ls::protocol {

struct CompletionParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  Position position;

  static constexpr auto fields() {
    using Self = CompletionParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position")};
  }
};

enum class CompletionItemKind : std::uint8_t {
  text = 1,
  method,
  function,
  constructor,
  field_,
  variable,
  class_,
  interface,
  module_,
  property,
  unit,
  value,
  enum_,
  keyword,
  snippet,
  color,
  file,
  reference,
  folder,
  enum_member,
  constant,
  struct_,
  event,
  operator_,
  type_parameter
};

constexpr auto enumerators(CompletionItemKind) {
  std::array<Enumerator, 25> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = {static_cast<std::int64_t>(i) + 1};
  return all;
}

struct CompletionItem {
  std::string label;
  std::optional<CompletionItemKind> kind = {};
  std::optional<std::string> detail = {};
  std::optional<std::string> sort_text = {};
  std::optional<std::string> filter_text = {};
  std::optional<TextEdit> text_edit = {};

  static constexpr auto fields() {
    using Self = CompletionItem;
    return std::array{field<&Self::label>("label"),
                      field<&Self::kind>("kind"),
                      field<&Self::detail>("detail"),
                      field<&Self::sort_text>("sortText"),
                      field<&Self::filter_text>("filterText"),
                      field<&Self::text_edit>("textEdit")};
  }
};

struct CompletionList {
  bool is_incomplete = false;
  std::vector<CompletionItem> items;

  static constexpr auto fields() {
    return std::array{field<&CompletionList::is_incomplete>("isIncomplete"),
                      field<&CompletionList::items>("items")};
  }
};

struct CompletionOptions {
  std::vector<std::string> trigger_characters = {};

  static constexpr auto fields() {
    return std::array{omissible<&CompletionOptions::trigger_characters>("triggerCharacters")};
  }
};

}  // namespace paddle_ls::protocol
