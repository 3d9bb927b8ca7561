#include "server/cli/check/run_check.hpp"

#include <istream>

#include <fmt/core.h>

#include "engine/rewrite/known/proof.hpp"
#include "engine/text/surrogates.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/check/baseline_run.hpp"
#include "server/cli/check/check_files.hpp"
#include "server/cli/check/check_summary.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/standard_input.hpp"
#include "server/cli/run/verdict_words.hpp"

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

std::string_view verdict(const rewrite::Finding& finding) {
  switch (finding.fix) {
    case rewrite::FixClass::safe: return "safe";
    case rewrite::FixClass::needs_confirmation: return "review";
    case rewrite::FixClass::none: break;
  }
  return finding.code->is_remark ? "remark" : "manual";
}

// The first of the uses that hold a use back, as `file:line: name (why)`.
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
                         project::Standing standing, const modules::HeldGroup* group) {
  ReportedFinding result{finding.code->code, uses.configuration.settings->severity(*finding.code),
                         rewrite::message(finding), uses.in_file(finding.range)};
  result.verdict = verdict(finding);
  result.details = {{"api", finding.api},
                    {"profile", rewrite::name(finding.profile)},
                    {"fix", fix_name(finding.fix)},
                    {"standing", project::name(standing)},
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
  const std::string_view advice = rewrite::advice_name(finding.advice);
  if (!advice.empty()) result.details["advice"] = advice;
  return result;
}

void add_reason(const rewrite::Finding& finding, Reasons& to) {
  const bool is_named = finding.difference != rewrite::no_difference;
  to.add(is_named ? rewrite::id_of(finding.difference) : std::string_view(),
         finding.reason.empty() ? finding.code->summary : finding.reason);
}

void count(const rewrite::Finding& finding, project::Standing standing, bool waits,
           CheckTally& to) {
  ++to.findings;
  to.verdicts.add(standing);
  if (waits) ++to.waiting;
  switch (standing) {
    case project::Standing::open:
    case project::Standing::refused: return add_reason(finding, to.review_reasons);
    case project::Standing::manual: return add_reason(finding, to.manual_reasons);
    default: break;
  }
}

using Findings = std::vector<const rewrite::Finding*>;

Findings findings_of(const project::FileUses& uses, rewrite::Certainty least_certainty) {
  Findings findings;
  for (const std::size_t place : project::shown_findings(uses)) {
    const rewrite::Finding& finding = uses.found.findings[place];
    if (finding.certainty >= least_certainty) findings.push_back(&finding);
  }
  return findings;
}

std::vector<KnownUse> as_known(const project::FileUses& uses, const Findings& findings) {
  const std::string_view python = uses.python();
  const text::LineIndex lines(python);
  std::vector<KnownUse> known;
  for (const rewrite::Finding* finding : findings) {
    known.push_back({std::string(finding->code->code), text::with_valid_utf8(finding->api),
                     known_text(python, lines, finding->range)});
  }
  return known;
}

// How a run looks at each of its files.
struct Look {
  rewrite::Certainty least_certainty;
  BaselineRun* baseline;  // null: nothing is known

  CheckedFile checked(const project::FileUses& uses, const modules::UseGroups& groups) const {
    const Findings findings = findings_of(uses, least_certainty);
    std::vector<bool> known(findings.size());
    if (baseline != nullptr) known = baseline->known(uses.source.path, as_known(uses, findings));
    const project::Standings standings(uses);
    CheckedFile result;
    result.tally.unknown_packages.insert(uses.unknown_packages.begin(),
                                         uses.unknown_packages.end());
    for (std::size_t i = 0; i < findings.size(); ++i) {
      if (known[i]) continue;
      const rewrite::Finding& finding = *findings[i];
      const modules::HeldGroup* holder = project::holder_of(uses, finding, groups);
      const project::Standing standing = standings.of(finding);
      result.findings.push_back(reported(uses, finding, standing, holder));
      count(finding, standing, holder != nullptr, result.tally);
    }
    return result;
  }

  CheckedFile checked_alone(const project::FileUses& uses) const {
    return checked(uses, project::groups_within(uses, least_certainty));
  }
};

std::string summary(const CheckTotals& total, ReportFormat format, const BaselineRun* baseline) {
  if (baseline == nullptr) return check_summary(total, format, {});
  return baseline->is_updated() ? "" : check_summary(total, format, baseline->left_out());
}

// The status of a run that would end with `status`.
int with_baseline_written(int status, const BaselineRun* baseline, const Console& console) {
  const bool is_complete = status == exit_status::clean || status == exit_status::findings;
  if (baseline == nullptr || !baseline->is_updated() || !is_complete) return status;
  const auto said = baseline->update();
  if (!said) return failed(said.error(), console.err);
  console.err << *said;
  return status;
}

int check_text(const CheckOptions& options, std::istream& in, const Console& console,
               BaselineRun* baseline) {
  const auto input = read_standard_input(options.sources, in);
  const auto analysed = input ? analyse(*input, settings::FixScope::safe)
                              : Result<project::AnalysedFile>(tl::unexpected(input.error()));
  if (!analysed) {
    console.err << error_prefix << analysed.error().message << "\n";
    return exit_status::could_not_run;
  }
  const project::FileUses& uses = analysed->uses;
  const CheckedFile file = Look{options.sources.least_certainty, baseline}.checked_alone(uses);
  const std::string& text = *uses.source.text;
  ReportWriter writer(look_of(options, console), settings::known_codes(), console.out);
  writer.add(writer.report({input->shown, text, text::LineIndex(text), file.findings}),
             mentioned_differences(file.findings));
  if (const auto remark = syntax_remark(*analysed)) {
    console.err << warning_line(input->shown, remark);
    writer.add_remark({input->shown, remark->message, std::size_t{remark->at.line} + 1});
  }
  writer.set_totals(verdicts_json(file.tally.verdicts));
  writer.finish();
  CheckTotals total;
  total.tally = file.tally;
  total.files = file.findings.empty() ? 0 : 1;
  console.err << summary(total, options.format, baseline);
  const bool clean = is_clean(total, options);
  return with_baseline_written(clean ? exit_status::clean : exit_status::findings, baseline,
                               console);
}

int check_sources(const CheckOptions& options, const Console& console, BaselineRun* baseline) {
  const Look look{options.sources.least_certainty, baseline};
  project::Wish wish;
  wish.least_certainty = look.least_certainty;
  project::ProjectTree tree({wish, project::HelpersIn::file},
                            std::make_shared<modules::Environments>());
  ProgressBar bar(console);
  const auto files = SourceFiles::open(options.sources, {});
  if (!files) {
    console.err << error_prefix << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  expect_passes(bar, *files, tree, files->numbers().sources);
  note_files(*files, tree, bar);
  const PreparedFiles prepared(*files, options.sources.jobs, tree, bar);
  const FileCheck uses_of_torch{
      [](const SourceFile& file) { return file.holds_uses(); },
      [&](const SourceFile& file, const std::string& text) -> Result<CheckedFile> {
        if (const auto known = prepared.take(file.path)) {
          CheckedFile found = look.checked(known->analysed.uses, tree.groups());
          found.syntax = known->syntax;
          return found;
        }
        const auto analysed = tree.analyse(
            {file.form(), file.absolute_path(), std::make_shared<const std::string>(text)},
            *file.configuration);
        if (!analysed) return tl::unexpected(analysed.error());
        const project::FileUses& uses = analysed->uses;
        CheckedFile found =
            stands_alone(file, tree) ? look.checked_alone(uses) : look.checked(uses, tree.groups());
        found.syntax = syntax_remark(*analysed);
        return found;
      },
      [&](const CheckTotals& total) { return summary(total, options.format, baseline); }};
  const int status = check_files(options, *files, console, bar, uses_of_torch);
  return with_baseline_written(status, baseline, console);
}

}  // namespace

// The members that `reported` writes here, and for `--runs-without` in runs_without.cpp.
boost::json::object finding_schema() {
  constexpr auto sometimes = schema::MemberPresence::sometimes;
  schema::Members members = finding_members();
  const schema::Members details = {
      {"api", schema::string("The API of PyTorch that is used, as in torch.nn.Linear")},
      {"reason", schema::string("Why it is not safe; empty where it is")},
      {"profile", schema::string("The release of Paddle that the rewrite is for"), sometimes},
      {"fix", schema::one_of("The class of the rewrite", {"safe", "needs-confirmation", "none"}),
       sometimes},
      {"standing",
       schema::one_of("Who says that the rewrite is right: `proof` or a `decision` of the project; "
                      "it is an `open` question, or the project has `refused` a difference",
                      {"proof", "decision", "open", "refused", "manual", "remark"}),
       sometimes},
      {"difference",
       schema::string("The ID of the difference between the frameworks that has to be confirmed; "
                      "empty for none"),
       sometimes},
      {"accepted",
       schema::list("The differences that the project accepts for this use",
                    schema::string("The ID of a difference")),
       sometimes},
      {"documentation", schema::string("The address of the API's documentation; may be empty"),
       sometimes},
      {"proof", schema::string("What was run to prove the rewrite; may be empty"), sometimes},
      {"advice",
       schema::one_of("Of a package that needs PyTorch: there is a `counterpart`, `paddle-ls port` "
                      "converts it, a small `stand-in` takes its place, or `none` of these",
                      {"counterpart", "port", "stand-in", "none"}),
       sometimes},
      {"waits_for",
       schema::string("The first of the uses that have to be converted before this one"),
       sometimes},
      {"stops",
       schema::list("With --runs-without: the programs that do not start",
                    schema::string("The path of a program")),
       sometimes}};
  members.insert(members.end(), details.begin(), details.end());
  return schema::object("A finding of `paddle-ls check --format json`, which prints one a line",
                        members);
}

int check(const CheckOptions& options, std::istream& in, const Console& console) {
  const auto baseline = BaselineRun::open(options);
  if (!baseline) return failed(baseline.error(), console.err);
  return options.sources.from_standard_input ? check_text(options, in, console, baseline->get())
                                             : check_sources(options, console, baseline->get());
}

}  // namespace paddle_ls::cli
