#include "server/cli/check/check_summary.hpp"

#include <fmt/core.h>

#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {
namespace {

// The most frequent reasons; the rest in one line.
std::string list_of(const Reasons& reasons) {
  constexpr std::size_t most_rows = 10;
  const std::vector<Reasons::Row> rows = reasons.rows();
  std::string text;
  std::size_t left = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i < most_rows) {
      text += fmt::format("  {:>5}  {}\n", rows[i].uses, rows[i].text);
    } else {
      left += rows[i].uses;
    }
  }
  if (left > 0) {
    text +=
        fmt::format("  {:>5}  for {}\n", left, counted(rows.size() - most_rows, "other reason"));
  }
  return text;
}

std::string sentence(const CheckTotals& total, const LeftOut& left_out) {
  const CheckTally& tally = total.tally;
  const project::Verdicts& verdicts = tally.verdicts;
  std::string text = counted(tally.findings, "finding") + " in " + counted(total.files, "file");
  std::string_view separator = ": ";
  const auto add = [&](std::size_t number, std::string_view what) {
    if (number == 0) return;
    text += fmt::format("{}{} {}", separator, number, what);
    separator = ", ";
  };
  add(verdicts.safe(), "safe");
  if (verdicts.by_decision > 0) text += fmt::format(" ({} by decision)", verdicts.by_decision);
  if (tally.waiting > 0)
    text += fmt::format(" ({} of them held back with --safe-only)", tally.waiting);
  add(verdicts.to_review(), verdicts.to_review() == 1 ? "needs review" : "need review");
  add(verdicts.manual, "manual");
  const std::size_t remarks = tally.findings - verdicts.all();
  add(remarks, remarks == 1 ? "remark" : "remarks");
  if (total.unusable > 0) {
    text += fmt::format("; {} could not be checked", counted(total.unusable, "file"));
  }
  if (left_out.known > 0) {
    text += fmt::format("; {} {}{} in the baseline", left_out.known,
                        tally.findings > 0 ? "more " : "", left_out.known == 1 ? "is" : "are");
  }
  return text + "\n";
}

std::string why(const CheckTally& tally) {
  const project::Verdicts& verdicts = tally.verdicts;
  const bool needs_review = verdicts.to_review() > 0;
  std::string text;
  if (needs_review) text += "Need review because:\n" + list_of(tally.review_reasons);
  if (verdicts.manual > 0) text += "Manual because:\n" + list_of(tally.manual_reasons);
  if (needs_review) text += "`paddle-ls explain ID` says more about an ID in brackets.\n";
  if (verdicts.open > 0) text += "`paddle-ls decide` asks about them once.\n";
  return text;
}

}  // namespace

std::string check_summary(const CheckTotals& total, ReportFormat format, const LeftOut& left_out) {
  std::string text = sentence(total, left_out);
  if (format == ReportFormat::text) text += why(total.tally);
  for (const std::string& package : total.tally.unknown_packages) {
    text += fmt::format(
        "not looked into: package `{}` is not installed, and a file that imports it uses values "
        "like tensors\n",
        package);
  }
  if (left_out.gone > 0) {
    text += fmt::format("{} of the baseline {} gone: --update-baseline removes {}\n", left_out.gone,
                        left_out.gone == 1 ? "is" : "are", left_out.gone == 1 ? "it" : "them");
  }
  return text;
}

}  // namespace paddle_ls::cli
