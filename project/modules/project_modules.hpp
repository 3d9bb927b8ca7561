// The names of torch that each Python file of a project gets from its other files, and the classes
// that derive from a class of torch.
//
// Thread-safe: one lock, because almost every question is answered from what is kept. Only `close`
// does not wait for it, as a question that is not answered yet reads files.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/dependents/reexports.hpp"
#include "engine/syntax/parser.hpp"
#include "project/modules/handed_on.hpp"
#include "project/modules/helper_places.hpp"
#include "project/modules/module_files.hpp"
#include "project/modules/name_meanings.hpp"
#include "project/modules/noted_habits.hpp"

namespace paddle_ls::modules {

// Whether an import names torch or a module of it.
bool is_of_torch(const python::WrittenImport& import);

class ProjectModules {
 public:
  using Reexports = std::shared_ptr<const rewrite::Reexports>;
  using Wanted = std::shared_ptr<const std::vector<std::string>>;

  // What the file at `path` (absolute), whose text is `text`, gets; null for nothing.
  Reexports of(const std::filesystem::path& path, std::string_view text);

  // As `of`, and the answer for this path from now on, whatever becomes of the files. What the file
  // imports from others is noted for `wanted_of`.
  void settle(const std::filesystem::path& path, std::string_view text);

  // The file at `path`, which is settled, has another text now: what it imports from others is
  // noted again, and nothing else changes.
  void became(const std::filesystem::path& path, std::string_view text);

  // Settles, as far as `wanted_of` goes, what lies around the file at `path` and mentions its
  // module: where one file is worked on alone, the others of its project still import from it.
  void look_around(const std::filesystem::path& path);

  // The names that the settled files import from the one at `path`, in order; null for none.
  Wanted wanted_of(const std::filesystem::path& path);

  // The packages that the file at `path`, whose text is `text`, imports from its own project though
  // they are called as one that needs PyTorch is, in order; null for none.
  // `installed`, of the project's environment, may be null.
  Wanted own_packages(const std::filesystem::path& path, std::string_view text,
                      const rewrite::InstalledPackages* installed);

  // What the settled and noted files of the project of the file at `path` do with layers; null for
  // nothing.
  NotedHabits::Habits habits_around(const std::filesystem::path& path);

  // Whether the settled file at `path` has nothing to do with the others.
  bool stands_alone(const std::filesystem::path& path);

  // For each file that hands a name of the library on to settled files, which import from it.
  using Askers = std::map<std::string, std::set<std::string>>;
  Askers askers();

  // Notes for `wanted_of` what the file at `path` imports from others, as an editor has it or as it
  // is on disk; nothing of a file that is gone. True when that is something else than before.
  bool note(const std::filesystem::path& path);

  // The same for a text that others do not import, the cells of a notebook.
  void note_importer(const std::filesystem::path& path, std::string_view text);

  // Whether `note` has seen the file at `path`.
  bool is_noted(const std::filesystem::path& path);

  // Where the helpers of the files that were settled or noted stand.
  HelperPlaces helper_places();
  std::optional<HelperPlace> helper_place_of(const std::filesystem::path& path);

  // The text of an open document, which counts instead of what is on disk. True when another file
  // may get different names from this one, or has to provide different names.
  // `is_outdated` says that the document was closed or changed meanwhile, and has to say so before
  // `close` is called: such a text is not taken over.
  bool set_text(const std::filesystem::path& path, std::shared_ptr<const std::string> text,
                const syntax::Stop& is_outdated = {});

  // The document is closed: what is on disk counts again. `files_changed` says what that means for
  // others.
  void close(const std::filesystem::path& path);

  // The text of the open document at `file`, or null.
  std::shared_ptr<const std::string> open_text(const std::string& file);

  // The file that the one at `path` calls `module`, with its leading dots; empty when the project
  // has none.
  std::string file_of(const std::string& path, const std::string& module);

  // The places, ascending, of the imports of a text that import torch, by themselves or through
  // other files of the project. `text` is that of the file at `path`.
  std::vector<std::size_t> imports_of_torch(const std::filesystem::path& path,
                                            const std::vector<python::WrittenImport>& imports);

  // Files were made, changed, deleted or closed. True as above.
  bool files_changed();

 private:
  using Imports = NameMeanings::Imports;

  std::set<std::string> wanted_names(const std::string& path);
  bool is_from_library(const std::string& path, const std::string& name);
  bool leads_to_project(const std::string& file, const Imports& before);
  bool imports_torch(const std::string& folder, const python::WrittenImport& import,
                     std::set<std::string>& seen);
  Reexports found_in(const std::string& path, std::string_view text, const Imports& imports);
  void add(const std::string& folder, const python::WrittenImport& import, std::string_view text,
           rewrite::Reexports& into);
  void add_module(const ModulePlace& module, const std::string& spelled, const std::string& local,
                  std::string_view text, rewrite::Reexports& into);
  void add_all(const std::string& file, const std::string& spelled, std::string_view text,
               rewrite::Reexports& into);
  std::string text_of(const std::string& file) const;
  bool note_again(const std::string& file);
  bool note_text(const std::string& file, std::string_view text);
  bool note_habits(const std::string& file, std::string_view text);
  void note_open_texts(const std::string& except);
  const HelperPlaces& places();
  void forget_closed();

  std::mutex mutex_;
  ModuleFiles files_;
  std::map<std::string, std::shared_ptr<const std::string>> open_;
  NameMeanings meanings_{files_, [this](const std::string& file) { return text_of(file); }};
  std::map<std::string, Reexports> settled_;
  std::map<std::string, Imports> settled_imports_;  // as they were when the file was settled
  HandedOn handed_on_{files_};                      // by files that are settled
  std::set<std::string> noted_;                     // with those that are settled
  std::set<std::string> name_main_;                 // of those
  NotedHabits habits_;                              // of those
  std::set<std::string> changed_;                   // of those that are open, since they were noted
  std::set<std::string> untold_;               // noted as they were closed, which `note` has to say
  std::optional<HelperPlaces> helper_places_;  // until what is noted changes

  // What others import from a file hardly ever changes, and is looked up at every key.
  struct WantedAnswer {
    std::uint64_t generation = 0;
    Imports imports;  // of the file
    Wanted wanted;
  };
  std::map<std::string, WantedAnswer> wanted_;  // by file
  std::uint64_t generation_ = 1;                // of what is known of all files

  bool misses_modules_ = false;  // a relative import led nowhere

  std::mutex closed_mutex_;
  std::vector<std::string> closed_;  // since the last question
};

}  // namespace paddle_ls::modules
