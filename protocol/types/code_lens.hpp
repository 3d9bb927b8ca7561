// Code lenses (LSP 3.18, "Code Lens Request").
#pragma once

#include "protocol/types/commands.hpp"
#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

struct CodeLensParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;

  static constexpr auto fields() {
    using Self = CodeLensParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument")};
  }
};

struct CodeLens {
  Range range;
  std::optional<Command> command = {};

  static constexpr auto fields() {
    return std::array{field<&CodeLens::range>("range"), field<&CodeLens::command>("command")};
  }
};

struct CodeLensOptions {
  bool resolve_provider = false;

  static constexpr auto fields() {
    return std::array{omissible<&CodeLensOptions::resolve_provider>("resolveProvider")};
  }
};

}  // namespace paddle_ls::protocol
