// A new name for a documented API, everywhere at once.
#pragma once

#include <map>
#include <string>

#include "engine/mapping_docs/workspace/index.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::mapping_docs {

struct ApiRename {
  std::map<std::string, text::Edits> edits;      // by path; normalized
  std::map<std::string, std::string> new_paths;  // of files that are renamed, with their folders
};

// Renames the API of the document at `path`: its title, headings, signatures and file, and the rows
// of the table sources that name it. An error says why the name cannot be used.
Result<ApiRename> rename_api(const std::string& path, const Document& document,
                             const Identity& identity, const Index& index,
                             std::string_view new_name);

}  // namespace paddle_ls::mapping_docs
