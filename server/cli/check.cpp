#include "server/cli/check.hpp"

#include <fmt/format.h>

#include "engine/rewrite/proof.hpp"
#include "server/cli/check_files.hpp"
#include "server/cli/source_uses.hpp"

namespace paddle_ls::cli {
namespace {

std::string_view fix_name(rewrite::FixClass fix) {
  switch (fix) {
    case rewrite::FixClass::safe: return "safe";
    case rewrite::FixClass::needs_confirmation: return "needs-confirmation";
    case rewrite::FixClass::none: return "none";
  }
  return "none";
}

ReportedFinding reported(const rewrite::Finding& finding, Severity severity) {
  ReportedFinding result{finding.code->code, severity, rewrite::message(finding), finding.range};
  result.details = {{"api", finding.api},
                    {"profile", rewrite::name(finding.profile)},
                    {"fix", fix_name(finding.fix)},
                    {"reason", finding.reason},
                    {"documentation", rewrite::documentation(finding)},
                    {"proof", rewrite::proof_sentence(finding.api, finding.profile)}};
  return result;
}

CheckedFile checked(const SourceFile& file, const SourceUses& uses,
                    rewrite::Certainty least_certainty) {
  CheckedFile result;
  for (const rewrite::Finding& finding : uses.findings()) {
    if (finding.certainty < least_certainty) continue;
    result.findings.push_back(reported(finding, file.project->settings.severity(*finding.code)));
    if (finding.fix == rewrite::FixClass::safe) ++result.safe;
    if (finding.fix == rewrite::FixClass::needs_confirmation) ++result.to_confirm;
  }
  return result;
}

std::string sentence(const CheckTotals& total) {
  std::string text = counted(total.findings, "finding") + " in " + counted(total.files, "file");
  if (total.safe > 0) text += fmt::format(", {} with a safe fix", total.safe);
  if (total.to_confirm > 0)
    text += fmt::format(", {} with a fix that needs review", total.to_confirm);
  if (total.unusable > 0) {
    text += fmt::format("; {} could not be looked at", counted(total.unusable, "file"));
  }
  return text + "\n";
}

}  // namespace

int check(const CheckOptions& options, const Console& console) {
  const FileCheck uses_of_torch{
      [](const SourceFile& file) { return file.holds_uses(); },
      [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        const auto uses = SourceUses::find(text, file);
        if (!uses) return tl::unexpected(uses.error());
        return checked(file, *uses, options.sources.least_certainty);
      }};
  return check_files(options, console, uses_of_torch, sentence);
}

}  // namespace paddle_ls::cli
