#include "server/cli/explain/code_page.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include <fmt/core.h>

#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/judge/code_help.hpp"
#include "engine/rewrite/rule_check/rule_problem.hpp"
#include "engine/to_static/hazards/program/hazard_catalogue.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/explain/advice.hpp"
#include "server/cli/reports/wrapped.hpp"

namespace paddle_ls::cli {
namespace {

using rewrite::Code;

// One part for each kind of code in the settings, identified by the prefix of the codes, and one
// for rule files, whose severities are fixed.
std::vector<CodePart> made_parts() {
  const std::span<const Code> known = settings::known_codes();
  const auto from = [known](std::string_view first, std::string_view next) {
    const auto at = [known](std::string_view code) {
      return std::find_if(known.begin(), known.end(),
                          [code](const Code& row) { return row.code == code; });
    };
    const auto start = at(first);
    return std::span(start, next.empty() ? known.end() : at(next));
  };
  const auto& checks = mapping_docs::catalogue();
  const std::string_view first_check = checks.front().code;
  return {
      {"Uses of PyTorch", "paddle-ls check", "# paddle-ls: ignore[{}]",
       from("torch-api", first_check)},
      {"Mapping documents", "paddle-ls docs validate", "<!-- paddle-ls: disable={} -->",
       from(first_check, "T00")},
      {"Code templates", "the language server", "", from("T00", "IR101")},
      {"Translation of saved models", "paddle-ls ir check", "", from("IR101", "pir-syntax")},
      {"PIR text", "the language server", "", from("pir-syntax", "static-D00-refused")},
      {"Conversion by to_static", "paddle-ls static check", "", from("static-D00-refused", "")},
      {"Rule files", "paddle-ls rules check", "", rewrite::rule_codes},
  };
}

std::string paragraph(std::string_view text) {
  return text.empty() ? "" : "\n" + wrapped(text, 0) + "\n";
}

// The summary as a sentence: some catalogues have them as parts of one.
std::string sentence(std::string_view summary) {
  std::string text(summary);
  if (text.empty()) return text;
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (text.back() != '.') text += '.';
  return text;
}

// The consequence of a hazard of to_static; the catalogue describes the hazard itself.
std::string_view effect_of(std::string_view code) {
  for (const to_static::HazardRule& rule : to_static::hazard_rules) {
    if (rule.code != code) continue;
    switch (rule.effect) {
      case to_static::Effect::raises: return "The conversion, or the first call, raises. ";
      case to_static::Effect::wrong: return "The converted function gives another result. ";
      case to_static::Effect::depends: return "It matters if the condition is a tensor. ";
    }
  }
  return {};
}

std::string advice(std::string_view code) {
  const std::string_view effect = effect_of(code);
  if (effect.empty()) return std::string(advice_on(code));
  return std::string(effect) +
         "Rewrite the function without it, or call it as plain Python with "
         "`paddle.jit.not_to_static`. `paddle-ls static show FILE --function NAME` prints the code "
         "that the conversion generates.";
}

std::string page_of(const CodePart& part, const Code& code) {
  if (const mapping_docs::Check* check = mapping_docs::find_check(code.code)) {
    return mapping_docs::help_page(*check);
  }
  std::string page =
      fmt::format("{} ({}, {})\n", code.code, part.title, severity_name(code.severity));
  page += paragraph(sentence(code.summary)) + paragraph(advice(code.code));
  page += fmt::format("\nReported by: {}\n", part.command);
  if (part.codes.data() != rewrite::rule_codes.data()) {
    page += fmt::format(
        "Severity:    {{\"diagnostics\": {{\"severity\": {{\"{}\": \"off\"}}}}}} in "
        ".paddle-ls.json\n",
        code.code);
  }
  if (!part.ignored.empty()) {
    page += "Ignore it:   " + fmt::format(fmt::runtime(part.ignored), code.code) + " on its line\n";
  }
  return page;
}

}  // namespace

std::span<const CodePart> code_parts() {
  static const std::vector<CodePart> parts = made_parts();
  return parts;
}

std::string code_page(std::string_view code) {
  for (const CodePart& part : code_parts()) {
    for (const Code& row : part.codes) {
      if (row.code == code) return page_of(part, row);
    }
  }
  return {};
}

std::string list_of_codes() {
  std::string text;
  for (const CodePart& part : code_parts()) {
    std::size_t width = 0;
    for (const Code& row : part.codes) width = std::max(width, row.code.size());
    text += fmt::format("{}{}:\n", text.empty() ? "" : "\n", part.title);
    for (const Code& row : part.codes) {
      text += fmt::format("  {:<{}}  {}\n", row.code, width, sentence(row.summary));
    }
  }
  return text;
}

}  // namespace paddle_ls::cli
