// The mapping documents and table sources that were named on the command line, read into memory:
// the whole corpus is two megabytes.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/mapping_docs/profiles/document_profile.hpp"

namespace paddle_ls::cli::docs {

struct TextFile {
  std::string shown;  // as the user gave or would write it
  std::string path;   // absolute, with '/'
  std::string text;
  bool is_named;  // by the user, or in a named folder that has no layout of documents
};

struct UnreadableFile {
  std::string shown;
  std::string problem;
};

struct DocumentTree {
  const mapping_docs::DocumentProfile* profile = nullptr;
  std::vector<TextFile> documents;  // by path
  std::vector<TextFile> tables;     // sources of the table of APIs
  std::vector<UnreadableFile> unreadable;
  std::size_t passed_over = 0;  // Markdown files that are neither
};

// A folder yields all documents and table sources below it; a file is classified by its contents.
// Documents are below a folder `api_difference`; if a named folder has no such folder, its
// documents are the Markdown files that look like documents. `profile_name` is "classic", "v2" or
// "auto". A walk skips other Markdown files and folders whose names start with a dot.
DocumentTree read_tree(const std::vector<std::filesystem::path>& paths,
                       const std::string& profile_name);

// Writes the files that could not be read to standard error; true if there are any.
bool complain_about_unreadable(const DocumentTree& tree);

// That there are no documents at `paths`, and what was looked for.
std::string nothing_found(const std::vector<std::filesystem::path>& paths,
                          const DocumentTree& tree);

}  // namespace paddle_ls::cli::docs
