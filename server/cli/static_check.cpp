#include "server/cli/static_check.hpp"

#include "engine/syntax/parser.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"
#include "server/cli/check_files.hpp"
#include "server/settings/codes.hpp"

namespace paddle_ls::cli {
namespace {

std::string chain_of(const to_static::Hazard& hazard, const text::LineIndex& lines) {
  std::string chain;
  for (const to_static::ConversionReason& reason : hazard.reasons) {
    if (!chain.empty()) chain += "; ";
    chain +=
        "line " + std::to_string(lines.line_of(reason.range.start) + 1) + ": " + reason.message;
  }
  return chain;
}

ReportedFinding reported(const to_static::Hazard& hazard, Severity severity,
                         const text::LineIndex& lines) {
  ReportedFinding result{hazard.rule->code, severity, hazard.message, hazard.range};
  result.details = {{"fix", hazard.fixes.empty() ? "" : hazard.fixes.front().title},
                    {"converted", chain_of(hazard, lines)}};
  return result;
}

CheckedFile checked(const SourceFile& file, std::string_view text, to_static::Reach reach) {
  CheckedFile result;
  if (reach == to_static::Reach::converted && !to_static::may_convert(text)) return result;
  const auto tree = syntax::parse(syntax::Language::python, text);
  const syntax::Node root = tree->root();
  const to_static::Roots roots(&root, 1);
  const text::LineIndex lines(text);
  const to_static::Program program = to_static::read_program(roots, text);
  for (const to_static::Hazard& hazard : to_static::find_hazards(roots, program, reach).hazards) {
    const rewrite::Code& code = *settings::find_code(hazard.rule->code);
    const Severity severity = file.project->settings.severity(code);
    if (severity == Severity::off) continue;
    result.findings.push_back(reported(hazard, severity, lines));
  }
  return result;
}

}  // namespace

int check_static(const StaticCheckOptions& options, const Console& console) {
  const FileCheck hazards{
      [](const SourceFile& file) { return file.kind == SourceFile::Kind::python; },
      [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        return checked(file, text, options.reach);
      }};
  return check_files(options.files, console, hazards, [](const CheckTotals& total) {
    return counted(total.findings, "finding") + " in " + counted(total.files, "file") + "\n";
  });
}

}  // namespace paddle_ls::cli
