#include "server/cli/convert/convert_onto.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>
#include <vector>

#include "engine/files/place_below.hpp"
#include "project/files/git.hpp"
#include "project/files/temporary_folder.hpp"
#include "project/merge/merge_trees.hpp"
#include "project/merge/revisions.hpp"
#include "project/modules/environments.hpp"
#include "server/cli/convert/in_place_refusal.hpp"
#include "server/cli/convert/merge_report.hpp"
#include "server/cli/convert/original.hpp"
#include "server/cli/convert/run_convert.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

bool has_files(const fs::path& folder) {
  std::error_code code;
  return fs::exists(folder, code) && !fs::is_empty(folder, code);
}

// A copy of the conversion that lies in its original is not part of the original.
void leave_out(const fs::path& folder, const fs::path& original, Sources& sources) {
  std::error_code code;
  const fs::path inside = fs::weakly_canonical(folder, code);
  if (!files::is_inside(inside, original)) return;
  sources.exclude.push_back("/" + inside.lexically_relative(original).generic_string() + "/");
}

class OntoRun {
 public:
  OntoRun(const ConvertOptions& options, const Console& console)
      : options_(options), console_(console) {}

  int run() {
    std::error_code code;
    original_ = fs::canonical(options_.sources.paths.front(), code);
    if (code || !fs::is_directory(original_, code)) {
      return refused("`--onto` takes one folder: the original");
    }
    if (files::is_inside(original_, fs::weakly_canonical(options_.onto, code))) {
      return refused("the original lies in the folder that it would be merged into");
    }
    return has_files(options_.onto) ? merge() : first_conversion();
  }

 private:
  int refused(const std::string& reason) { return failed({reason, {}}, console_.err); }

  int first_conversion() {
    ConvertOptions options = options_;
    leave_out(options_.onto, original_, options.sources);
    std::istringstream nothing;
    const int status = convert(options, nothing, console_);
    return is_converted(status) ? noted(status) : status;
  }

  int merge() {
    const auto since = options_.since.empty() ? noted_revision(options_.onto) : options_.since;
    if (!since) {
      return refused(printable(options_.onto.generic_string()) +
                     " does not say what it was converted from; name that original with --since, "
                     "as a folder or as a revision of git");
    }
    const auto work = project::TemporaryFolder::made();
    if (!work) return failed(work.error(), console_.err);
    const auto old = original_since(*since, original_, {*work / "original", *work / "revision"});
    if (!old) return failed(old.error(), console_.err);
    if (const int status = convert_old(*old, *work / "base"); !is_converted(status)) return status;
    const int status = convert_new(*work / "new");
    return is_converted(status) ? merged(*work, status) : status;
  }

  static bool is_converted(int status) {
    return status == exit_status::clean || status == exit_status::findings;
  }

  // Both conversions see the same settings and the same environment, so that only the original
  // makes a difference. What the first one has to say was said when it was made.
  int convert_old(const fs::path& old, const fs::path& to) {
    std::ostringstream unheard;
    const Console silent{unheard, unheard, unheard, false, false};
    ConvertOptions options = options_;
    options.sources.paths = {old};
    options.sources.relocation = {old, original_};
    options.folder = to;
    options.report.clear();
    options.summary = SummaryFormat::none;
    leave_out(options_.onto, original_, options.sources);
    if (!options_.helper_module.empty()) {
      options.helper_module =
          old / fs::weakly_canonical(options_.helper_module).lexically_relative(original_);
    }
    const fs::path environment = modules::Environments().place_for(original_);
    if (!environment.empty()) {
      options.sources.settings.insert(
          options.sources.settings.begin(),
          {settings::find_field("python.environment"), environment.generic_string()});
    }
    std::istringstream nothing;
    const int status = convert(options, nothing, silent);
    if (status == exit_status::could_not_run) {
      console_.err << "while converting the earlier original:\n" << unheard.str();
    }
    return status;
  }

  int convert_new(const fs::path& to) {
    ConvertOptions options = options_;
    options.folder = to;
    options.final_folder = options_.onto;
    leave_out(options_.onto, original_, options.sources);
    std::istringstream nothing;
    return convert(options, nothing, console_);
  }

  int merged(const project::TemporaryFolder& work, int status) {
    const auto merge = merge::merge_trees(
        {work / "base", work / "new", options_.onto, "converted-original"}, work.path());
    if (!merge) return failed(merge.error(), console_.err);
    const auto files = merge::files_to_change(*merge, options_.onto);
    if (const std::string reason = options_.force ? "" : refusal_to_replace(files);
        !reason.empty()) {
      return refused(reason);
    }
    const std::vector<Error> problems = merge::apply(*merge, options_.onto);
    for (const Error& problem : problems) complain(problem, console_.err);
    console_.err << merge_report(*merge, options_.onto);
    if (!problems.empty()) return exit_status::could_not_run;
    return noted(merge->result.conflicts.empty() ? status : exit_status::findings);
  }

  // Writes down what the folder was made from.
  int noted(int status) {
    auto files = SourceFiles::open(options_.sources, options_.onto);
    std::vector<fs::path> sources;
    while (const auto file = files ? files->next_source() : std::nullopt) {
      sources.push_back(file->path);
    }
    const auto revision = merge::revision_of(original_, sources);
    if (!revision) {
      console_.err << "The original has uncommitted changes or is not in a git repository: name it "
                      "with --since the next time.\n";
      std::error_code code;
      fs::remove(options_.onto / origin_file_name, code);
      return status;
    }
    const auto written = note_revision(options_.onto, *revision);
    return written ? status : failed(written.error(), console_.err);
  }

  const ConvertOptions& options_;
  const Console& console_;
  fs::path original_;
};

}  // namespace

int convert_onto(const ConvertOptions& options, const Console& console) {
  return OntoRun(options, console).run();
}

}  // namespace paddle_ls::cli
