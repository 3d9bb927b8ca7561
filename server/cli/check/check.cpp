#include "server/cli/check/check.hpp"

#include <optional>

#include <fmt/core.h>

#include "engine/rewrite/known/proof.hpp"
#include "server/cli/check/check_files.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/source_uses.hpp"

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

// The first of the uses that a use waits for, as `file:line: name (why)`.
std::string waits_for(const modules::HeldGroup& group) {
  const rewrite::BlockingUse& first = group.first_blocking;
  return fmt::format("{}:{}: {} ({})", shown_path(group.blocking_path), first.line, first.api,
                     first.why);
}

ReportedFinding reported(const rewrite::Finding& finding, Severity severity,
                         const modules::HeldGroup* group) {
  ReportedFinding result{finding.code->code, severity, rewrite::message(finding), finding.range};
  result.details = {{"api", finding.api},
                    {"profile", rewrite::name(finding.profile)},
                    {"fix", fix_name(finding.fix)},
                    {"reason", finding.reason},
                    {"documentation", rewrite::documentation(finding)},
                    {"proof", rewrite::proof_sentence(finding.api, finding.profile)}};
  if (group != nullptr) result.details["waits_for"] = waits_for(*group);
  return result;
}

CheckedFile checked(const SourceFile& file, const SourceUses& uses,
                    rewrite::Certainty least_certainty, const modules::UseGroups& groups) {
  CheckedFile result;
  const auto holders = uses.holders(groups);
  for (std::size_t i = 0; i < uses.findings().size(); ++i) {
    const rewrite::Finding& finding = uses.findings()[i];
    if (finding.certainty < least_certainty) continue;
    result.findings.push_back(
        reported(finding, file.project->settings.severity(*finding.code), holders[i]));
    if (finding.fix == rewrite::FixClass::safe) ++result.safe;
    if (holders[i] != nullptr) ++result.waiting;
    if (finding.fix == rewrite::FixClass::needs_confirmation) ++result.to_confirm;
  }
  return result;
}

std::string sentence(const CheckTotals& total) {
  std::string text = counted(total.findings, "finding") + " in " + counted(total.files, "file");
  if (total.safe > 0) text += fmt::format(", {} with a safe fix", total.safe);
  if (total.waiting > 0) text += fmt::format(" ({} of them waiting for other uses)", total.waiting);
  if (total.to_confirm > 0) {
    text += fmt::format(", {} with a fix that needs review", total.to_confirm);
  }
  if (total.unusable > 0) {
    text += fmt::format("; {} could not be checked", counted(total.unusable, "file"));
  }
  return text + "\n";
}

}  // namespace

int check(const CheckOptions& options, const Console& console) {
  // What cannot be opened is said below.
  std::optional<PreparedFiles> prepared;
  const WantedFixes wanted{settings::FixScope::safe, options.sources.least_certainty};
  if (auto files = SourceFiles::open(options.sources, {})) {
    settle_modules(*files);
    prepared.emplace(std::move(*files), options.sources.jobs, wanted, [](SourceFile&) {});
  }
  const FileCheck uses_of_torch{
      [](const SourceFile& file) { return file.holds_uses(); },
      [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        const rewrite::Certainty least = options.sources.least_certainty;
        if (const auto known = prepared->take(file.path)) {
          return checked(file, *known->uses, least, prepared->groups());
        }
        const auto uses = SourceUses::find(text, file);
        if (!uses) return tl::unexpected(uses.error());
        return stands_alone(file) ? checked(file, *uses, least, uses->own_groups(wanted))
                                  : checked(file, *uses, least, prepared->groups());
      }};
  return check_files(options, console, uses_of_torch, sentence);
}

}  // namespace paddle_ls::cli
