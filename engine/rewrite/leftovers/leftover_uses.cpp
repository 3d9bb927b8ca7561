#include "engine/rewrite/leftovers/leftover_uses.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using python::Around;
using python::Bar;
using python::ReferenceForm;
using python::Role;
using python::ScopeId;
using python::ScopeKind;
using python::StatementId;
using syntax::Node;

namespace {

// True when `code` may look at all of its local names at once.
bool looks_at_locals(std::string_view code) {
  constexpr std::array<std::string_view, 5> functions = {"locals(", "vars(", "dir(", "eval(",
                                                         "exec("};
  return std::any_of(functions.begin(), functions.end(), [&](std::string_view function) {
    for (std::size_t at = code.find(function); at != std::string_view::npos;
         at = code.find(function, at + 1)) {
      if (at == 0 || !is_dotted_byte(code[at - 1])) return true;
    }
    return false;
  });
}

bool may_be_stand_in(const python::Reference& reference) {
  return reference.form == ReferenceForm::all_entry || reference.form == ReferenceForm::other;
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

// The line where the top-level statement that contains `offset` begins.
std::size_t top_level_place(std::string_view source, const python::Names& names,
                            std::size_t offset) {
  const auto behind = std::upper_bound(
      names.statements.begin(), names.statements.end(), offset,
      [](std::size_t at, const python::Statement& each) { return at < each.node.start(); });
  if (behind == names.statements.begin()) return line_start(source, offset);
  const python::Statement* statement = &*std::prev(behind);
  while (statement->parent != python::none) statement = &names.statements[statement->parent];
  return line_start(source, statement->node.start());
}

ScopeId enclosing_function(const python::Names& names, ScopeId scope) {
  while (scope != python::none && names.scopes[scope].kind != ScopeKind::function) {
    scope = names.scopes[scope].parent;
  }
  return scope;
}

bool is_inside(const python::Names& names, ScopeId function, const std::set<ScopeId>& others) {
  ScopeId around = names.scopes[function].parent;
  while (around != python::none && !others.contains(around)) around = names.scopes[around].parent;
  return around != python::none;
}

bool is_tried(const python::Names& names, const python::Use& use) {
  return use.statement != python::none && names.statements[use.statement].is(Around::in_try);
}

// `isinstance(x, torch.fx.Proxy)`
bool is_asked_type(std::string_view source, const python::Names& names, const python::Use& use) {
  if (use.statement == python::none || use.role != Role::value) return false;
  const PythonKinds& k = python_kinds();
  const Node statement = names.statements[use.statement].node;
  Node around = parent_below(statement, use.node);
  while (around && around.kind() == k.tuple) around = parent_below(statement, around);
  if (!around || around.kind() != k.argument_list) return false;
  const Node call = parent_below(statement, around);
  if (!call || call.kind() != k.call) return false;
  const std::string_view callee = call.field(k.function).in(source);
  return callee == "isinstance" || callee == "issubclass";
}

bool stands(const python::Names& names, const ImportStatement& statement, Around what) {
  const auto starting = std::lower_bound(
      names.statements.begin(), names.statements.end(), statement.range.start,
      [](const python::Statement& each, std::size_t start) { return each.node.start() < start; });
  for (auto at = starting;
       at != names.statements.end() && at->node.start() == statement.range.start; ++at) {
    if (at->node.range() == statement.range && at->is(what)) return true;
  }
  return false;
}

}  // namespace

LeftoverUses::LeftoverUses(const LeftoverInput& input, const FoundHelper& stand_in,
                           const LeftoverGroups& groups, const FileFindings& file)
    : source_(input.source),
      names_(input.names),
      imports_(input.imports),
      rules_(input.rules),
      profile_(input.profile),
      stand_in_(stand_in),
      groups_(groups),
      file_(file),
      at_import_(input.source, input.names),
      stand_in_at_(stand_in.code.empty() ? std::string_view::npos
                                         : source_.find(in_lines_of(source_, stand_in.code))) {
  find_blocks_of_paddle();
  find_first_returns();
}

// Why `statement`, which is guarded or which nothing but `__all__` needs, may fail if a stand-in
// replaces the import; else nothing.
std::string_view LeftoverUses::why_it_may_fail(const ImportStatement& statement) const {
  const bool is_own = statement.scope == 0 && statement.has_own_line && !statement.is_star &&
                      !statement.is_left_alone;
  if (!is_own || statement.is_for_types) return {};
  if (stand_in_.code.empty() || stand_in_stands_behind(statement)) return {};
  if (!statement.is_conditional) {
    return is_for_export(statement) ? "`__all__` exports it" : std::string_view();
  }
  if (stands(names_, statement, Around::in_try)) {
    if (!blocks_of_paddle_.contains(statement.block)) return {};
    const bool is_paddle_enough = all_may(statement, [&](std::uint32_t group) {
      return file_.imports.groups[group].is_root && may_be_missing(group);
    });
    return is_paddle_enough ? "the rest of this `try` is Paddle's" : std::string_view();
  }
  if (stands(names_, statement, Around::in_except)) {
    const bool is_last =
        all_may(statement, [&](std::uint32_t group) { return only_functions_need(group); });
    return is_last ? "it is the fallback of another import" : std::string_view();
  }
  const bool is_needed_later =
      stands(names_, statement, Around::in_if) &&
      all_may(statement, [&](std::uint32_t group) { return may_be_missing(group); });
  return is_needed_later ? "its condition may be true without it" : std::string_view();
}

// True when `__all__` lists each name of `statement`, and nothing else needs it.
bool LeftoverUses::is_for_export(const ImportStatement& statement) const {
  const auto own = groups_.clauses(statement);
  return !own.empty() && std::all_of(own.begin(), own.end(), [&](const ImportClause& clause) {
    if (clause.group == no_index || groups_[clause.group].is_settled) return false;
    const NameGroup& found = file_.imports.groups[clause.group];
    const bool is_listed_alone = found.is_listed && found.references == 0;
    return is_listed_alone && groups_.may_stay(clause.group) && may_be_missing(clause.group);
  });
}

// True when each name of `statement` stays with torch, is imported under conditions only, and
// `may_be_missing`.
template <class MayBeMissing>
bool LeftoverUses::all_may(const ImportStatement& statement, MayBeMissing may_be_missing) const {
  const auto own = groups_.clauses(statement);
  return !own.empty() && std::all_of(own.begin(), own.end(), [&](const ImportClause& clause) {
    return clause.group != no_index && !groups_[clause.group].is_settled &&
           !file_.imports.groups[clause.group].is_left_alone && groups_.may_stay(clause.group) &&
           groups_[clause.group].imports.empty() && may_be_missing(clause.group);
  });
}

bool LeftoverUses::only_functions_need(std::uint32_t group) const {
  const std::vector<const python::Reference*>& references = groups_[group].references;
  return std::all_of(references.begin(), references.end(), [&](const auto* reference) {
    if (reference->use == python::none) return reference->form == ReferenceForm::all_entry;
    return enclosing_function(names_, names_.uses[reference->use].scope) != python::none;
  });
}

void LeftoverUses::find_blocks_of_paddle() {
  for (const ImportStatement& statement : file_.imports.statements) {
    if (!statement.module.empty()) continue;
    const auto own = groups_.clauses(statement);
    const bool imports_paddle =
        std::any_of(own.begin(), own.end(), [&](const ImportClause& clause) {
          return is_at_or_below(text::slice(source_, clause.name), "paddle");
        });
    if (imports_paddle) blocks_of_paddle_.insert(statement.block);
  }
}

// Before the top-level statement that contains `statement`.
std::size_t LeftoverUses::place_in_front(const ImportStatement& statement) const {
  return top_level_place(source_, names_, statement.range.start);
}

// Before the first statement that needs the name of `group` as the file is imported.
std::size_t LeftoverUses::place_in_front_of_uses(std::uint32_t group) const {
  std::size_t first = source_.size();
  for (const python::Reference* reference : groups_[group].references) {
    if (reference->use == python::none) continue;
    const python::Use& use = names_.uses[reference->use];
    if (enclosing_function(names_, use.scope) == python::none)
      first = std::min(first, use.range.start);
  }
  return first == source_.size() ? first : top_level_place(source_, names_, first);
}

bool LeftoverUses::stand_in_stands_behind(const ImportStatement& statement) const {
  return stand_in_at_ != std::string_view::npos && stand_in_at_ > statement.range.start;
}

// `import package.torch`, which binds a package that also has modules other than torch.
bool LeftoverUses::is_side_of_package(const ImportStatement& statement) const {
  const bool may_be_guarded = statement.scope == 0 && statement.has_own_line &&
                              !statement.is_left_alone && !statement.is_for_types &&
                              statement.clause_count == 1 && statement.module.empty();
  if (!may_be_guarded) return false;
  const ImportClause& clause = groups_.clauses(statement).front();
  return clause.group != no_index && file_.imports.groups[clause.group].is_shared &&
         clause.alias.empty() && rules_.covers(text::slice(source_, clause.name), profile_) &&
         !stands(names_, statement, Around::in_try) &&
         !stands(names_, statement, Around::in_except);
}

// What the file takes of a star import and no other statement binds; nothing where it has to be
// there.
std::optional<std::set<std::uint32_t>> LeftoverUses::groups_of_star(
    const ImportStatement& statement) const {
  if (statement.is_left_alone) return std::nullopt;
  std::set<std::uint32_t> result;
  for (std::size_t i = 0; i < names_.bindings.size(); ++i) {
    const python::Binding& binding = names_.bindings[i];
    const std::uint32_t group = imports_.group_of_binding[i];
    const bool is_own = binding.form == python::BindingForm::import_star &&
                        binding.range.start >= statement.range.start &&
                        binding.range.end <= statement.range.end;
    if (!is_own || group == no_index || groups_[group].references.empty()) continue;
    if (is_imported_behind(statement, names_.text(binding.name))) continue;
    const bool is_left_alone = file_.imports.groups[group].is_left_alone;
    if (is_left_alone || groups_[group].is_settled || !only_names_need(group)) return std::nullopt;
    result.insert(group);
  }
  return result;
}

// A later statement of the top level imports something by this name.
bool LeftoverUses::is_imported_behind(const ImportStatement& statement,
                                      std::string_view name) const {
  return std::any_of(
      file_.imports.statements.begin(), file_.imports.statements.end(),
      [&](const ImportStatement& later) {
        if (!is_plain(later) || later.range.start < statement.range.end) return false;
        const auto own = groups_.clauses(later);
        return std::any_of(own.begin(), own.end(), [&](const ImportClause& clause) {
          return text::slice(source_, clause.alias.empty() ? clause.name : clause.alias) == name;
        });
      });
}

// True for an import of a function that only asks whether something is of its types: nothing is,
// where they are missing.
bool LeftoverUses::is_for_asking(const ImportStatement& statement) const {
  const bool may_be_guarded = statement.scope != 0 && statement.has_own_line &&
                              !statement.is_star && !statement.is_left_alone &&
                              !statement.is_for_types && !statement.is_in_class;
  if (!may_be_guarded || stand_in_.code.empty()) return false;
  if (stands(names_, statement, Around::in_try) || stands(names_, statement, Around::in_except)) {
    return false;
  }
  const auto own = groups_.clauses(statement);
  return !own.empty() && std::all_of(own.begin(), own.end(), [&](const ImportClause& clause) {
    if (clause.group == no_index || groups_[clause.group].is_settled) return false;
    const NameGroup& found = file_.imports.groups[clause.group];
    const bool is_free = !found.is_blocked && !found.is_left_alone && !found.is_shared;
    return is_free && is_of_pytorch(groups_.target(clause.group)) && only_asks(clause.group);
  });
}

bool LeftoverUses::only_asks(std::uint32_t group) const {
  const std::vector<const python::Reference*>& references = groups_[group].references;
  return !references.empty() &&
         std::all_of(references.begin(), references.end(), [&](const auto* reference) {
           if (reference->use == python::none) return false;
           const python::Use& use = names_.uses[reference->use];
           return !use.unsound && is_asked_type(source_, names_, use);
         });
}

// The functions that use the name of `group`; or the reason why it has to be there before any of
// them is called.
std::string_view LeftoverUses::find_functions(std::uint32_t group, std::set<ScopeId>& functions) {
  if (file_.imports.groups[group].is_blocked) return "its name is bound more than once";
  if (file_.imports.groups[group].is_left_alone) return "a line that is left alone needs it";
  if (file_.imports.groups[group].is_wanted) return "another file imports it from here";
  for (const python::Reference* reference : groups_[group].references) {
    if (reference->form == ReferenceForm::all_entry) return "`__all__` exports it";
    if (reference->form != ReferenceForm::use) return "its name may stand for something else";
    const python::Use& use = names_.uses[reference->use];
    if (use.unsound) return "code that uses it does not parse";
    const ScopeId function = use.in_string ? python::none : enclosing_function(names_, use.scope);
    if (function == python::none) return why_at_import(use, names_.scopes[use.scope].kind);
    functions.insert(function);
  }
  std::erase_if(functions,
                [&](ScopeId function) { return is_inside(names_, function, functions); });
  for (const ScopeId function : functions) {
    const auto [known, is_new] = looks_at_locals_.try_emplace(function);
    if (is_new) known->second = looks_at_locals(names_.scopes[function].node.in(source_));
    if (known->second) return "a function that needs it may look at all of its local names";
  }
  return {};
}

// True when each of the functions uses the name whenever it is called.
bool LeftoverUses::all_need_it(std::set<ScopeId> functions, std::uint32_t group) const {
  if (groups_[group].is_guarded_too) return false;
  for (const python::Reference* reference : groups_[group].references) {
    if (reference->use == python::none) return false;
    const python::Use& use = names_.uses[reference->use];
    if (use.role == Role::annotation) continue;  // not evaluated for a local variable
    const ScopeId function = enclosing_function(names_, use.scope);
    const StatementId around = names_.statements[use.statement].parent;
    const bool is_first_level = around != python::none && names_.statements[around].node.start() <=
                                                              names_.scopes[function].node.start();
    const bool may_be_skipped = use.bars.has(Bar::lambda) || use.bars.has(Bar::short_circuit) ||
                                use.bars.has(Bar::conditional_branch);
    if (is_first_level && !may_be_skipped && !returns_before(function, use)) {
      functions.erase(function);
    }
  }
  return functions.empty();
}

// True when a call of `function` may end before it comes to `use`.
bool LeftoverUses::returns_before(ScopeId function, const python::Use& use) const {
  const auto first = first_returns_.find(function);
  return first != first_returns_.end() && first->second <= use.range.start;
}

void LeftoverUses::find_first_returns() {
  for (const python::Statement& statement : names_.statements) {
    if (statement.node.kind() != python_kinds().return_statement) continue;
    first_returns_.emplace(statement.scope, statement.node.end());
  }
}

// True when the name may be bound to a stand-in: calls of it while the file is imported are
// deferred, or raise there.
bool LeftoverUses::may_be_missing(std::uint32_t group) const {
  const NameGroup& found = file_.imports.groups[group];
  if (stand_in_.code.empty() || found.is_blocked || found.is_left_alone) return false;
  const std::vector<const python::Reference*>& references = groups_[group].references;
  return std::all_of(references.begin(), references.end(), [&](const auto* reference) {
    if (reference->use == python::none) return may_be_stand_in(*reference);
    const python::Use& use = names_.uses[reference->use];
    return !use.unsound && !is_missed_in_try(use);
  });
}

// True when only calls that run later need the name: it may be `None` then.
bool LeftoverUses::only_later_calls_need(std::uint32_t group) const {
  const NameGroup& found = file_.imports.groups[group];
  if (found.is_wanted || found.is_listed) return false;
  const std::vector<const python::Reference*>& references = groups_[group].references;
  return !references.empty() &&
         std::all_of(references.begin(), references.end(), [&](const auto* reference) {
           if (reference->use == python::none) return false;
           const python::Use& use = names_.uses[reference->use];
           return use.role == Role::callee && !use.unsound && !use.in_string &&
                  !is_tried(names_, use) && at_import_.need(use) == NeedAtImport::nothing;
         });
}

// A stand-in raises where it is called, and a file that tests for the name must not take it for the
// API.
bool LeftoverUses::is_missed_in_try(const python::Use& use) const {
  return is_tried(names_, use) && use.role != Role::callee && use.role != Role::annotation &&
         use.role != Role::base_class && at_import_.need(use) != NeedAtImport::nothing;
}

// True when nothing that runs while the file is imported needs more than the name.
bool LeftoverUses::only_names_need(std::uint32_t group) const {
  const std::vector<const python::Reference*>& references = groups_[group].references;
  return std::all_of(references.begin(), references.end(), [&](const auto* reference) {
    if (reference->use == python::none) return may_be_stand_in(*reference);
    const python::Use& use = names_.uses[reference->use];
    if (use.unsound || is_missed_in_try(use)) return false;
    return is_tried(names_, use) || at_import_.need(use) != NeedAtImport::value;
  });
}

// The outermost expressions that are deferred because the name of `group` is bound to a stand-in.
std::vector<PutOff> LeftoverUses::put_off(std::uint32_t group) {
  std::vector<PutOff> expressions;
  for (const python::Reference* reference : groups_[group].references) {
    if (reference->use == python::none) continue;
    const python::Use& use = names_.uses[reference->use];
    if (at_import_.need(use) != NeedAtImport::value) continue;
    if (const auto found = at_import_.put_off(use)) expressions.push_back(*found);
  }
  return expressions;
}

std::vector<std::pair<const python::Use*, std::string_view>> LeftoverUses::at_import(
    std::uint32_t group) const {
  std::vector<std::pair<const python::Use*, std::string_view>> uses;
  for (const python::Reference* reference : groups_[group].references) {
    if (reference->use == python::none) continue;
    const python::Use& use = names_.uses[reference->use];
    if (at_import_.is_put_off(use) || use.role == Role::base_class) {
      uses.emplace_back(&use, deferred_at_import);
    } else if (at_import_.need(use) == NeedAtImport::value) {
      uses.emplace_back(&use, runs_at_import);
    }
  }
  return uses;
}

}  // namespace paddle_ls::rewrite
