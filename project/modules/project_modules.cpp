#include "project/modules/project_modules.hpp"

#include <algorithm>

#include "engine/python/resolve_names.hpp"
#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/dependents/dependence.hpp"
#include "engine/torch/torch_library.hpp"
#include "project/files/file_walk.hpp"
#include "project/files/read_source.hpp"
#include "project/modules/outside_names.hpp"

namespace paddle_ls::modules {
namespace {

namespace fs = std::filesystem;
using python::WrittenImport;

constexpr std::size_t largest_module = std::size_t{4} << 20U;
// Of the files around one that is worked on alone.
constexpr std::size_t most_entries_around = 20000;
constexpr std::size_t most_bytes_around = std::size_t{32} << 20U;

bool mentions(std::string_view text, std::string_view word) {
  return text.find(word) != std::string_view::npos;
}

// The marker of a class of the project, as opposed to a name of the library.
bool is_class_of_project(std::string_view target) {
  return target.starts_with(rewrite::answering_class);
}

void add_once(rewrite::Reexports& into, rewrite::Reexport fact) {
  if (fact.target.empty()) return;
  if (std::find(into.begin(), into.end(), fact) == into.end()) into.push_back(std::move(fact));
}

}  // namespace

ProjectModules::Reexports ProjectModules::of(const fs::path& path, std::string_view text) {
  const std::lock_guard lock(mutex_);
  forget_closed();
  const auto settled = settled_.find(path.generic_string());
  return settled != settled_.end()
             ? settled->second
             : found_in(path.generic_string(), text, python::written_imports(text));
}

void ProjectModules::settle(const fs::path& path, std::string_view text) {
  const std::lock_guard lock(mutex_);
  const Imports imports = python::written_imports(text);
  settled_[path.generic_string()] = found_in(path.generic_string(), text, imports);
  settled_imports_[path.generic_string()] = imports;
  handed_on_.put(path.generic_string(), text);
  ++generation_;
  noted_.insert(path.generic_string());
  note_habits(path.generic_string(), text);
  if (mentions(text, "__main__")) name_main_.insert(path.generic_string());
}

void ProjectModules::became(const fs::path& path, std::string_view text) {
  const std::lock_guard lock(mutex_);
  ++generation_;
  handed_on_.put(path.generic_string(), text);
}

void ProjectModules::look_around(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  const bool is_package = path.filename() == "__init__.py";
  const std::string module =
      (is_package ? path.parent_path().filename() : path.stem()).generic_string();
  files::FileWalk walk(files_.top_of(folder_of(path.generic_string())), {});
  std::size_t bytes = 0;
  for (std::size_t seen = 0; seen < most_entries_around && bytes < most_bytes_around; ++seen) {
    const auto found = walk.next();
    if (!found) break;
    const bool is_python =
        found->kind == files::WalkedFile::Kind::file && found->path.extension() == ".py";
    if (!is_python || settled_.contains(found->path.generic_string())) continue;
    const auto source = files::read_source(found->path, largest_module);
    if (!source) continue;
    bytes += source->text.size();
    note_habits(found->path.generic_string(), source->text);
    const bool may_import = mentions(source->text, module) || is_package;
    if (may_import) handed_on_.put(found->path.generic_string(), source->text);
  }
  ++generation_;
}

ProjectModules::Wanted ProjectModules::wanted_of(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  const std::string file = path.generic_string();
  note_open_texts(file);
  if (handed_on_.importers_of(file).empty()) return nullptr;
  WantedAnswer& known = wanted_[file];
  const Imports& imports = imports_of(file);
  if (known.generation == generation_ && known.imports == imports) return known.wanted;
  const std::set<std::string> names = wanted_names(file);
  known = {generation_, imports, nullptr};
  if (!names.empty()) {
    known.wanted = std::make_shared<const std::vector<std::string>>(names.begin(), names.end());
  }
  return known.wanted;
}

bool ProjectModules::stands_alone(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  return handed_on_.stands_alone(path.generic_string());
}

ProjectModules::Askers ProjectModules::askers() {
  const std::lock_guard lock(mutex_);
  Askers askers;
  for (const auto& [path, importers] : handed_on_.importers()) {
    if (!wanted_names(path).empty()) askers.emplace(path, importers);
  }
  return askers;
}

std::set<std::string> ProjectModules::wanted_names(const std::string& path) {
  if (handed_on_.importers_of(path).empty()) return {};
  std::set<std::string> names;
  for (const WrittenImport& import : imports_of(path)) {
    if (!import.is_star()) names.insert(import.local);
  }
  // Where a name comes from is asked last: it may lead through many files.
  std::set<std::string> wanted = handed_on_.wanted_of(path, names);
  std::erase_if(wanted, [&](const std::string& name) { return !is_from_library(path, name); });
  return wanted;
}

// Whether an import of the file binds `name` to something of the library.
bool ProjectModules::is_from_library(const std::string& path, const std::string& name) {
  for (const WrittenImport& import : imports_of(path)) {
    if (import.local != name || import.is_star()) continue;
    // Not `follow`: what the file itself makes of the name changes with every key.
    const std::string target = target_of(path, import, name);
    if (is_of_library(target) && !is_class_of_project(target)) return true;
  }
  return false;
}

ProjectModules::Wanted ProjectModules::own_packages(const fs::path& path, std::string_view text,
                                                    const rewrite::InstalledPackages* installed) {
  if (!rewrite::may_import_dependent(text, installed)) return nullptr;
  const std::lock_guard lock(mutex_);
  forget_closed();
  std::set<std::string> own;
  for (const WrittenImport& import : python::written_imports(text)) {
    if (!rewrite::dependence_of(import.module + "." + import.name, installed)) continue;
    const std::string package = import.module.substr(0, import.module.find('.'));
    const auto place = files_.find(folder_of(path.generic_string()), package);
    if (place && !place->file.empty()) own.insert(package);
  }
  if (own.empty()) return nullptr;
  return std::make_shared<const std::vector<std::string>>(own.begin(), own.end());
}

ProjectModules::Reexports ProjectModules::found_in(const std::string& path, std::string_view text,
                                                   const Imports& imports) {
  rewrite::Reexports found;
  const std::string folder = folder_of(path);
  for (const WrittenImport& import : imports) {
    if (!is_of_library(import.module)) add(folder, import, text, found);
  }
  return found.empty() ? nullptr : std::make_shared<const rewrite::Reexports>(std::move(found));
}

// What one import statement of a file in `folder` with this text gets.
void ProjectModules::add(const std::string& folder, const WrittenImport& import,
                         std::string_view text, rewrite::Reexports& into) {
  const auto place = files_.find(folder, import.module);
  if (!place) {
    misses_modules_ = misses_modules_ || import.module.starts_with('.');
    return;
  }
  if (import.name.empty()) {
    const bool has_alias = import.local != import.module.substr(0, import.module.find('.'));
    return add_module(*place, import.module, has_alias ? import.local : import.module, text, into);
  }
  if (import.is_star()) return add_all(place->file, import.module, text, into);
  const std::string given = place->file.empty() ? "" : follow({place->file, import.name});
  if (!given.empty()) return add_once(into, {import.module, import.name, given});
  if (place->folder.empty()) return;
  if (const auto module = files_.find(place->folder, "." + import.name)) {
    add_module(*module, import.module + "." + import.name, import.local, text, into);
  }
}

// What a file takes out of a module that it calls `local`, as far as its text spells it so.
void ProjectModules::add_module(const ModulePlace& module, const std::string& spelled,
                                const std::string& local, std::string_view text,
                                rewrite::Reexports& into) {
  const std::string head = local + ".";
  if (module.file.empty() || !mentions(text, head)) return;
  for (const WrittenImport& import : imports_of(module.file)) {
    if (import.is_star() || !mentions(text, head + import.local)) continue;
    add_once(into, {spelled, import.local, follow({module.file, import.local})});
  }
  for (const WrittenClass& type : classes_of(module.file)) {
    const std::string answer = follow({module.file, type.name});
    if (!answer.empty() && mentions(text, head + type.name)) {
      add_once(into, {spelled, type.name, answer});
    }
  }
}

// What a file takes out of a module by `from module import *`, as far as its text mentions it.
void ProjectModules::add_all(const std::string& file, const std::string& spelled,
                             std::string_view text, rewrite::Reexports& into) {
  std::vector<std::pair<std::string, std::size_t>> waiting{{file, 0}};
  std::set<std::string> seen;
  while (!waiting.empty()) {
    const auto [next, depth] = std::move(waiting.back());
    waiting.pop_back();
    if (next.empty() || depth > longest_import_chain || !seen.insert(next).second) continue;
    for (const WrittenImport& import : imports_of(next)) {
      if (import.is_star()) {
        const auto place = files_.find(folder_of(next), import.module);
        if (place) waiting.emplace_back(place->file, depth + 1);
      } else if (mentions(text, import.local) && gives_all(file, import.local)) {
        add_once(into, {spelled, import.local, follow({file, import.local})});
      }
    }
    for (const WrittenClass& type : classes_of(next)) {
      const std::string answer = follow({file, type.name});
      if (!answer.empty() && mentions(text, type.name) && gives_all(file, type.name)) {
        add_once(into, {spelled, type.name, answer});
      }
    }
  }
}

// What `from file import name` gives of the library.
std::string ProjectModules::follow(const Place& place) {
  if (followed_ > longest_import_chain) return {};
  ++followed_;
  std::string target = find_target(place);
  --followed_;
  return target;
}

// Files that import each other end here: a name that is being followed is not known yet.
std::string ProjectModules::find_target(const Place& place) {
  const auto [known, is_new] = given_.try_emplace(place);
  if (!is_new) return known->second;
  if (std::string answer = answer_of(place); !answer.empty()) return given_[place] = answer;
  const WrittenImport* way = nullptr;
  std::string target;
  for (const WrittenImport& import : imports_of(place.file)) {
    if (import.is_star() || import.local != place.name) continue;
    const std::string found = target_of(place.file, import, place.name);
    if (found.empty() || (way != nullptr && found != target)) return {};
    way = &import;
    target = found;
  }
  if (way == nullptr) {
    for (const WrittenImport& import : imports_of(place.file)) {
      if (!import.is_star()) continue;
      target = target_of(place.file, import, place.name);
      way = &import;
      if (!target.empty()) break;
    }
  }
  if (target.empty()) return {};
  const bool is_certain = is_class_of_project(target) || is_of_dependent(target);
  if (!is_certain && !stands_for_nothing_else(place, *way, target)) return {};
  return given_[place] = target;
}

// The marker of a class that `place` defines and that implements `__torch_function__`, by its own
// method or by that of a base.
std::string ProjectModules::answer_of(const Place& place) {
  for (const WrittenClass& type : classes_of(place.file)) {
    if (type.name != place.name) continue;
    std::string answer(type.answers ? rewrite::answering_class : std::string_view());
    for (const std::string& base : type.bases) {
      const bool is_tensor = type.answers && (base == "Tensor" || base.ends_with(".Tensor"));
      const std::string inherited =
          is_tensor ? std::string(rewrite::answering_tensor) : follow({place.file, base});
      if (is_class_of_project(inherited)) answer = std::max(answer, inherited);
    }
    return answer;
  }
  return {};
}

// What the import of `name` in `file` stands for by itself.
std::string ProjectModules::target_of(const std::string& file, const WrittenImport& import,
                                      const std::string& name) {
  if (is_of_library(import.module)) {
    if (import.is_star()) {
      const bool is_given = torch::library().star_exports(import.module, name);
      return is_given ? import.module + "." + name : "";
    }
    return name_outside(import);
  }
  const bool is_outside = !import.is_star() && is_of_dependent(import.module);
  if (import.name.empty() && !is_outside) return {};
  const auto place = files_.find(folder_of(file), import.module);
  if (is_outside && !place) return name_outside(import);
  if (import.name.empty()) return {};
  if (!place || place->file.empty()) return {};
  if (!import.is_star()) return follow({place->file, import.name});
  return gives_all(place->file, name) ? follow({place->file, name}) : "";
}

// Whether `from file import *` has `name` among what it gives.
bool ProjectModules::gives_all(const std::string& file, const std::string& name) {
  const auto [entry, is_new] = listed_.try_emplace(file);
  if (is_new) entry->second = python::names_in_all(text_of(file));
  const std::optional<std::set<std::string>>& listed = entry->second;
  return listed ? listed->contains(name) : !name.starts_with('_');
}

// The file may bind the name once more, by an assignment or a definition.
bool ProjectModules::stands_for_nothing_else(const Place& place, const WrittenImport& import,
                                             const std::string& target) const {
  const std::string text = text_of(place.file);
  const std::string& name = import.is_star() ? place.name : import.name;
  rewrite::Reexports way;
  if (!is_of_library(import.module)) way.push_back({import.module, name, target});
  const auto recorded = rewrite::read(text, nullptr, {built_in_rules(), &way});
  return recorded &&
         python::exported_name(text, *recorded, rewrite::known_modules({built_in_rules(), &way}),
                               torch::library(), place.name) == target;
}

const ProjectModules::Imports& ProjectModules::imports_of(const std::string& file) {
  const auto [entry, is_new] = imports_.try_emplace(file);
  if (is_new) entry->second = python::written_imports(text_of(file));
  return entry->second;
}

const std::vector<WrittenClass>& ProjectModules::classes_of(const std::string& file) {
  const auto [entry, is_new] = classes_.try_emplace(file);
  if (is_new) entry->second = written_classes(text_of(file));
  return entry->second;
}

// Empty for a file that cannot be read.
std::string ProjectModules::text_of(const std::string& file) const {
  const auto open = open_.find(file);
  if (open != open_.end()) return *open->second;
  auto source = files::read_source(file, largest_module);
  return source ? std::move(source->text) : std::string();
}

bool ProjectModules::set_text(const fs::path& path, std::shared_ptr<const std::string> text,
                              const syntax::Stop& is_outdated) {
  const std::string file = path.generic_string();
  const std::lock_guard lock(mutex_);
  forget_closed();
  if (is_outdated && is_outdated()) return false;
  std::shared_ptr<const std::string>& open = open_[file];
  if (open == text) return false;
  open = std::move(text);
  if (noted_.contains(file)) changed_.insert(file);
  const bool asks_otherwise = imports_change(file, *open);
  classes_.erase(file);
  listed_.erase(file);
  const bool is_asked = std::any_of(given_.begin(), given_.end(),
                                    [&](const auto& each) { return each.first.file == file; });
  if (asks_otherwise || is_asked) ++generation_;
  const bool answers_otherwise = is_asked && answers_change(std::exchange(given_, {}));
  return asks_otherwise || answers_otherwise;
}

// Takes over what the text of `file` imports. True when that is something else than before, and
// leads to other files of the project.
bool ProjectModules::imports_change(const std::string& file, std::string_view text) {
  Imports now = python::written_imports(text);
  const auto [known, is_new] = imports_.try_emplace(file, now);
  if (is_new || known->second == now) return false;
  const std::string folder = folder_of(file);
  const auto leads_to_project = [&](const WrittenImport& import) {
    return files_.find(folder, import.module).has_value();
  };
  const Imports before = std::exchange(known->second, std::move(now));
  return std::any_of(before.begin(), before.end(), leads_to_project) ||
         std::any_of(known->second.begin(), known->second.end(), leads_to_project);
}

void ProjectModules::close(const fs::path& path) {
  const std::lock_guard lock(closed_mutex_);
  closed_.push_back(path.generic_string());
}

// What was read off the text of `file`.
void ProjectModules::forget(const std::string& file) {
  imports_.erase(file);
  classes_.erase(file);
  listed_.erase(file);
}

void ProjectModules::forget_closed() {
  std::vector<std::string> closed;
  {
    const std::lock_guard lock(closed_mutex_);
    closed.swap(closed_);
  }
  for (const std::string& file : closed) {
    open_.erase(file);
    changed_.erase(file);
    forget(file);
    // What is on disk may be newer than the last text that was looked up.
    if (noted_.contains(file) && note_again(file)) untold_.insert(file);
  }
}

std::shared_ptr<const std::string> ProjectModules::open_text(const std::string& file) {
  const std::lock_guard lock(mutex_);
  forget_closed();
  const auto open = open_.find(file);
  return open != open_.end() ? open->second : nullptr;
}

bool ProjectModules::files_changed() {
  const std::lock_guard lock(mutex_);
  forget_closed();
  files_.forget();
  ++generation_;
  imports_.clear();
  classes_.clear();
  listed_.clear();
  const bool may_be_found = std::exchange(misses_modules_, false);
  return answers_change(std::exchange(given_, {})) || may_be_found;
}

bool ProjectModules::answers_change(const std::map<Place, std::string>& before) {
  bool changed = false;
  for (const auto& [place, target] : before) changed = follow(place) != target || changed;
  return changed;
}

}  // namespace paddle_ls::modules
