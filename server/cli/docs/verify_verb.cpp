#include <algorithm>
#include <iostream>
#include <map>

#include <fmt/core.h>

#include "engine/mapping_docs/examples/conversion_examples.hpp"
#include "engine/text/counted.hpp"
#include "project/examples/verdict_file.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/docs/docs_verbs.hpp"
#include "server/cli/docs/document_tree.hpp"
#include "server/cli/docs/example_findings.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/run_interruption.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace json = boost::json;

struct PlacedExample {
  std::size_t document = 0;  // in the tree
  project::DocumentExample example;
  std::string digest;
  std::optional<json::object> verdict;
};

project::HalfCode half_of(const mapping_docs::ExampleCode& code) {
  return {code.code, code.first_line + 1};
}

std::vector<PlacedExample> examples_in(const DocumentTree& tree) {
  std::vector<PlacedExample> found;
  for (std::size_t i = 0; i < tree.documents.size(); ++i) {
    const TextFile& file = tree.documents[i];
    const auto identity = mapping_docs::identify(file.path, *tree.profile);
    const auto document = mapping_docs::read_document(file.text, identity, *tree.profile);
    for (const auto& each : mapping_docs::conversion_examples(document, identity, *tree.profile)) {
      project::DocumentExample example{half_of(each.source), half_of(each.target)};
      const std::string digest = project::digest_of(example);
      found.push_back({i, std::move(example), digest, std::nullopt});
    }
  }
  return found;
}

class Verification {
 public:
  Verification(const VerifyOptions& options, const DocumentTree& tree)
      : options_(options), tree_(tree), examples_(examples_in(tree)) {}

  int run() {
    if (!options_.report.empty()) {
      auto opened = project::VerdictFile::opened(options_.report, options_.resumes);
      if (!opened) return fail(opened.error());
      report_.emplace(std::move(*opened));
    }
    take_what_is_known();
    const auto ran = run_the_rest();
    if (interrupted()) return exit_status::interrupted;
    if (!ran) return fail(ran.error());
    return say();
  }

 private:
  static int fail(const Error& failure) {
    const std::string at = failure.where.empty() ? "" : failure.where + ": ";
    std::cerr << error_prefix << at << failure.message << '\n';
    return exit_status::could_not_run;
  }

  void take_what_is_known() {
    if (!report_) return;
    for (PlacedExample& each : examples_) {
      auto entry = report_->known(each.digest);
      if (!entry) continue;
      // The example may have moved within the document.
      const std::int64_t then = number_in(*entry, "start");
      (*entry)["line"] =
          number_in(*entry, "line") - then + static_cast<std::int64_t>(each.example.torch.line);
      each.verdict = std::move(*entry);
    }
  }

  Result<void> run_the_rest() {
    std::vector<std::size_t> places;
    std::vector<project::DocumentExample> wanted;
    for (std::size_t i = 0; i < examples_.size(); ++i) {
      if (examples_[i].verdict) continue;
      places.push_back(i);
      wanted.push_back(examples_[i].example);
    }
    std::size_t done = 0;
    return project::verify_examples(
        wanted, {options_.torch_python, options_.paddle_python, options_.seconds, interrupted},
        [&](std::size_t number, json::object verdict) {
          PlacedExample& each = examples_[places[number]];
          each.verdict = std::move(verdict);
          if (report_) report_->add(entry_of(each));
          tell(++done, wanted.size(), each);
        });
  }

  json::object entry_of(const PlacedExample& each) const {
    json::object entry{{"file", tree_.documents[each.document].shown},
                       {"digest", each.digest},
                       {"start", each.example.torch.line}};
    for (const auto& [key, value] : *each.verdict) entry[key] = value;
    return entry;
  }

  void tell(std::size_t done, std::size_t all, const PlacedExample& each) const {
    if (!options_.has_progress) return;
    std::cerr << fmt::format("{}/{} {} ...", done, all, tree_.documents[each.document].shown)
              << std::endl;
  }

  int say() {
    ReportWriter writer({options_.format, Colour::none, options_.excerpts}, settings::known_codes(),
                        std::cout);
    const Severity lowest = severity_named(options_.level).value_or(Severity::information);
    std::map<std::string, std::size_t> counts;
    for (auto first = examples_.begin(); first != examples_.end();) {
      const TextFile& file = tree_.documents[first->document];
      const text::LineIndex lines(file.text);
      std::vector<ReportedFinding> findings;
      auto each = first;
      for (; each != examples_.end() && each->document == first->document; ++each) {
        ++counts[text_in(*each->verdict, "verdict")];
        auto finding = example_finding(*each->verdict, {file.text, lines});
        if (finding && finding->severity <= lowest) findings.push_back(std::move(*finding));
      }
      if (!findings.empty()) writer.add(writer.report({file.shown, file.text, lines, findings}));
      first = each;
    }
    writer.finish();
    say_counts(counts);
    const bool all_fit = counts["differs"] + counts["fails-paddle"] + counts["fails-torch"] == 0;
    return all_fit ? exit_status::clean : exit_status::findings;
  }

  void say_counts(std::map<std::string, std::size_t>& counts) const {
    if (options_.format != ReportFormat::text) return;
    std::cerr << fmt::format(
        "{} in {}: {} equal, {} with another dtype, {} differ, {} fail in Paddle, {} fail in "
        "PyTorch, {} not compared\n",
        text::counted(examples_.size(), "example"),
        text::counted(tree_.documents.size(), "document"), counts["equal"], counts["dtype"],
        counts["differs"], counts["fails-paddle"], counts["fails-torch"], counts["not-compared"]);
  }

  const VerifyOptions& options_;
  const DocumentTree& tree_;
  std::vector<PlacedExample> examples_;
  std::optional<project::VerdictFile> report_;
};

}  // namespace

int verify(const VerifyOptions& options) {
  const DocumentTree tree = read_tree(options.paths, options.profile);
  const bool incomplete = complain_about_unreadable(tree);
  if (tree.documents.empty()) {
    if (!incomplete) std::cerr << error_prefix << nothing_found(options.paths, tree) << '\n';
    return exit_status::could_not_run;
  }
  watch_for_interruption();
  const int status = Verification(options, tree).run();
  return incomplete ? std::max<int>(status, exit_status::could_not_run) : status;
}

}  // namespace paddle_ls::cli::docs
