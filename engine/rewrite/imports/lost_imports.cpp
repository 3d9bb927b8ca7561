#include "engine/rewrite/imports/lost_imports.hpp"

#include <algorithm>
#include <map>

#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

struct Import {
  std::vector<std::uint32_t> clauses;  // that bind the name
  bool is_lost = false;                // an edit takes a use of it
};

using Imports = std::map<std::string_view, Import>;

std::string_view local_name(std::string_view source, const ImportClause& clause) {
  return text::slice(source, clause.alias.empty() ? clause.name : clause.alias);
}

// True where the name is for other files, or the statement does more than bind it.
bool may_not_go(std::string_view source, const ImportStatement& statement,
                const ImportClause& clause) {
  const std::string_view name = text::slice(source, clause.name);
  const bool loads_part = statement.module.empty() && name.find('.') != std::string_view::npos;
  const std::size_t end = next_line(source, statement.range.end);
  const bool is_marked =
      text::slice(source, {statement.range.start, end}).find("noqa") != std::string_view::npos;
  return clause.group != no_index || clause.is_wanted || is_marked || loads_part ||
         statement.is_in_class || text::slice(source, clause.alias) == name;
}

Imports imports_of(std::string_view source, const ImportFacts& facts) {
  Imports imports;
  for (const ImportStatement& statement : facts.statements) {
    if (statement.is_future || statement.is_star || statement.is_conditional) continue;
    if (statement.is_left_alone || (facts.is_package && statement.scope == 0)) continue;
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = facts.clauses[statement.first_clause + i];
      if (may_not_go(source, statement, clause)) continue;
      imports[local_name(source, clause)].clauses.push_back(statement.first_clause + i);
    }
  }
  return imports;
}

// Calls `visit` with each word of `text` that does not follow a dot.
template <class Visit>
void each_name(std::string_view text, Visit visit) {
  for (std::size_t at = 0; at < text.size();) {
    if (!is_identifier_byte(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && is_identifier_byte(text[end])) ++end;
    if (at == 0 || text[at - 1] != '.') visit(text.substr(at, end - at));
    at = end;
  }
}

bool is_in_import(const ImportFacts& facts, ByteRange range) {
  const auto behind = std::upper_bound(
      facts.statements.begin(), facts.statements.end(), range.start,
      [](std::size_t at, const ImportStatement& statement) { return at < statement.range.start; });
  return behind != facts.statements.begin() && (behind - 1)->range.contains(range);
}

// True where `name` occurs anywhere but in an import.
bool stays_used(std::string_view source, const ImportFacts& facts, const text::Edits& edits,
                std::string_view name) {
  const bool is_written = std::any_of(edits.begin(), edits.end(), [&](const text::Edit& edit) {
    return mentions(edit.replacement, name);
  });
  return is_written || stands_as_word(source, name, [&](std::size_t at) {
           const ByteRange word{at, at + name.size()};
           const auto behind = std::upper_bound(
               edits.begin(), edits.end(), at,
               [](std::size_t place, const text::Edit& edit) { return place < edit.range.start; });
           const bool goes = behind != edits.begin() && (behind - 1)->range.contains(word);
           return !goes && !is_in_import(facts, word);
         });
}

}  // namespace

std::vector<std::uint32_t> lost_imports(std::string_view source, const ImportFacts& facts,
                                        const text::Edits& edits) {
  Imports imports = imports_of(source, facts);
  if (imports.empty()) return {};
  for (const text::Edit& edit : edits) {
    if (edit.range.empty() || is_in_import(facts, edit.range)) continue;
    each_name(text::slice(source, edit.range), [&](std::string_view name) {
      if (const auto found = imports.find(name); found != imports.end()) {
        found->second.is_lost = true;
      }
    });
  }
  std::vector<std::uint32_t> lost;
  for (const auto& [name, import] : imports) {
    if (!import.is_lost || stays_used(source, facts, edits, name)) continue;
    lost.insert(lost.end(), import.clauses.begin(), import.clauses.end());
  }
  std::sort(lost.begin(), lost.end());
  return lost;
}

}  // namespace paddle_ls::rewrite
