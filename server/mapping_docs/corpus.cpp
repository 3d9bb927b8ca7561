#include "server/mapping_docs/corpus.hpp"

#include "engine/files/read_file.hpp"
#include "project/files/file_walk.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;
using namespace mapping_docs;

// Larger than any document by far, and small enough to be read without a thought.
constexpr std::size_t largest_document = std::size_t{16} << 20U;

// The folders of both layouts have the same names.
const FolderLayout& layout() {
  return builtin_profile("classic")->layout;
}

// What below `root` can be of interest: the folders of documents, and Markdown files beside them.
std::vector<fs::path> files_below(const fs::path& root) {
  std::vector<fs::path> found;
  std::error_code failed;
  for (fs::directory_iterator each(root, failed); !failed && each != fs::directory_iterator();
       each.increment(failed)) {
    if (each->path().extension() == ".md") found.push_back(each->path());
  }
  for (const std::string& folder : {layout().folder, layout().third_party_folder}) {
    if (!fs::is_directory(root / folder, failed)) continue;
    files::FileWalk walk(root / folder, {});
    while (const auto file = walk.next()) {
      if (file->kind == files::WalkedFile::Kind::file && file->path.extension() == ".md") {
        found.push_back(file->path);
      }
    }
  }
  return found;
}

const DocumentProfile& profile_below(const fs::path& root) {
  std::vector<std::string> names;
  for (const FolderLayout& each :
       {builtin_profile("classic")->layout, builtin_profile("v2")->layout}) {
    std::error_code failed;
    for (const std::string& mark : each.marks) {
      if (fs::exists(root / mark, failed)) names.push_back((root / mark).generic_string());
    }
    for (const auto& [folder, category] : each.class_folders) {
      const fs::path path = root / each.folder / folder;
      if (fs::is_directory(path, failed)) names.push_back((path / "any.md").generic_string());
    }
  }
  return profile_of(names);
}

// What clients mean by a query: its letters occur in the name in that order, whatever their case.
bool has_letters(std::string_view name, std::string_view query) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  std::size_t matched = 0;
  for (const char c : name) {
    if (matched < query.size() && lower(c) == lower(query[matched])) ++matched;
  }
  return matched == query.size();
}

}  // namespace

std::string corpus_root(std::string_view path) {
  for (const std::string& folder : {layout().folder, layout().third_party_folder}) {
    const std::size_t at = path.find("/" + folder + "/");
    if (at != std::string_view::npos) return std::string(path.substr(0, at));
  }
  const std::size_t slash = path.rfind('/');
  if (slash == std::string_view::npos || slash == 0) return {};
  const std::string parent(path.substr(0, slash));
  std::error_code failed;
  return fs::is_directory(fs::path(parent) / layout().folder, failed) ? parent : std::string();
}

Corpus::Corpus(fs::path root, const DocumentProfile& profile)
    : root_(std::move(root)), profile_(profile), index_(profile) {
  if (!root_.empty()) read_all();
}

void Corpus::read_all() {
  for (const fs::path& path : files_below(root_)) read_file(relative(path.generic_string()));
  ask([](const Index& index) { return index.findings().size(); });  // computed once, here
}

std::string Corpus::relative(std::string_view path) const {
  const std::string folder = root_.generic_string() + "/";
  if (!root_.empty() && path.starts_with(folder)) path.remove_prefix(folder.size());
  return std::string(path);
}

protocol::Uri Corpus::uri_of(const std::string& relative) const {
  return protocol::Uri::from_path((root_ / relative).generic_string());
}

bool Corpus::put_document(const std::string& relative, const Identity& identity,
                          const Validation& validation, const Segment& text) {
  const std::scoped_lock lock(mutex_);
  files_[relative] = std::make_shared<const Segment>(text);
  return index_.put_document(relative, identity, validation);
}

bool Corpus::put_table(const std::string& relative, const Segment& text) {
  const std::scoped_lock lock(mutex_);
  files_[relative] = std::make_shared<const Segment>(text);
  return index_.put_table(relative, *text.text);
}

bool Corpus::read_file(const std::string& relative) {
  const fs::path path = root_ / relative;
  auto read = files::read_bytes(path, largest_document);
  if (!read) {
    const std::scoped_lock lock(mutex_);
    files_.erase(relative);
    return index_.remove(relative);
  }
  const protocol::Uri uri = uri_of(relative);
  const auto file = closed_file(uri.key(), uri.spelling(), std::move(*read));
  const std::string name = path.generic_string();
  if (is_mapping_document(name, profile_)) {
    const Identity identity = identify(name, profile_);
    return put_document(relative, identity, validate(*file->text, identity, profile_), *file);
  }
  return looks_like_table_source(*file->text) && put_table(relative, *file);
}

std::vector<DocumentFinding> Corpus::findings_of(const std::string& relative) const {
  const std::scoped_lock lock(mutex_);
  const auto found = index_.findings().find(relative);
  return found == index_.findings().end() ? std::vector<DocumentFinding>() : found->second;
}

FilePlace Corpus::place(const std::string& relative, text::ByteRange range) const {
  const std::scoped_lock lock(mutex_);
  const auto found = files_.find(relative);
  return {found == files_.end() ? nullptr : found->second, range};
}

void Corpus::add_named_places(std::string_view query, std::size_t most,
                              std::vector<NamedPlace>& found) const {
  const std::scoped_lock lock(mutex_);
  for (const auto& [path, document] : index_.documents()) {
    if (found.size() >= most) return;
    const auto file = files_.find(path);
    if (file == files_.end() || document.api.empty() || !has_letters(document.api, query)) continue;
    found.push_back({document.api, document.category, {file->second, document.title}});
  }
}

std::shared_ptr<Corpus> Corpora::corpus_of(const std::string& path, std::string_view profile) {
  const std::string root = corpus_root(path);
  const DocumentProfile* named = builtin_profile(profile);
  if (root.empty()) {
    return std::make_shared<Corpus>(
        fs::path(), named != nullptr ? *named : profile_of(std::vector<std::string>{path}));
  }
  std::shared_ptr<Entry> entry;
  {
    const std::scoped_lock lock(mutex_);
    auto& known = entries_[{root, std::string(profile)}];
    if (!known) known = std::make_shared<Entry>();
    entry = known;
  }
  // Reading takes a while, and only those who need this very corpus wait for it.
  std::call_once(entry->read, [&] {
    auto corpus = std::make_shared<Corpus>(root, named != nullptr ? *named : profile_below(root));
    const std::scoped_lock lock(mutex_);
    entry->corpus = std::move(corpus);
  });
  return entry->corpus;
}

void Corpora::set_open(const std::string& path) {
  const std::scoped_lock lock(mutex_);
  open_.insert(path);
}

void Corpora::set_closed(const std::string& path) {
  const std::scoped_lock lock(mutex_);
  open_.erase(path);
}

bool Corpora::is_open(const std::string& path) const {
  const std::scoped_lock lock(mutex_);
  return open_.contains(path);
}

std::vector<NamedPlace> Corpora::named_places(const std::vector<std::string>& folders,
                                              std::string_view query, std::size_t most) {
  std::map<std::string, std::shared_ptr<Corpus>> corpora;
  for (const std::string& folder : folders) {
    const std::string inside = folder + "/any.md";
    if (const std::string root = corpus_root(inside); !root.empty()) {
      corpora.emplace(root, corpus_of(inside, automatic));
    }
  }
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [key, entry] : entries_) {
      if (entry->corpus) corpora.insert_or_assign(key.first, entry->corpus);
    }
  }
  std::vector<NamedPlace> found;
  for (const auto& [root, corpus] : corpora) {
    corpus->add_named_places(query, most, found);
  }
  return found;
}

bool Corpora::files_changed(const std::vector<std::string>& paths) {
  std::vector<std::pair<std::shared_ptr<Corpus>, std::string>> concerned;
  {
    const std::scoped_lock lock(mutex_);
    for (const std::string& path : paths) {
      if (open_.contains(path)) continue;
      const std::string root = corpus_root(path);
      for (const auto& [key, entry] : entries_) {
        if (key.first == root && entry->corpus) concerned.emplace_back(entry->corpus, path);
      }
    }
  }
  bool changed = false;
  for (const auto& [corpus, path] : concerned) {
    changed = corpus->read_file(corpus->relative(path)) || changed;
  }
  return changed;
}

}  // namespace paddle_ls::server
