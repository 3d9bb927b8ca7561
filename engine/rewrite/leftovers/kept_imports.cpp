#include "engine/rewrite/leftovers/kept_imports.hpp"

#include <algorithm>

#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/leftovers/uses_at_import.hpp"

namespace paddle_ls::rewrite {

namespace {

std::string name_of(std::string_view source, const ImportStatement& statement,
                    const ImportClause& clause) {
  const std::string name(text::slice(source, clause.name));
  if (statement.module.empty()) return name;
  return std::string(text::slice(source, statement.module)) + "." + name;
}

std::vector<std::string_view> reasons_by_group(const FileFindings& file) {
  std::vector<std::string_view> reasons(file.imports.groups.size());
  for (const Finding& finding : file.findings) {
    const std::uint32_t group = finding.plan.group;
    if (finding.code != &codes::torch_import_leftover || group == no_index) continue;
    if (is_use_at_import(finding)) continue;
    reasons[group] = finding.reason;
  }
  return reasons;
}

std::vector<KeptImport> uses_at_import(std::string_view source, const FileFindings& file) {
  std::vector<KeptImport> uses;
  std::size_t line = 1;
  std::size_t seen = 0;
  for (const Finding& finding : file.findings) {
    if (!is_use_at_import(finding)) continue;
    const std::string_view before = source.substr(seen, finding.range.start - seen);
    line += static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    seen = finding.range.start;
    uses.push_back({std::string(finding.api), std::string(finding.reason), false, line});
  }
  return uses;
}

}  // namespace

std::vector<KeptImport> kept_imports(std::string_view source, const FileFindings& file) {
  const std::vector<std::string_view> reasons = reasons_by_group(file);
  std::vector<KeptImport> kept = uses_at_import(source, file);
  for (const ImportStatement& statement : file.imports.statements) {
    const std::string_view module = text::slice(source, statement.module);
    const bool is_guarded =
        statement.scope == 0 && (!statement.is_top_level || statement.is_conditional);
    if (statement.is_star && is_of_pytorch(module)) {
      const std::string reason = is_guarded ? "it is guarded already" : "it imports all names";
      kept.push_back({std::string(module) + ".*", reason, false});
    }
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = file.imports.clauses[statement.first_clause + i];
      if (clause.group == no_index || file.imports.groups[clause.group].is_shared) continue;
      std::string name = name_of(source, statement, clause);
      if (is_of_python(name)) continue;
      const std::string_view reason = is_guarded ? "it is guarded already" : reasons[clause.group];
      kept.push_back({std::move(name), std::string(reason), statement.scope != 0});
    }
  }
  return kept;
}

}  // namespace paddle_ls::rewrite
