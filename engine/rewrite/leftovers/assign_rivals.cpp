#include "engine/rewrite/leftovers/assign_rivals.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {
namespace {

bool is_one_name(const ImportStatement& statement) {
  return !statement.module.empty() && statement.clause_count == 1 && !statement.is_star &&
         statement.has_own_line && !statement.is_for_types && !statement.is_in_class &&
         !statement.is_left_alone;
}

// True if `import torch` at the top of the file serves what follows.
bool imports_torch_before(std::string_view source, const ImportFacts& imports, std::size_t place) {
  return std::any_of(imports.statements.begin(), imports.statements.end(),
                     [&](const ImportStatement& statement) {
                       const bool is_before = statement.is_top_level && statement.range.end < place;
                       if (!is_before || !statement.module.empty() || statement.clause_count != 1)
                         return false;
                       const ImportClause& clause = imports.clauses[statement.first_clause];
                       return clause.alias.empty() && text::slice(source, clause.name) == "torch";
                     });
}

}  // namespace

text::Edits assign_rivals(std::string_view source, const FileFindings& file, const RuleSet& rules,
                          Profile profile) {
  text::Edits edits;
  for (const ImportStatement& statement : file.imports.statements) {
    if (!is_one_name(statement)) continue;
    const ImportClause& clause = file.imports.clauses[statement.first_clause];
    if (clause.group == no_index) continue;
    const NameGroup& group = file.imports.groups[clause.group];
    if (!group.has_rival || group.is_assignment || !group.paddle.empty()) continue;
    const std::string target = std::string(text::slice(source, statement.module)) + "." +
                               std::string(text::slice(source, clause.name));
    const bool is_of_torch = target.starts_with("torch.");
    if (!is_of_torch || !rules.find_under_any_name(target, profile)) continue;
    const std::string_view local =
        text::slice(source, clause.alias.empty() ? clause.name : clause.alias);
    const std::size_t start = statement.range.start;
    std::string text = std::string(local) + " = " + target;
    if (!imports_torch_before(source, file.imports, start)) {
      text = "import torch" + std::string(line_ending(source, start)) +
             std::string(indentation(source, start)) + text;
    }
    edits.push_back({statement.range, std::move(text)});
  }
  return edits;
}

}  // namespace paddle_ls::rewrite
