#include "server/cli/check/check.hpp"

#include <iostream>
#include <optional>

#include <fmt/core.h>

#include "engine/rewrite/known/proof.hpp"
#include "project/settings/codes.hpp"
#include "server/cli/check/check_files.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/standard_input.hpp"

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
  const modules::HeldGroup::Blocker& first = group.blocking.front();
  return fmt::format("{}:{}: {} ({})", shown_path(first.path), first.line, first.api, first.why);
}

boost::json::array list_of(std::span<const rewrite::DifferenceId> differences) {
  boost::json::array ids;
  for (const rewrite::DifferenceId each : differences) ids.emplace_back(rewrite::id_of(each));
  return ids;
}

ReportedFinding reported(const project::FileUses& uses, const rewrite::Finding& finding,
                         const modules::HeldGroup* group) {
  ReportedFinding result{finding.code->code, uses.configuration.settings->severity(*finding.code),
                         rewrite::message(finding), uses.in_file(finding.range)};
  result.details = {{"api", finding.api},
                    {"profile", rewrite::name(finding.profile)},
                    {"fix", fix_name(finding.fix)},
                    {"reason", finding.reason},
                    {"difference", rewrite::id_of(finding.difference)},
                    {"accepted", list_of(finding.accepted)},
                    {"documentation", rewrite::documentation(finding)},
                    {"proof", rewrite::proof_sentence(finding.api, finding.profile)}};
  result.differences.assign(finding.accepted.begin(), finding.accepted.end());
  if (finding.difference != rewrite::no_difference) {
    result.differences.insert(result.differences.begin(), finding.difference);
  }
  if (group != nullptr) result.details["waits_for"] = waits_for(*group);
  return result;
}

CheckedFile checked(const project::FileUses& uses, rewrite::Certainty least_certainty,
                    const modules::UseGroups& groups) {
  CheckedFile result;
  for (const std::size_t place : project::shown_findings(uses)) {
    const rewrite::Finding& finding = uses.found.findings[place];
    if (finding.certainty < least_certainty) continue;
    const modules::HeldGroup* holder = project::holder_of(uses, finding, groups);
    result.findings.push_back(reported(uses, finding, holder));
    if (finding.fix == rewrite::FixClass::safe) ++result.safe;
    if (holder != nullptr) ++result.waiting;
    if (finding.fix == rewrite::FixClass::needs_confirmation) ++result.to_confirm;
    if (!finding.has_edits() && !finding.code->is_remark) ++result.manual;
  }
  return result;
}

std::string sentence(const CheckTotals& total) {
  std::string text = counted(total.findings, "finding") + " in " + counted(total.files, "file");
  if (total.safe > 0) text += fmt::format(", {} with a safe fix", total.safe);
  if (total.waiting > 0)
    text += fmt::format(" ({} of them held back with --safe-only)", total.waiting);
  if (total.to_confirm > 0) {
    text += fmt::format(", {} with a fix that needs review", total.to_confirm);
  }
  if (total.unusable > 0) {
    text += fmt::format("; {} could not be checked", counted(total.unusable, "file"));
  }
  return text + "\n";
}

int check_text(const CheckOptions& options, std::istream& in, const Console& console) {
  const auto input = read_standard_input(options.sources, in);
  const auto analysed = input ? analyse(*input, settings::FixScope::safe)
                              : Result<project::AnalysedFile>(tl::unexpected(input.error()));
  if (!analysed) {
    console.err << error_prefix << analysed.error().message << "\n";
    return exit_status::could_not_run;
  }
  const rewrite::Certainty least = options.sources.least_certainty;
  const project::FileUses& uses = analysed->uses;
  const CheckedFile file = checked(uses, least, project::groups_within(uses, least));
  const std::string& text = *uses.source.text;
  ReportWriter writer(options.format, colour_of(options.colour, console), settings::known_codes(),
                      console.out);
  writer.add(writer.report({input->shown, text, text::LineIndex(text), file.findings}),
             mentioned_differences(file.findings));
  writer.finish();
  CheckTotals total;
  total.findings = file.findings.size();
  total.safe = file.safe;
  total.waiting = file.waiting;
  total.to_confirm = file.to_confirm;
  total.manual = file.manual;
  total.files = file.findings.empty() ? 0 : 1;
  console.err << sentence(total);
  return is_clean(total, options.fail_on) ? exit_status::clean : exit_status::findings;
}

}  // namespace

int check(const CheckOptions& options, const Console& console) {
  if (options.sources.from_standard_input) return check_text(options, std::cin, console);
  const rewrite::Certainty least = options.sources.least_certainty;
  project::Wish wish;
  wish.least_certainty = least;
  project::Tree tree({wish, project::HelpersIn::file}, std::make_shared<modules::Environments>());
  // What cannot be opened is said below.
  std::optional<PreparedFiles> prepared;
  if (auto files = SourceFiles::open(options.sources, {})) {
    note_files(*files, tree);
    prepared.emplace(std::move(*files), options.sources.jobs, tree);
  }
  const FileCheck uses_of_torch{
      [](const SourceFile& file) { return file.holds_uses(); },
      [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        if (const auto known = prepared->take(file.path)) {
          return checked(known->analysed.uses, least, tree.groups());
        }
        const auto analysed = tree.analyse(
            {file.form(), file.absolute_path(), std::make_shared<const std::string>(text)},
            *file.configuration);
        if (!analysed) return tl::unexpected(analysed.error());
        const project::FileUses& uses = analysed->uses;
        return stands_alone(file, tree) ? checked(uses, least, project::groups_within(uses, least))
                                        : checked(uses, least, tree.groups());
      }};
  return check_files(options, console, uses_of_torch, sentence);
}

}  // namespace paddle_ls::cli
