#include "engine/rewrite/collect/pass_input.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

using python::Role;

namespace {

// `dtype = torch.float32` defines a variable, not another spelling of a name: its right side is
// rewritten like any value, and its readers see the new value. The same holds for a name that may
// be bound to something else as well: `if norm is None: norm = nn.BatchNorm2d`.
AssignedNames find_assigned_names(const FileInput& file, const CollectedImports& imports,
                                  ImportFacts& facts) {
  AssignedNames result;
  std::vector<bool>& is_variable = result.is_variable;
  for (const NameGroup& group : facts.groups) {
    is_variable.push_back(group.is_assignment &&
                          (group.is_blocked || (group.paddle.empty() && !group.is_root)));
  }
  std::vector<bool> is_ambiguous(is_variable.size());
  for (const python::Use& use : file.names.uses) {
    if (use.binding == python::none) continue;
    const std::uint32_t group = imports.group_of_binding[use.binding];
    if (group == no_index) continue;
    const bool is_spelling = use.role == Role::callee || use.role == Role::base_class ||
                             use.role == Role::decorator || use.parts > 1;
    if (use.resolution == python::Resolution::ambiguous) is_ambiguous[group] = true;
    if (is_ambiguous[group]) facts.groups[group].has_rival = true;
    if (is_spelling && !facts.groups[group].is_blocked) is_variable[group] = false;
  }
  for (std::size_t group = 0; group < is_variable.size(); ++group) {
    if (is_ambiguous[group] && facts.groups[group].is_assignment) {
      is_variable[group] = true;
    }
  }
  for (std::size_t i = 0; i < file.names.bindings.size(); ++i) {
    const std::uint32_t value = file.names.bindings[i].value;
    const std::uint32_t group = imports.group_of_binding[i];
    if (value == python::none || group == no_index) continue;
    if (facts.groups[group].is_assignment && !is_variable[group]) {
      result.of_value.emplace(value, group);
    }
  }
  return result;
}

// A name that other files import from this one has to keep its meaning for them.
// `collect_if_unused` handles names without references in this file.
void mark_wanted(const FileInput& file, ImportFacts& facts) {
  const auto& wanted = file.options.wanted;
  if (wanted == nullptr) return;
  for (NameGroup& group : facts.groups) {
    const std::string_view name = text::slice(file.source, group.name);
    group.is_wanted = group.scope == 0 && !group.is_assignment && group.references > 0 &&
                      std::binary_search(wanted->begin(), wanted->end(), name);
  }
  for (ImportClause& clause : facts.clauses) {
    const std::string_view name =
        text::slice(file.source, clause.alias.empty() ? clause.name : clause.alias);
    clause.is_wanted = std::binary_search(wanted->begin(), wanted->end(), name);
  }
}

}  // namespace

PassInput::PassInput(const FileInput& input, const CollectedImports& collected, ImportFacts& groups)
    : FileInput(input),
      imports(collected),
      aliases(find_assigned_names(input, collected, groups)),
      own_helpers(source, names, rules),
      words(source, pieces),
      iterator_places(source, pieces) {
  mark_wanted(input, groups);
}

syntax::Node PassInput::statement_node(python::StatementId id) const {
  return id == python::none ? syntax::Node() : names.statements[id].node;
}

std::uint32_t PassInput::group_of(const python::Use& use) const {
  return use.binding == python::none ? no_index : imports.group_of_binding[use.binding];
}

}  // namespace paddle_ls::rewrite
