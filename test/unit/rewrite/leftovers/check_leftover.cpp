#include "test/unit/rewrite/leftovers/check_leftover.hpp"

#include <doctest/doctest.h>

#include "engine/rewrite/language/helper_source.hpp"

namespace paddle_ls::rewrite {

namespace {

const Options local{.leftover_imports = LeftoverImports::local};

// `text` with the definitions of helpers in the place of the lines that name them.
std::string with_helpers(std::string text) {
  const RuleSet rules;
  for (const std::string_view name : helpers_of_program) {
    const std::string_view definition = rules.helper(name).code;
    const std::string line =
        std::string(definition.substr(0, definition.find(' ') + 1 + name.size()));
    if (const std::size_t at = text.find(line + "\n"); at != std::string::npos) {
      text.replace(at, line.size(), definition);
    }
  }
  return text;
}

}  // namespace

FixAll fixed(const std::string& source, FixClass up_to) {
  static const RuleSet rules;
  const auto recorded = read(source, nullptr, RuleSet());
  REQUIRE(recorded);
  return fix_all({source, &*recorded, analyze(source, *recorded, rules, local)}, rules, local,
                 {[&](const Finding& finding) { return finding.fix <= up_to; }});
}

void check_local(std::string_view before, std::string_view after, FixClass up_to) {
  const std::string source = dedented(before);
  const std::string expected = dedented(after);
  const FixAll first = fixed(source, up_to);
  CHECK(first.finished);
  CHECK(text::applied(first.edits, source) == expected);
  CHECK(fixed(expected, up_to).edits.empty());
}

void check_stand_in(std::string_view before, std::string_view after) {
  const std::string expected = with_helpers(dedented(after));
  const std::string source = dedented(before);
  CHECK(text::applied(fixed(source, FixClass::safe).edits, source) == expected);
  CHECK(fixed(expected, FixClass::safe).edits.empty());
}

Reasons reasons(std::string_view source) {
  Reasons found;
  for (const KeptImport& import : fixed(dedented(source), FixClass::safe).kept_imports) {
    if (!import.in_function && import.line == 0)
      found.push_back(import.name + ": " + import.reason);
  }
  return found;
}

}  // namespace paddle_ls::rewrite
