// Formatting (LSP 3.18, "Document Formatting Request", "Document Range Formatting Request").
#pragma once

#include "protocol/types/progress.hpp"
#include "protocol/types/workspace_edit.hpp"

namespace paddle_ls::protocol {

// `options` stays JSON: nothing that we format depends on how wide a tab is.
struct DocumentFormattingParams {
  std::optional<ProgressToken> work_done_token = {};
  TextDocumentIdentifier text_document;
  json::value options = {};

  static constexpr auto fields() {
    using Self = DocumentFormattingParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::text_document>("textDocument"),
                      omissible<&Self::options>("options")};
  }
};

struct DocumentRangeFormattingParams {
  std::optional<ProgressToken> work_done_token = {};
  TextDocumentIdentifier text_document;
  Range range;
  json::value options = {};

  static constexpr auto fields() {
    using Self = DocumentRangeFormattingParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::text_document>("textDocument"), field<&Self::range>("range"),
                      omissible<&Self::options>("options")};
  }
};

}  // namespace paddle_ls::protocol
