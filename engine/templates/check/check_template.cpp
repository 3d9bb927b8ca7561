#include "engine/templates/check/check_template.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/templates/check/closest_key.hpp"
#include "engine/templates/check/near_misses.hpp"
#include "engine/templates/check/value_facts.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

// One placeholder as a check sees it.
struct Use {
  const CodeTemplate& source;
  const Placeholder& placeholder;
  const ValueFacts* value;  // nothing: not known, or the key is missing
  Dialect dialect;

  std::string quoted_key() const { return "'" + std::string(source.key(placeholder)) + "'"; }
  bool is_block() const { return placeholder.placement == Placement::block; }
};

void report(const Use& use, const TemplateCode& code, text::ByteRange range, std::string message,
            TemplateFindings& findings) {
  findings.push_back({range, &code, use.quoted_key() + " " + std::move(message), {}, {}});
}

void comma_without_effect(const Use& use, TemplateFindings& findings) {
  const Placeholder& placeholder = use.placeholder;
  if (!placeholder.comma_before && !placeholder.comma_after) return;
  const bool scalar = use.value && use.value->kind != ValueKind::list;
  if (!use.is_block() && !scalar) return;
  report(use, codes::comma_without_effect, placeholder.written(),
         use.is_block() ? "is first on its line and becomes a block: the comma is ignored"
                        : "is not a list: the comma is ignored",
         findings);
  findings.back().title = "Remove the comma";
  findings.back().edits = {
      {placeholder.written(), "${" + std::string(use.source.key(placeholder)) + "}"}};
}

void value_looks_wrong(const Use& use, TemplateFindings& findings) {
  if (!use.value) return;
  const text::ByteRange range = use.placeholder.written();
  if (use.value->kind == ValueKind::object) {
    report(use, codes::value_looks_wrong, range, "is an object: it is printed as a Python dict",
           findings);
  } else if (use.value->holds_containers) {
    report(use, codes::value_looks_wrong, range,
           "has lists or objects inside: they are printed as Python prints them", findings);
  } else if (!use.is_block() && use.value->count > 1 && use.value->holds_statements) {
    report(use, codes::value_looks_wrong, range,
           "is a list of statements, but inside a line its elements are joined by commas. Put it "
           "on a separate line to make it a block",
           findings);
  }
}

void lines_not_indented(const Use& use, TemplateFindings& findings) {
  if (!use.value || use.is_block() || !use.value->holds_lines) return;
  report(use, codes::lines_not_indented, use.placeholder.written(),
         "has several lines, and inside a line they are not indented", findings);
}

// The text after a placeholder up to the end of its line.
text::ByteRange rest_of_line(std::string_view text, std::size_t start) {
  const std::size_t end = std::min(text.find('\n', start), text.size());
  return {start, start + end_without_spaces(text.substr(start, end - start))};
}

void text_after_block(const Use& use, TemplateFindings& findings) {
  if (!use.value || !use.is_block()) return;
  const std::string_view text = use.source.text();
  const text::ByteRange rest = rest_of_line(text, use.placeholder.range.end);
  if (rest.empty()) return;
  const BlockLines lines = use.value->block_lines;
  if (lines == BlockLines::one) return;
  report(use, codes::text_after_block, rest,
         lines == BlockLines::several
             ? "has several lines, and this text is appended to the last one"
             : "is empty: this text stays on the line alone, without the indent",
         findings);
  const text::ByteRange indent = use.placeholder.indent;
  findings.back().title = "Move the text to a separate line";
  findings.back().edits = {
      {{rest.start, rest.start}, "\n" + std::string(text::slice(text, indent))}};
}

void odd_indent(const Use& use, TemplateFindings& findings) {
  if (!use.is_block()) return;
  const std::string_view indent = text::slice(use.source.text(), use.placeholder.indent);
  const bool odd = indent.find_first_not_of(" \t") != std::string_view::npos;
  const bool mixed =
      indent.find(' ') != std::string_view::npos && indent.find('\t') != std::string_view::npos;
  if (!odd && !mixed) return;
  std::string message = "has an indent that mixes tabs and spaces, and so will each line have";
  if (odd) {
    message = use.dialect == Dialect::v1
                  ? "has an indent with characters other than spaces and tabs; each line gets them"
                  : "has an indent with characters other than spaces and tabs; those that break "
                    "lines become empty lines";
  }
  report(use, codes::odd_indent, use.placeholder.indent, std::move(message), findings);
}

constexpr std::array placeholder_checks{comma_without_effect, value_looks_wrong, lines_not_indented,
                                        text_after_block, odd_indent};

// T01.
TemplateFinding missing_key(std::string_view key, text::ByteRange range,
                            std::optional<std::string_view> closest) {
  TemplateFinding finding{range, &codes::key_missing, missing_key_message(key), {}, {}};
  if (closest) {
    const std::string meant(*closest);
    finding.message += "; did you mean '" + meant + "'?";
    finding.title = "Change to '" + meant + "'";
    finding.edits = {{range, meant}};
  }
  return finding;
}

// What is known of a key, found out at its first use: a key may be used, or misspelled, often.
struct KnownKey {
  std::optional<ValueFacts> value;
  std::optional<std::string_view> closest;  // of a key that is missing
};

// Looking for a close key reads the whole environment, so only that many keys get a suggestion.
constexpr std::size_t most_suggestions = 50;

void check_placeholders(const CodeTemplate& source, const TemplateContext& context,
                        TemplateFindings& findings) {
  std::map<std::string_view, KnownKey> known;
  std::size_t suggestions = 0;
  for (const Placeholder& placeholder : source.placeholders()) {
    const std::string_view key = source.key(placeholder);
    const auto [place, first_use] = known.try_emplace(key);
    KnownKey& facts = place->second;
    const bool may_be_missing = context.env && !context.supplied.contains(key);
    if (first_use && context.env) {
      const auto found = context.env->find(key);
      if (found != context.env->end()) {
        facts.value = facts_of(found->second);
      } else if (may_be_missing && suggestions++ < most_suggestions) {
        facts.closest = closest_key(*context.env, key);
      }
    }
    if (may_be_missing && !facts.value) {
      findings.push_back(missing_key(key, placeholder.key, facts.closest));
    }
    const Use use{source, placeholder, facts.value ? &*facts.value : nullptr, context.dialect};
    for (const auto check : placeholder_checks) check(use, findings);
  }
}

// T09. Tools leave files with this mark out of reviews and searches, and a template is no such
// file.
void find_generated_marks(std::string_view text, TemplateFindings& findings) {
  static const std::string mark = std::string("@") + "generated";
  for (std::size_t at = text.find(mark); at != std::string_view::npos;
       at = text.find(mark, at + mark.size())) {
    findings.push_back({{at, at + mark.size()},
                        &codes::generated_mark,
                        "tools treat a file with `" + mark +
                            "` as generated; write it with `${generated_comment}`",
                        {},
                        {}});
  }
}

}  // namespace

KeySet supplied_keys(const KeySet* sharded_keys) {
  KeySet keys{"generated_comment"};
  if (!sharded_keys) return keys;
  keys.insert("shard_id");
  keys.insert(sharded_keys->begin(), sharded_keys->end());
  return keys;
}

TemplateFindings check_template(const CodeTemplate& source, const TemplateContext& context) {
  TemplateFindings findings = find_near_misses(source);
  check_placeholders(source, context, findings);
  find_generated_marks(source.text(), findings);
  std::stable_sort(findings.begin(), findings.end(),
                   [](const TemplateFinding& a, const TemplateFinding& b) {
                     return a.range.start < b.range.start;
                   });
  return findings;
}

}  // namespace paddle_ls::templates
