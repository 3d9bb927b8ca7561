#include <algorithm>
#include <iostream>

#include "engine/files/read_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/mapping_docs/generate/generate_table.hpp"
#include "engine/mapping_docs/original/metadata_json.hpp"
#include "engine/text/line_index.hpp"
#include "server/cli/docs/docs_verbs.hpp"
#include "server/cli/docs/document_tree.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace fs = std::filesystem;
using namespace mapping_docs;

// Some hundred times the size of the table of all existing documents.
constexpr std::size_t largest_table = std::size_t{64} << 20U;

struct Extraction {
  std::vector<DocumentedApi> apis;  // by API; paths are the users'
  std::size_t rejected = 0;
};

// The metadata of all documents that the original tools would open; complains about rejected ones.
Extraction extract(const DocumentTree& tree) {
  Extraction extraction;
  for (const TextFile& file : tree.documents) {
    const Identity identity = identify(file.path, *tree.profile);
    if (!identity.discovered && !file.is_named) continue;
    OriginalVerdict verdict = original_verdict(file.text, identity, *tree.profile);
    if (verdict) {
      extraction.apis.push_back({file.shown, std::move(*verdict)});
      continue;
    }
    ++extraction.rejected;
    std::cerr << file.shown << ':' << verdict.error().line + 1
              << ": rejected: " << verdict.error().reason << '\n';
  }
  std::stable_sort(extraction.apis.begin(), extraction.apis.end(),
                   [](const DocumentedApi& a, const DocumentedApi& b) {
                     return a.metadata.source_api < b.metadata.source_api;
                   });
  return extraction;
}

// Both places of every duplicate, in the form that terminals and editors make clickable.
void print_duplicates(const TableOptions& options, const GeneratedTable& table,
                      const fs::path& folder) {
  for (const DuplicateApi& duplicate : table.duplicates) {
    std::cerr << duplicate.api << " gets " << duplicate.origins.size() << " rows:\n";
    for (const RowOrigin& origin : duplicate.origins) {
      std::cerr << "  " << options.source.generic_string() << ':' << origin.line + 1;
      if (!origin.document.empty()) {
        std::cerr << ": from the document " << (folder / origin.document).generic_string() << ":1";
      }
      std::cerr << '\n';
    }
  }
}

bool is_document(const fs::path& path, const DocumentTree& tree) {
  return std::any_of(tree.documents.begin(), tree.documents.end(), [&](const TextFile& document) {
    std::error_code unknown;
    return fs::equivalent(path, document.path, unknown);
  });
}

}  // namespace

int print_metadata(const MetaOptions& options) {
  const DocumentTree tree = read_tree(options.paths, options.profile);
  const bool incomplete = complain_about_unreadable(tree);
  if (tree.documents.empty()) {
    if (!incomplete) std::cerr << error_prefix << nothing_found(options.paths, tree) << '\n';
    return 2;
  }
  const Extraction extraction = extract(tree);
  std::string out = "[";
  for (const DocumentedApi& api : extraction.apis) {
    out += (out.size() == 1 ? "\n" : ",\n") + metadata_json(api.path, api.metadata);
  }
  std::cout << out << "\n]\n";
  std::cerr << extraction.apis.size() << " documents extracted, " << extraction.rejected
            << " rejected\n";
  if (incomplete) return 2;
  return extraction.rejected == 0 ? 0 : 1;
}

int make_table(const TableOptions& options) {
  const auto fail = [](const std::string& problem) {
    std::cerr << error_prefix << problem << '\n';
    return 2;
  };
  const auto read = files::read_named(options.source, largest_table);
  if (!read) return fail(options.source.generic_string() + ": " + read.error().message);
  const std::string& source = *read;

  const fs::path folder =
      options.source.has_parent_path() ? options.source.parent_path() : fs::path(".");
  const DocumentTree tree = read_tree({folder}, options.profile);
  if (complain_about_unreadable(tree)) return 2;
  Extraction extraction = extract(tree);
  if (extraction.rejected > 0) return fail("no table is generated while documents are rejected");
  for (DocumentedApi& api : extraction.apis) {
    api.path = fs::path(api.path).lexically_relative(folder).generic_string();
  }
  const GeneratedTable table = generate_table(source, extraction.apis, *tree.profile);
  const text::LineIndex lines(source);
  for (const SourceProblem& problem : table.problems) {
    std::cerr << options.source.generic_string() << ':' << lines.line_of(problem.range.start) + 1
              << ": " << problem.message << '\n';
  }
  for (const std::string& api : table.without_table) {
    std::cerr << "warning: no table includes " << api << '\n';
  }
  print_duplicates(options, table, folder);
  if (!table.problems.empty() || (!table.duplicates.empty() && !options.allow_duplicates)) {
    std::cerr << "nothing was written\n";
    return 1;
  }
  if (options.to_stdout) {
    std::cout << table.text;
    return 0;
  }
  const fs::path output = options.output.empty() ? options.source : options.output;
  if (options.check) {
    const auto present = files::read_named(output, largest_table);
    const bool fresh = present && *present == table.text;
    std::cerr << output.generic_string() << (fresh ? ": fresh\n" : ": stale\n");
    return fresh ? 0 : 1;
  }
  if (is_document(output, tree)) {
    return fail(output.generic_string() + " is one of the documents; the table would overwrite it");
  }
  if (const auto done = files::write_named(output, table.text); !done) {
    return fail(output.generic_string() + ": " + done.error().message);
  }
  std::cerr << output.generic_string() << ": " << table.rows << " rows\n";
  return 0;
}

}  // namespace paddle_ls::cli::docs
