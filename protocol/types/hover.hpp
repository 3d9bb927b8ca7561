// Hover (LSP 3.18, "Hover Request").
#pragma once

#include "protocol/types/markup.hpp"
#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

struct HoverParams {
  std::optional<ProgressToken> work_done_token = {};
  TextDocumentIdentifier text_document;
  Position position;

  static constexpr auto fields() {
    using Self = HoverParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position")};
  }
};

struct Hover {
  MarkupContent contents;
  std::optional<Range> range = {};

  static constexpr auto fields() {
    return std::array{field<&Hover::contents>("contents"), field<&Hover::range>("range")};
  }
};

}  // namespace paddle_ls::protocol
