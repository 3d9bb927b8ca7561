#include "engine/rewrite/collect_leftover_imports.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/rewrite/python_kinds.hpp"
#include "engine/rewrite/source_lines.hpp"

namespace paddle_ls::rewrite {

using python::Bar;
using python::Names;
using python::ReferenceForm;
using python::Role;
using python::ScopeId;
using python::ScopeKind;
using syntax::Node;

namespace {

bool is_name_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_' || byte == '.';
}

// True when `code` may look at all of its local names at once.
bool looks_at_locals(std::string_view code) {
  constexpr std::array<std::string_view, 5> functions = {"locals(", "vars(", "dir(", "eval(",
                                                         "exec("};
  return std::any_of(functions.begin(), functions.end(), [&](std::string_view function) {
    for (std::size_t at = code.find(function); at != std::string_view::npos;
         at = code.find(function, at + 1)) {
      if (at == 0 || !is_name_byte(code[at - 1])) return true;
    }
    return false;
  });
}

// Why a use that no function contains is evaluated as soon as the file is imported.
std::string_view why_at_import(const python::Use& use, ScopeKind scope) {
  if (use.in_string || use.role == Role::annotation) return "an annotation needs it";
  if (use.role == Role::base_class) return "a class derives from it";
  if (use.bars.has(Bar::decorator) || use.role == Role::decorator) return "a decorator needs it";
  if (use.bars.has(Bar::default_value)) return "the default value of a parameter needs it";
  if (use.bars.has(Bar::lambda)) return "a lambda outside of functions needs it";
  if (scope == ScopeKind::class_body) return "the body of a class needs it";
  return "the file needs it as soon as it is imported";
}

// Where the statements of a function begin, behind its docstring.
std::size_t body_place(Node function) {
  const PythonKinds& k = python_kinds();
  const Node body = function.field(k.body);
  for (std::uint32_t i = 0; i < body.named_child_count(); ++i) {
    const Node statement = body.named_child(i);
    const bool is_docstring = i == 0 && statement.kind() == k.expression_statement &&
                              statement.named_child_count() == 1 &&
                              statement.named_child(0).kind() == k.string;
    if (!is_docstring) return statement.start();
  }
  return body.end();
}

class Collector {
 public:
  Collector(std::string_view source, const Names& names, const CollectedImports& imports,
            Profile profile, FileFindings& file)
      : source_(source), names_(names), imports_(imports), profile_(profile), file_(file) {}

  void collect() {
    sort_by_group();
    find_waiting();
    for (const ImportStatement& statement : file_.imports.statements) {
      for (const ImportClause& clause : clauses(statement)) {
        if (clause.group == no_index || groups_[clause.group].is_settled) continue;
        groups_[clause.group].is_settled = true;
        if (stays(clause.group)) add(clause);
      }
    }
  }

 private:
  struct Group {
    python::NameId target = python::none;
    std::vector<const python::Reference*> references;
    std::vector<std::string> imports;  // as statements
    bool is_settled = false;           // nothing is to be said of it any more
  };

  std::span<const ImportClause> clauses(const ImportStatement& statement) const {
    return std::span(file_.imports.clauses).subspan(statement.first_clause, statement.clause_count);
  }

  std::string_view text(text::ByteRange range) const { return text::slice(source_, range); }

  void sort_by_group() {
    groups_.resize(file_.imports.groups.size());
    for (std::size_t i = 0; i < names_.bindings.size(); ++i) {
      const std::uint32_t group = imports_.group_of_binding[i];
      if (group != no_index) groups_[group].target = names_.bindings[i].target;
    }
    for (const python::Reference& reference : names_.references) {
      const std::uint32_t group = imports_.group_of_binding[reference.binding];
      if (group != no_index) groups_[group].references.push_back(&reference);
    }
    for (const ImportStatement& statement : file_.imports.statements) {
      for (const ImportClause& clause : clauses(statement)) {
        if (clause.group == no_index) continue;
        groups_[clause.group].imports.push_back(import_of(statement, clause));
      }
    }
  }

  void find_waiting() {
    for (std::size_t i = 0; i < file_.findings.size(); ++i) {
      const std::uint32_t group = file_.plans[i].group;
      if (group != no_index && file_.findings[i].fix == FixClass::safe) {
        groups_[group].is_settled = true;
      }
    }
    // Other statements than plain ones at the top level import a name under some condition.
    for (const ImportStatement& statement : file_.imports.statements) {
      if (statement.is_top_level && !statement.is_conditional) continue;
      for (const ImportClause& clause : clauses(statement)) {
        if (clause.group != no_index) groups_[clause.group].is_settled = true;
      }
    }
  }

  bool stays(std::uint32_t group) const {
    const NameGroup& found = file_.imports.groups[group];
    return found.scope == 0 && !found.is_assignment && !found.is_shared && found.references > 0;
  }

  void add(const ImportClause& clause) {
    Finding finding;
    finding.range = clause.range;
    finding.code = &codes::torch_import_leftover;
    finding.profile = profile_;
    finding.api = file_.texts.emplace_front(names_.text(groups_[clause.group].target));
    FindingPlan plan;
    plan.extent_start = static_cast<std::uint32_t>(clause.range.start);
    plan.extent_end = static_cast<std::uint32_t>(clause.range.end);
    plan.first_edit = static_cast<std::uint32_t>(file_.edits.edits.size());
    plan.group = clause.group;
    std::set<ScopeId> functions;
    finding.reason = find_functions(clause.group, functions);
    if (finding.reason.empty()) {
      import_in(functions, clause.group);
      finding.fix = FixClass::safe;
    }
    plan.edit_count = static_cast<std::uint32_t>(file_.edits.edits.size()) - plan.first_edit;
    file_.findings.push_back(finding);
    file_.plans.push_back(plan);
  }

  // The functions that use the name of `group`; or the reason why it has to be there before any of
  // them is called.
  std::string_view find_functions(std::uint32_t group, std::set<ScopeId>& functions) {
    if (file_.imports.groups[group].is_blocked) return "its name is bound more than once";
    for (const python::Reference* reference : groups_[group].references) {
      if (reference->form == ReferenceForm::all_entry) return "`__all__` exports it";
      if (reference->form != ReferenceForm::use) return "its name may stand for something else";
      const python::Use& use = names_.uses[reference->use];
      if (use.unsound) return "code that uses it does not parse";
      const ScopeId function = use.in_string ? python::none : function_around(use.scope);
      if (function == python::none) return why_at_import(use, names_.scopes[use.scope].kind);
      functions.insert(function);
    }
    std::erase_if(functions, [&](ScopeId function) { return is_inside(function, functions); });
    for (const ScopeId function : functions) {
      const auto [known, is_new] = looks_at_locals_.try_emplace(function);
      if (is_new) known->second = looks_at_locals(names_.scopes[function].node.in(source_));
      if (known->second) return "a function that needs it may look at all of its local names";
    }
    return {};
  }

  ScopeId function_around(ScopeId scope) const {
    while (scope != python::none && names_.scopes[scope].kind != ScopeKind::function) {
      scope = names_.scopes[scope].parent;
    }
    return scope;
  }

  bool is_inside(ScopeId function, const std::set<ScopeId>& others) const {
    ScopeId around = names_.scopes[function].parent;
    while (around != python::none && !others.contains(around))
      around = names_.scopes[around].parent;
    return around != python::none;
  }

  void import_in(const std::set<ScopeId>& functions, std::uint32_t group) {
    for (const ScopeId function : functions) {
      const std::size_t place = body_place(names_.scopes[function].node);
      std::string next = "; ";
      if (begins_line(source_, place)) {
        next = std::string(line_ending(source_, place)) + std::string(indentation(source_, place));
      }
      std::string lines;
      for (const std::string& line : groups_[group].imports) lines += line + next;
      file_.edits.add({place, place}, lines, Side::statement);
    }
  }

  std::string import_of(const ImportStatement& statement, const ImportClause& clause) const {
    std::string line;
    if (!statement.module.empty()) line = "from " + std::string(text(statement.module)) + " ";
    line += "import " + std::string(text(clause.name));
    if (!clause.alias.empty()) line += " as " + std::string(text(clause.alias));
    return line;
  }

  std::string_view source_;
  const Names& names_;
  const CollectedImports& imports_;
  Profile profile_;
  FileFindings& file_;
  std::vector<Group> groups_;  // one for each of `file_.imports.groups`
  std::map<ScopeId, bool> looks_at_locals_;
};

}  // namespace

void collect_leftover_imports(std::string_view source, const python::Names& names,
                              const CollectedImports& imports, Profile profile,
                              FileFindings& file) {
  Collector(source, names, imports, profile, file).collect();
}

}  // namespace paddle_ls::rewrite
