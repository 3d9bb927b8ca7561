#include "engine/rewrite/imports/collect_leftover_imports.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using python::Around;
using python::Bar;
using python::Names;
using python::ReferenceForm;
using python::Role;
using python::ScopeId;
using python::ScopeKind;
using python::StatementId;
using syntax::Node;

namespace {

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
  return "code at module level needs it";
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
        rules_(rules),
        stand_in_(rules.helper(stand_in_helper)),
        profile_(profile),
        file_(file) {}

  void collect() {
    sort_by_group();
    find_waiting();
    for (const ImportStatement& statement : file_.imports.statements) {
      if (const std::string_view reason = why_it_may_fail(statement); !reason.empty()) {
        do_without(statement, reason);
        continue;
      }
      if (is_side_of_package(statement)) {
        do_with_package_alone(statement);
        continue;
      }
      if (!is_plain(statement)) continue;
      if (statement.is_star) do_without_star(statement);
      for (const ImportClause& clause : clauses(statement)) {
        if (clause.group == no_index || groups_[clause.group].is_settled) continue;
        groups_[clause.group].is_settled = true;
        if (stays(clause.group)) add(clause);
      }
    }
  }

 private:
  struct Group {
    python::NameId name = python::none;
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
      if (group == no_index) continue;
      groups_[group].name = names_.bindings[i].name;
      groups_[group].target = names_.bindings[i].target;
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
    return may_stay(group) && file_.imports.groups[group].references > 0;
  }

  // Why `statement`, which is guarded, may fail without what it stands in; else nothing.
  std::string_view why_it_may_fail(const ImportStatement& statement) const {
    const bool is_own = statement.scope == 0 && statement.has_own_line && !statement.is_star;
    if (!is_own || !statement.is_conditional || statement.is_for_types) return {};
    if (stand_in_.code.empty() || stand_in_stands_behind(statement)) return {};
    if (is(statement, Around::in_try)) {
      if (!stands_by_paddle(statement)) return {};
      const bool is_paddle_enough = all_may(statement, [&](std::uint32_t group) {
        return file_.imports.groups[group].is_root && may_be_missing(group);
      });
      return is_paddle_enough ? "the rest of this `try` is Paddle's" : std::string_view();
    }
    if (is(statement, Around::in_except)) {
      const bool is_last =
          all_may(statement, [&](std::uint32_t group) { return only_functions_need(group); });
      return is_last ? "it is the fallback of another import" : std::string_view();
    }
    const bool is_needed_later =
        is(statement, Around::in_if) &&
        all_may(statement, [&](std::uint32_t group) { return may_be_missing(group); });
    return is_needed_later ? "its condition may be true without it" : std::string_view();
  }

  bool is(const ImportStatement& statement, Around what) const {
    return std::any_of(names_.statements.begin(), names_.statements.end(), [&](const auto& each) {
      return each.node.range() == statement.range && each.is(what);
    });
  }

  // True when each name of `statement` stays with torch, is imported under conditions only, and
  // `may_be_missing`.
  template <class MayBeMissing>
  bool all_may(const ImportStatement& statement, MayBeMissing may_be_missing) const {
    const auto own = clauses(statement);
    return !own.empty() && std::all_of(own.begin(), own.end(), [&](const ImportClause& clause) {
      return clause.group != no_index && !groups_[clause.group].is_settled &&
             may_stay(clause.group) && groups_[clause.group].imports.empty() &&
             may_be_missing(clause.group);
    });
  }

  bool may_stay(std::uint32_t group) const {
    const NameGroup& found = file_.imports.groups[group];
    return found.scope == 0 && !found.is_assignment && !found.is_shared;
  }

  bool only_functions_need(std::uint32_t group) const {
    const std::vector<const python::Reference*>& references = groups_[group].references;
    return std::all_of(references.begin(), references.end(), [&](const auto* reference) {
      if (reference->use == python::none) return reference->form == ReferenceForm::all_entry;
      return function_around(names_.uses[reference->use].scope) != python::none;
    });
  }

  // The block of `statement` imports Paddle as well.
  bool stands_by_paddle(const ImportStatement& statement) const {
    const auto imports_paddle = [&](const ImportClause& clause) {
      return is_at_or_below(text(clause.name), "paddle");
    };
    return std::any_of(file_.imports.statements.begin(), file_.imports.statements.end(),
                       [&](const ImportStatement& other) {
                         if (other.block != statement.block || !other.module.empty()) return false;
                         const auto own = clauses(other);
                         return std::any_of(own.begin(), own.end(), imports_paddle);
                       });
  }

  // In front of the statement of the top level that `statement` stands in.
  std::size_t place_in_front(const ImportStatement& statement) const {
    return place_in_front(statement.range.start);
  }

  std::size_t place_in_front(std::size_t offset) const {
    std::size_t place = offset;
    for (const python::Statement& each : names_.statements) {
      if (each.node.start() > offset) break;
      if (each.parent == python::none) place = each.node.start();
    }
    return line_start(source_, place);
  }

  // In front of the first statement that needs the name of `group` as the file is imported.
  std::size_t place_in_front_of_uses(std::uint32_t group) const {
    std::size_t first = source_.size();
    for (const python::Reference* reference : groups_[group].references) {
      if (reference->use == python::none) continue;
      const python::Use& use = names_.uses[reference->use];
      if (function_around(use.scope) == python::none) first = std::min(first, use.range.start);
    }
    return first == source_.size() ? first : place_in_front(first);
  }

  bool stand_in_stands_behind(const ImportStatement& statement) const {
    const std::size_t at = source_.find(in_lines_of(source_, stand_in_.code));
    return at != std::string_view::npos && at > statement.range.start;
  }

  void do_without(const ImportStatement& statement, std::string_view reason) {
    const ImportClause& first = clauses(statement).front();
    Finding finding = finding_at(first);
    finding.fix = FixClass::safe;
    finding.reason = reason;
    FindingPlan plan = plan_at(first);
    std::vector<std::string> lines;
    for (const ImportClause& clause : clauses(statement)) {
      groups_[clause.group].is_settled = true;
      lines.push_back(stand_in_for(clause.group));
    }
    add_guard(statement, lines);
    plan.edit_count = static_cast<std::uint32_t>(file_.edits.edits.size()) - plan.first_edit;
    file_.findings.push_back(finding);
    file_.plans.push_back(plan);
    need_stand_in(statement);
  }

  // `import package.torch`, which binds a package that others than torch use as well.
  bool is_side_of_package(const ImportStatement& statement) const {
    const bool may_be_guarded = statement.scope == 0 && statement.has_own_line &&
                                !statement.is_for_types && statement.clause_count == 1 &&
                                statement.module.empty();
    if (!may_be_guarded) return false;
    const ImportClause& clause = clauses(statement).front();
    return clause.group != no_index && file_.imports.groups[clause.group].is_shared &&
           clause.alias.empty() && rules_.covers(text(clause.name), profile_) &&
           !is(statement, Around::in_try) && !is(statement, Around::in_except);
  }

  void do_with_package_alone(const ImportStatement& statement) {
    const std::string_view name = text(clauses(statement).front().name);
    add_guarded(statement, name, "the rest of the package can be used without it",
                {"import " + std::string(name.substr(0, name.find('.')))});
  }

  // What the file takes of a star import and no other statement binds; nothing where it has to be
  // there.
  std::optional<std::set<std::uint32_t>> groups_of_star(const ImportStatement& statement) const {
    std::set<std::uint32_t> result;
    for (std::size_t i = 0; i < names_.bindings.size(); ++i) {
      const python::Binding& binding = names_.bindings[i];
      const std::uint32_t group = imports_.group_of_binding[i];
      const bool is_own = binding.form == python::BindingForm::import_star &&
                          binding.range.start >= statement.range.start &&
                          binding.range.end <= statement.range.end;
      if (!is_own || group == no_index || groups_[group].references.empty()) continue;
      if (is_imported_behind(statement, names_.text(binding.name))) continue;
      if (groups_[group].is_settled || !only_names_need(group)) return std::nullopt;
      result.insert(group);
    }
    return result;
  }

  // A later statement of the top level imports something by this name.
  bool is_imported_behind(const ImportStatement& statement, std::string_view name) const {
    return std::any_of(
        file_.imports.statements.begin(), file_.imports.statements.end(),
        [&](const ImportStatement& later) {
          if (!is_plain(later) || later.range.start < statement.range.end) return false;
          const auto own = clauses(later);
          return std::any_of(own.begin(), own.end(), [&](const ImportClause& clause) {
            return text(clause.alias.empty() ? clause.name : clause.alias) == name;
          });
        });
  }

  void do_without_star(const ImportStatement& statement) {
    const std::string_view module = text(statement.module);
    if (!is_at_or_below(module, "torch") || !statement.has_own_line) return;
    const auto groups = groups_of_star(statement);
    if (!groups || (!groups->empty() && stand_in_stands_behind(statement))) return;
    std::vector<std::string> lines;
    for (const std::uint32_t group : *groups) lines.push_back(stand_in_for(group));
    add_guarded(statement, module, "the names that it imports may be missing", lines);
    if (!groups->empty()) need_stand_in(statement);
  }

  // A finding on the whole `statement`, whose fix is that it is tried; `instead` are the statements
  // where it fails.
  void add_guarded(const ImportStatement& statement, std::string_view api, std::string_view reason,
                   const std::vector<std::string>& instead) {
    Finding finding;
    finding.range = statement.range;
    finding.code = &codes::torch_import_leftover;
    finding.profile = profile_;
    finding.api = file_.texts.emplace_front(api);
    finding.fix = FixClass::safe;
    finding.reason = reason;
    FindingPlan plan;
    plan.extent_start = static_cast<std::uint32_t>(statement.range.start);
    plan.extent_end = static_cast<std::uint32_t>(statement.range.end);
    plan.first_edit = static_cast<std::uint32_t>(file_.edits.edits.size());
    add_guard(statement, instead);
    plan.edit_count = static_cast<std::uint32_t>(file_.edits.edits.size()) - plan.first_edit;
    file_.findings.push_back(finding);
    file_.plans.push_back(plan);
  }

  void add_guard(const ImportStatement& statement, const std::vector<std::string>& instead) {
    const text::ByteRange range = statement.range;
    const std::string end(line_ending(source_, range.start));
    const std::string margin(indentation(source_, range.start));
    file_.edits.add({range.start, range.start}, "try:" + end + margin + "    ", Side::front);
    const std::size_t line_end = std::min(source_.find_first_of("\r\n", range.end), source_.size());
    std::string handler = end + margin + "except ImportError:";
    for (const std::string& line : instead) handler += end + margin + "    " + line;
    if (instead.empty()) handler += end + margin + "    pass";
    file_.edits.add({line_end, line_end}, handler, Side::behind);
  }

  // For the finding that was added last.
  void need_stand_in(const ImportStatement& statement) {
    const auto index = static_cast<std::uint32_t>(file_.findings.size() - 1);
    file_.needs.push_back(
        {index, stand_in_helper, stand_in_.code, false, place_in_front(statement)});
  }

  // The assignment of what stands for the name of `group`.
  std::string stand_in_for(std::uint32_t group) const {
    return std::string(names_.text(groups_[group].name)) + " = " + std::string(stand_in_helper) +
           "(\"" + std::string(names_.text(groups_[group].target)) + "\")";
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
      finding.reason = "a function needs it only on some paths";
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
      file_.needs.push_back(
          {index, stand_in_helper, stand_in_.code, false, place_in_front_of_uses(clause.group)});
    }
    file_.findings.push_back(finding);
    file_.plans.push_back(plan);
  }

  // The functions that use the name of `group`; or the reason why it has to be there before any of
  // them is called.
  std::string_view find_functions(std::uint32_t group, std::set<ScopeId>& functions) {
    if (file_.imports.groups[group].is_blocked) return "its name is bound more than once";
    if (file_.imports.groups[group].is_wanted) return "another file imports it from here";
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
    return !stand_in_.code.empty() && !file_.imports.groups[group].is_blocked &&
           only_names_need(group);
  }

  bool only_names_need(std::uint32_t group) const {
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
      const bool is_tried =
          use.statement != python::none && names_.statements[use.statement].is(Around::in_try);
      const bool is_value = use.role == Role::value || use.role == Role::store;
      return is_tried ? use.role == Role::callee : is_value;
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
    std::string lines = "try:" + end;
    for (const std::string& line : groups_[group].imports) lines += "    " + line + end;
    lines += "except ImportError:" + end + "    " + stand_in_for(group) + end + end + end;
    const std::size_t place = std::min(guard_place(), place_in_front_of_uses(group));
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
  const RuleSet& rules_;
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
