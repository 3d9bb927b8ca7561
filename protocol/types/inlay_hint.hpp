// Inlay hints (LSP 3.18, "Inlay Hint Request").
#pragma once

#include "protocol/types/markup.hpp"
#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

struct InlayHintParams {
  std::optional<ProgressToken> work_done_token = {};
  TextDocumentIdentifier text_document;
  Range range;

  static constexpr auto fields() {
    using Self = InlayHintParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::text_document>("textDocument"), field<&Self::range>("range")};
  }
};

struct InlayHint {
  Position position;
  std::string label;
  std::optional<MarkupContent> tooltip = {};
  bool padding_left = false;

  static constexpr auto fields() {
    return std::array{field<&InlayHint::position>("position"), field<&InlayHint::label>("label"),
                      field<&InlayHint::tooltip>("tooltip"),
                      omissible<&InlayHint::padding_left>("paddingLeft")};
  }
};

}  // namespace paddle_ls::protocol
