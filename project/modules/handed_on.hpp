// Which names of a module other files of the project import from it.
//
// An import that the module itself needs no longer is part of its interface as long as another file
// says `from module import torch`, `from module import *` and `torch`, or `module.torch`. Files are
// put in as they are, and again as they become, because a file that was converted may have stopped
// importing it.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/written_imports.hpp"
#include "project/modules/module_files.hpp"

namespace paddle_ls::modules {

class HandedOn {
 public:
  explicit HandedOn(ModuleFiles& files) : files_(files) {}

  // Earlier importers still count: see `renew`.
  void put(const std::string& path, std::string_view text);

  // As `put`, for a file that was put in before: what it imported counts no longer. True when it
  // has different imports or mentions than before.
  bool renew(const std::string& path, std::string_view text);

  // The file is gone. True as above.
  bool forget(const std::string& path);

  using Names = std::set<std::string>;

  // Those of `names`, which the module at `path` binds, that others import.
  Names wanted_of(const std::string& path, const Names& names) const;

  // True when the file at `path` imports nothing from the project, and no file imports from it.
  bool stands_alone(const std::string& path) const {
    return !by_path_.contains(path) && !importers_.contains(path);
  }

  // The files that import from the one at `path`, whatever it is.
  const Names& importers_of(const std::string& path) const;
  const std::map<std::string, Names>& importers() const { return importers_; }

  // An import with the files it leads to; empty where that is none of the project.
  struct Import : python::WrittenImport {
    std::string from;   // `module` itself
    std::string bound;  // the module that it binds as a whole

    bool leads_to(const std::string& path) const { return from == path || bound == path; }
    bool operator==(const Import&) const = default;
  };

  // What the file at `path` imports, where anything of that is of the project.
  const std::vector<Import>& imports_of(const std::string& path) const;

 private:
  // What it mentions and binds is looked for only where an import takes a module as a whole, or all
  // of its names.
  struct File {
    std::vector<Import> imports;
    Names mentions;  // dotted
    Names heads;     // of the mentions
    Names binds;
    bool operator==(const File&) const = default;
  };

  bool add_imports(const std::string& path, std::string_view text, File& file);
  std::optional<File> take_out(const std::string& path);
  Names wishes(const std::string& path, const Names& names, Names& seen, std::size_t depth) const;
  Names wishes_of(const std::string& importer, const std::string& path, const Names& names,
                  Names& seen, std::size_t depth) const;

  ModuleFiles& files_;
  std::map<std::string, File> by_path_;  // that import something of the project
  std::map<std::string, Names> importers_;
};

}  // namespace paddle_ls::modules
