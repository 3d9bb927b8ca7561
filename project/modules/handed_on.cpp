#include "project/modules/handed_on.hpp"

#include <algorithm>
#include <filesystem>

#include "engine/python/top_level.hpp"

namespace paddle_ls::modules {
namespace {

// The component after `head.`; empty where `dotted` has none.
std::string member_of(const std::string& dotted, const std::string& head) {
  const bool is_below =
      dotted.size() > head.size() && dotted.starts_with(head) && dotted[head.size()] == '.';
  if (!is_below) return {};
  const std::size_t start = head.size() + 1;
  return dotted.substr(start, dotted.find('.', start) - start);
}

// The file of the module that an import from `place` binds as a whole; empty where it binds
// something else.
std::string bound_by(ModuleFiles& files, const ModulePlace& place,
                     const python::WrittenImport& import) {
  if (import.name.empty()) return place.file;
  if (import.is_star() || place.folder.empty()) return {};
  const auto module = files.find(place.folder, "." + import.name);
  return module ? module->file : std::string();
}

}  // namespace

void HandedOn::put(const std::string& path, std::string_view text) {
  by_path_.erase(path);
  File file;
  if (!add_imports(path, text, file)) return;
  const bool takes_modules =
      std::any_of(file.imports.begin(), file.imports.end(), [](const Import& import) {
        return !import.bound.empty() || (import.is_star() && !import.from.empty());
      });
  if (!takes_modules) {
    by_path_.emplace(path, std::move(file));
    return;
  }
  for (python::TopLevel& statement : python::top_level(text)) {
    file.mentions.insert(statement.mentions.begin(), statement.mentions.end());
    for (const std::string& mention : statement.mentions) {
      file.heads.insert(mention.substr(0, mention.find('.')));
    }
    file.binds.insert(statement.binds.begin(), statement.binds.end());
  }
  by_path_.emplace(path, std::move(file));
}

bool HandedOn::renew(const std::string& path, std::string_view text) {
  const std::optional<File> before = take_out(path);
  put(path, text);
  const auto now = by_path_.find(path);
  const bool is_known = now != by_path_.end();
  return is_known != before.has_value() || (is_known && now->second != *before);
}

bool HandedOn::forget(const std::string& path) {
  return take_out(path).has_value();
}

std::optional<HandedOn::File> HandedOn::take_out(const std::string& path) {
  const auto known = by_path_.find(path);
  if (known == by_path_.end()) return std::nullopt;
  File file = std::move(known->second);
  by_path_.erase(known);
  for (const Import& import : file.imports) {
    for (const std::string& imported : {import.from, import.bound}) {
      const auto importers = importers_.find(imported);
      if (importers == importers_.end()) continue;
      importers->second.erase(path);
      if (importers->second.empty()) importers_.erase(importers);
    }
  }
  return file;
}

// True when anything that the file imports is of the project.
bool HandedOn::add_imports(const std::string& path, std::string_view text, File& file) {
  const std::string folder = folder_of(path);
  bool imports_of_project = false;
  for (python::WrittenImport& written : python::written_imports(text)) {
    Import import = {std::move(written), {}, {}};
    if (const auto place = files_.find(folder, import.module)) {
      imports_of_project = true;
      import.from = place->file;
      import.bound = bound_by(files_, *place, import);
    }
    if (!import.from.empty()) importers_[import.from].insert(path);
    if (!import.bound.empty()) importers_[import.bound].insert(path);
    file.imports.push_back(std::move(import));
  }
  return imports_of_project;
}

HandedOn::Names HandedOn::wanted_of(const std::string& path, const Names& names) const {
  Names seen;
  return wishes(path, names, seen, 0);
}

// At the end of a chain that is too long to follow, all names may be imported.
HandedOn::Names HandedOn::wishes(const std::string& path, const Names& names, Names& seen,
                                 std::size_t depth) const {
  if (depth > longest_import_chain) return names;
  Names wanted;
  if (names.empty() || !seen.insert(path).second) return wanted;
  for (const std::string& importer : importers_of(path)) {
    if (importer != path) wanted.merge(wishes_of(importer, path, names, seen, depth));
  }
  return wanted;
}

HandedOn::Names HandedOn::wishes_of(const std::string& importer, const std::string& path,
                                    const Names& names, Names& seen, std::size_t depth) const {
  Names wanted;
  const auto known = by_path_.find(importer);
  if (known == by_path_.end()) return wanted;  // it does not import any more
  const File& file = known->second;
  for (const Import& import : file.imports) {
    const bool is_from = import.from == path && !import.name.empty();
    if (is_from && names.contains(import.name)) wanted.insert(import.name);
    if (is_from && import.is_star()) {
      // What the importer mentions, or others want of it, and what nothing else binds there.
      Names given;
      for (const std::string& name : names) {
        if (!file.binds.contains(name)) given.insert(name);
      }
      wanted.merge(wishes(importer, given, seen, depth + 1));
      for (const std::string& name : given) {
        if (file.heads.contains(name)) wanted.insert(name);
      }
    }
    if (import.bound != path) continue;
    const bool has_alias =
        !import.name.empty() || import.local != import.module.substr(0, import.module.find('.'));
    const std::string& spelled = has_alias ? import.local : import.module;
    for (const std::string& name : names) {
      const auto at = file.mentions.lower_bound(spelled + "." + name);
      if (at != file.mentions.end() && member_of(*at, spelled) == name) wanted.insert(name);
    }
  }
  return wanted;
}

const HandedOn::Names& HandedOn::importers_of(const std::string& path) const {
  static const Names nobody;
  const auto found = importers_.find(path);
  return found == importers_.end() ? nobody : found->second;
}

const std::vector<HandedOn::Import>& HandedOn::imports_of(const std::string& path) const {
  static const std::vector<Import> nothing;
  const auto found = by_path_.find(path);
  return found == by_path_.end() ? nothing : found->second.imports;
}

}  // namespace paddle_ls::modules
