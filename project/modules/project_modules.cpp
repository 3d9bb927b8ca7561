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

void add_once(rewrite::Reexports& into, rewrite::Reexport fact) {
  if (!is_known(fact.meaning)) return;
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
  const Imports& imports = meanings_.imports_of(file);
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
  for (const WrittenImport& import : meanings_.imports_of(path)) {
    if (!import.is_star()) names.insert(import.local);
  }
  // Where a name comes from is asked last: it may lead through many files.
  std::set<std::string> wanted = handed_on_.wanted_of(path, names);
  std::erase_if(wanted, [&](const std::string& name) { return !is_from_library(path, name); });
  return wanted;
}

// Whether an import of the file binds `name` to something of the library.
bool ProjectModules::is_from_library(const std::string& path, const std::string& name) {
  for (const WrittenImport& import : meanings_.imports_of(path)) {
    if (import.local != name || import.is_star()) continue;
    // Not `follow`: what the file itself makes of the name changes with every key.
    const rewrite::Meaning meaning = meanings_.of_import(path, import, name);
    if (is_of_library(meaning.target) && !is_of_project(meaning)) return true;
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
  const rewrite::Meaning given =
      place->file.empty() ? rewrite::Meaning() : meanings_.of(place->file, import.name);
  if (is_known(given)) return add_once(into, {import.module, import.name, given});
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
  for (const WrittenImport& import : meanings_.imports_of(module.file)) {
    if (import.is_star() || !mentions(text, head + import.local)) continue;
    add_once(into, {spelled, import.local, meanings_.of(module.file, import.local)});
  }
  for (const std::string& name : meanings_.definitions_of(module.file)) {
    if (!mentions(text, head + name)) continue;
    add_once(into, {spelled, name, meanings_.of(module.file, name)});
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
    for (const WrittenImport& import : meanings_.imports_of(next)) {
      if (import.is_star()) {
        const auto place = files_.find(folder_of(next), import.module);
        if (place) waiting.emplace_back(place->file, depth + 1);
      } else if (mentions(text, import.local) && meanings_.gives_all(file, import.local)) {
        add_once(into, {spelled, import.local, meanings_.of(file, import.local)});
      }
    }
    for (const std::string& name : meanings_.definitions_of(next)) {
      if (!mentions(text, name) || !meanings_.gives_all(file, name)) continue;
      add_once(into, {spelled, name, meanings_.of(file, name)});
    }
  }
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
  const auto earlier = meanings_.replace_imports(file, *open);
  const bool asks_otherwise = earlier && leads_to_project(file, *earlier);
  const bool may_answer_otherwise = meanings_.replace_rest(file, *open, earlier.has_value());
  if (asks_otherwise || may_answer_otherwise) ++generation_;
  const bool answers_otherwise = may_answer_otherwise && meanings_.change();
  return asks_otherwise || answers_otherwise;
}

// Whether imports of `file`, as they were before or as they are now, lead to files of the project.
bool ProjectModules::leads_to_project(const std::string& file, const Imports& before) {
  const std::string folder = folder_of(file);
  const auto leads = [&](const WrittenImport& import) {
    return files_.find(folder, import.module).has_value();
  };
  const Imports& now = meanings_.imports_of(file);
  return std::any_of(before.begin(), before.end(), leads) ||
         std::any_of(now.begin(), now.end(), leads);
}

void ProjectModules::close(const fs::path& path) {
  const std::lock_guard lock(closed_mutex_);
  closed_.push_back(path.generic_string());
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
    meanings_.forget(file);
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
  meanings_.forget_all();
  const bool may_be_found = std::exchange(misses_modules_, false);
  return meanings_.change() || may_be_found;
}

}  // namespace paddle_ls::modules
