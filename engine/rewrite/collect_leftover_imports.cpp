#include "engine/rewrite/collect_leftover_imports.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/rewrite/python_kinds.hpp"
#include "engine/rewrite/source_lines.hpp"
#include "engine/rewrite/write_needs.hpp"

namespace paddle_ls::rewrite {

using python::Bar;
using python::Names;
using python::ReferenceForm;
using python::Role;
using python::ScopeId;
using python::ScopeKind;
using python::StatementId;
using syntax::Node;

namespace {

// The helper that stands for what is not installed.
constexpr std::string_view stand_in = "Missing";

// Other statements import a name under some condition.
bool is_plain(const ImportStatement& statement) {
  return statement.is_top_level && !statement.is_conditional;
}

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
std::size_t body_place(std::string_view source, Node function) {
  const PythonKinds& k = python_kinds();
  const Node body = function.field(k.body);
  for (std::uint32_t i = 0; i < body.named_child_count(); ++i) {
    const Node statement = body.named_child(i);
    if (statement.kind() == k.comment && !begins_line(source, statement.start())) continue;
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
            const RuleSet& rules, Profile profile, FileFindings& file)
      : source_(source),
        names_(names),
        imports_(imports),
        stand_in_(rules.helper(stand_in)),
        profile_(profile),
        file_(file) {}

  void collect() {
    sort_by_group();
    find_waiting();
    for (const ImportStatement& statement : file_.imports.statements) {
      if (is_last_resort(statement)) {
        do_without(statement);
        continue;
      }
      if (!is_plain(statement)) continue;
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
    bool is_guarded_too = false;       // another statement imports it under some condition
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
        if (clause.group == no_index || !is_plain(statement)) continue;
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
    for (const ImportStatement& statement : file_.imports.statements) {
      for (const ImportClause& clause : clauses(statement)) {
        if (clause.group == no_index || is_plain(statement)) continue;
        groups_[clause.group].is_guarded_too = true;
      }
    }
  }

  bool stays(std::uint32_t group) const {
    const NameGroup& found = file_.imports.groups[group];
    return found.scope == 0 && !found.is_assignment && !found.is_shared && found.references > 0;
  }

  // An import of one name from torch in a handler: where it fails too, nothing of the file is
  // there.
  bool is_last_resort(const ImportStatement& statement) const {
    if (statement.scope != 0 || statement.clause_count != 1 || !statement.has_own_line)
      return false;
    const std::uint32_t group = clauses(statement).front().group;
    if (group == no_index || groups_[group].is_settled || !stays(group)) return false;
    const auto found = std::find_if(
        names_.statements.begin(), names_.statements.end(),
        [&](const python::Statement& each) { return each.node.range() == statement.range; });
    const bool is_in_handler = found != names_.statements.end() &&
                               found->is(python::Around::in_except) &&
                               !found->is(python::Around::in_try);
    if (!is_in_handler) return false;
    const std::vector<const python::Reference*>& references = groups_[group].references;
    return std::all_of(references.begin(), references.end(), [&](const auto* reference) {
      return reference->use != python::none &&
             function_around(names_.uses[reference->use].scope) != python::none;
    });
  }

  void do_without(const ImportStatement& statement) {
    const ImportClause& clause = clauses(statement).front();
    Finding finding = finding_at(clause);
    finding.fix = FixClass::safe;
    finding.reason = "it is imported where another import has failed";
    FindingPlan plan = plan_at(clause);
    const text::ByteRange range = statement.range;
    const std::string end(line_ending(source_, range.start));
    const std::string margin(indentation(source_, range.start));
    const std::string name(text(clause.alias.empty() ? clause.name : clause.alias));
    file_.edits.add({range.start, range.start}, "try:" + end + margin + "    ", Side::statement);
    file_.edits.add({range.end, range.end},
                    end + margin + "except ImportError:" + end + margin + "    " + name + " = None",
                    Side::behind);
    plan.edit_count = static_cast<std::uint32_t>(file_.edits.edits.size()) - plan.first_edit;
    file_.findings.push_back(finding);
    file_.plans.push_back(plan);
  }

  Finding finding_at(const ImportClause& clause) {
    Finding finding;
    finding.range = clause.range;
    finding.code = &codes::torch_import_leftover;
    finding.profile = profile_;
    finding.api = file_.texts.emplace_front(names_.text(groups_[clause.group].target));
    return finding;
  }

  FindingPlan plan_at(const ImportClause& clause) const {
    FindingPlan plan;
    plan.extent_start = static_cast<std::uint32_t>(clause.range.start);
    plan.extent_end = static_cast<std::uint32_t>(clause.range.end);
    plan.first_edit = static_cast<std::uint32_t>(file_.edits.edits.size());
    plan.group = clause.group;
    return plan;
  }

  void add(const ImportClause& clause) {
    Finding finding = finding_at(clause);
    FindingPlan plan = plan_at(clause);
    std::set<ScopeId> functions;
    finding.reason = find_functions(clause.group, functions);
    const bool is_for_functions = finding.reason.empty();
    if (is_for_functions && !all_need_it(functions, clause.group)) {
      finding.reason = "a function needs it sometimes only";
    }
    if (!finding.reason.empty() && may_be_missing(clause.group)) {
      import_if_installed(clause.group);
      finding.fix = FixClass::safe;
    } else if (is_for_functions && !groups_[clause.group].is_guarded_too) {
      import_in(functions, clause.group);
      finding.fix = FixClass::safe;
      finding.reason = {};
    }
    plan.edit_count = static_cast<std::uint32_t>(file_.edits.edits.size()) - plan.first_edit;
    if (finding.fix == FixClass::safe && !finding.reason.empty()) {
      const auto index = static_cast<std::uint32_t>(file_.findings.size());
      file_.needs.push_back({index, stand_in, stand_in_.code});
    }
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

  // True when each of the functions uses the name whenever it is called.
  bool all_need_it(std::set<ScopeId> functions, std::uint32_t group) const {
    if (groups_[group].is_guarded_too) return false;
    for (const python::Reference* reference : groups_[group].references) {
      if (reference->use == python::none) return false;
      const python::Use& use = names_.uses[reference->use];
      const ScopeId function = function_around(use.scope);
      const StatementId around = names_.statements[use.statement].parent;
      const bool is_first_level =
          around != python::none &&
          names_.statements[around].node.start() <= names_.scopes[function].node.start();
      const bool may_be_skipped = use.bars.has(Bar::lambda) || use.bars.has(Bar::short_circuit) ||
                                  use.bars.has(Bar::conditional_branch);
      if (is_first_level && !may_be_skipped) functions.erase(function);
    }
    return functions.empty();
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
      const std::size_t place = body_place(source_, names_.scopes[function].node);
      std::string next = "; ";
      if (begins_line(source_, place)) {
        next = std::string(line_ending(source_, place)) + std::string(indentation(source_, place));
      }
      std::string lines;
      for (const std::string& line : groups_[group].imports) lines += line + next;
      file_.edits.add({place, place}, lines, Side::statement);
    }
  }

  // True when nothing that runs while the file is imported needs more than the name.
  bool may_be_missing(std::uint32_t group) const {
    if (stand_in_.code.empty() || file_.imports.groups[group].is_blocked) return false;
    const std::vector<const python::Reference*>& references = groups_[group].references;
    return std::all_of(references.begin(), references.end(), [&](const auto* reference) {
      if (reference->use == python::none) {
        return reference->form == ReferenceForm::all_entry ||
               reference->form == ReferenceForm::other;
      }
      const python::Use& use = names_.uses[reference->use];
      if (use.unsound) return false;
      const bool runs_later =
          use.in_string || use.bars.has(Bar::lambda) || function_around(use.scope) != python::none;
      if (runs_later || use.role == Role::annotation || use.role == Role::base_class) return true;
      // What is tried out raises where it is called, and must not seem to be there where it is not.
      const bool is_tried = use.statement != python::none &&
                            names_.statements[use.statement].is(python::Around::in_try);
      const bool is_value = use.role == Role::value || use.role == Role::store;
      return is_tried ? use.role == Role::callee : is_value && !use.bars.has(Bar::decorator);
    });
  }

  // Behind the definition of what stands in, where the file has it already.
  std::size_t guard_place() const {
    const std::size_t at = source_.find(in_lines_of(source_, stand_in_.code));
    if (at == std::string_view::npos) return file_.imports.helper_place;
    return std::max(file_.imports.helper_place, next_line(source_, at + stand_in_.code.size()));
  }

  void import_if_installed(std::uint32_t group) {
    const std::string end(line_ending(source_, 0));
    const std::string name(text(file_.imports.groups[group].name));
    std::string lines = "try:" + end;
    for (const std::string& line : groups_[group].imports) lines += "    " + line + end;
    lines += "except ImportError:" + end + "    " + name + " = " + std::string(stand_in) + "(\"" +
             std::string(names_.text(groups_[group].target)) + "\")" + end + end + end;
    const std::size_t place = guard_place();
    file_.edits.add({place, place}, lines, Side::statement);
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
  const FoundHelper stand_in_;
  Profile profile_;
  FileFindings& file_;
  std::vector<Group> groups_;  // one for each of `file_.imports.groups`
  std::map<ScopeId, bool> looks_at_locals_;
};

}  // namespace

void collect_leftover_imports(std::string_view source, const python::Names& names,
                              const CollectedImports& imports, const RuleSet& rules,
                              Profile profile, FileFindings& file) {
  Collector(source, names, imports, rules, profile, file).collect();
}

}  // namespace paddle_ls::rewrite
