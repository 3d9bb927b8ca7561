// What would stop the programs of a converted project without PyTorch, found without running them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/file_findings.hpp"
#include "project/modules/file_at_run.hpp"
#include "project/modules/module_files.hpp"

namespace paddle_ls::project {

// A use that raises.
struct MissingPlace {
  std::string file;  // as it is shown
  std::shared_ptr<const std::string> text;
  text::ByteRange range;
  std::size_t line = 0;  // of its start, from one
  std::string api;
  std::string reason;
  rewrite::Reached reached = rewrite::Reached::later;
};

enum class ProgramKind : std::uint8_t { script, console, tests, module };

struct RunnableProgram {
  std::string name;  // of its file, or of the console entry
  ProgramKind kind = ProgramKind::script;
  std::vector<const MissingPlace*> stops;  // it, as it starts; in the order of imports
  std::vector<const MissingPlace*> later;  // if something calls them, or for some values
};

class FirstRun {
 public:
  void add(const std::filesystem::path& path, const std::string& shown, modules::FileAtRun at_run,
           std::vector<MissingPlace> missing);
  // Whose pyproject.toml, setup.cfg and setup.py name programs.
  void add_root(const std::filesystem::path& folder) { roots_.insert(folder.generic_string()); }

  // Scripts, console entries and test modules, in the order of their names; files below one of
  // `entries`, absolute paths, each as a separate program, if there are any.
  std::vector<RunnableProgram> programs(
      const std::vector<std::filesystem::path>& entries = {}) const;

  // Every use that raises or may raise, whichever program reaches it.
  std::vector<const MissingPlace*> all() const;

  // Lines for a summary, each with its end: which programs do not start, and why; how much raises
  // later. Empty where nothing does.
  std::string text() const;

 private:
  struct File {
    std::string shown;
    modules::FileAtRun at_run;
    std::vector<MissingPlace> missing;
  };
  struct Walk {
    std::set<std::string> seen;
    RunnableProgram program;
  };

  ProgramKind kind_of(const std::string& path, const std::set<std::string>& imported) const;
  std::set<std::string> imported_files() const;
  std::vector<std::string> imported_by(const std::string& path,
                                       const modules::FileAtRun::Imports& imports) const;
  RunnableProgram program(const std::string& path, std::string name, ProgramKind kind) const;
  void run(const std::string& path, bool as_main, Walk& walk) const;
  void add_console_entries(const std::vector<std::filesystem::path>& asked,
                           std::vector<RunnableProgram>& programs) const;

  std::map<std::string, File> files_;  // by absolute path
  std::set<std::string> roots_;
  mutable modules::ModuleFiles modules_;
};

}  // namespace paddle_ls::project
