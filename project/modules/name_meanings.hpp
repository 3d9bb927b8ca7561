// What the names are that files of a project import from each other: names of torch, classes that
// derive from a class of torch or override its functions, and functions that return tensors.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/result/options.hpp"
#include "project/modules/module_files.hpp"
#include "project/modules/written_classes.hpp"
#include "project/modules/written_functions.hpp"

namespace paddle_ls::modules {

bool is_known(const rewrite::Meaning& meaning);

// True for a class or function of the project, as opposed to a name of the library.
bool is_of_project(const rewrite::Meaning& meaning);

// Keeps what it reads until it is told that a file has changed.
class NameMeanings {
 public:
  using Imports = std::vector<python::WrittenImport>;
  using Meaning = rewrite::Meaning;
  using TextOf = std::function<std::string(const std::string& file)>;

  // `files` has to outlive this. `text_of` gives the text of a file, empty if it cannot be read.
  NameMeanings(ModuleFiles& files, TextOf text_of) : files_(files), text_of_(std::move(text_of)) {}

  const Imports& imports_of(const std::string& file);

  // The classes of `file`, and its functions with an annotated result.
  std::vector<std::string> definitions_of(const std::string& file);

  // Whether `from file import *` has `name` among what it gives.
  bool gives_all(const std::string& file, const std::string& name);

  // What `from file import name` gives.
  Meaning of(const std::string& file, const std::string& name);

  // What the import of `name` in `file` gives by itself, whatever else the file binds it to.
  Meaning of_import(const std::string& file, const python::WrittenImport& import,
                    const std::string& name);

  // Takes over the imports of a new text. Returns those of the earlier one if they are known and
  // different.
  std::optional<Imports> replace_imports(const std::string& file, std::string_view text);

  // Takes over the rest of a new text after its imports. `has_new_imports` is about these. True if
  // names of the file were asked for that may mean something else now.
  bool replace_rest(const std::string& file, std::string_view text, bool has_new_imports);

  // Forgets what was read off the text of `file`.
  void forget(const std::string& file);
  void forget_all();

  // Finds the meanings again that were asked for. True if one differs.
  bool change();

 private:
  struct Place {
    std::string file;
    std::string name;
    auto operator<=>(const Place&) const = default;
  };

  const std::vector<WrittenClass>& classes_of(const std::string& file);
  const std::vector<WrittenFunction>& functions_of(const std::string& file);

  Meaning find(const Place& place);
  Meaning of_class(const Place& place);
  Meaning of_function(const Place& place);
  Meaning of_base(const std::string& file, const std::string& base);
  Meaning of_member(const std::string& file, const python::WrittenImport& import,
                    const std::string& member);
  bool stands_for_nothing_else(const Place& place, const python::WrittenImport& import,
                               const Meaning& meaning) const;

  ModuleFiles& files_;
  TextOf text_of_;
  std::map<std::string, Imports> imports_;                              // by file
  std::map<std::string, std::vector<WrittenClass>> classes_;            // by file
  std::map<std::string, std::vector<WrittenFunction>> functions_;       // by file
  std::map<std::string, std::optional<std::set<std::string>>> listed_;  // in `__all__`, by file
  std::map<Place, Meaning> found_;  // empty where it is not known
  std::size_t depth_ = 0;           // names that wait for what `of` finds
};

}  // namespace paddle_ls::modules
