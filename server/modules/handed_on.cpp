#include "server/modules/handed_on.hpp"

#include <filesystem>

#include "engine/python/top_level.hpp"

namespace paddle_ls::modules {
namespace {

// The component behind `head.`; empty where `dotted` has none.
std::string member_of(const std::string& dotted, const std::string& head) {
  const bool is_below =
      dotted.size() > head.size() && dotted.starts_with(head) && dotted[head.size()] == '.';
  if (!is_below) return {};
  const std::size_t start = head.size() + 1;
  return dotted.substr(start, dotted.find('.', start) - start);
}

// The file of the module that an import binds as a whole; empty where it binds something else.
std::string file_of_module(ModuleFiles& files, const std::string& folder,
                           const python::WrittenImport& import) {
  const auto place = files.find(folder, import.module);
  if (!place) return {};
  if (import.name.empty()) return place->file;
  if (import.name == "*" || place->folder.empty()) return {};
  const auto module = files.find(place->folder, "." + import.name);
  return module ? module->file : std::string();
}

}  // namespace

void HandedOn::put(const std::string& path, std::string_view text) {
  by_path_.erase(path);
  File file;
  file.imports = python::written_imports(text);
  const std::string folder = folder_of(path);
  bool imports_of_project = false;
  for (const python::WrittenImport& import : file.imports) {
    const auto place = files_.find(folder, import.module);
    imports_of_project = imports_of_project || place.has_value();
    if (place && !place->file.empty()) importers_[place->file].insert(path);
    if (const std::string module = file_of_module(files_, folder, import); !module.empty()) {
      importers_[module].insert(path);
    }
  }
  if (!imports_of_project) return;
  for (python::TopLevel& statement : python::top_level(text)) {
    file.mentions.insert(statement.mentions.begin(), statement.mentions.end());
    for (const std::string& mention : statement.mentions) {
      file.heads.insert(mention.substr(0, mention.find('.')));
    }
    file.binds.insert(statement.binds.begin(), statement.binds.end());
  }
  by_path_.emplace(path, std::move(file));
}

HandedOn::Names HandedOn::wanted_of(const std::string& path, const Names& names) const {
  Names seen;
  return wishes(path, names, seen);
}

HandedOn::Names HandedOn::wishes(const std::string& path, const Names& names, Names& seen) const {
  Names wanted;
  if (names.empty() || !seen.insert(path).second) return wanted;
  for (const std::string& importer : importers_of(path)) {
    if (importer != path) add_wishes_of(importer, path, names, seen, wanted);
  }
  return wanted;
}

void HandedOn::add_wishes_of(const std::string& importer, const std::string& path,
                             const Names& names, Names& seen, Names& wanted) const {
  const auto known = by_path_.find(importer);
  if (known == by_path_.end()) return;  // it does not import any more
  const File& file = known->second;
  const std::string folder = folder_of(importer);
  for (const python::WrittenImport& import : file.imports) {
    const auto place = files_.find(folder, import.module);
    const bool is_from = place && place->file == path && !import.name.empty();
    if (is_from && names.contains(import.name)) wanted.insert(import.name);
    if (is_from && import.name == "*") {
      // What the importer mentions, or others want of it, and what nothing else binds there.
      Names given;
      for (const std::string& name : names) {
        if (!file.binds.contains(name)) given.insert(name);
      }
      wanted.merge(wishes(importer, given, seen));
      for (const std::string& name : given) {
        if (file.heads.contains(name)) wanted.insert(name);
      }
    }
    if (file_of_module(files_, folder, import) != path) continue;
    const bool has_alias =
        !import.name.empty() || import.local != import.module.substr(0, import.module.find('.'));
    const std::string& spelled = has_alias ? import.local : import.module;
    for (const std::string& name : names) {
      const auto at = file.mentions.lower_bound(spelled + "." + name);
      if (at != file.mentions.end() && member_of(*at, spelled) == name) wanted.insert(name);
    }
  }
}

const HandedOn::Names& HandedOn::importers_of(const std::string& path) const {
  static const Names nobody;
  const auto found = importers_.find(path);
  return found == importers_.end() ? nobody : found->second;
}

const std::vector<python::WrittenImport>& HandedOn::imports_of(const std::string& path) const {
  static const std::vector<python::WrittenImport> nothing;
  const auto found = by_path_.find(path);
  return found == by_path_.end() ? nothing : found->second.imports;
}

bool HandedOn::leads_to(const std::string& importer, const python::WrittenImport& import,
                        const std::string& path) const {
  const std::string folder = folder_of(importer);
  const auto place = files_.find(folder, import.module);
  return (place && place->file == path) || file_of_module(files_, folder, import) == path;
}

}  // namespace paddle_ls::modules
