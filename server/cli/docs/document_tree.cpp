#include "server/cli/docs/document_tree.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <set>

#include "engine/files/read_file.hpp"
#include "engine/mapping_docs/original/table_source.hpp"
#include "server/cli/reports/harmless_output.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace fs = std::filesystem;

// Larger than any document by far, and small enough to be read in full.
constexpr std::size_t largest_document = std::size_t{16} << 20U;

std::string shown_name(const fs::path& path) {
  return harmless(path.generic_string(), OwnColours::replaced);
}

struct Candidate {
  std::string shown;
  fs::path path;
  bool named;          // by the user, not found in a folder
  std::size_t folder;  // the number of the path that it was found by
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
  std::size_t paths_ = 0;
  std::set<std::size_t> with_layout_;  // paths with a folder for documents
};

std::string absolute_name(const fs::path& path) {
  return fs::absolute(path).lexically_normal().generic_string();
}

// Headings that every document has, even one with a broken title.
bool looks_like_document(std::string_view text) {
  static constexpr std::array<std::string_view, 4> headings = {"## [", "### [", "### 参数映射",
                                                               "### 转写示例"};
  return std::any_of(headings.begin(), headings.end(), [&](std::string_view heading) {
    const std::size_t at = text.find(heading);
    return at == 0 || (at != std::string_view::npos && text[at - 1] == '\n') ||
           text.find("\n" + std::string(heading)) != std::string_view::npos;
  });
}

void TreeReader::collect(const fs::path& path) {
  ++paths_;
  std::error_code failed;
  const fs::file_status status = fs::status(path, failed);
  if (!fs::exists(status)) return complain(path, "No such file or directory");
  if (!fs::is_directory(status)) {
    candidates_.push_back({shown_name(path), path, true, paths_});
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
      candidates_.push_back({shown_name(found), found, false, paths_});
    } else if (found.extension() == ".py") {
      // The tools in the documentation show its generation.
      candidates_.push_back({shown_name(found), found, false, paths_});
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
      names.push_back(absolute_name(candidate.path));
    }
    tree_.profile = &mapping_docs::profile_of(names);
  }
  for (const Candidate& candidate : candidates_) {
    if (mapping_docs::is_mapping_document(absolute_name(candidate.path), *tree_.profile)) {
      with_layout_.insert(candidate.folder);
    }
  }
  for (const Candidate& candidate : candidates_) {
    if (candidate.path.extension() != ".py" || candidate.named) read_file(candidate);
  }
}

void TreeReader::read_file(const Candidate& candidate) {
  auto text = candidate.named ? files::read_named(candidate.path, largest_document)
                              : files::read_bytes(candidate.path, largest_document);
  if (!text) return complain(candidate.path, text.error().message);
  TextFile read{candidate.shown, absolute_name(candidate.path), std::move(*text), candidate.named};
  const bool document = mapping_docs::is_mapping_document(read.path, *tree_.profile);
  if (!document && mapping_docs::looks_like_table_source(read.text)) {
    tree_.tables.push_back(std::move(read));
  } else if (document || candidate.named) {
    tree_.documents.push_back(std::move(read));
  } else if (!with_layout_.contains(candidate.folder) && looks_like_document(read.text)) {
    read.is_named = true;
    tree_.documents.push_back(std::move(read));
  } else {
    ++tree_.passed_over;
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

bool complain_about_unreadable(const DocumentTree& tree) {
  for (const UnreadableFile& file : tree.unreadable) {
    std::cerr << error_prefix << file.shown << ": " << file.problem << '\n';
  }
  return !tree.unreadable.empty();
}

std::string nothing_found(const std::vector<fs::path>& paths, const DocumentTree& tree) {
  std::string places;
  for (const fs::path& path : paths) {
    places += (places.empty() ? "" : ", ") + path.generic_string();
  }
  std::string sentence = "no mapping documents in " + places +
                         ": looked for Markdown files below a folder `api_difference`, and for "
                         "others with a title such as `## [ category ]torch.API`; found ";
  if (tree.passed_over == 0) return sentence + "no Markdown files";
  return sentence + std::to_string(tree.passed_over) +
         (tree.passed_over == 1 ? " other Markdown file" : " other Markdown files");
}

}  // namespace paddle_ls::cli::docs
