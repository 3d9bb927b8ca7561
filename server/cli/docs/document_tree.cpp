#include "server/cli/docs/document_tree.hpp"

#include <algorithm>

#include "engine/files/read_file.hpp"
#include "engine/mapping_docs/table_source.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace fs = std::filesystem;

// Larger than any document by far, and small enough to be read without a thought.
constexpr std::size_t largest_file = std::size_t{16} << 20U;

struct Candidate {
  std::string shown;
  fs::path path;
  bool named;  // by the user, as against found in a folder
};

class TreeReader {
 public:
  explicit TreeReader(DocumentTree& tree) : tree_(tree) {}

  void collect(const fs::path& path);
  void read(const std::string& profile_name);

 private:
  void complain(const fs::path& path, std::string problem) {
    tree_.unreadable.push_back({path.generic_string(), std::move(problem)});
  }
  void read_file(const Candidate& candidate);

  DocumentTree& tree_;
  std::vector<Candidate> candidates_;
};

void TreeReader::collect(const fs::path& path) {
  std::error_code failed;
  const fs::file_status status = fs::status(path, failed);
  if (!fs::exists(status)) return complain(path, "there is no such file or folder");
  if (!fs::is_directory(status)) {
    candidates_.push_back({path.generic_string(), path, true});
    return;
  }
  fs::recursive_directory_iterator each(path, fs::directory_options::skip_permission_denied,
                                        failed);
  if (failed) return complain(path, failed.message());
  for (; each != fs::recursive_directory_iterator(); each.increment(failed)) {
    const fs::path& found = each->path();
    std::error_code unknown;
    if (found.filename().generic_string().starts_with('.')) {
      if (each->is_directory(unknown)) each.disable_recursion_pending();
    } else if (found.extension() == ".md" && each->is_regular_file(unknown)) {
      candidates_.push_back({found.generic_string(), found, false});
    } else if (found.extension() == ".py") {
      // The tools of the documentation tell its generation.
      candidates_.push_back({found.generic_string(), found, false});
    }
    if (failed) return complain(path, failed.message());
  }
}

void TreeReader::read(const std::string& profile_name) {
  std::sort(candidates_.begin(), candidates_.end(),
            [](const Candidate& a, const Candidate& b) { return a.shown < b.shown; });
  tree_.profile = mapping_docs::builtin_profile(profile_name);
  if (!tree_.profile) {
    std::vector<std::string> names;
    for (const Candidate& candidate : candidates_) {
      names.push_back(fs::absolute(candidate.path).lexically_normal().generic_string());
    }
    tree_.profile = &mapping_docs::profile_of(names);
  }
  for (const Candidate& candidate : candidates_) {
    if (candidate.path.extension() != ".py" || candidate.named) read_file(candidate);
  }
}

void TreeReader::read_file(const Candidate& candidate) {
  auto text = candidate.named ? files::read_named(candidate.path, largest_file)
                              : files::read_bytes(candidate.path, largest_file);
  if (!text) return complain(candidate.path, text.error().message);
  TextFile read{candidate.shown, fs::absolute(candidate.path).lexically_normal().generic_string(),
                std::move(*text)};
  const bool document = mapping_docs::is_mapping_document(read.path, *tree_.profile);
  if (!document && mapping_docs::looks_like_table_source(read.text)) {
    tree_.tables.push_back(std::move(read));
  } else if (document || candidate.named) {
    tree_.documents.push_back(std::move(read));
  }
}

}  // namespace

DocumentTree read_tree(const std::vector<fs::path>& paths, const std::string& profile_name) {
  DocumentTree tree;
  TreeReader reader(tree);
  for (const fs::path& path : paths) reader.collect(path);
  reader.read(profile_name);
  return tree;
}

}  // namespace paddle_ls::cli::docs
