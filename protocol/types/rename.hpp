// Renaming (LSP 3.18, "Rename Request", "Prepare Rename Request").
#pragma once

#include "protocol/types/progress.hpp"
#include "protocol/types/workspace_edit.hpp"

namespace paddle_ls::protocol {

struct RenameParams {
  std::optional<ProgressToken> work_done_token = {};
  TextDocumentIdentifier text_document;
  Position position;
  std::string new_name;

  static constexpr auto fields() {
    using Self = RenameParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position"), field<&Self::new_name>("newName")};
  }
};

struct PrepareRenameParams {
  std::optional<ProgressToken> work_done_token = {};
  TextDocumentIdentifier text_document;
  Position position;

  static constexpr auto fields() {
    using Self = PrepareRenameParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position")};
  }
};

struct PrepareRenamePlaceholder {
  Range range;
  std::string placeholder;

  static constexpr auto fields() {
    using Self = PrepareRenamePlaceholder;
    return std::array{field<&Self::range>("range"), field<&Self::placeholder>("placeholder")};
  }
};

struct RenameOptions {
  bool prepare_provider = false;

  static constexpr auto fields() {
    return std::array{omissible<&RenameOptions::prepare_provider>("prepareProvider")};
  }
};

}  // namespace paddle_ls::protocol
