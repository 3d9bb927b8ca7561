// The files of a project that are converted together.
//
// A conversion goes over the files three times. First every Python file is noted (`note`), because
// a file that is converted no longer tells the others what they get through it. Where only what is
// safe is converted, what goes together is found next (`add_uses`). Then each file is converted,
// those that others import from after these others (`is_put_off`, `next_put_off`). The command line
// and the editor both do so; they differ in where texts come from and where they go.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "project/conversion/convert_file.hpp"
#include "project/conversion/file_use_units.hpp"
#include "project/conversion/put_off.hpp"

namespace paddle_ls::project {

// Where helpers of converted code stand when no module is named: in one module of the tree, or in
// each file that needs them.
enum class HelpersIn : std::uint8_t { module, file };

struct TreeWish {
  Wish each;
  HelpersIn helpers_in = HelpersIn::module;
  std::filesystem::path helper_module = {};  // absolute; empty: the settings or the tree decide
  // Whether a path is part of what is converted; null: every one is. A helper module that the
  // settings name may lie outside, unless `stays_inside`.
  std::function<bool(const std::filesystem::path&)> is_inside = nullptr;
  bool stays_inside = false;
  // Whether the module that settings name may be written; empty: wherever it is.
  std::function<bool(const std::filesystem::path&)> may_write = nullptr;
};

// Everything is converted, including what needs review: used for questions and comparisons.
TreeWish whole_conversion();

class ProjectTree {
 public:
  ProjectTree(TreeWish wish, std::shared_ptr<modules::Environments> environments);

  // First, from one thread: each Python file, and each notebook, which imports from them.
  void note(const SourceText& source);
  // The same for what lies around a noted file that is converted for itself.
  void note_around(const std::filesystem::path& path) { neighbours_.modules.look_around(path); }
  void end_noting();

  // What a noted file has of torch. Safe to call from several threads; so is what follows.
  Result<AnalysedFile> analyse(SourceText source, Configuration configuration,
                               const syntax::Stop& stop = {}) const;

  // Imports nothing from the project, and no file imports from it: it is converted alone.
  bool stands_alone(const std::filesystem::path& path) const;

  // Second, where `holds_back`, for each file that does not stand alone. From one thread.
  bool holds_back() const { return wish_.each.holds_back(); }
  void add_uses(const FileUses& uses) { add_units(uses, units_of(uses)); }
  std::vector<rewrite::UseUnit> units_of(const FileUses& uses) const;
  void add_units(const FileUses& uses, std::vector<rewrite::UseUnit> units);
  void end_adding() { groups_.settle(); }
  const modules::UseGroups& groups() const { return groups_; }

  // Third: files that are put off have their turn when all others are done, in the order in which
  // `next_put_off` names them. `put_off` is called from one thread.
  bool is_put_off(const SourceText& source) const;
  void put_off(const std::filesystem::path& path) { put_off_.add(path.generic_string()); }
  std::optional<std::string> next_put_off() { return put_off_.next(); }

  FileConversion convert(const AnalysedFile& file, const syntax::Stop& stop = {}) const;
  // The file has its new text, so its imports are those of the new text.
  void has_become(const FileUses& uses, const FileConversion& made) const;

 private:
  std::optional<modules::HelperPlace> helper_place(const SourceText& source,
                                                   const settings::Settings& settings) const;
  bool is_inside(const std::filesystem::path& module) const {
    return !wish_.is_inside || wish_.is_inside(module);
  }

  TreeWish wish_;
  mutable modules::Neighbours neighbours_;
  modules::HelperPlaces helper_places_;
  PutOff put_off_;
  modules::UseGroups groups_;
};

}  // namespace paddle_ls::project
