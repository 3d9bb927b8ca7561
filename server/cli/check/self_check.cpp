#include "server/cli/check/self_check.hpp"

#include <algorithm>
#include <array>
#include <ostream>

#include <fmt/core.h>

#include "engine/syntax/parser.hpp"
#include "engine/text/line_index.hpp"
#include "engine/text/utf8.hpp"
#include "project/conversion/file_uses.hpp"
#include "project/files/read_source.hpp"
#include "project/files/source_kind.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

bool parses(std::string_view source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  return tree && !tree->root().has_error();
}

bool is_character_start(std::string_view source, std::size_t offset) {
  return offset == source.size() || !text::is_continuation(source[offset]);
}

class SelfCheck {
 public:
  SelfCheck(std::string_view source, const rewrite::RuleSet& rules, const rewrite::Options& options)
      : source_(source),
        rules_(rules),
        options_(options),
        tree_(*syntax::parse(syntax::Language::python, source)) {}

  std::vector<Violation> run() {
    check_positions();
    file_ = analyze(source_, tree_);
    check_findings();
    check_fixes_alone();
    check_fixes_together("the safe fixes", [](const rewrite::Finding& finding) {
      return finding.fix == rewrite::FixClass::safe;
    });
    check_fixes_together("all fixes",
                         [](const rewrite::Finding& finding) { return finding.has_edits(); });
    return std::move(violations_);
  }

 private:
  rewrite::FileFindings analyze(std::string_view source, const syntax::Tree& tree) const {
    return rewrite::analyze(source, tree, rules_, options_);
  }

  void expect(bool holds, text::ByteRange range, std::string promise) {
    if (!holds) violations_.push_back({range, std::move(promise)});
  }

  // Every character has a position, and the position leads back to it, in all encodings.
  void check_positions() {
    const text::LineIndex lines(source_);
    for (const auto unit : {text::Encoding::utf8, text::Encoding::utf16, text::Encoding::utf32}) {
      text::PositionCursor cursor(source_, lines, unit);
      for (std::size_t at = 0; at < source_.size();
           at += text::character_size(source_.substr(at))) {
        // There is no position between CR and LF.
        if (at > 0 && source_[at] == '\n' && source_[at - 1] == '\r') continue;
        expect(lines.offset(source_, cursor.position(at), unit) == at, {at, at},
               "a position leads back to its character");
      }
    }
  }

  void check_findings() {
    std::size_t before = 0;
    for (std::size_t i = 0; i < file_.findings.size(); ++i) {
      const rewrite::Finding& finding = file_.findings[i];
      const text::ByteRange range = finding.range;
      expect(before <= range.start, range, "findings come in the order of the text");
      expect(range.start <= range.end && range.end <= source_.size() &&
                 is_character_start(source_, range.start) && is_character_start(source_, range.end),
             range, "a finding covers whole characters of the text");
      expect(!rewrite::message(finding).empty(), range, "a finding has a message");
      expect(!rewrite::hover_card(source_, file_, i, rules_).empty(), range,
             "there is something to show at every finding");
      expect(rewrite::title(finding).empty() != finding.has_edits(), range,
             "a finding has the title of a quick fix if and only if it has one");
      expect(finding.fix == rewrite::FixClass::safe || !finding.reason.empty() || finding.rule == 0,
             range, "a finding without a safe fix says why");
      before = range.start;
    }
  }

  void check_fixes_alone() {
    for (std::size_t i = 0; i < file_.findings.size(); ++i) {
      if (!file_.findings[i].has_edits()) continue;
      const std::array alone = {i};
      const text::ByteRange range = file_.findings[i].range;
      const text::Edits edits = rewrite::edits_for(source_, file_, alone);
      expect(!edits.empty(), range, "a finding with a fix has edits");
      check_edits(edits, range, "a fix");
    }
  }

  template <class Choose>
  void check_fixes_together(std::string_view what, Choose choose) {
    const text::Edits edits = edits_of(source_, file_, choose);
    const text::ByteRange whole{0, source_.size()};
    if (!check_edits(edits, whole, what)) return;
    const std::string converted = text::applied(edits, source_);
    const auto tree = syntax::parse(syntax::Language::python, converted);
    const text::Edits again = edits_of(converted, analyze(converted, *tree), choose);
    expect(again.empty(), whole, fmt::format("a second run of {} makes no edits", what));
  }

  template <class Choose>
  static text::Edits edits_of(std::string_view source, const rewrite::FileFindings& file,
                              Choose choose) {
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      if (choose(file.findings[i])) chosen.push_back(i);
    }
    return chosen.empty() ? text::Edits() : rewrite::edits_for(source, file, chosen);
  }

  // False when the edits cannot be applied.
  bool check_edits(const text::Edits& edits, text::ByteRange range, std::string_view what) {
    const bool in_text = std::all_of(edits.begin(), edits.end(), [&](const text::Edit& edit) {
      return edit.range.start <= edit.range.end && edit.range.end <= source_.size() &&
             is_character_start(source_, edit.range.start) &&
             is_character_start(source_, edit.range.end);
    });
    expect(in_text, range, fmt::format("the edits of {} cover whole characters", what));
    const auto normalized = text::normalized(edits);
    expect(normalized.has_value() && *normalized == edits, range,
           fmt::format("the edits of {} are sorted and disjoint", what));
    if (!in_text || !normalized) return false;
    expect(tree_.root().has_error() || parses(text::applied(edits, source_)), range,
           fmt::format("a file that parses parses after {}", what));
    return true;
  }

  std::string_view source_;
  const rewrite::RuleSet& rules_;
  const rewrite::Options& options_;
  syntax::Tree tree_;
  rewrite::FileFindings file_;
  std::vector<Violation> violations_;
};

}  // namespace

std::vector<Violation> violations(std::string_view source, const rewrite::RuleSet& rules,
                                  const rewrite::Options& options) {
  return SelfCheck(source, rules, options).run();
}

namespace {

void print_facts(std::ostream& out, const std::string& name, std::string_view source,
                 const rewrite::FileFindings& file) {
  const text::LineIndex lines(source);
  for (const rewrite::Finding& finding : file.findings) {
    const std::string known = rewrite::words_of(finding.known);
    if (known.empty()) continue;
    const text::Position at = lines.position(source, finding.range.start, text::Encoding::utf32);
    out << fmt::format("{}:{}:{}: {}: {}\n", name, at.line + 1, at.column + 1, finding.api, known);
  }
}

}  // namespace

int self_check(const SelfCheckOptions& options, const Console& console, const AskAsEditor& ask) {
  Sources sources;
  sources.profile = options.profile;
  const fs::path file = fs::absolute(options.file).lexically_normal();
  const auto sound = Configurations(layers_of(sources)).sound(file.parent_path());
  if (!sound) {
    console.err << error_prefix << sound.error().message << "\n";
    return exit_status::could_not_run;
  }
  const project::Configuration& configuration = **sound;
  const auto source = files::read_source(options.file, configuration.settings->files_maximum_bytes)
                          .map(&files::DecodedSource::text);
  if (!source) {
    console.err << error_prefix << options.file.generic_string() << ": " << source.error().message
                << "\n";
    return exit_status::could_not_run;
  }
  const text::LineIndex lines(*source);
  std::vector<Violation> broken = ask(file, *source);
  if (files::kind_of(file) == files::SourceKind::python) {
    modules::Neighbours alone;
    const auto text = std::make_shared<const std::string>(*source);
    const auto analysed =
        project::analyse({project::Form::python, {}, text}, configuration, {}, alone);
    const project::FileUses& uses = analysed->uses;
    const std::vector<Violation> of_rewrite =
        violations(*source, *configuration.rules, uses.options);
    broken.insert(broken.end(), of_rewrite.begin(), of_rewrite.end());
    if (options.with_facts) {
      print_facts(console.out, options.file.generic_string(), *source, uses.found);
    }
  }
  for (const Violation& violation : broken) {
    const text::Position at = lines.position(*source, violation.range.start, text::Encoding::utf32);
    console.out << fmt::format("{}:{}:{}: does not hold: {}\n", options.file.generic_string(),
                               at.line + 1, at.column + 1, violation.promise);
  }
  console.err << counted(broken.size(), "broken invariant") << "\n";
  return broken.empty() ? exit_status::clean : exit_status::findings;
}

}  // namespace paddle_ls::cli
