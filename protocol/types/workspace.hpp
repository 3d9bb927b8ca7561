// The workspace: folders, configuration, watched files, virtual documents, dynamic registration
// (LSP 3.18, "Workspace Features").
#pragma once

#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

struct WorkspaceFolder {
  Uri uri;
  std::string name;

  static constexpr auto fields() {
    return std::array{field<&WorkspaceFolder::uri>("uri"), field<&WorkspaceFolder::name>("name")};
  }
};

struct WorkspaceFoldersChangeEvent {
  std::vector<WorkspaceFolder> added;
  std::vector<WorkspaceFolder> removed;

  static constexpr auto fields() {
    using Self = WorkspaceFoldersChangeEvent;
    return std::array{field<&Self::added>("added"), field<&Self::removed>("removed")};
  }
};

struct DidChangeWorkspaceFoldersParams {
  WorkspaceFoldersChangeEvent event;

  static constexpr auto fields() {
    return std::array{field<&DidChangeWorkspaceFoldersParams::event>("event")};
  }
};

struct ConfigurationItem {
  std::optional<Uri> scope_uri = {};
  std::optional<std::string> section = {};

  static constexpr auto fields() {
    using Self = ConfigurationItem;
    return std::array{field<&Self::scope_uri>("scopeUri"), field<&Self::section>("section")};
  }
};

// The answer is an array with one value, or null, per item.
struct ConfigurationParams {
  std::vector<ConfigurationItem> items;

  static constexpr auto fields() { return std::array{field<&ConfigurationParams::items>("items")}; }
};

// Clients that are to be asked for their settings send null.
struct DidChangeConfigurationParams {
  json::value settings = {};

  static constexpr auto fields() {
    return std::array{omissible<&DidChangeConfigurationParams::settings>("settings")};
  }
};

enum class FileChangeType : std::uint8_t { created = 1, changed, deleted };

constexpr auto enumerators(FileChangeType) {
  return std::array{Enumerator{1}, Enumerator{2}, Enumerator{3}};
}

struct FileEvent {
  Uri uri;
  FileChangeType type = FileChangeType::changed;

  static constexpr auto fields() {
    return std::array{field<&FileEvent::uri>("uri"), field<&FileEvent::type>("type")};
  }
};

struct DidChangeWatchedFilesParams {
  std::vector<FileEvent> changes;

  static constexpr auto fields() {
    return std::array{field<&DidChangeWatchedFilesParams::changes>("changes")};
  }
};

// A glob below a folder, for clients with relativePatternSupport.
struct RelativePattern {
  Uri base_uri;
  std::string pattern;

  static constexpr auto fields() {
    return std::array{field<&RelativePattern::base_uri>("baseUri"),
                      field<&RelativePattern::pattern>("pattern")};
  }
};

struct FileSystemWatcher {
  std::variant<std::string, RelativePattern> glob_pattern;

  static constexpr auto fields() {
    return std::array{field<&FileSystemWatcher::glob_pattern>("globPattern")};
  }
};

struct DidChangeWatchedFilesRegistrationOptions {
  std::vector<FileSystemWatcher> watchers;

  static constexpr auto fields() {
    return std::array{field<&DidChangeWatchedFilesRegistrationOptions::watchers>("watchers")};
  }
};

struct DidChangeConfigurationRegistrationOptions {
  std::optional<std::string> section = {};

  static constexpr auto fields() {
    return std::array{field<&DidChangeConfigurationRegistrationOptions::section>("section")};
  }
};

// Documents by the scheme of their URI.
struct TextDocumentFilterScheme {
  std::string scheme;

  static constexpr auto fields() {
    return std::array{field<&TextDocumentFilterScheme::scheme>("scheme")};
  }
};

// Documents by a glob for their path.
struct TextDocumentFilterPattern {
  std::string pattern;

  static constexpr auto fields() {
    return std::array{field<&TextDocumentFilterPattern::pattern>("pattern")};
  }
};

using TextDocumentFilter = std::variant<TextDocumentFilterScheme, TextDocumentFilterPattern>;

struct TextDocumentRegistrationOptions {
  std::vector<TextDocumentFilter> document_selector;

  static constexpr auto fields() {
    return std::array{
        field<&TextDocumentRegistrationOptions::document_selector>("documentSelector")};
  }
};

struct Registration {
  std::string id;
  std::string method;
  std::optional<json::value> register_options = {};

  static constexpr auto fields() {
    using Self = Registration;
    return std::array{field<&Self::id>("id"), field<&Self::method>("method"),
                      field<&Self::register_options>("registerOptions")};
  }
};

struct RegistrationParams {
  std::vector<Registration> registrations;

  static constexpr auto fields() {
    return std::array{field<&RegistrationParams::registrations>("registrations")};
  }
};

struct Unregistration {
  std::string id;
  std::string method;

  static constexpr auto fields() {
    using Self = Unregistration;
    return std::array{field<&Self::id>("id"), field<&Self::method>("method")};
  }
};

struct UnregistrationParams {
  std::vector<Unregistration> unregistrations;

  // The protocol spells it so.
  static constexpr auto fields() {
    return std::array{field<&UnregistrationParams::unregistrations>("unregisterations")};
  }
};

struct TextDocumentContentParams {
  Uri uri;

  static constexpr auto fields() {
    return std::array{field<&TextDocumentContentParams::uri>("uri")};
  }
};

struct TextDocumentContentResult {
  std::string text;

  static constexpr auto fields() {
    return std::array{field<&TextDocumentContentResult::text>("text")};
  }
};

struct TextDocumentContentRefreshParams {
  Uri uri;

  static constexpr auto fields() {
    return std::array{field<&TextDocumentContentRefreshParams::uri>("uri")};
  }
};

}  // namespace paddle_ls::protocol
