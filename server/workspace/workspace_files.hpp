// All files of the workspace, open or not, for work that goes through them on a worker.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/workspace/configuration.hpp"
#include "server/workspace/documents.hpp"
#include "server/workspace/kinds.hpp"

namespace paddle_ls::server {

// Whether notebook files count, as the texts that they are. A client that has notebooks keeps them.
enum class NotebookFiles : std::uint8_t { left_out, included };

// A copy of what the walk needs; the owner of the state goes on meanwhile.
struct WorkspaceSnapshot {
  struct OpenText {
    protocol::Uri uri;
    Kind kind;
    std::int32_t version;
    std::shared_ptr<const std::string> text;
    std::shared_ptr<const text::LineIndex> lines;
  };
  std::map<std::string, OpenText> open;  // by key, cells of notebooks left out
  Configuration configuration;
  std::shared_ptr<Surroundings> surroundings;
  std::optional<Kind> only;  // files of this kind; nothing: of every kind that is analysed
  NotebookFiles notebooks = NotebookFiles::left_out;
};

WorkspaceSnapshot workspace_snapshot(const Documents& documents, const Configuration& configuration,
                                     std::shared_ptr<Surroundings> surroundings);

struct WorkspaceFile {
  protocol::Uri uri;
  std::optional<std::int32_t> version;       // nothing when it is not open
  std::shared_ptr<const Analysis> analysis;  // null when the file cannot be read
  Error problem;                             // why
};

using Visit = std::function<void(const WorkspaceFile&)>;

// Open documents first, then the other files of every folder in the order of their names, each
// analysed with its own settings. `.gitignore` and the setting files.exclude hold.
void for_each_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                   const Visit& visit);

// Only the open ones.
void for_each_open_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                        const Visit& visit);

}  // namespace paddle_ls::server
