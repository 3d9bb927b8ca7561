#include "server/cli/port/run_port.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

#include <fmt/core.h>

#include "engine/files/read_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/installed/module_path.hpp"
#include "engine/rewrite/imports/helper_module.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "project/files/copy_entry.hpp"
#include "project/files/temporary_folder.hpp"
#include "project/merge/merge_trees.hpp"
#include "project/modules/environments.hpp"
#include "project/modules/helper_places.hpp"
#include "project/port/ported_packages.hpp"
#include "project/port/reached_files.hpp"
#include "server/cli/convert/in_place_refusal.hpp"
#include "server/cli/convert/merge_report.hpp"
#include "server/cli/convert/run_convert.hpp"
#include "server/cli/port/port_note.hpp"
#include "server/cli/port/project_imports.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_text = std::size_t{16} << 20U;
constexpr const char* package_file = "__init__.py";
constexpr std::string_view package_text =
    R"("""Packages that paddle-ls ported, for which tensors compute and are indexed as PyTorch's."""

from .paddle_helpers import index_views, promote_operands

promote_operands()
index_views()
)";

// What a step needs: an error ends the run.
using Done = Result<void>;

fs::path without_slash(const fs::path& path) {
  return path.has_filename() ? path : path.parent_path();
}

port::PortedPackages as_ported(const std::vector<PlannedPackage>& packages) {
  port::PortedPackages ported;
  for (const PlannedPackage& each : packages) {
    ported[each.name] = {each.version, each.modules, each.is_part};
  }
  return ported;
}

// The first parts of the modules' paths: what the packages have directly in a folder.
port::ModuleNames tops_of(const port::PortedPackages& packages) {
  port::ModuleNames tops;
  for (const std::string& module : port::moved_modules(packages)) {
    tops.insert(installed::top_of_module(module));
  }
  return tops;
}

Done copy_tree(const fs::path& from, const fs::path& to) {
  std::error_code code;
  for (fs::recursive_directory_iterator at(from, code), end; !code && at != end;
       at.increment(code)) {
    if (at->is_directory(code) && !at->is_symlink(code)) continue;
    const auto done = files::copy_entry(at->path(), to / at->path().lexically_relative(from));
    if (!done) return done;
  }
  return {};
}

class PortRun {
 public:
  PortRun(const PortOptions& options, const Console& console)
      : options_(options), console_(console) {}

  int run() {
    const auto work = project::TemporaryFolder::made();
    if (!work) return failed(work.error(), console_.err);
    work_ = work->path();
    const Done done = find_places()
                          .and_then([this] { return plan(); })
                          .and_then([this] { return stage(); })
                          .and_then([this] { return stage_helpers(); })
                          .and_then([this] { return convert_staged(); })
                          .and_then([this] { return add_tensor_behaviour(); })
                          .and_then([this] { return convert_data(); })
                          .and_then([this] { return write_notes(); })
                          .and_then([this] { return merge(); })
                          .and_then([this] { return redirect(); })
                          .and_then([this] { return may_write(); })
                          .and_then([this] { return write(); });
    if (!done) return failed(done.error(), console_.err);
    report();
    return status();
  }

 private:
  Done find_places() {
    std::error_code code;
    places_.project = fs::canonical(options_.project, code);
    places_.into = without_slash(fs::weakly_canonical(places_.project / options_.into, code));
    auto configuration = Configurations({}).sound(places_.project);
    if (!configuration) return tl::unexpected(configuration.error());
    environment_ = options_.python;
    if (environment_.empty()) environment_ = (*configuration)->settings->python_environment;
    if (environment_.empty()) environment_ = modules::Environments().place_for(places_.project);
    if (environment_.empty()) {
      return error("no Python environment was found; name one with --python");
    }
    environment_ = fs::absolute(environment_, code);
    places_.environment = installed::site_packages(environment_);
    if (places_.environment.empty()) {
      return error(printable(environment_.generic_string()) + " has no installed packages");
    }
    return {};
  }

  Done plan() {
    return project_files(options_, places_).and_then([this](std::vector<ProjectFile> files) {
      project_ = std::move(files);
      return plan_port(options_, places_, project_).and_then([this](PortPlan plan) -> Done {
        plan_ = std::move(plan);
        auto ported = port::read_ported(places_.into);
        if (!ported) return tl::unexpected(ported.error());
        ported_ = std::move(*ported);
        return others_are_ours();
      });
    });
  }

  // What lies there under the name of a package and was not ported is not written over.
  Done others_are_ours() const {
    const port::ModuleNames known = tops_of(ported_);
    for (const std::string& module : tops_of(as_ported(plan_.packages))) {
      std::error_code code;
      const fs::path place = places_.into / module;
      const bool is_there =
          fs::exists(place, code) || fs::exists(place.generic_string() + ".py", code);
      if (is_there && !known.contains(module)) {
        return error(printable(shown_path(place)) +
                     " is there already and was not ported; choose another folder with --into");
      }
    }
    return {};
  }

  port::ModuleNames all_modules() const {
    port::PortedPackages packages = as_ported(plan_.packages);
    packages.insert(ported_.begin(), ported_.end());
    return port::moved_modules(packages);
  }

  // Of a package that imports modules by names it computes: these come from such strings.
  port::ModuleNames named_in_strings(const PlannedPackage& package) const {
    const auto is_own = [&](const std::string& file) {
      const std::vector<std::string>& files = package.files;
      return std::find(files.begin(), files.end(), file) != files.end();
    };
    port::ModuleNames named;
    if (std::none_of(plan_.computing.begin(), plan_.computing.end(), is_own)) return named;
    for (const std::string& file : package.files) {
      if (!plan_.files.contains(file)) continue;
      for (std::string module = port::module_at(file); module.find('.') != std::string::npos;
           module.erase(module.rfind('.'))) {
        named.insert(module);
      }
    }
    return named;
  }

  Done stage() {
    port::Staging staging{work_ / "stage", places_.vendor(), all_modules()};
    staging.texts = plan_.texts;
    for (const PlannedPackage& package : plan_.packages) {
      staging.is_part = package.is_part;
      staging.named_in_strings = named_in_strings(package);
      auto staged = port::stage_package(package, plan_.files, staging);
      if (!staged) return tl::unexpected(staged.error());
      staged_.push_back(std::move(*staged));
    }
    return {};
  }

  bool is_package() const { return places_.into != places_.project; }

  // One helper module serves all packages of the folder, so that each helper class exists once.
  Done stage_helpers() const {
    const fs::path before = records() / modules::helper_module_file;
    std::error_code code;
    if (fs::exists(before, code)) {
      const auto copied = files::copy_entry(before, work_ / "stage" / modules::helper_module_file);
      if (!copied) return copied;
    }
    return is_package() ? files::write_atomically(work_ / "stage" / package_file, "") : Done();
  }

  // The settings of the project apply, except for those that name its files.
  ConvertOptions convert_options() const {
    ConvertOptions convert;
    convert.sources = options_.how;
    convert.sources.scope = settings::FixScope::all;
    convert.sources.paths = {work_ / "stage"};
    convert.sources.relocation = {fs::canonical(work_ / "stage"), places_.project};
    const auto assign = [&](const char* field, settings::SettingValue value) {
      convert.sources.settings.push_back({settings::find_field(field), std::move(value)});
    };
    assign("python.environment", environment_.generic_string());
    assign("files.exclude", settings::Strings{"__pycache__/"});
    assign("rules.helperModule", std::string());
    convert.to = ConvertTo::folder;
    convert.folder = work_ / "new";
    return convert;
  }

  Done convert_staged() {
    std::ostringstream said;
    std::istringstream nothing;
    const Console heard{said, said, console_.bar, false, console_.err_is_terminal};
    const int status = convert(convert_options(), nothing, heard, &facts_);
    if (status == exit_status::interrupted) return error("interrupted; nothing was written");
    if (status == exit_status::could_not_run) {
      const bool is_written = fs::exists(work_ / "new");
      if (!is_written) return error("the packages could not be converted:\n" + said.str());
    }
    std::error_code code;
    fs::remove(work_ / "new" / package_file, code);
    for (ReviewItem& item : facts_.review) {
      item.file = fs::path(item.file).lexically_proximate(work_ / "stage").generic_string();
    }
    return {};
  }

  // The package file of the folder calls these helpers: what types the operands of a package have,
  // and which of its tensors are views, is known when it runs.
  Done add_tensor_behaviour() const {
    if (!is_package()) return {};
    const fs::path module = work_ / "new" / modules::helper_module_file;
    std::error_code code;
    std::string text;
    if (fs::exists(module, code)) {
      auto present = files::read_bytes(module, largest_text);
      if (!present) return tl::unexpected(present.error());
      text = std::move(*present);
    }
    const std::vector<std::string> names(rewrite::tensor_behaviour.begin(),
                                         rewrite::tensor_behaviour.end());
    const text::Edits edits = rewrite::helper_module_edits(text, rewrite::RuleSet(), names);
    return files::write_atomically(module, text::applied(edits, text));
  }

  Done convert_data() {
    for (const PlannedPackage& package : plan_.packages) {
      const std::string folder = port::folder_of_package(package);
      checkpoints_.push_back(folder.empty()
                                 ? std::vector<PortedCheckpoint>()
                                 : convert_checkpoints({work_ / "stage", work_ / "new"}, folder));
    }
    return {};
  }

  PortedFacts facts_of(std::size_t index) const {
    return {plan_.packages[index], staged_[index], facts_.review, checkpoints_[index]};
  }

  fs::path note_of(std::size_t index) const {
    const installed::InstalledPackage& package = plan_.packages[index];
    const fs::path folder = port::folder_of_package(package);
    return folder.empty() ? fs::path(package.modules.front() + "." + port::note_name)
                          : folder / port::note_name;
  }

  Done write_notes() {
    for (std::size_t i = 0; i < plan_.packages.size(); ++i) {
      const auto done = files::write_atomically(work_ / "new" / note_of(i), port_note(facts_of(i)));
      if (!done) return done;
    }
    return {};
  }

  fs::path records() const { return places_.into / port::record_folder; }

  // Paths of the record, and of the converted packages, that this run is about.
  std::vector<std::string> entries_of(const fs::path& folder) const {
    const port::ModuleNames tops = tops_of(as_ported(plan_.packages));
    std::vector<std::string> names;
    std::error_code code;
    for (fs::directory_iterator at(folder, code), end; !code && at != end; at.increment(code)) {
      const std::string name = at->path().filename().generic_string();
      const bool is_of_packages = tops.contains(name.substr(0, name.find('.')));
      if (is_of_packages || name == modules::helper_module_file) names.push_back(name);
    }
    return names;
  }

  Done merge() {
    std::error_code code;
    fs::create_directories(work_ / "base", code);
    for (const std::string& name : entries_of(records())) {
      fs::copy(records() / name, work_ / "base" / name, fs::copy_options::recursive, code);
      if (code) return error(code.message(), (records() / name).generic_string());
    }
    fs::create_directories(work_ / "merging", code);
    const merge::Trees trees{work_ / "base",
                             work_ / "new",
                             places_.into,
                             "ported",
                             {std::string("/") + port::record_folder + "/"}};
    return merge::merge_trees(trees, work_ / "merging").map([this](merge::PendingMerge merge) {
      merge_ = std::move(merge);
    });
  }

  Done redirect() {
    if (options_.keep_imports) return {};
    MovedImports moved{all_modules(), {}};
    // What rules convert becomes Paddle's own in the project, unless it was asked for.
    for (const std::string_view name : converted_by_rules) {
      const bool is_asked_for = std::find(options_.packages.begin(), options_.packages.end(),
                                          name) != options_.packages.end();
      if (!is_asked_for) moved.left.modules.emplace(name);
    }
    moved.left.has_rule = [rules = rewrite::RuleSet()](const std::string& name) {
      return rules.knows(name);
    };
    return redirected(project_, moved, places_).map([this](std::vector<RedirectedFile> files) {
      redirected_ = std::move(files);
    });
  }

  Done may_write() const {
    if (options_.force) return {};
    std::vector<fs::path> files = merge::files_to_change(merge_, places_.into);
    for (const RedirectedFile& each : redirected_) files.push_back(each.file->file.path);
    const std::string reason = refusal_to_replace(files);
    return reason.empty() ? Done() : error(reason);
  }

  Done write() {
    std::error_code code;
    fs::create_directories(places_.into, code);
    if (code) return error(code.message(), places_.into.generic_string());
    const std::vector<Error> problems = merge::apply(merge_, places_.into);
    if (!problems.empty()) return tl::unexpected(problems.front());
    return write_records().and_then([this] { return write_package_file(); }).and_then([this] {
      return write_project();
    });
  }

  Done write_records() {
    std::error_code code;
    for (const std::string& name : entries_of(records())) fs::remove_all(records() / name, code);
    if (const auto done = copy_tree(work_ / "new", records()); !done) return done;
    for (auto& [name, package] : as_ported(plan_.packages)) ported_[name] = package;
    return port::write_ported(places_.into, ported_);
  }

  // One with a text stays as it is.
  bool has_own_package_file() const {
    std::error_code code;
    const fs::path file = places_.into / package_file;
    return fs::exists(file, code) && fs::file_size(file, code) > 0;
  }

  bool sets_tensor_behaviour() const {
    const auto text = files::read_bytes(places_.into / package_file, largest_text);
    return text && std::all_of(rewrite::tensor_behaviour.begin(), rewrite::tensor_behaviour.end(),
                               [&](std::string_view name) {
                                 return text->find(name) != std::string::npos;
                               });
  }

  Done write_package_file() const {
    if (!is_package() || has_own_package_file()) return {};
    return files::write_atomically(places_.into / package_file, package_text);
  }

  Done write_project() const {
    for (const RedirectedFile& each : redirected_) {
      const auto done =
          files::replace_unchanged(each.file->file.path, each.file->source.bytes(), each.bytes);
      if (!done) return error(done.error().message, each.file->file.shown);
    }
    return {};
  }

  void report() const {
    for (std::size_t i = 0; i < plan_.packages.size(); ++i) {
      const std::size_t left = manual_uses(facts_of(i));
      console_.out << fmt::format("{}: {} of {} modules in {}, {}\n", title_of(plan_.packages[i]),
                                  staged_[i].modules, staged_[i].all_modules,
                                  printable(shown_path(places_.into)),
                                  left == 0 ? std::string("nothing is left")
                                            : counted(left, "use") + " left to do by hand: " +
                                                  printable(shown_path(places_.into / note_of(i))));
    }
    if (!plan_.computing.empty() && !options_.all) {
      const std::size_t more = plan_.computing.size() - 1;
      console_.out << "modules are imported by names that are computed, in "
                   << printable(plan_.computing.front())
                   << (more > 0 ? " and " + counted(more, "other file") : std::string())
                   << ": name those that are missing with --module\n";
    }
    if (!redirected_.empty()) {
      console_.out << counted(redirected_.size(), "file") << " of the project "
                   << (redirected_.size() == 1 ? "imports" : "import") << " the copies now: "
                   << printable(shown_path(redirected_.front().file->file.path))
                   << (redirected_.size() > 1 ? ", ...\n" : "\n");
    }
    if (is_package() && !sets_tensor_behaviour()) {
      console_.out << printable(shown_path(places_.into / package_file))
                   << " has a text, and was not changed: call `promote_operands` and `index_views` "
                      "of paddle_helpers there, and tensors compute and are indexed as PyTorch's\n";
    }
    console_.out << merge_report(merge_, shown_path(places_.into));
  }

  int status() const {
    bool is_left = !merge_.result.conflicts.empty();
    for (std::size_t i = 0; i < plan_.packages.size(); ++i) {
      is_left = is_left || manual_uses(facts_of(i)) > 0;
    }
    return is_left ? exit_status::findings : exit_status::clean;
  }

  const PortOptions& options_;
  const Console& console_;
  fs::path work_;
  fs::path environment_;
  PortPlaces places_;
  std::vector<ProjectFile> project_;
  PortPlan plan_;
  port::PortedPackages ported_;
  std::vector<port::StagedPackage> staged_;
  std::vector<std::vector<PortedCheckpoint>> checkpoints_;  // of each package
  ConvertFacts facts_;
  merge::PendingMerge merge_;
  std::vector<RedirectedFile> redirected_;
};

}  // namespace

int port_packages(const PortOptions& options, const Console& console) {
  return PortRun(options, console).run();
}

}  // namespace paddle_ls::cli
