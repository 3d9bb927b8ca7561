#include "engine/rewrite/leftovers/leftover_groups.hpp"

#include <algorithm>

#include "engine/rewrite/imports/import_sections.hpp"

namespace paddle_ls::rewrite {

namespace {

std::string import_of(std::string_view source, const ImportStatement& statement,
                      const ImportClause& clause) {
  std::string line;
  if (!statement.module.empty())
    line = "from " + std::string(text::slice(source, statement.module)) + " ";
  line += "import " + std::string(text::slice(source, clause.name));
  if (!clause.alias.empty()) line += " as " + std::string(text::slice(source, clause.alias));
  return line;
}

}  // namespace

LeftoverGroups::LeftoverGroups(const LeftoverInput& input, const FileFindings& file)
    : source_(input.source), names_(input.names), file_(file) {
  sort_by_group(input.imports);
  find_waiting();
}

std::span<const ImportClause> LeftoverGroups::clauses(const ImportStatement& statement) const {
  return std::span(file_.imports.clauses).subspan(statement.first_clause, statement.clause_count);
}

void LeftoverGroups::sort_by_group(const CollectedImports& imports) {
  groups_.resize(file_.imports.groups.size());
  for (std::size_t i = 0; i < names_.bindings.size(); ++i) {
    const std::uint32_t group = imports.group_of_binding[i];
    if (group == no_index) continue;
    groups_[group].name = names_.bindings[i].name;
    groups_[group].target = names_.bindings[i].target;
  }
  for (const python::Reference& reference : names_.references) {
    const std::uint32_t group = imports.group_of_binding[reference.binding];
    if (group != no_index) groups_[group].references.push_back(&reference);
  }
  for (const ImportStatement& statement : file_.imports.statements) {
    for (const ImportClause& clause : clauses(statement)) {
      if (clause.group == no_index || !is_plain(statement)) continue;
      add_import(statement, clause);
    }
  }
}

// The last statement that binds a name decides what it is; submodules of a package may be imported
// as well.
void LeftoverGroups::add_import(const ImportStatement& statement, const ImportClause& clause) {
  std::vector<std::string>& imports = groups_[clause.group].imports;
  const std::string line = import_of(source_, statement, clause);
  const bool is_plain_module = statement.module.empty() && clause.alias.empty();
  if (!is_plain_module) {
    imports = {line};
    return;
  }
  const auto binds_too = [&](const std::string& other) {
    return other == line || other.starts_with(line + ".");
  };
  if (std::any_of(imports.begin(), imports.end(), binds_too)) return;
  std::erase_if(imports, [&](const std::string& other) { return line.starts_with(other + "."); });
  imports.push_back(line);
}

void LeftoverGroups::find_waiting() {
  for (const Finding& finding : file_.findings) {
    const std::uint32_t group = finding.plan.group;
    if (group != no_index && finding.fix == FixClass::safe) groups_[group].is_settled = true;
  }
  for (const ImportStatement& statement : file_.imports.statements) {
    for (const ImportClause& clause : clauses(statement)) {
      if (clause.group == no_index || is_plain(statement)) continue;
      groups_[clause.group].is_guarded_too = true;
    }
  }
}

bool LeftoverGroups::may_stay(std::uint32_t group) const {
  const NameGroup& found = file_.imports.groups[group];
  return found.scope == 0 && !found.is_assignment && !found.is_shared &&
         !is_of_python(target(group));
}

bool LeftoverGroups::stays(std::uint32_t group) const {
  return may_stay(group) && file_.imports.groups[group].references > 0;
}

}  // namespace paddle_ls::rewrite
