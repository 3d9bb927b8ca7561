#include "engine/rewrite/imports/collect_imports.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

#include "engine/rewrite/imports/fallback_code.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/taken_names.hpp"

namespace paddle_ls::rewrite {

namespace {

using python::Around;
using python::BindingForm;
using python::Names;
using python::ReferenceForm;

constexpr std::string_view source_root = "torch";

bool is_bare(std::string_view text) {
  return text.find_first_not_of(" \t\f") == std::string_view::npos;
}

// Nothing else is on the statement's lines, except a comment after it.
bool has_own_line(std::string_view source, text::ByteRange range) {
  const std::size_t before =
      range.start == 0 ? std::string_view::npos : source.find_last_of("\r\n", range.start - 1);
  std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  if (start == 0 && source.starts_with("\xEF\xBB\xBF")) start = 3;
  if (!is_bare(source.substr(start, range.start - start))) return false;
  const std::size_t end = std::min(source.find_first_of("\r\n", range.end), source.size());
  const std::string_view rest = source.substr(range.end, end - range.end);
  const std::size_t first = rest.find_first_not_of(" \t\f");
  return first == std::string_view::npos || rest[first] == '#';
}

bool is_conditional(const python::Statement& statement) {
  return statement.is(Around::in_if) || statement.is(Around::in_try) ||
         statement.is(Around::in_except) || statement.is(Around::in_loop) ||
         statement.is(Around::in_type_checking);
}

class ImportCollector {
 public:
  ImportCollector(std::string_view source, const Names& names, const RuleSet& rules,
                  Profile profile)
      : source_(source), names_(names), rules_(rules), profile_(profile) {}

  CollectedImports collect() {
    group_bindings();
    find_fallbacks();
    count_references();
    copy_statements();
    find_paddle();
    facts_.fallback_place = first_statement_place();
    find_places_behind_imports();
    return std::move(result_);
  }

 private:
  // torch itself and the packages that rules mention.
  bool is_of_library(std::string_view target) const {
    const auto roots = rules_.roots();
    return std::find(roots.begin(), roots.end(), target.substr(0, target.find('.'))) != roots.end();
  }

  void group_bindings() {
    std::map<std::pair<python::ScopeId, python::NameId>, std::uint32_t> known;
    for (const python::Binding& binding : names_.bindings) {
      std::uint32_t group = no_index;
      if (is_of_library(names_.text(binding.target))) {
        const auto [entry, is_new] = known.try_emplace(
            {binding.scope, binding.name}, static_cast<std::uint32_t>(facts_.groups.size()));
        group = entry->second;
        if (is_new) facts_.groups.push_back(group_of(binding));
        join(binding, facts_.groups[group]);
      }
      result_.group_of_binding.push_back(group);
    }
  }

  NameGroup group_of(const python::Binding& binding) const {
    NameGroup group;
    group.name = binding.range;
    group.scope = binding.scope;
    const std::string_view target = names_.text(binding.target);
    group.is_root = target == source_root;
    group.is_shared = !rules_.covers(target, profile_);
    group.is_assignment = binding.form == BindingForm::assignment;
    group.is_attribute = !group.is_assignment && is_class(binding.scope);
    if (const FoundRule found = rules_.find_under_any_name(target, profile_);
        found && (found.rule->contexts & context_import) != 0) {
      group.paddle = found.table->text(found.table->rows(found.rule->alternatives)[0].callee);
    }
    return group;
  }

  bool is_class(python::ScopeId scope) const {
    return names_.scopes[scope].kind == python::ScopeKind::class_body;
  }

  // A name that is bound twice refers to one API only if both bindings agree.
  void join(const python::Binding& binding, NameGroup& group) const {
    const bool is_root = names_.text(binding.target) == source_root;
    const bool same_form = group.is_assignment == (binding.form == BindingForm::assignment);
    const bool is_of_star = binding.form == BindingForm::import_star && !is_bound_again(binding);
    if (is_of_star || !same_form || is_root != group.is_root) group.is_blocked = true;
    if (text::slice(source_, group.name) == "*") group.name = binding.range;
    if (group.is_assignment && binding.range.start != group.name.start) group.is_blocked = true;
    if (binding.imported != python::none && !names_.imported[binding.imported].alias.empty()) {
      group.has_alias = true;
    }
  }

  // After a star import, the file imports the same thing by name.
  bool is_bound_again(const python::Binding& of_star) const {
    return std::any_of(
        names_.bindings.begin(), names_.bindings.end(), [&](const python::Binding& other) {
          return other.form == BindingForm::import_from && other.scope == of_star.scope &&
                 other.name == of_star.name && other.target == of_star.target &&
                 other.range.start > of_star.range.start &&
                 names_.statements[other.statement].parent == python::none;
        });
  }

  // What runs only where an import of the name fails needs no name that the import binds.
  void find_fallbacks() {
    for (python::BindingId id = 0; id < names_.bindings.size(); ++id) {
      const python::Binding& binding = names_.bindings[id];
      const python::Statement& statement = names_.statements[binding.statement];
      const std::uint32_t group = result_.group_of_binding[id];
      if (group == no_index || !statement.is(Around::in_try)) continue;
      for (const text::ByteRange& handler : fallbacks_of(statement.node, source_)) {
        facts_.fallbacks.push_back({group, handler});
      }
    }
  }

  // Several bindings of a group are referred to from the same places, which count once.
  void count_references() {
    std::vector<std::pair<std::uint32_t, std::size_t>> places;
    for (const python::Reference& reference : names_.references) {
      const std::uint32_t group = result_.group_of_binding[reference.binding];
      if (group == no_index) continue;
      // Exporting a name only requires that it still exists.
      if (reference.form == ReferenceForm::all_entry && !facts_.groups[group].is_root) {
        facts_.groups[group].is_listed = true;
        note_listed({reference.range, group});
        continue;
      }
      if (facts_.is_in_fallback(group, reference.range)) continue;
      places.emplace_back(group, reference.range.start);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (const auto& [group, start] : places) ++facts_.groups[group].references;
  }

  // An entry refers to each binding of its name.
  void note_listed(const ListedName& listed) {
    const bool is_known = std::any_of(
        facts_.listed.begin(), facts_.listed.end(),
        [&](const ListedName& other) { return other.entry.start == listed.entry.start; });
    if (!is_known) facts_.listed.push_back(listed);
  }

  void copy_statements() {
    for (const python::Statement& statement : names_.statements) {
      if (statement.block >= result_.block_sizes.size()) {
        result_.block_sizes.resize(statement.block + 1);
      }
      ++result_.block_sizes[statement.block];
    }
    std::vector<python::StatementId> first_of_block(result_.block_sizes.size(), python::none);
    for (python::StatementId i = 0; i < names_.statements.size(); ++i) {
      python::StatementId& first = first_of_block[names_.statements[i].block];
      first = std::min(first, i);
    }
    for (const python::Import& import : names_.imports) {
      const python::Statement& statement = names_.statements[import.statement];
      ImportStatement copy;
      copy.range = import.range;
      copy.module = import.module;
      copy.parentheses = import.parentheses;
      copy.first_clause = static_cast<std::uint32_t>(facts_.clauses.size());
      copy.clause_count = import.name_count;
      copy.scope = statement.scope;
      if (statement.scope != 0) copy.scope_range = names_.scopes[statement.scope].node.range();
      copy.is_in_class = is_class(statement.scope);
      copy.block = statement.block;
      copy.block_size = result_.block_sizes[statement.block];
      copy.is_star = import.star;
      copy.is_future = import.future;
      copy.is_top_level = statement.parent == python::none;
      copy.is_conditional = is_conditional(statement);
      copy.is_for_types = statement.is(Around::in_type_checking);
      copy.is_tried_first = first_of_block[statement.block] == import.statement &&
                            statement.around == static_cast<std::uint16_t>(Around::in_try);
      copy.has_own_line = has_own_line(source_, import.range) &&
                          !statement.is(Around::on_header_line) &&
                          !statement.is(Around::behind_semicolon);
      for (std::uint32_t i = 0; i < import.name_count; ++i) {
        copy_clause(names_.imported[import.first_name + i], import.star, statement.has_error);
      }
      facts_.statements.push_back(copy);
    }
  }

  void copy_clause(const python::ImportedName& name, bool is_star, bool is_broken) {
    ImportClause clause{name.range, name.name, name.alias, name.comma, no_index};
    if (name.binding != python::none && !is_star) {
      clause.group = result_.group_of_binding[name.binding];
      if (clause.group != no_index && is_broken) facts_.groups[clause.group].is_blocked = true;
    }
    facts_.clauses.push_back(clause);
  }

  // Whether `paddle` is imported already, and what to call it where the name means something else.
  // The name that an earlier conversion used is kept: under some condition, or in a function,
  // another import of it may still be needed.
  void find_paddle() {
    static constexpr std::string_view names[] = {"paddle", "paddle_framework", "paddle_framework_",
                                                 "paddlepaddle"};
    for (const std::string_view name : names) {
      facts_.has_paddle = imports_paddle_as(name, true);
      if (facts_.has_paddle) {
        facts_.paddle = name;
        return;
      }
    }
    for (const std::string_view name : names) {
      if (is_taken(source_, names_, name) && !imports_paddle_as(name, false)) continue;
      facts_.paddle = name;
      return;
    }
  }

  bool imports_paddle_as(std::string_view name, bool for_all) const {
    return std::any_of(
        facts_.statements.begin(), facts_.statements.end(), [&](const ImportStatement& statement) {
          if (statement.scope != 0 || (for_all && statement.is_conditional)) return false;
          const auto clauses =
              std::span(facts_.clauses).subspan(statement.first_clause, statement.clause_count);
          return statement.module.empty() &&
                 std::any_of(clauses.begin(), clauses.end(), [&](const ImportClause& clause) {
                   return binds_paddle(source_, clause, name);
                 });
        });
  }

  // After the docstring and the `__future__` imports.
  std::size_t first_statement_place() const {
    const PythonKinds& k = python_kinds();
    std::size_t place =
        names_.statements.empty() ? source_.size() : names_.statements.front().node.start();
    for (const python::Statement& statement : names_.statements) {
      if (statement.parent != python::none) continue;
      const syntax::Node node = statement.node;
      place = node.start();
      const bool is_docstring = node.kind() == k.expression_statement &&
                                node.named_child_count() == 1 &&
                                node.named_child(0).kind() == k.string;
      if (!is_docstring && node.kind() != k.future_import_statement) break;
      place = source_.size();
    }
    return place;
  }

  // After the imports that precede any definition and any use of torch, and before the statement
  // that follows them. A guarded import counts as one: a helper may refer to it. An import of
  // helpers goes to the imports that include torch: not before them, as a setting may come first,
  // and not after code between imports.
  void find_places_behind_imports() {
    facts_.import_place = facts_.fallback_place;
    facts_.helper_place = facts_.fallback_place;
    bool is_plain = false;         // an import that nothing guards has been seen
    bool is_behind_torch = false;  // and one of torch, or of Paddle
    bool is_settled = false;
    std::optional<std::size_t> place;
    for (const python::Statement& statement : names_.statements) {
      const text::ByteRange range = statement.node.range();
      if (statement.parent != python::none || range.start < facts_.fallback_place) continue;
      const bool defines = is_definition(statement.node.kind());
      if (!defines && imports_in(range)) {
        facts_.helper_place = next_line(source_, range.end);
        place.reset();
        if (is_settled || (is_plain && !is_plain_import(range))) continue;
        facts_.import_place = facts_.helper_place;
        is_plain = is_plain_import(range);
        is_behind_torch = is_behind_torch || (is_plain && binds_library(range));
        continue;
      }
      is_settled = is_settled || is_behind_torch;
      if (!place) place = line_start(source_, range.start);
      if (defines || has_use_in(range)) break;
    }
    facts_.helper_place = place.value_or(facts_.helper_place);
  }

  static bool is_definition(std::uint16_t kind) {
    const PythonKinds& k = python_kinds();
    return kind == k.function_definition || kind == k.class_definition ||
           kind == k.decorated_definition;
  }

  bool imports_in(text::ByteRange range) const {
    return first_in(facts_.statements, range) != nullptr;
  }

  // True where the import is the statement itself, and not guarded by one.
  bool is_plain_import(text::ByteRange range) const {
    const ImportStatement* first = first_in(facts_.statements, range);
    return first->is_top_level && first->has_own_line;
  }

  bool binds_library(text::ByteRange range) const {
    const ImportStatement& first = *first_in(facts_.statements, range);
    const auto clauses = std::span(facts_.clauses).subspan(first.first_clause, first.clause_count);
    if (is_at_or_below(text::slice(source_, first.module), "paddle")) return true;
    return std::any_of(clauses.begin(), clauses.end(), [&](const ImportClause& clause) {
      return clause.group != no_index ||
             (first.module.empty() && is_at_or_below(text::slice(source_, clause.name), "paddle"));
    });
  }

  bool has_use_in(text::ByteRange range) const { return first_in(names_.uses, range) != nullptr; }

  // `rows` are in the order of their ranges.
  template <class Rows>
  static auto first_in(const Rows& rows, text::ByteRange range) -> decltype(rows.data()) {
    const auto at = std::lower_bound(
        rows.begin(), rows.end(), range.start,
        [](const auto& row, std::size_t start) { return row.range.start < start; });
    return at != rows.end() && at->range.start < range.end ? &*at : nullptr;
  }

  std::string_view source_;
  const Names& names_;
  const RuleSet& rules_;
  Profile profile_;
  CollectedImports result_;
  ImportFacts& facts_ = result_.facts;
};

}  // namespace

bool binds_paddle(std::string_view source, const ImportClause& clause, std::string_view name) {
  const std::string_view module = text::slice(source, clause.name);
  if (clause.alias.empty()) return name == "paddle" && is_at_or_below(module, "paddle");
  return module == "paddle" && text::slice(source, clause.alias) == name;
}

CollectedImports collect_imports(std::string_view source, const python::Names& names,
                                 const RuleSet& rules, Profile profile) {
  return ImportCollector(source, names, rules, profile).collect();
}

}  // namespace paddle_ls::rewrite
