#include "engine/templates/check/near_misses.hpp"

#include "engine/templates/text/python_characters.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::templates {

namespace {

// How far after `${` a closing brace is looked for: longer names are not typing errors, and a
// bound keeps a text full of `${` linear.
constexpr std::size_t longest_braces = 80;

// At most so many are reported: a text with more of them is not a template.
constexpr std::size_t most_near_misses = 1000;

// The placeholder that was meant by `inside` between braces; empty when there is none.
std::string meant_by(std::string_view inside) {
  std::string_view name = stripped(inside);
  const bool before = name.starts_with(',');
  while (name.starts_with(',')) name = stripped(name.substr(1));
  const bool after = name.ends_with(',');
  while (name.ends_with(',')) name = stripped(name.substr(0, name.size() - 1));
  if (!is_identifier(name)) return {};
  return std::string("${") + (before ? "," : "") + std::string(name) + (after ? ",}" : "}");
}

TemplateFinding braces_finding(std::string_view text, std::size_t dollar) {
  const std::string_view ahead = text.substr(dollar + 2, longest_braces);
  // If it is not closed, the text ends after its name.
  const std::size_t stop = ahead.find_first_of("}\n$");
  const bool closed = stop != std::string_view::npos && ahead[stop] == '}';
  const std::string_view inside =
      closed ? ahead.substr(0, stop) : ahead.substr(0, word_end(ahead, 0));
  const text::ByteRange range{dollar, dollar + 2 + inside.size() + (closed ? 1 : 0)};
  TemplateFinding finding{range, &codes::near_miss, {}, {}, {}};
  const std::string written = text::quoted(text::slice(text, range));
  finding.message = closed ? written +
                                 " is kept as it is: the braces may hold one name, with a comma "
                                 "directly before or after it"
                           : written + " is kept as it is: the closing brace is missing";
  if (std::string meant = meant_by(inside); !meant.empty()) {
    finding.title = "Write " + text::quoted(meant);
    finding.edits = {{range, std::move(meant)}};
  }
  return finding;
}

// A `$` that starts no placeholder.
void check_stray_dollar(std::string_view text, std::size_t dollar, TemplateFindings& findings) {
  if (dollar + 1 == text.size()) return;
  if (text[dollar + 1] == '{') {
    findings.push_back(braces_finding(text, dollar));
    return;
  }
  const Character next = character_at(text, dollar + 1);
  if (!is_word(next.code_point)) return;
  const text::ByteRange range{dollar, word_end(text, dollar + 1)};
  findings.push_back({range,
                      &codes::near_miss,
                      text::quoted(text::slice(text, range)) +
                          " is kept as it is: a name does not start with a digit",
                      {},
                      {}});
}

// `$$key` and `\$key`, which escape nothing.
void check_escape(const CodeTemplate& source, const Placeholder& placeholder,
                  TemplateFindings& findings) {
  const std::size_t dollar = placeholder.dollar();
  if (dollar == 0) return;
  const char before = source.text()[dollar - 1];
  if (before != '$' && before != '\\') return;
  const std::string mark(1, before);
  findings.push_back({{dollar - 1, dollar + 1},
                      &codes::near_miss,
                      text::quoted(mark + "$") + " is not an escape: it produces " +
                          text::quoted(mark) + " and the value of '" +
                          std::string(source.key(placeholder)) +
                          "'. A dollar sign before a name can only come from a value",
                      {},
                      {}});
}

}  // namespace

TemplateFindings find_near_misses(const CodeTemplate& source) {
  const std::string_view text = source.text();
  TemplateFindings findings;
  std::size_t from = 0;
  const auto check_dollars_before = [&](std::size_t end) {
    for (std::size_t dollar = next_dollar(text, from);
         dollar < end && findings.size() <= most_near_misses;
         dollar = next_dollar(text, dollar + 1)) {
      check_stray_dollar(text, dollar, findings);
    }
  };
  for (const Placeholder& placeholder : source.placeholders()) {
    if (findings.size() > most_near_misses) break;
    check_dollars_before(placeholder.dollar());
    check_escape(source, placeholder, findings);
    from = placeholder.range.end;
  }
  check_dollars_before(text.size());
  if (findings.size() > most_near_misses) {
    findings.resize(most_near_misses);
    findings.back().message += ". More of the kind are not listed";
  }
  return findings;
}

}  // namespace paddle_ls::templates
