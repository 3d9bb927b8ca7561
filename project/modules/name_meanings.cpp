#include "project/modules/name_meanings.hpp"

#include <algorithm>
#include <iterator>

#include "engine/python/resolve_names.hpp"
#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/dependents/reexports.hpp"
#include "engine/torch/torch_library.hpp"
#include "project/modules/outside_names.hpp"

namespace paddle_ls::modules {
namespace {

using python::WrittenImport;
using rewrite::Meaning;

bool answers(const Meaning& meaning) {
  return meaning.target.starts_with(rewrite::answering_class);
}

// Whether anything is known of the objects of a class outside of the project.
bool makes_known_objects(std::string_view api) {
  return is_of_dependent(api) || torch::library().name(api).instance != python::Kind::unknown;
}

std::vector<std::string> united(const std::vector<std::string>& left,
                                const std::vector<std::string>& right) {
  std::vector<std::string> all;
  std::set_union(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(all));
  return all;
}

// True if `file` had other definitions, or none that are known.
template <class Definitions>
bool replace(std::map<std::string, Definitions>& by_file, const std::string& file,
             Definitions&& now) {
  const auto known = by_file.find(file);
  if (known == by_file.end()) return true;
  const bool is_new = known->second != now;
  known->second = std::forward<Definitions>(now);
  return is_new;
}

}  // namespace

bool is_known(const Meaning& meaning) {
  return !meaning.target.empty() || is_of_project(meaning);
}

bool is_of_project(const Meaning& meaning) {
  return !meaning.base.empty() || answers(meaning) || meaning.gives != python::Kind::unknown;
}

Meaning NameMeanings::of(const std::string& file, const std::string& name) {
  if (depth_ > longest_import_chain) return {};
  ++depth_;
  Meaning meaning = find({file, name});
  --depth_;
  return meaning;
}

// Files that import each other end here: a name that is being followed is not known yet.
Meaning NameMeanings::find(const Place& place) {
  const auto [known, is_new] = found_.try_emplace(place);
  if (!is_new) return known->second;
  const Meaning own = of_class(place);
  if (is_of_project(own)) return found_[place] = own;
  if (const Meaning called = of_function(place); is_of_project(called)) {
    return found_[place] = called;
  }
  const WrittenImport* way = nullptr;
  Meaning meaning;
  for (const WrittenImport& import : imports_of(place.file)) {
    if (import.is_star() || import.local != place.name) continue;
    const Meaning found = of_import(place.file, import, place.name);
    if (way != nullptr && found != meaning) return own;
    way = &import;
    meaning = found;
  }
  if (way == nullptr) {
    for (const WrittenImport& import : imports_of(place.file)) {
      if (!import.is_star()) continue;
      meaning = of_import(place.file, import, place.name);
      way = &import;
      if (is_known(meaning)) break;
    }
  }
  if (!is_known(meaning)) return found_[place] = meaning.members.empty() ? own : meaning;
  const bool is_certain = is_of_project(meaning) || is_of_dependent(meaning.target);
  if (!is_certain && !stands_for_nothing_else(place, *way, meaning)) return {};
  return found_[place] = meaning;
}

// What the class that `place` defines is by its own methods and its bases. One without a base that
// leads to the library only has members.
Meaning NameMeanings::of_class(const Place& place) {
  const std::vector<WrittenClass>& classes = classes_of(place.file);
  const auto is_meant = [&](const WrittenClass& type) { return type.name == place.name; };
  const auto type = std::find_if(classes.begin(), classes.end(), is_meant);
  if (type == classes.end()) return {};
  Meaning meaning{.members = type->members};
  if (type->answers) meaning.target = rewrite::answering_class;
  for (const std::string& base : type->bases) {
    const bool is_tensor = type->answers && (base == "Tensor" || base.ends_with(".Tensor"));
    const Meaning inherited = is_tensor ? Meaning{.target = std::string(rewrite::answering_tensor)}
                                        : of_base(place.file, base);
    if (answers(inherited)) meaning.target = std::max(meaning.target, inherited.target);
    if (meaning.base.empty()) meaning.base = inherited.base;
    meaning.members = united(meaning.members, inherited.members);
  }
  const bool is_defined_once = std::count_if(classes.begin(), classes.end(), is_meant) == 1;
  if (!is_defined_once || answers(meaning)) meaning.base.clear();
  return meaning;
}

// What the function that `place` defines, once, returns.
Meaning NameMeanings::of_function(const Place& place) {
  const std::vector<WrittenFunction>& functions = functions_of(place.file);
  const auto is_meant = [&](const WrittenFunction& each) { return each.name == place.name; };
  const auto function = std::find_if(functions.begin(), functions.end(), is_meant);
  if (function == functions.end()) return {};
  if (std::count_if(functions.begin(), functions.end(), is_meant) != 1) return {};
  const Meaning type = of_base(place.file, function->type);
  if (type != Meaning{.base = "torch.Tensor"}) return {};
  return {.gives = function->several ? python::Kind::tensors : python::Kind::tensor};
}

// What a class inherits from a base that `file` spells like this. A class of the library is a base
// itself.
Meaning NameMeanings::of_base(const std::string& file, const std::string& base) {
  const std::size_t dot = std::min(base.find('.'), base.size());
  const std::string head = base.substr(0, dot);
  const std::string member = base.substr(std::min(dot + 1, base.size()));
  const std::vector<WrittenClass>& classes = classes_of(file);
  const bool is_here = std::any_of(classes.begin(), classes.end(),
                                   [&](const auto& type) { return type.name == base; });
  if (is_here) return of(file, base);
  for (const WrittenImport& import : imports_of(file)) {
    if (import.is_star() ? !member.empty() : import.local != head) continue;
    Meaning found = of_import(file, import, head);
    if (!found.target.empty() && !answers(found)) {
      const std::string api = member.empty() ? found.target : found.target + "." + member;
      if (makes_known_objects(api)) return {.base = api};
    } else if (!member.empty()) {
      found = of_member(file, import, member);
    }
    if (found.target.empty() && found != Meaning()) return found;
    if (answers(found)) return found;
  }
  return {};
}

// What `member` of a module of the project is that `import` binds.
Meaning NameMeanings::of_member(const std::string& file, const WrittenImport& import,
                                const std::string& member) {
  const std::string folder = folder_of(file);
  auto module = files_.find(folder, import.module);
  std::string name = member;
  if (module && !import.name.empty()) {
    if (module->folder.empty()) return {};
    module = files_.find(module->folder, "." + import.name);
  } else if (module && import.local != import.module) {
    // `import package.module` binds the package, and the rest of the path comes before the member.
    const std::string rest =
        import.module.substr(std::min(import.local.size() + 1, import.module.size()));
    const bool is_package = import.module.starts_with(import.local + ".");
    if (is_package && !member.starts_with(rest + ".")) return {};
    if (is_package) name = member.substr(rest.size() + 1);
  }
  if (!module || module->file.empty() || name.find('.') != std::string::npos) return {};
  return of(module->file, name);
}

Meaning NameMeanings::of_import(const std::string& file, const WrittenImport& import,
                                const std::string& name) {
  if (is_of_library(import.module)) {
    if (!import.is_star()) return {.target = name_outside(import)};
    const bool is_given = torch::library().star_exports(import.module, name);
    return is_given ? Meaning{.target = import.module + "." + name} : Meaning();
  }
  const bool is_outside = !import.is_star() && is_of_dependent(import.module);
  if (import.name.empty() && !is_outside) return {};
  const auto place = files_.find(folder_of(file), import.module);
  if (is_outside && !place) return {.target = name_outside(import)};
  if (import.name.empty() || !place || place->file.empty()) return {};
  if (!import.is_star()) return of(place->file, import.name);
  return gives_all(place->file, name) ? of(place->file, name) : Meaning();
}

bool NameMeanings::gives_all(const std::string& file, const std::string& name) {
  const auto [entry, is_new] = listed_.try_emplace(file);
  if (is_new) entry->second = python::names_in_all(text_of_(file));
  const std::optional<std::set<std::string>>& listed = entry->second;
  return listed ? listed->contains(name) : !name.starts_with('_');
}

// The file may bind the name once more, by an assignment or a definition.
bool NameMeanings::stands_for_nothing_else(const Place& place, const WrittenImport& import,
                                           const Meaning& meaning) const {
  const std::string text = text_of_(place.file);
  const std::string& name = import.is_star() ? place.name : import.name;
  rewrite::Reexports way;
  if (!is_of_library(import.module)) way.push_back({import.module, name, meaning});
  const auto recorded = rewrite::read(text, nullptr, {built_in_rules(), &way});
  return recorded &&
         python::exported_name(text, *recorded, rewrite::known_modules({built_in_rules(), &way}),
                               torch::library(), place.name) == meaning.target;
}

const NameMeanings::Imports& NameMeanings::imports_of(const std::string& file) {
  const auto [entry, is_new] = imports_.try_emplace(file);
  if (is_new) entry->second = python::written_imports(text_of_(file));
  return entry->second;
}

const std::vector<WrittenClass>& NameMeanings::classes_of(const std::string& file) {
  const auto [entry, is_new] = classes_.try_emplace(file);
  if (is_new) entry->second = written_classes(text_of_(file));
  return entry->second;
}

const std::vector<WrittenFunction>& NameMeanings::functions_of(const std::string& file) {
  const auto [entry, is_new] = functions_.try_emplace(file);
  if (is_new) entry->second = written_functions(text_of_(file));
  return entry->second;
}

std::vector<std::string> NameMeanings::definitions_of(const std::string& file) {
  std::vector<std::string> names;
  for (const WrittenClass& type : classes_of(file)) names.push_back(type.name);
  for (const WrittenFunction& function : functions_of(file)) names.push_back(function.name);
  return names;
}

std::optional<NameMeanings::Imports> NameMeanings::replace_imports(const std::string& file,
                                                                   std::string_view text) {
  Imports now = python::written_imports(text);
  const auto [known, is_new] = imports_.try_emplace(file, now);
  if (is_new || known->second == now) return std::nullopt;
  return std::exchange(known->second, std::move(now));
}

bool NameMeanings::replace_rest(const std::string& file, std::string_view text,
                                bool has_new_imports) {
  listed_.erase(file);
  const bool has_new_classes = replace(classes_, file, written_classes(text));
  const bool has_new_functions = replace(functions_, file, written_functions(text));
  const bool defines_otherwise = has_new_imports || has_new_classes || has_new_functions;
  // Whether a name still stands for one of the library depends on the whole text.
  return std::any_of(found_.begin(), found_.end(), [&](const auto& each) {
    return each.first.file == file && (defines_otherwise || !is_of_project(each.second));
  });
}

void NameMeanings::forget(const std::string& file) {
  imports_.erase(file);
  classes_.erase(file);
  functions_.erase(file);
  listed_.erase(file);
}

void NameMeanings::forget_all() {
  imports_.clear();
  classes_.clear();
  functions_.clear();
  listed_.clear();
}

bool NameMeanings::change() {
  bool changed = false;
  for (const auto& [place, meaning] : std::exchange(found_, {})) {
    changed = of(place.file, place.name) != meaning || changed;
  }
  return changed;
}

}  // namespace paddle_ls::modules
