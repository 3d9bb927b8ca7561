#include "server/cli/static/static_check.hpp"

#include <functional>
#include <set>

#include "engine/to_static/hazards/find_hazards.hpp"
#include "project/files/read_source.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/check/check_files.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/to_static/project_functions.hpp"
#include "server/to_static/wanted_names.hpp"

namespace paddle_ls::cli {
namespace {

using to_static::ConversionReason;
using to_static::Hazard;

std::string place_of(const ConversionReason& reason, const text::LineIndex& lines) {
  if (!reason.file) return "line " + std::to_string(lines.line_of(reason.range.start) + 1);
  const std::size_t line = text::LineIndex(*reason.file->text).line_of(reason.range.start) + 1;
  return printable(reason.file->path) + ":" + std::to_string(line);
}

std::string chain_of(const Hazard& hazard, const text::LineIndex& lines) {
  std::string chain;
  for (const ConversionReason& reason : hazard.reasons) {
    if (!chain.empty()) chain += "; ";
    chain += place_of(reason, lines) + ": " + reason.message;
  }
  return chain;
}

ReportedFinding reported(const Hazard& hazard, Severity severity, const text::LineIndex& lines) {
  ReportedFinding result{hazard.rule->code, severity, hazard.message, hazard.range};
  result.details = {{"fix", hazard.fixes.empty() ? "" : hazard.fixes.front().title},
                    {"converted", chain_of(hazard, lines)}};
  return result;
}

bool is_python(const SourceFile& file) {
  return file.kind == SourceFile::Kind::python;
}

// All files of one run, with the functions of other files that they convert.
class Check {
 public:
  explicit Check(to_static::Reach reach) : reach_(reach) {}

  // Finds the calls between files; hazards they lead to are reported where they are, in the files
  // that are checked.
  void read_calls(const SourceFiles& files, ProgressBar& bar) {
    each_file(files, bar, [&](const std::string& path, const Text& text) {
      checked_.insert(path);
      if (!to_static::may_convert(*text)) return;
      const auto caller = to_static::read_other_file(path, text);
      if (!caller) return;
      const auto functions = to_static::converted_functions(*caller->program, {&functions_, path});
      wanted_.add(functions);
      functions_.set_calls(path, text, functions.elsewhere);
    });
  }

  // Finds the arguments that files pass to converted functions of other files.
  void read_gifts(const SourceFiles& files, ProgressBar& bar) {
    each_file(files, bar, [&](const std::string& path, const Text& text) {
      if (!wanted_.are_mentioned_in(*text)) return;
      const auto giver = to_static::read_other_file(path, text);
      if (!giver) return;
      functions_.set_given(path, to_static::given_to_others(*giver->program, {&functions_, path}));
    });
  }

  // Safe to call from several threads.
  CheckedFile look(const SourceFile& file, std::string_view text) {
    CheckedFile result;
    const std::string path = file.absolute_path().generic_string();
    to_static::FindOptions options{
        {&functions_, path, functions_.called_in(path), functions_.given_in(path)}};
    const bool converts = to_static::may_convert(text) || !options.around.called.empty();
    if (reach_ == to_static::Reach::converted && !converts) return result;
    const auto pieces = syntax::Pieces::parse(text, nullptr);
    if (!pieces) return result;
    const text::LineIndex lines(text);
    const auto program = to_static::read_program(*pieces, text);
    for (const Hazard& hazard :
         to_static::find_hazards(*pieces, *program, reach_, options).hazards) {
      if (hazard.elsewhere && checked_.contains(hazard.elsewhere->path)) continue;
      const rewrite::Code& code = *settings::find_code(hazard.rule->code);
      const Severity severity = file.configuration->settings->severity(code);
      if (severity == Severity::off) continue;
      result.findings.push_back(reported(hazard, severity, lines));
      ++result.tally.findings;
    }
    return result;
  }

 private:
  using Text = std::shared_ptr<const std::string>;

  // Checks the Python files that can be read.
  static void each_file(
      SourceFiles files, ProgressBar& bar,
      const std::function<void(const std::string& path, const Text& text)>& look) {
    bar.begin_pass();
    while (const auto file = files.next_source()) {
      bar.step(file->shown);
      if (!is_python(*file)) continue;
      auto source =
          files::read_source(file->path, file->configuration->settings->files_maximum_bytes);
      if (!source) continue;
      look(file->absolute_path().generic_string(),
           std::make_shared<const std::string>(std::move(source->text)));
    }
  }

  to_static::Reach reach_;
  std::set<std::string> checked_;
  server::WantedNames wanted_;
  modules::ProjectModules modules_;
  server::ProjectFunctions functions_{modules_};
};

}  // namespace

int check_static(const StaticCheckOptions& options, const Console& console) {
  ProgressBar bar(console);
  const auto files = SourceFiles::open(options.files.sources, {});
  if (!files) {
    console.err << error_prefix << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  for (int pass = 0; pass < 3; ++pass) bar.expect(files->numbers().sources, 1);
  Check check(options.reach);
  check.read_calls(*files, bar);
  check.read_gifts(*files, bar);
  const FileCheck hazards{
      is_python,
      [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        return check.look(file, text);
      },
      [](const CheckTotals& totals) {
        return counted(totals.tally.findings, "finding") + " in " + counted(totals.files, "file") +
               "\n";
      }};
  return check_files(options.files, *files, console, bar, hazards);
}

}  // namespace paddle_ls::cli
