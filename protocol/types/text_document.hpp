// Text documents and their synchronisation (LSP 3.18, "Text Document Synchronization").
#pragma once

#include "protocol/types/position.hpp"

namespace paddle_ls::protocol {

struct TextDocumentIdentifier {
  Uri uri;

  static constexpr auto fields() { return std::array{field<&TextDocumentIdentifier::uri>("uri")}; }
};

struct VersionedTextDocumentIdentifier {
  Uri uri;
  std::int32_t version = 0;

  static constexpr auto fields() {
    using Self = VersionedTextDocumentIdentifier;
    return std::array{field<&Self::uri>("uri"), field<&Self::version>("version")};
  }
};

struct OptionalVersionedTextDocumentIdentifier {
  Uri uri;
  std::optional<std::int32_t> version = {};  // none: whatever the client has, open or on disk

  static constexpr auto fields() {
    using Self = OptionalVersionedTextDocumentIdentifier;
    return std::array{field<&Self::uri>("uri"), nullable<&Self::version>("version")};
  }
};

struct TextDocumentItem {
  Uri uri;
  std::string language_id;
  std::int32_t version = 0;
  std::string text;

  static constexpr auto fields() {
    using Self = TextDocumentItem;
    return std::array{field<&Self::uri>("uri"), field<&Self::language_id>("languageId"),
                      field<&Self::version>("version"), field<&Self::text>("text")};
  }
};

// Without a range `text` is the whole document. The deprecated rangeLength is not read: it can only
// contradict the range.
struct TextDocumentContentChangeEvent {
  std::optional<Range> range = {};
  std::string text;

  static constexpr auto fields() {
    using Self = TextDocumentContentChangeEvent;
    return std::array{field<&Self::range>("range"), field<&Self::text>("text")};
  }
};

struct DidOpenTextDocumentParams {
  TextDocumentItem text_document;

  static constexpr auto fields() {
    return std::array{field<&DidOpenTextDocumentParams::text_document>("textDocument")};
  }
};

struct DidChangeTextDocumentParams {
  VersionedTextDocumentIdentifier text_document;
  std::vector<TextDocumentContentChangeEvent> content_changes;  // each on the result of the last

  static constexpr auto fields() {
    using Self = DidChangeTextDocumentParams;
    return std::array{field<&Self::text_document>("textDocument"),
                      field<&Self::content_changes>("contentChanges")};
  }
};

struct DidSaveTextDocumentParams {
  TextDocumentIdentifier text_document;
  std::optional<std::string> text = {};

  static constexpr auto fields() {
    using Self = DidSaveTextDocumentParams;
    return std::array{field<&Self::text_document>("textDocument"), field<&Self::text>("text")};
  }
};

struct DidCloseTextDocumentParams {
  TextDocumentIdentifier text_document;

  static constexpr auto fields() {
    return std::array{field<&DidCloseTextDocumentParams::text_document>("textDocument")};
  }
};

enum class TextDocumentSyncKind : std::uint8_t { none = 0, full = 1, incremental = 2 };

constexpr auto enumerators(TextDocumentSyncKind) {
  return std::array{Enumerator{0}, Enumerator{1}, Enumerator{2}};
}

struct SaveOptions {
  bool include_text = false;

  static constexpr auto fields() {
    return std::array{omissible<&SaveOptions::include_text>("includeText")};
  }
};

struct TextDocumentSyncOptions {
  bool open_close = false;
  TextDocumentSyncKind change = TextDocumentSyncKind::none;
  std::optional<SaveOptions> save = {};

  static constexpr auto fields() {
    using Self = TextDocumentSyncOptions;
    return std::array{field<&Self::open_close>("openClose"), field<&Self::change>("change"),
                      field<&Self::save>("save")};
  }
};

}  // namespace paddle_ls::protocol
