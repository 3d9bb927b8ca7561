#include "project/port/reached_files.hpp"

#include <algorithm>
#include <utility>

#include "engine/installed/module_path.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/text/identifier.hpp"
#include "project/files/read_source.hpp"
#include "project/port/computed_names.hpp"
#include "project/port/redirect_imports.hpp"

namespace paddle_ls::port {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_module = std::size_t{16} << 20U;
constexpr std::string_view package_file = "__init__.py";

std::string joined(std::string_view module, std::string_view name) {
  if (module.empty()) return std::string(name);
  return std::string(module) + (name.empty() ? "" : ".") + std::string(name);
}

bool is_package_file(const std::string& file) {
  return fs::path(file).filename() == package_file;
}

}  // namespace

std::string module_at(const std::string& file) {
  fs::path path(file);
  path = is_package_file(file) ? path.parent_path() : path.replace_extension();
  return installed::module_of_path(path.generic_string());
}

void PackageTree::add(const fs::path& folder, const std::vector<std::string>& files) {
  places_.insert(folder);
  for (const std::string& file : files) {
    if (file.ends_with(".py")) folders_.emplace(file, folder);
  }
}

std::string PackageTree::file_of(std::string_view module) const {
  const std::string path = installed::path_of_module(module);
  for (const std::string& file : {path + "/" + std::string(package_file), path + ".py"}) {
    if (folders_.contains(file)) return file;
  }
  return {};
}

bool PackageTree::has_folder(std::string_view module) const {
  const std::string start = installed::path_of_module(module) + "/";
  const auto below = folders_.lower_bound(start);
  return below != folders_.end() && below->first.starts_with(start);
}

std::vector<std::string> PackageTree::files_below(std::string_view module) const {
  const std::string start = installed::path_of_module(module) + "/";
  std::vector<std::string> found;
  if (const std::string file = file_of(module); !file.empty()) found.push_back(file);
  for (auto at = folders_.lower_bound(start); at != folders_.end() && at->first.starts_with(start);
       ++at) {
    found.push_back(at->first);
  }
  return found;
}

std::string PackageTree::written(const std::string& file) const {
  auto source = files::read_source(folders_.find(file)->second / file, largest_module);
  return source ? std::move(source->text) : std::string();
}

const std::string& PackageTree::text_of(const std::string& file) const {
  const auto [text, is_new] = texts_.try_emplace(file);
  if (!is_new) return text->second;
  std::string read = written(file);
  text->second = in_full(file, read);
  if (text->second != read) respelled_[file] = text->second;
  return text->second;
}

// Whether a file of the package changes where Python looks for modules.
bool PackageTree::extends_search_path(const std::string& package) const {
  const auto [known, is_new] = extends_search_path_.try_emplace(package, false);
  if (!is_new) return known->second;
  const std::vector<std::string> files = files_below(package);
  known->second = std::any_of(files.begin(), files.end(), [&](const std::string& file) {
    return written(file).find("sys.path") != std::string::npos;
  });
  return known->second;
}

// Whether a folder of packages has a module of that name itself.
bool PackageTree::is_installed(const std::string& top) const {
  const auto [known, is_new] = installed_.try_emplace(top, false);
  if (!is_new) return known->second;
  known->second = std::any_of(places_.begin(), places_.end(), [&](const fs::path& place) {
    std::error_code code;
    return fs::exists(place / top, code) || fs::exists(place / (top + ".py"), code);
  });
  return known->second;
}

// The innermost package around the file that has a module of that name; empty if none has.
std::string PackageTree::package_beside(const std::string& file, const std::string& module) const {
  for (fs::path at = fs::path(file).parent_path(); !at.empty(); at = at.parent_path()) {
    const std::string package = installed::module_of_path(at.generic_string());
    const std::string full = joined(package, module);
    if (!file_of(full).empty() || has_folder(full)) return package;
  }
  return {};
}

std::string PackageTree::in_full(const std::string& file, const std::string& text) const {
  if (!extends_search_path(installed::top_of_module(module_at(file)))) return text;
  Redirection beside;
  std::map<std::string, std::string> packages;  // by module
  for (const ImportedName& import : read_imports(text).names) {
    const std::string top = installed::top_of_module(import.module);
    if (top.empty() || is_installed(top) || rewrite::is_standard_module(top)) continue;
    const std::string package = package_beside(file, import.module);
    if (package.empty()) continue;
    packages[top] = package;
    beside.modules.insert(top);
  }
  if (packages.empty()) return text;
  beside.from_name = [&](const std::string& module) {
    return joined(packages[installed::top_of_module(module)], module);
  };
  beside.full_name = beside.from_name;
  const auto edits = text::normalized(redirect_imports(text, beside));
  return edits ? text::applied(*edits, text) : text;
}

const ModuleImports& PackageTree::imports_of(const std::string& file) const {
  const auto [imports, is_new] = imports_.try_emplace(file);
  if (is_new) imports->second = read_imports(text_of(file));
  return imports->second;
}

void ReachedFiles::want(const std::string& module, const std::string& name) {
  if (seen_.insert({module, name}).second) open_.push_back({module, name});
}

void ReachedFiles::add_all(std::string_view package) {
  for (const std::string& file : tree_.files_below(package)) want(module_at(file), {});
}

void ReachedFiles::want_attributes(std::string_view source, const ImportedName& import) {
  const std::string& module = import.module;
  const bool binds_top = import.name.empty() && import.local == installed::top_of_module(module);
  const std::string bound = binds_top ? import.local : joined(module, import.name);
  if (!is_in_tree(bound)) return;
  for (const std::string& attributes : attributes_of(source, import.local)) {
    std::string at = bound;
    for (std::size_t from = 0; from < attributes.size();) {
      const std::size_t dot = std::min(attributes.find('.', from), attributes.size());
      const std::string name = attributes.substr(from, dot - from);
      want(at, name);
      at = joined(at, name);
      if (!is_in_tree(at)) break;
      from = dot + 1;
    }
  }
}

// `from vendor import timm` and `from vendor.timm import x`, as before the package was ported.
// `import.module` is absolute.
ImportedName ReachedFiles::as_installed(ImportedName import) const {
  for (const std::string& vendor : vendors_) {
    if (import.module == vendor && !import.name.empty()) {
      import.module = std::exchange(import.name, {});
      return import;
    }
    if (import.module.starts_with(vendor + ".")) {
      import.module.erase(0, vendor.size() + 1);
      return import;
    }
  }
  return import;
}

void ReachedFiles::want_from(const ModuleImports& imports, std::string_view source,
                             const std::string& path) {
  for (ImportedName import : imports.names) {
    if (import.time == ImportTime::never) continue;
    import.module = absolute_module(import.module, path);
    import = as_installed(std::move(import));
    if (!is_in_tree(import.module)) continue;
    want(import.module, import.name);
    want_attributes(source, import);
  }
  for (const NamedModule& named : imports.strings) {
    if (!named.module.starts_with('.')) want(named.module, {});
  }
  for (const std::string& pattern : imports.patterns) {
    for (const std::string& file : tree_.files_below(installed::top_of_module(pattern))) {
      if (is_like(module_at(file), pattern)) want(module_at(file), {});
    }
  }
}

void ReachedFiles::note_outside(const ModuleImports& imports, const std::string& path) {
  for (const ImportedName& import : imports.names) {
    const std::string module = absolute_module(import.module, path);
    const bool is_needed = import.module.front() != '.' && import.time <= ImportTime::called;
    const bool has_name = !import.name.empty() && import.name != "*";
    if (is_needed && !is_in_tree(module)) {
      outside_.insert(has_name ? joined(module, import.name) : module);
    }
  }
}

void ReachedFiles::add_file(const std::string& file) {
  if (!files_.insert(file).second) return;
  const ModuleImports& imports = tree_.imports_of(file);
  if (imports.computes_names) computing_.push_back(file);
  note_outside(imports, file);
  want_from(imports, tree_.text_of(file), file);
}

// Whether a file of the module, which may be a package, has a definition of that name.
bool ReachedFiles::may_define(const std::string& module, const std::string& name) const {
  for (const std::string& file : tree_.files_below(module)) {
    const std::string& text = tree_.text_of(file);
    for (const std::string& definition :
         {"class " + name, "def " + name, "\n" + name + " ", "\n" + name + ":"}) {
      const std::size_t at = text.find(definition);
      const std::size_t end = at + definition.size();
      const bool is_whole =
          at != std::string::npos && (end == text.size() || definition.front() == '\n' ||
                                      !text::is_identifier_byte(text[end]));
      if (is_whole) return true;
    }
  }
  return false;
}

// A name that a package makes when it is asked for.
void ReachedFiles::find_lazy_name(const std::string& file, const Wish& wish) {
  const ModuleImports& imports = tree_.imports_of(file);
  const bool wants_all = wish.name == "*";
  bool is_bound = false;
  for (const ImportedName& import : imports.names) {
    if (import.local != wish.name && import.local != "*" && !wants_all) continue;
    const std::string module = absolute_module(import.module, file);
    const bool is_star = import.local == "*";
    if (is_star && !wants_all && !may_define(module, wish.name)) continue;
    is_bound = is_bound || import.local == wish.name || is_star;
    if (import.time == ImportTime::never) want(module, is_star ? wish.name : import.name);
  }
  const bool is_lazy = imports.has_getattr || imports.computes_names;
  if (!is_bound && is_lazy && !wants_all && is_package_file(file)) add_all(wish.module);
}

void ReachedFiles::reach(const Wish& wish) {
  // Importing a module imports the packages around it.
  for (std::size_t dot = wish.module.find('.'); dot != std::string::npos;
       dot = wish.module.find('.', dot + 1)) {
    const std::string file = tree_.file_of(wish.module.substr(0, dot));
    if (!file.empty()) add_file(file);
  }
  const std::string file = tree_.file_of(wish.module);
  if (!file.empty()) add_file(file);
  if (wish.name.empty()) return;
  const std::string below = joined(wish.module, wish.name);
  if (is_in_tree(below)) return want(below, {});
  if (!file.empty()) find_lazy_name(file, wish);
}

void ReachedFiles::want_directly_below(const std::string& package) {
  for (const std::string& file : tree_.files_below(package)) {
    const std::string module = module_at(file);
    if (module.rfind('.') == package.size()) want(module, {});
  }
}

// Names of modules that are given to what computes others. Returns whether any was new.
bool ReachedFiles::want_named_in_strings() {
  std::set<std::string> packages;
  for (const std::string& file : computing_) {
    packages.insert(installed::top_of_module(module_at(file)));
  }
  for (const std::string& file : files_) {
    if (!packages.contains(installed::top_of_module(module_at(file)))) continue;
    for (const NamedModule& named : tree_.imports_of(file).dotted) {
      if (!packages.contains(installed::top_of_module(named.module))) continue;
      want(named.module, {});
      if (named.is_beginning) want_directly_below(named.module);
    }
  }
  return !open_.empty();
}

void ReachedFiles::settle() {
  do {
    while (!open_.empty()) {
      const Wish wish = open_.back();
      open_.pop_back();
      reach(wish);
    }
  } while (want_named_in_strings());
}

}  // namespace paddle_ls::port
