// Which files of installed packages a project reaches by its imports.
//
// A module is reached with everything that it imports, also in functions. Of a package that loads
// its names when they are asked for, the statements for type checkers say where each name is from;
// where nothing says so, all modules of that package count. In a package that imports modules by
// names it computes, strings that name its modules count as well.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "project/port/module_imports.hpp"

namespace paddle_ls::port {

// The Python files of packages, by paths relative to the folders of packages that they are in. What
// was read is remembered. Not safe to use from several threads.
class PackageTree {
 public:
  void add(const std::filesystem::path& folder, const std::vector<std::string>& files);

  // The path of a module, `a/b.py` or `a/b/__init__.py`; empty: there is none.
  std::string file_of(std::string_view module) const;
  bool has_folder(std::string_view module) const;
  // The files of the package `module`, those of its packages included.
  std::vector<std::string> files_below(std::string_view module) const;
  // Empty for a file that cannot be read. Modules of the package that the file finds by `sys.path`
  // have their full names.
  const std::string& text_of(const std::string& file) const;
  // What was read under other names than it is written with.
  const std::map<std::string, std::string>& respelled() const { return respelled_; }
  const ModuleImports& imports_of(const std::string& file) const;

 private:
  std::string written(const std::string& file) const;
  std::string in_full(const std::string& file, const std::string& text) const;
  bool extends_search_path(const std::string& package) const;
  bool is_installed(const std::string& top) const;
  std::string package_beside(const std::string& file, const std::string& module) const;

  std::map<std::string, std::filesystem::path, std::less<>> folders_;  // by file
  mutable std::map<std::string, std::string> texts_;
  mutable std::map<std::string, std::string> respelled_;
  std::set<std::filesystem::path> places_;                   // that packages are in
  mutable std::map<std::string, bool> installed_;            // by module
  mutable std::map<std::string, bool> extends_search_path_;  // by package
  mutable std::map<std::string, ModuleImports> imports_;
};

// `a.b` of `a/b.py` and `a/b/__init__.py`.
std::string module_at(const std::string& file);

class ReachedFiles {
 public:
  // `vendors`: names of the folder that packages were ported into before, from which a project may
  // import them already.
  ReachedFiles(const PackageTree& tree, std::vector<std::string> vendors)
      : tree_(tree), vendors_(std::move(vendors)) {}

  // What one file asks for: the whole of its imports, and attributes of what it imports. `path` is
  // relative to where its absolute imports start.
  void add_imports(const ModuleImports& imports, std::string_view source, const std::string& path) {
    want_from(imports, source, path);
  }
  void add_module(const std::string& module) { want(module, {}); }
  // Everything, of all modules of `package`.
  void add_all(std::string_view package);

  // Reads what was asked for, and what that asks for in turn.
  void settle();

  const std::set<std::string>& files() const { return files_; }
  // Modules outside of the tree that a reached file of it cannot do without, and what it takes from
  // them.
  const std::set<std::string>& outside() const { return outside_; }
  // Files that import modules by names they compute.
  const std::vector<std::string>& computing() const { return computing_; }

 private:
  struct Wish {
    std::string module;
    std::string name;  // of the module; empty: the module itself
    bool operator<(const Wish& other) const {
      return std::tie(module, name) < std::tie(other.module, other.name);
    }
  };

  void want(const std::string& module, const std::string& name);
  void want_from(const ModuleImports& imports, std::string_view source, const std::string& path);
  void note_outside(const ModuleImports& imports, const std::string& path);
  bool is_in_tree(const std::string& module) const {
    return !tree_.file_of(module).empty() || tree_.has_folder(module);
  }
  void want_attributes(std::string_view source, const ImportedName& import);
  void reach(const Wish& wish);
  void add_file(const std::string& file);
  bool may_define(const std::string& module, const std::string& name) const;
  void want_directly_below(const std::string& package);
  bool want_named_in_strings();
  void find_lazy_name(const std::string& file, const Wish& wish);

  ImportedName as_installed(ImportedName import) const;

  const PackageTree& tree_;
  std::vector<std::string> vendors_;
  std::vector<Wish> open_;
  std::set<Wish> seen_;
  std::set<std::string> files_;
  std::set<std::string> outside_;
  std::vector<std::string> computing_;
};

}  // namespace paddle_ls::port
