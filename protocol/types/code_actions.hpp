// Code actions and their resolution (LSP 3.18, "Code Action").
#pragma once

#include "protocol/types/commands.hpp"
#include "protocol/types/diagnostics.hpp"
#include "protocol/types/workspace_edit.hpp"

namespace paddle_ls::protocol {

// Kinds are open, dotted strings; a kind contains every kind of which it is a dotted prefix.
namespace code_action_kind {
inline constexpr std::string_view quick_fix = "quickfix";
inline constexpr std::string_view refactor_rewrite = "refactor.rewrite";
inline constexpr std::string_view source = "source";
inline constexpr std::string_view notebook = "notebook";
}  // namespace code_action_kind

enum class CodeActionTriggerKind : std::uint8_t { invoked = 1, automatic };

constexpr auto enumerators(CodeActionTriggerKind) {
  return std::array{Enumerator{1}, Enumerator{2}};
}

struct CodeActionContext {
  std::vector<Diagnostic> diagnostics;
  std::vector<std::string> only = {};  // empty: every kind
  std::optional<CodeActionTriggerKind> trigger_kind = {};

  static constexpr auto fields() {
    using Self = CodeActionContext;
    return std::array{field<&Self::diagnostics>("diagnostics"), omissible<&Self::only>("only"),
                      field<&Self::trigger_kind>("triggerKind")};
  }
};

struct CodeActionParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  Range range;
  CodeActionContext context;

  static constexpr auto fields() {
    using Self = CodeActionParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"), field<&Self::range>("range"),
                      field<&Self::context>("context")};
  }
};

struct CodeActionDisabled {
  std::string reason;

  static constexpr auto fields() {
    return std::array{field<&CodeActionDisabled::reason>("reason")};
  }
};

struct CodeAction {
  std::string title;
  std::optional<std::string> kind = {};
  std::vector<Diagnostic> diagnostics = {};
  bool is_preferred = false;
  std::optional<CodeActionDisabled> disabled = {};
  std::optional<WorkspaceEdit> edit = {};
  std::optional<Command> command = {};
  std::optional<json::value> data = {};

  static constexpr auto fields() {
    using Self = CodeAction;
    return std::array{field<&Self::title>("title"),
                      field<&Self::kind>("kind"),
                      omissible<&Self::diagnostics>("diagnostics"),
                      omissible<&Self::is_preferred>("isPreferred"),
                      field<&Self::disabled>("disabled"),
                      field<&Self::edit>("edit"),
                      field<&Self::command>("command"),
                      field<&Self::data>("data")};
  }
};

struct CodeActionOptions {
  std::vector<std::string> code_action_kinds = {};
  bool resolve_provider = false;

  static constexpr auto fields() {
    using Self = CodeActionOptions;
    return std::array{omissible<&Self::code_action_kinds>("codeActionKinds"),
                      omissible<&Self::resolve_provider>("resolveProvider")};
  }
};

}  // namespace paddle_ls::protocol
