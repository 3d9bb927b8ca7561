// Edits of documents and of the workspace (LSP 3.18, "Workspace Edit").
#pragma once

#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

// With an annotation this is the specification's AnnotatedTextEdit, which only clients with
// changeAnnotationSupport take.
struct TextEdit {
  Range range;
  std::string new_text;
  std::optional<std::string> annotation_id = {};

  static constexpr auto fields() {
    using Self = TextEdit;
    return std::array{field<&Self::range>("range"), field<&Self::new_text>("newText"),
                      field<&Self::annotation_id>("annotationId")};
  }
};

struct TextDocumentEdit {
  OptionalVersionedTextDocumentIdentifier text_document;
  std::vector<TextEdit> edits;

  static constexpr auto fields() {
    using Self = TextDocumentEdit;
    return std::array{field<&Self::text_document>("textDocument"), field<&Self::edits>("edits")};
  }
};

struct CreateFileOptions {
  bool overwrite = false;
  bool ignore_if_exists = false;

  static constexpr auto fields() {
    using Self = CreateFileOptions;
    return std::array{omissible<&Self::overwrite>("overwrite"),
                      omissible<&Self::ignore_if_exists>("ignoreIfExists")};
  }
};

struct CreateFile {
  Uri uri;
  std::optional<CreateFileOptions> options = {};
  std::optional<std::string> annotation_id = {};

  static constexpr auto fields() {
    using Self = CreateFile;
    return std::array{fixed("kind", "create"), field<&Self::uri>("uri"),
                      field<&Self::options>("options"),
                      field<&Self::annotation_id>("annotationId")};
  }
};

struct RenameFileOptions {
  bool overwrite = false;
  bool ignore_if_exists = false;

  static constexpr auto fields() {
    using Self = RenameFileOptions;
    return std::array{omissible<&Self::overwrite>("overwrite"),
                      omissible<&Self::ignore_if_exists>("ignoreIfExists")};
  }
};

struct RenameFile {
  Uri old_uri;
  Uri new_uri;
  std::optional<RenameFileOptions> options = {};
  std::optional<std::string> annotation_id = {};

  static constexpr auto fields() {
    using Self = RenameFile;
    return std::array{fixed("kind", "rename"), field<&Self::old_uri>("oldUri"),
                      field<&Self::new_uri>("newUri"), field<&Self::options>("options"),
                      field<&Self::annotation_id>("annotationId")};
  }
};

using DocumentChange = std::variant<TextDocumentEdit, CreateFile, RenameFile>;

struct ChangeAnnotation {
  std::string label;
  bool needs_confirmation = false;
  std::optional<std::string> description = {};

  static constexpr auto fields() {
    using Self = ChangeAnnotation;
    return std::array{field<&Self::label>("label"),
                      omissible<&Self::needs_confirmation>("needsConfirmation"),
                      field<&Self::description>("description")};
  }
};

// Either `changes` or `document_changes`, as the client can.
struct WorkspaceEdit {
  std::map<Uri, std::vector<TextEdit>> changes = {};
  std::vector<DocumentChange> document_changes = {};
  std::map<std::string, ChangeAnnotation> change_annotations = {};

  static constexpr auto fields() {
    using Self = WorkspaceEdit;
    return std::array{omissible<&Self::changes>("changes"),
                      omissible<&Self::document_changes>("documentChanges"),
                      omissible<&Self::change_annotations>("changeAnnotations")};
  }
};

struct WorkspaceEditMetadata {
  bool is_refactoring = false;

  static constexpr auto fields() {
    return std::array{omissible<&WorkspaceEditMetadata::is_refactoring>("isRefactoring")};
  }
};

struct ApplyWorkspaceEditParams {
  std::optional<std::string> label = {};
  WorkspaceEdit edit;
  std::optional<WorkspaceEditMetadata> metadata = {};

  static constexpr auto fields() {
    using Self = ApplyWorkspaceEditParams;
    return std::array{field<&Self::label>("label"), field<&Self::edit>("edit"),
                      field<&Self::metadata>("metadata")};
  }
};

struct ApplyWorkspaceEditResult {
  bool applied = false;
  std::optional<std::string> failure_reason = {};
  std::optional<std::uint32_t> failed_change = {};  // index into document_changes

  static constexpr auto fields() {
    using Self = ApplyWorkspaceEditResult;
    return std::array{field<&Self::applied>("applied"),
                      field<&Self::failure_reason>("failureReason"),
                      field<&Self::failed_change>("failedChange")};
  }
};

}  // namespace paddle_ls::protocol
