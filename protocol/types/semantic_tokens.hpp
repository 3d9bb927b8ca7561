// Semantic tokens (LSP 3.18, "Semantic Tokens").
#pragma once

#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

struct SemanticTokensParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;

  static constexpr auto fields() {
    using Self = SemanticTokensParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument")};
  }
};

struct SemanticTokensRangeParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  Range range;

  static constexpr auto fields() {
    using Self = SemanticTokensRangeParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"), field<&Self::range>("range")};
  }
};

// Five numbers a token: lines since the last one, columns since the last one on the line (or since
// its start), length, type, modifiers.
struct SemanticTokens {
  std::vector<std::uint32_t> data;

  static constexpr auto fields() { return std::array{field<&SemanticTokens::data>("data")}; }
};

struct SemanticTokensLegend {
  std::vector<std::string> token_types;
  std::vector<std::string> token_modifiers;

  static constexpr auto fields() {
    using Self = SemanticTokensLegend;
    return std::array{field<&Self::token_types>("tokenTypes"),
                      field<&Self::token_modifiers>("tokenModifiers")};
  }
};

struct SemanticTokensOptions {
  SemanticTokensLegend legend;
  bool range = false;
  bool full = false;

  static constexpr auto fields() {
    using Self = SemanticTokensOptions;
    return std::array{field<&Self::legend>("legend"), omissible<&Self::range>("range"),
                      omissible<&Self::full>("full")};
  }
};

}  // namespace paddle_ls::protocol
