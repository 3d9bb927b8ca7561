#include "server/cli/static_check.hpp"

#include <set>

#include "engine/to_static/hazards/find_hazards.hpp"
#include "server/cli/check_files.hpp"
#include "server/files/read_source.hpp"
#include "server/settings/codes.hpp"
#include "server/to_static/project_functions.hpp"

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

// All files of one run, with what they convert in each other.
class Check {
 public:
  explicit Check(to_static::Reach reach) : reach_(reach) {}

  // Finds the calls from file to file; what they lead to is reported where it stands, in the files
  // that are checked.
  Result<void> read_calls(const Sources& sources) {
    auto files = SourceFiles::open(sources, {});
    if (!files) return tl::unexpected(files.error());
    while (const auto file = files->next_source()) {
      if (!is_python(*file)) continue;
      const std::string path = file->absolute_path().string();
      checked_.insert(path);
      const std::size_t limit = file->project->settings.files_maximum_bytes;
      auto source = files::read_source(file->path, limit);
      if (!source || !to_static::may_convert(source->text)) continue;
      const auto pieces = syntax::Pieces::parse(source->text, nullptr);
      if (!pieces) continue;
      const auto text = std::make_shared<const std::string>(std::move(source->text));
      const auto program = to_static::read_program(*pieces, *text);
      functions_.set_calls(path, text,
                           to_static::functions_elsewhere(*program, {&functions_, path}));
    }
    return {};
  }

  // Safe to call from several threads.
  CheckedFile look(const SourceFile& file, std::string_view text) {
    CheckedFile result;
    const std::string path = file.absolute_path().string();
    to_static::FindOptions options{{&functions_, path, functions_.called_in(path)}};
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
      const Severity severity = file.project->settings.severity(code);
      if (severity == Severity::off) continue;
      result.findings.push_back(reported(hazard, severity, lines));
    }
    return result;
  }

 private:
  to_static::Reach reach_;
  std::set<std::string> checked_;
  modules::ProjectModules modules_;
  server::ProjectFunctions functions_{modules_};
};

}  // namespace

int check_static(const StaticCheckOptions& options, const Console& console) {
  Check check(options.reach);
  // What cannot be opened is told by the run itself.
  (void)check.read_calls(options.files.sources);
  const FileCheck hazards{
      is_python, [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        return check.look(file, text);
      }};
  return check_files(options.files, console, hazards, [](const CheckTotals& totals) {
    return counted(totals.findings, "finding") + " in " + counted(totals.files, "file") + "\n";
  });
}

}  // namespace paddle_ls::cli
