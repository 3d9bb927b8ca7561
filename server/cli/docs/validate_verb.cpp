#include <fstream>
#include <iostream>

#include <boost/json.hpp>

#include "engine/files/temporary_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/judge/fixes.hpp"
#include "engine/mapping_docs/workspace/compare_mappings.hpp"
#include "engine/mapping_docs/workspace/index.hpp"
#include "engine/text/nearest_word.hpp"
#include "project/settings/fields.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/docs/docs_verbs.hpp"
#include "server/cli/docs/document_tree.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/mapping_docs/compared_files.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace json = boost::json;
using namespace mapping_docs;

// One line per document: what the original tool would say.
int print_parity(const DocumentTree& tree, bool as_json) {
  std::size_t rejected = 0;
  std::size_t seen = 0;
  std::string out;
  for (const TextFile& file : tree.documents) {
    const Identity identity = identify(file.path, *tree.profile);
    // In a tree the original tool skips unknown files; files that were named are always checked.
    if (!identity.discovered && !file.is_named) continue;
    ++seen;
    const OriginalVerdict verdict = original_verdict(file.text, identity, *tree.profile);
    if (!verdict) ++rejected;
    if (as_json) {
      json::object line{{"file", file.shown},
                        {"accepted", verdict.has_value()},
                        {"reason", verdict ? "" : verdict.error().reason},
                        {"line", nullptr}};
      if (!verdict) line["line"] = verdict.error().line + 1;
      out += json::serialize(line) + "\n";
    } else if (!verdict) {
      out += file.shown + ":" + std::to_string(verdict.error().line + 1) +
             ": rejected: " + verdict.error().reason + "\n";
    }
  }
  std::cout << out;
  std::cerr << seen - rejected << " documents extracted, " << rejected << " rejected\n";
  return rejected == 0 ? 0 : 1;
}

struct Overrides {
  Severities severities;
  std::string problem;
};

std::vector<std::string_view> codes_of_checks() {
  std::vector<std::string_view> codes;
  for (const Check& check : catalogue()) codes.push_back(check.code);
  return codes;
}

Overrides read_overrides(const std::vector<std::string>& words) {
  Overrides overrides;
  for (const std::string& word : words) {
    const std::size_t equals = word.find('=');
    const std::string code = word.substr(0, equals);
    const auto severity =
        equals == std::string::npos ? std::nullopt : severity_named(word.substr(equals + 1));
    if (equals == std::string::npos) {
      overrides.problem = "`--severity` takes CODE=SEVERITY, not `" + word + "`";
      return overrides;
    }
    if (!find_check(code)) {
      overrides.problem = "`" + code + "` is not a code of mapping documents" +
                          text::did_you_mean(code, codes_of_checks());
      return overrides;
    }
    if (!severity) {
      const std::string name = word.substr(equals + 1);
      const auto names = settings::choices<Severity>();
      overrides.problem = "`" + name + "` is not a severity" + text::did_you_mean(name, names);
      return overrides;
    }
    overrides.severities[code] = *severity;
  }
  return overrides;
}

// What documents are checked against, and which findings are reported.
struct Standard {
  const Severities& overrides;
  const server::ComparedFiles& compared;
  std::string_view release;  // of Paddle
  Severity lowest;
};

class Validator {
 public:
  Validator(DocumentTree& tree, const Standard& standard, ReportLook look)
      : tree_(tree),
        standard_(standard),
        is_text_(look.format == ReportFormat::text),
        writer_(look, settings::known_codes(), std::cout) {}

  // Applies the mechanical fixes to the files. False if a file could not be written.
  bool fix();
  int report();

 private:
  std::string fixed_text(const TextFile& file) const;
  void print(const TextFile& file, std::vector<DocumentFinding> findings);

  DocumentTree& tree_;
  Standard standard_;
  bool is_text_;
  ReportWriter writer_;
  std::size_t printed_ = 0;
};

bool Validator::fix() {
  files::AbandonedFiles abandoned;
  bool written = true;
  for (TextFile& file : tree_.documents) {
    abandoned.remove_in(std::filesystem::path(file.path).parent_path());
    const std::string fixed = fixed_text(file);
    if (fixed == file.text) continue;
    if (const auto done = files::replace_unchanged(file.path, file.text, fixed); !done) {
      std::cerr << error_prefix << file.shown << ": " << done.error().message << '\n';
      written = false;
    }
    file.text = fixed;
  }
  return written;
}

// A fix may make another one possible.
std::string Validator::fixed_text(const TextFile& file) const {
  constexpr int rounds = 10;
  const Identity identity = identify(file.path, *tree_.profile);
  std::string text = file.text;
  for (int round = 0; round < rounds; ++round) {
    const text::Edits edits = fix_all(text, {identity, *tree_.profile, standard_.overrides});
    if (edits.empty()) break;
    text = text::applied(edits, text);
  }
  return text;
}

ReportedFinding reported(const DocumentFinding& finding, const TextFile& file) {
  ReportedFinding result{finding.code(), finding.severity, finding.message, finding.range};
  json::array fixes;
  for (const DocumentFix& fix : finding.fixes) fixes.emplace_back(fix.title);
  json::array related;
  for (const RelatedRange& each : finding.related) {
    related.push_back({{"file", each.path.empty() ? file.shown : each.path},
                       {"start_byte", each.range.start},
                       {"end_byte", each.range.end},
                       {"message", each.message}});
  }
  result.details = {{"fixes", std::move(fixes)}, {"related", std::move(related)}};
  return result;
}

void Validator::print(const TextFile& file, std::vector<DocumentFinding> findings) {
  std::erase_if(findings, [&](const DocumentFinding& finding) {
    return finding.severity > standard_.lowest;
  });
  std::stable_sort(findings.begin(), findings.end(),
                   [](const DocumentFinding& a, const DocumentFinding& b) {
                     return a.range.start < b.range.start;
                   });
  std::vector<ReportedFinding> shown;
  for (const DocumentFinding& finding : findings) shown.push_back(reported(finding, file));
  printed_ += shown.size();
  writer_.add(writer_.report({file.shown, file.text, text::LineIndex(file.text), shown}));
}

int Validator::report() {
  Index index(*tree_.profile);
  std::vector<std::vector<DocumentFinding>> own;
  for (const TextFile& file : tree_.documents) {
    const Identity identity = identify(file.path, *tree_.profile);
    Validation validation = validate(file.text, identity, *tree_.profile, standard_.overrides);
    index.put_document(file.path, identity, validation);
    for (DocumentFinding& finding : standard_.compared.differences(
             validation, *tree_.profile, standard_.overrides, standard_.release)) {
      validation.findings.push_back(std::move(finding));
    }
    own.push_back(std::move(validation.findings));
  }
  for (const TextFile& file : tree_.tables) index.put_table(file.path, file.text);
  const auto across = [&](const TextFile& file) {
    const auto found = index.findings().find(file.path);
    std::vector<DocumentFinding> findings =
        found == index.findings().end() ? std::vector<DocumentFinding>{} : found->second;
    for (DocumentFinding& finding : findings) {
      finding.severity = effective_severity(*finding.check, *tree_.profile, standard_.overrides);
    }
    std::erase_if(findings,
                  [](const DocumentFinding& finding) { return finding.severity == Severity::off; });
    return findings;
  };
  for (std::size_t i = 0; i < tree_.documents.size(); ++i) {
    const TextFile& file = tree_.documents[i];
    std::vector<DocumentFinding> findings = std::move(own[i]);
    for (DocumentFinding& finding : across(file)) findings.push_back(std::move(finding));
    if (!findings.empty()) print(file, std::move(findings));
  }
  for (const TextFile& file : tree_.tables) {
    std::vector<DocumentFinding> findings = across(file);
    const IndexedTable& table = index.tables().at(file.path);
    for (DocumentFinding& finding :
         compare_table(table, *tree_.profile, standard_.overrides, standard_.compared.mappings)) {
      findings.push_back(std::move(finding));
    }
    print(file, std::move(findings));
  }
  writer_.finish();
  if (is_text_) {
    std::cerr << printed_ << " findings in " << tree_.documents.size() << " documents\n";
  }
  return printed_ == 0 ? 0 : 1;
}

}  // namespace

int validate(const ValidateOptions& options) {
  const Overrides overrides = read_overrides(options.severities);
  if (!overrides.problem.empty()) {
    std::cerr << error_prefix << overrides.problem << '\n';
    return 2;
  }
  DocumentTree tree = read_tree(options.paths, options.profile);
  const bool incomplete = complain_about_unreadable(tree);
  if (tree.documents.empty() && tree.tables.empty()) {
    if (!incomplete) std::cerr << error_prefix << nothing_found(options.paths, tree) << '\n';
    return 2;
  }
  int status = 0;
  if (options.parity) {
    status = print_parity(tree, options.format == ReportFormat::json);
  } else {
    const Severity lowest = severity_named(options.level).value_or(Severity::hint);
    server::ComparedFileCache cache;
    const auto compared = cache.read(options.compare_with);
    const server::ComparedFiles none;
    const Standard standard{overrides.severities, compared ? *compared : none, options.release,
                            lowest};
    Validator validator(tree, standard, {options.format, Colour::none, options.excerpts});
    if (options.fix && !validator.fix()) return 2;
    status = validator.report();
  }
  return incomplete ? 2 : status;
}

}  // namespace paddle_ls::cli::docs
