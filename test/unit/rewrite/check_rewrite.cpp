#include "test/unit/rewrite/check_rewrite.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {

namespace {

std::string convert(std::string_view source, FixClass up_to, const RuleSet& rules,
                    const Options& options = usual()) {
  const FileFindings file = analyzed(source, rules, options);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].fix <= up_to) chosen.push_back(i);
  }
  return text::applied(edits_for(source, file, chosen), source);
}

void check(std::string_view before, std::string_view after, FixClass up_to, const RuleSet& rules) {
  const std::string source = dedented(before);
  const std::string expected = dedented(after);
  const std::string result = convert(source, up_to, rules);
  CHECK(result == expected);
  CHECK(convert(result, up_to, rules) == result);
  const bool was_sound = !syntax::parse(syntax::Language::python, source)->root().has_error();
  const bool is_sound = !syntax::parse(syntax::Language::python, result)->root().has_error();
  CHECK((is_sound || !was_sound));
}

}  // namespace

RuleSet rules_of(std::string_view json) {
  RuleSet rules;
  const auto errors = rules.add_rules(json, "rules.json");
  for (const auto& error : errors) MESSAGE(error.where, ": ", error.message);
  REQUIRE(errors.empty());
  return rules;
}

std::string dedented(std::string_view text) {
  if (text.starts_with('\n')) text.remove_prefix(1);
  std::size_t shared = std::string_view::npos;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t first = line.find_first_not_of(' ');
    if (first != std::string_view::npos) shared = std::min(shared, first);
    at = end + 1;
  }
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const bool is_last_and_blank =
        end == text.size() && line.find_first_not_of(' ') == std::string_view::npos;
    if (!is_last_and_blank) result += line.substr(std::min(shared, line.size()));
    if (end < text.size()) result += '\n';
    at = end + 1;
  }
  return result;
}

Options usual() {
  Options options;
  for (const auto name : {"nan-propagation", "infinite-values", "smallest-probability",
                          "target-gradient", "data-set-errors"}) {
    options.accepted.set(difference_named(name), true);
  }
  return options;
}

FileFindings analyzed(std::string_view source, const RuleSet& rules, const Options& options) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  REQUIRE(tree);
  return analyze(source, *tree, rules, options);
}

const Finding& finding_about(const FileFindings& file, std::string_view api) {
  const auto found = std::find_if(file.findings.begin(), file.findings.end(),
                                  [&](const Finding& each) { return each.api == api; });
  REQUIRE(found != file.findings.end());
  return *found;
}

std::string converted(std::string_view source, FixClass up_to, const RuleSet& rules) {
  return convert(source, up_to, rules);
}

Options native() {
  Options options;
  options.accepted = differences_of(Style::native);
  return options;
}

std::string converted_with(std::string_view source, const Options& options) {
  return convert(source, FixClass::needs_confirmation, RuleSet(), options);
}

void check_rewrite(std::string_view before, std::string_view after, const RuleSet& rules) {
  check(before, after, FixClass::safe, rules);
}

void check_confirmed_rewrite(std::string_view before, std::string_view after,
                             const RuleSet& rules) {
  check(before, after, FixClass::needs_confirmation, rules);
}

void check_manual(std::string_view source, const std::vector<std::string>& expected,
                  const RuleSet& rules) {
  const std::string text = dedented(source);
  std::vector<std::string> found;
  for (const Finding& finding : analyzed(text, rules).findings) {
    if (finding.fix == FixClass::none) {
      found.push_back(std::string(finding.code->code) + " " + std::string(finding.reason));
    }
  }
  CHECK(found == expected);
  CHECK(convert(text, FixClass::safe, rules) == text);
}

}  // namespace paddle_ls::rewrite
