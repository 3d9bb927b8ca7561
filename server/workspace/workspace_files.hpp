// All files of the workspace, open or not, for work that goes through them on a worker.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/workspace/document_kinds.hpp"
#include "server/workspace/documents.hpp"

namespace paddle_ls::server {

// Whether notebook files count, as the texts that they are. A client that has notebooks keeps them.
enum class NotebookFiles : std::uint8_t { left_out, included };

// A copy of what the walk needs; the owner of the state goes on meanwhile.
struct WorkspaceSnapshot {
  struct OpenText {
    protocol::Uri uri;
    DocumentKind kind;
    std::int32_t version;
    std::shared_ptr<const std::string> text;
    std::shared_ptr<const text::LineIndex> lines;
  };
  std::map<std::string, OpenText> open;  // by key, cells of notebooks left out
  std::shared_ptr<ConfigurationView> configuration;
  std::shared_ptr<Surroundings> surroundings;
  NotebookFiles notebooks = NotebookFiles::left_out;
};

WorkspaceSnapshot workspace_snapshot(const Documents& documents,
                                     std::shared_ptr<ConfigurationView> configuration,
                                     std::shared_ptr<Surroundings> surroundings);

struct WorkspaceText {
  protocol::Uri uri;
  DocumentKind kind;
  std::optional<std::int32_t> version;           // nothing when it is not open
  std::shared_ptr<const std::string> text;       // null when the file cannot be read
  std::shared_ptr<const text::LineIndex> lines;  // of `text`
  Error problem;                                 // why it cannot be read
};

// Open documents first, then the other files of every folder in the order of their names.
// `.gitignore` and the setting files.exclude hold. Only kinds that `is_wanted` names are read.
void for_each_text(const WorkspaceSnapshot& workspace,
                   const std::function<bool(DocumentKind)>& is_wanted, const syntax::Stop& stop,
                   const std::function<void(const WorkspaceText&)>& visit);

struct WorkspaceFile {
  protocol::Uri uri;
  std::optional<std::int32_t> version;       // nothing when it is not open
  std::shared_ptr<const Analysis> analysis;  // null when the file cannot be read
  Error problem;                             // why
};

using Visit = std::function<void(const WorkspaceFile&)>;

// The same, each analysed with its own settings.
void for_each_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                   const Visit& visit);

// Only the open ones.
void for_each_open_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                        const Visit& visit);

}  // namespace paddle_ls::server
