#include "project/modules/use_groups.hpp"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <tuple>

#include "engine/text/counted.hpp"

namespace paddle_ls::modules {
namespace {

using text::counted;

std::string_view head_of(std::string_view dotted) {
  return dotted.substr(0, dotted.find('.'));
}

std::string_view behind_head(std::string_view dotted) {
  const std::size_t dot = dotted.find('.');
  return dot == std::string_view::npos ? std::string_view() : dotted.substr(dot + 1);
}

void sort_blocking(HeldGroup& group) {
  std::sort(group.blocking.begin(), group.blocking.end(), [](const auto& one, const auto& other) {
    return std::tie(one.path, one.range.start) < std::tie(other.path, other.range.start);
  });
}

}  // namespace

std::size_t HeldGroup::waiting() const {
  return std::accumulate(files.begin(), files.end(), std::size_t{0},
                         [](std::size_t sum, const Waiting& file) { return sum + file.uses; });
}

std::string sentence(const HeldGroup& group,
                     const std::function<std::string(const std::string&)>& shown) {
  std::string text = shown(group.files.front().path);
  if (group.files.size() > 1) text += " and " + counted(group.files.size() - 1, "other file");
  const std::size_t waiting = group.waiting();
  text += ": " + counted(waiting, "use") + (waiting == 1 ? " is" : " are") +
          " ready but held back by " + std::to_string(group.blocking.size()) +
          (group.blocking.size() == 1 ? " that needs" : " that need") + " your decision:";
  for (const HeldGroup::Blocker& use : group.blocking) {
    text += "\n  " + shown(use.path) + ":" + std::to_string(use.line) + ": " + use.api + " (" +
            use.why + ")";
  }
  return text;
}

void UseGroups::add(std::string path, std::string_view source,
                    std::vector<rewrite::UseUnit> units) {
  const auto [entry, is_new] = by_path_.try_emplace(std::move(path));
  if (!is_new) return;
  File& file = entry->second;
  file.folder = std::filesystem::path(entry->first).parent_path().generic_string();
  file.imports = python::written_imports(source);
  file.first = static_cast<UnitId>(units_.size());
  file.count = static_cast<UnitId>(units.size());
  for (rewrite::UseUnit& unit : units) {
    // Imports are followed by what they say.
    const bool is_followed = unit.statement.imports && !unit.has_uses();
    if (is_followed) unit.statement = {unit.statement.range, {}, {}, false, true};
    for (const std::string& name : unit.statement.binds) {
      file.binds[name].push_back(static_cast<UnitId>(units_.size()));
    }
    units_.push_back(std::move(unit));
    path_of_.push_back(&entry->first);
  }
  read_imports(file);
  forget_other_mentions(file);
}

void UseGroups::read_imports(File& file) {
  std::erase_if(file.imports, [&](const python::WrittenImport& import) {
    return reach_ == GroupReach::file || !files_.find(file.folder, import.module);
  });
  for (std::size_t i = 0; i < file.imports.size(); ++i) {
    const python::WrittenImport& import = file.imports[i];
    if (import.is_star()) {
      file.stars.push_back(i);
    } else {
      file.imported[import.local].push_back(i);
    }
  }
}

// What a file mentions is its own, or of a library.
void UseGroups::forget_other_mentions(const File& file) {
  if (!file.stars.empty()) return;
  for (UnitId unit = file.first; unit < file.first + file.count; ++unit) {
    std::vector<std::string>& mentions = units_[unit].statement.mentions;
    std::erase_if(mentions, [&](const std::string& mention) {
      const std::string head(head_of(mention));
      return !file.binds.contains(head) && !file.imported.contains(head);
    });
    mentions.shrink_to_fit();
  }
}

void UseGroups::settle() {
  leads_to_.assign(units_.size(), {});
  parent_.resize(units_.size());
  std::iota(parent_.begin(), parent_.end(), UnitId{0});
  for (const auto& [path, file] : by_path_) link(file);
  join(leading_to_uses());
  hold();
}

void UseGroups::link(const File& file) {
  for (UnitId unit = file.first; unit < file.first + file.count; ++unit) {
    std::vector<UnitId>& found = leads_to_[unit];
    for (const std::string& mention : units_[unit].statement.mentions) {
      find_mention(file, mention, found);
    }
    // All statements that assign a name belong together. They are linked
    // through the first of them, to which a mention leads.
    for (const std::string& name : units_[unit].statement.binds) {
      const std::vector<UnitId>& binders = file.binds.find(name)->second;
      if (binders.size() == 1) continue;
      found.push_back(binders.front());
      if (unit == binders.front()) found.insert(found.end(), binders.begin(), binders.end());
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
  }
}

// The statements that what a file calls `dotted` may come from.
void UseGroups::find_mention(const File& file, std::string_view dotted,
                             std::vector<UnitId>& found) {
  const std::string head(head_of(dotted));
  const auto own = file.binds.find(head);
  const bool is_own = own != file.binds.end();
  if (is_own) found.push_back(own->second.front());
  const auto imported = file.imported.find(head);
  if (imported != file.imported.end()) {
    for (const std::size_t i : imported->second) {
      find_import(file, file.imports[i], dotted, found);
    }
  }
  if (is_own || imported != file.imported.end()) return;
  for (const std::size_t i : file.stars) {
    const auto place = files_.find(file.folder, file.imports[i].module);
    if (place) find_name(place->file, head, found);
  }
}

void UseGroups::find_import(const File& file, const python::WrittenImport& import,
                            std::string_view dotted, std::vector<UnitId>& found) {
  const auto place = files_.find(file.folder, import.module);
  if (import.name.empty()) {
    if (!place) return;
    // `import a.b` is spelled `a.b.name`, `import a.b as c` is `c.name`.
    const bool has_alias = import.local != head_of(import.module);
    const std::string_view spelled = has_alias ? import.local : import.module;
    const bool is_below = dotted.size() > spelled.size() && dotted.starts_with(spelled) &&
                          dotted[spelled.size()] == '.';
    if (is_below) return find_in_module(*place, dotted.substr(spelled.size() + 1), found);
    if (dotted == spelled) find_in_module(*place, {}, found);
    return;
  }
  if (!place) return;
  const std::size_t before = found.size();
  find_name(place->file, import.name, found);
  if (found.size() > before || place->folder.empty()) return;
  if (const auto module = files_.find(place->folder, "." + import.name)) {
    find_in_module(*module, behind_head(dotted), found);
  }
}

// What `name` of the module at `path` comes from.
void UseGroups::find_name(const std::string& path, const std::string& name,
                          std::vector<UnitId>& found) {
  const auto [known, is_new] = known_.try_emplace({path, name});
  if (is_new) {
    Seen seen;
    std::vector<UnitId> units;
    find_name(path, name, seen, 0, units);
    known->second = std::move(units);
  }
  found.insert(found.end(), known->second.begin(), known->second.end());
}

// Files may import each other: each is visited once.
void UseGroups::find_name(const std::string& path, const std::string& name, Seen& seen,
                          std::size_t depth, std::vector<UnitId>& found) {
  if (depth > longest_import_chain) return;
  const auto at = by_path_.find(path);
  if (at == by_path_.end() || !seen.emplace(&at->second, name).second) return;
  const File& file = at->second;
  const std::size_t before = found.size();
  if (const auto own = file.binds.find(name); own != file.binds.end()) {
    found.push_back(own->second.front());
  }
  const auto imported = file.imported.find(name);
  if (imported != file.imported.end()) {
    for (const std::size_t i : imported->second) {
      const python::WrittenImport& import = file.imports[i];
      const auto place = files_.find(file.folder, import.module);
      if (!place || import.name.empty()) continue;
      const std::size_t known = found.size();
      find_name(place->file, import.name, seen, depth + 1, found);
      if (found.size() > known || place->folder.empty()) continue;
      if (const auto module = files_.find(place->folder, "." + import.name)) {
        find_in_module(*module, {}, found);
      }
    }
  }
  if (found.size() > before) return;
  for (const std::size_t i : file.stars) {
    const auto place = files_.find(file.folder, file.imports[i].module);
    if (place) find_name(place->file, name, seen, depth + 1, found);
  }
}

// What `module.rest` comes from: of a module that is handed on as a whole, everything.
void UseGroups::find_in_module(const ModulePlace& module, std::string_view rest,
                               std::vector<UnitId>& found) {
  if (rest.empty() || rest.starts_with("__")) {
    const auto at = by_path_.find(module.file);
    if (at == by_path_.end()) return;
    for (UnitId i = 0; i < at->second.count; ++i) found.push_back(at->second.first + i);
    return;
  }
  const std::string name(head_of(rest));
  const std::size_t before = found.size();
  find_name(module.file, name, found);
  if (found.size() > before || module.folder.empty()) return;
  const std::string_view behind = behind_head(rest);
  const auto inner = files_.find(module.folder, "." + name);
  if (inner && !behind.empty()) find_in_module(*inner, behind, found);
}

// The statements from which, by mentions, a use can be reached.
std::vector<bool> UseGroups::leading_to_uses() const {
  std::vector<std::vector<UnitId>> comes_from(units_.size());
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    for (const UnitId other : leads_to_[unit]) comes_from[other].push_back(unit);
  }
  std::vector<bool> leads(units_.size());
  std::vector<UnitId> waiting;
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    if (!units_[unit].has_uses()) continue;
    leads[unit] = true;
    waiting.push_back(unit);
  }
  while (!waiting.empty()) {
    const UnitId unit = waiting.back();
    waiting.pop_back();
    for (const UnitId other : comes_from[unit]) {
      if (leads[other]) continue;
      leads[other] = true;
      waiting.push_back(other);
    }
  }
  return leads;
}

UseGroups::UnitId UseGroups::root(UnitId unit) {
  while (parent_[unit] != unit) {
    parent_[unit] = parent_[parent_[unit]];
    unit = parent_[unit];
  }
  return unit;
}

void UseGroups::join(const std::vector<bool>& leads) {
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    for (const UnitId other : leads_to_[unit]) {
      if (leads[other]) parent_[root(unit)] = root(other);
    }
  }
}

// Makes a group of each joined set that some use keeps back.
void UseGroups::hold() {
  held_by_.assign(units_.size(), none);
  std::unordered_map<UnitId, std::uint32_t> group_of_root;
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    if (units_[unit].blocking.empty()) continue;
    const auto [entry, is_new] =
        group_of_root.try_emplace(root(unit), static_cast<std::uint32_t>(groups_.size()));
    if (is_new) groups_.emplace_back();
    for (const rewrite::BlockingUse& use : units_[unit].blocking) {
      groups_[entry->second].blocking.push_back({use, *path_of_[unit]});
    }
  }
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    const auto group = group_of_root.find(root(unit));
    if (group != group_of_root.end()) held_by_[unit] = group->second;
  }
  for (HeldGroup& group : groups_) sort_blocking(group);
  hold_followers(held_by_);
  std::vector<std::map<std::string, std::size_t>> waiting(groups_.size());
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    const std::uint32_t uses = units_[unit].ready + units_[unit].following;
    if (held_by_[unit] != none && uses > 0) waiting[held_by_[unit]][*path_of_[unit]] += uses;
  }
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    for (const auto& [path, uses] : waiting[group]) groups_[group].files.push_back({path, uses});
    if (!groups_[group].files.empty()) held_.push_back(groups_[group]);
  }
}

// Code that sets the program up belongs to the rest of its file and to its callers.
void UseGroups::hold_followers(std::vector<UnitId>& held_by) {
  for (const auto& [path, file] : by_path_) {
    std::uint32_t holder = none;
    for (UnitId unit = file.first; unit < file.first + file.count && holder == none; ++unit) {
      if (units_[unit].has_uses()) holder = held_by[unit];
    }
    if (holder == none) continue;
    for (UnitId unit = file.first; unit < file.first + file.count; ++unit) {
      if (held_by[unit] == none && !units_[unit].has_uses()) held_by[unit] = holder;
    }
  }
  std::vector<UnitId> waiting;
  for (UnitId unit = 0; unit < units_.size(); ++unit) {
    if (held_by[unit] != none) waiting.push_back(unit);
  }
  std::vector<bool> is_seen(units_.size());
  while (!waiting.empty()) {
    const UnitId unit = waiting.back();
    waiting.pop_back();
    for (const UnitId other : leads_to_[unit]) {
      if (is_seen[other] || units_[other].has_uses()) continue;
      is_seen[other] = true;
      if (held_by[other] == none) held_by[other] = held_by[unit];
      waiting.push_back(other);
    }
  }
}

const HeldGroup* UseGroups::holder(const std::string& path, std::size_t offset) const {
  const auto at = by_path_.find(path);
  if (at == by_path_.end()) return nullptr;
  const auto first = units_.begin() + at->second.first;
  const auto last = first + at->second.count;
  const auto behind = std::upper_bound(
      first, last, offset,
      [](std::size_t wanted, const auto& unit) { return wanted < unit.statement.range.start; });
  if (behind == first) return nullptr;
  const std::uint32_t group = held_by_[static_cast<std::size_t>(behind - units_.begin()) - 1];
  return group == none ? nullptr : &groups_[group];
}

}  // namespace paddle_ls::modules
