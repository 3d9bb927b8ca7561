#include "project/first_run/first_run.hpp"

#include <algorithm>
#include <optional>

#include "engine/text/counted.hpp"
#include "project/first_run/console_entries.hpp"

namespace paddle_ls::project {

namespace fs = std::filesystem;
using rewrite::Reached;

namespace {

constexpr std::size_t most_programs = 20;  // in a summary

bool is_below(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

std::string place_of(const MissingPlace& use) {
  std::string text = use.file + ":" + std::to_string(use.line) + ": " + use.api;
  return use.reason.empty() ? text : text + ": " + use.reason;
}

}  // namespace

void FirstRun::add(const fs::path& path, const std::string& shown, modules::FileAtRun at_run,
                   std::vector<MissingPlace> missing) {
  files_.insert_or_assign(path.generic_string(),
                          File{shown, std::move(at_run), std::move(missing)});
}

// The files of the project whose top level these imports run, packages before what is in them.
std::vector<std::string> FirstRun::imported_by(const std::string& path,
                                               const modules::FileAtRun::Imports& imports) const {
  const std::string folder = modules::folder_of(path);
  std::vector<std::string> files;
  for (const python::WrittenImport& import : imports) {
    for (std::string& file : modules_.run_by(folder, import)) files.push_back(std::move(file));
  }
  return files;
}

void FirstRun::run(const std::string& path, bool as_main, Walk& walk) const {
  const auto found = files_.find(path);
  if (found == files_.end() || !walk.seen.insert(path).second) return;
  const File& file = found->second;
  for (const std::string& other : imported_by(path, file.at_run.imports)) run(other, false, walk);
  if (as_main) {
    for (const std::string& other : imported_by(path, file.at_run.imports_of_main)) {
      run(other, false, walk);
    }
  }
  for (const MissingPlace& use : file.missing) {
    const bool stops =
        use.reached == Reached::at_import || (as_main && use.reached == Reached::in_main);
    (stops ? walk.program.stops : walk.program.later).push_back(&use);
  }
}

RunnableProgram FirstRun::program(const std::string& path, std::string name,
                                  ProgramKind kind) const {
  Walk walk;
  walk.program.name = std::move(name);
  walk.program.kind = kind;
  if (kind == ProgramKind::tests) {
    for (fs::path folder = fs::path(path).parent_path(); folder != folder.parent_path();
         folder = folder.parent_path()) {
      run((folder / "conftest.py").generic_string(), false, walk);
    }
  }
  run(path, kind == ProgramKind::script, walk);
  return std::move(walk.program);
}

std::set<std::string> FirstRun::imported_files() const {
  std::set<std::string> imported;
  for (const auto& [path, file] : files_) {
    for (std::string& other : imported_by(path, file.at_run.imports)) {
      if (other != path) imported.insert(std::move(other));
    }
  }
  return imported;
}

ProgramKind FirstRun::kind_of(const std::string& path,
                              const std::set<std::string>& imported) const {
  const std::string name = fs::path(path).filename().generic_string();
  const modules::FileAtRun& at_run = files_.at(path).at_run;
  if (modules::is_test_file(name)) return ProgramKind::tests;
  const bool is_other = name == "__init__.py" || name == "setup.py";
  const bool is_script =
      at_run.has_main || name == "__main__.py" || (at_run.does_more && !imported.contains(path));
  return is_script && !is_other ? ProgramKind::script : ProgramKind::module;
}

void FirstRun::add_console_entries(const std::vector<fs::path>& asked,
                                   std::vector<RunnableProgram>& programs) const {
  for (const std::string& root : roots_) {
    const bool is_asked =
        asked.empty() || std::find(asked.begin(), asked.end(), fs::path(root)) != asked.end();
    if (!is_asked) continue;
    for (const ConsoleEntry& entry : console_entries(root)) {
      for (const std::string& folder : {root, (fs::path(root) / "src").generic_string()}) {
        const auto place = modules_.find(folder, entry.module);
        if (!place || !files_.contains(place->file)) continue;
        programs.push_back(program(place->file, entry.name, ProgramKind::console));
        break;
      }
    }
  }
}

std::vector<RunnableProgram> FirstRun::programs(const std::vector<fs::path>& entries) const {
  std::vector<RunnableProgram> programs;
  const std::set<std::string> imported = imported_files();
  for (const auto& each : files_) {
    const fs::path path(each.first);
    const ProgramKind kind = kind_of(each.first, imported);
    const bool is_named = std::find(entries.begin(), entries.end(), path) != entries.end();
    const bool is_asked = entries.empty() ||
                          std::any_of(entries.begin(), entries.end(),
                                      [&](const fs::path& entry) { return is_below(path, entry); });
    if (!is_asked || (kind == ProgramKind::module && !is_named)) continue;
    programs.push_back(program(each.first, each.second.shown, kind));
  }
  add_console_entries(entries, programs);
  return programs;
}

std::vector<const MissingPlace*> FirstRun::all() const {
  std::vector<const MissingPlace*> all;
  for (const auto& [path, file] : files_) {
    for (const MissingPlace& use : file.missing) all.push_back(&use);
  }
  return all;
}

std::string FirstRun::text() const {
  const std::vector<RunnableProgram> all_programs = programs();
  std::vector<const RunnableProgram*> stopped;
  for (const RunnableProgram& program : all_programs) {
    if (!program.stops.empty()) stopped.push_back(&program);
  }
  std::string text;
  if (!stopped.empty()) {
    text = std::to_string(stopped.size()) + " of " + text::counted(all_programs.size(), "program") +
           " do not start without PyTorch:\n";
  }
  for (std::size_t i = 0; i < std::min(stopped.size(), most_programs); ++i) {
    const RunnableProgram& program = *stopped[i];
    text += "  " + program.name + ": " + place_of(*program.stops.front());
    const std::size_t more = program.stops.size() - 1;
    text += more > 0 ? " (and " + std::to_string(more) + " more)\n" : "\n";
  }
  if (stopped.size() > most_programs) {
    text += "  ... and " + std::to_string(stopped.size() - most_programs) + " more\n";
  }
  const std::vector<const MissingPlace*> uses = all();
  const auto counted = [&](Reached reached) {
    return static_cast<std::size_t>(
        std::count_if(uses.begin(), uses.end(),
                      [&](const MissingPlace* use) { return use->reached == reached; }));
  };
  if (const std::size_t later = counted(Reached::later); later > 0) {
    text += text::counted(later, "use") + (later == 1 ? " raises" : " raise") +
            " when a program comes to " + (later == 1 ? "it\n" : "them\n");
  }
  if (const std::size_t perhaps = counted(Reached::perhaps); perhaps > 0) {
    text += text::counted(perhaps, "use") +
            " may stop a program for some values: check --runs-without torch shows " +
            (perhaps == 1 ? "it\n" : "them\n");
  }
  return text;
}

}  // namespace paddle_ls::project
