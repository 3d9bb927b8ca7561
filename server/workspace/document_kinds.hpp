// The kinds of documents this server knows: how each is told by its name, and how it is read.
//
// One row a kind. What a kind can do for an editor is said by the model that its `analyse` makes.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "project/modules/neighbours.hpp"
#include "project/settings/settings.hpp"
#include "protocol/uri.hpp"
#include "server/ir/models.hpp"
#include "server/mapping_docs/corpus.hpp"
#include "server/model/model.hpp"
#include "server/templates/projects.hpp"
#include "server/to_static/closed_callers.hpp"
#include "server/to_static/project_functions.hpp"
#include "server/weights/checkpoints.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

// What the documents of a kind know of each other. Shared by the loop and all workers; every member
// guards itself.
struct Surroundings {
  Corpora mapping_docs;
  std::shared_ptr<Projects> templates = std::make_shared<Projects>();
  std::shared_ptr<Models> models = std::make_shared<Models>();
  std::shared_ptr<Checkpoints> checkpoints = std::make_shared<Checkpoints>();
  modules::Neighbours neighbours;
  ProjectFunctions static_functions{neighbours.modules};  // that paddle.jit.to_static converts
  ClosedCallers closed_callers{neighbours.modules, static_functions};
};

// What a client looks for in the whole workspace.
struct NameQuery {
  const std::vector<std::string>& folders;  // of the workspace
  std::string_view query;                   // letters of the name, in order; empty: every name
  std::size_t most;
};

using WorkspaceFolders = std::vector<modules::FolderLook::Folder>;

// What an analysis looks at besides the document.
struct Look {
  Surroundings& surroundings;
  ConfigurationView& configuration;
  const project::Recorded& earlier;  // of the document; may be null
  const syntax::Stop& stop;
};

struct KindRow {
  DocumentKind kind;
  // To watch on disk, and to register features for.
  std::span<const std::string_view> file_patterns;
  // By the client's language identifier, which may be empty, and by the name.
  bool (*claims)(Surroundings&, const protocol::Uri& uri, std::string_view language_id);
  // Fills in everything that is said of a document. Returns what was read of Python; else null.
  project::Recorded (*analyse)(Analysis&, const Look&);
  // Larger documents than the setting files.maximumBytes allows are not analysed. Printed programs
  // are large, and are read in one pass without a tree.
  bool has_limit;
  // There are features for it besides diagnostics and fixes, which a client has to be told of.
  bool has_features;
  // Open and closed documents, and files that may have changed on disk, for kinds that look at
  // several files; else null. `files_changed` may be slow and runs on a worker; it is true when
  // open documents of the kind have to be read again.
  void (*opened)(Surroundings&, const protocol::Uri&) = nullptr;
  void (*closed)(Surroundings&, const protocol::Uri&) = nullptr;
  bool (*files_changed)(Surroundings&, const std::vector<protocol::Uri>&) = nullptr;
  // The folders of the workspace, once a document of the kind is open; as `files_changed`.
  bool (*look_through)(Surroundings&, const WorkspaceFolders&, const syntax::Stop&) = nullptr;
  // What the kind's documents name; may be slow and runs on a worker.
  std::vector<NamedPlace> (*named_places)(Surroundings&, const NameQuery&) = nullptr;
};

const KindRow& kind_row(DocumentKind kind);
std::vector<std::string_view> watched_file_patterns();
// Of kinds whose documents have models.
std::vector<std::string_view> model_file_patterns();

// Of all kinds together, in the order of the rows.
std::vector<NamedPlace> named_places(Surroundings& surroundings, const NameQuery& query);

// What a document is.
DocumentKind document_kind(Surroundings& surroundings, const protocol::Uri& uri,
                           std::string_view language_id);

}  // namespace paddle_ls::server
