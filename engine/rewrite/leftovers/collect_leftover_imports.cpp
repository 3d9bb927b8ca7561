#include "engine/rewrite/leftovers/collect_leftover_imports.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/leftovers/leftover_uses.hpp"
#include "engine/rewrite/leftovers/write_leftover_imports.hpp"

namespace paddle_ls::rewrite {

using python::ScopeId;

namespace {

// What the file does about each import that stays.
class LeftoverCollector {
 public:
  LeftoverCollector(const LeftoverInput& input, FileFindings& file)
      : source_(input.source),
        names_(input.names),
        rules_(input.rules),
        stand_in_(rules_.helper(stand_in_helper)),
        profile_(input.profile),
        file_(file),
        groups_(input, file),
        uses_(input, stand_in_, groups_, file),
        writer_({input, groups_, uses_}, stand_in_, file) {}

  void collect() {
    for (const ImportStatement& statement : file_.imports.statements) collect(statement);
    for (std::uint32_t group = 0; group < file_.imports.groups.size(); ++group) {
      if (groups_.stays(group)) note_uses_at_import(group);
    }
  }

 private:
  void collect(const ImportStatement& statement) {
    if (const std::string_view reason = uses_.why_it_may_fail(statement); !reason.empty()) {
      return do_without(statement, reason);
    }
    if (uses_.is_for_asking(statement)) {
      return do_without(statement, "nothing is of its types where it is missing");
    }
    if (uses_.is_side_of_package(statement)) return do_with_package_alone(statement);
    if (!is_plain(statement)) return;
    if (statement.is_star) do_without_star(statement);
    for (const ImportClause& clause : groups_.clauses(statement)) {
      if (clause.group == no_index || groups_[clause.group].is_settled) continue;
      groups_.settle(clause.group);
      if (groups_.stays(clause.group)) collect(clause);
    }
  }

  // What a clause of a plain statement binds: tried, or imported by the functions that need it;
  // else the reason why neither is right.
  void collect(const ImportClause& clause) {
    const std::uint32_t group = clause.group;
    begin(clause.range, groups_.target(group)).plan.group = group;
    std::set<ScopeId> functions;
    std::string_view reason = uses_.find_functions(group, functions);
    const bool is_for_functions = reason.empty();
    if (is_for_functions && !uses_.all_need_it(functions, group)) {
      reason = "a function needs it only on some paths";
    }
    if (!reason.empty() && uses_.may_be_missing(group)) {
      writer_.import_if_installed(group);
      put_off_uses(group, uses_.place_in_front_of_uses(group));
      return add_safe(reason);
    }
    if (is_for_functions && !groups_[group].is_guarded_too) {
      writer_.import_in(functions, group);
      return add_safe({});
    }
    add(FixClass::none, reason);
  }

  // A guarded statement that may fail: its names are then bound to stand-ins.
  void do_without(const ImportStatement& statement, std::string_view reason) {
    const ImportClause& first = groups_.clauses(statement).front();
    begin(first.range, groups_.target(first.group)).plan.group = first.group;
    std::vector<std::string> lines;
    for (const ImportClause& clause : groups_.clauses(statement)) {
      groups_.settle(clause.group);
      lines.push_back(writer_.stand_in_for(clause.group));
    }
    writer_.try_where_it_stands(statement, lines);
    for (const ImportClause& clause : groups_.clauses(statement)) {
      put_off_uses(clause.group, uses_.place_in_front(statement));
    }
    add_safe(reason);
  }

  // The name of `group` is bound to a stand-in from `place` on, where the file defines it.
  void put_off_uses(std::uint32_t group, std::size_t place) {
    if (uses_.only_later_calls_need(group)) return;
    writer_.need(stand_in_helper, stand_in_, place);
    for (const PutOff& each : uses_.put_off(group)) {
      if (!put_off_.emplace(each.expression.start, each.expression.end).second) continue;
      writer_.put_off(each);
      writer_.need(each.helper, rules_.helper(each.helper), place);
    }
  }

  // `import package.torch` becomes `import package` where the former fails.
  void do_with_package_alone(const ImportStatement& statement) {
    const std::string_view name = text::slice(source_, groups_.clauses(statement).front().name);
    begin(statement.range, name);
    writer_.try_where_it_stands(statement,
                                {"import " + std::string(name.substr(0, name.find('.')))});
    add_safe("the rest of the package can be used without it");
  }

  void do_without_star(const ImportStatement& statement) {
    const std::string_view module = text::slice(source_, statement.module);
    if (!is_of_pytorch(module) || !statement.has_own_line) return;
    const auto groups = uses_.groups_of_star(statement);
    if (!groups || (!groups->empty() && uses_.stand_in_stands_behind(statement))) return;
    begin(statement.range, module);
    std::vector<std::string> lines;
    for (const std::uint32_t group : *groups) lines.push_back(writer_.stand_in_for(group));
    writer_.try_where_it_stands(statement, lines);
    const bool needs_stand_in =
        std::any_of(groups->begin(), groups->end(),
                    [&](std::uint32_t group) { return !uses_.only_later_calls_need(group); });
    if (needs_stand_in) {
      writer_.need(stand_in_helper, stand_in_, uses_.place_in_front(statement));
    }
    add_safe("the names that it imports may be missing");
  }

  void note_uses_at_import(std::uint32_t group) {
    for (const auto& [use, reason] : uses_.at_import(group)) {
      begin(use->range, names_.text(use->name));
      add(FixClass::none, reason);
    }
  }

  // Edits and needs that are written from now on, until it is added, are those of this finding.
  Finding& begin(text::ByteRange range, std::string_view api) {
    begun_ = begin_finding(codes::torch_import_leftover, range, file_.edits.mark());
    begun_.profile = profile_;
    begun_.api = file_.texts.emplace_front(api);
    begun_.plan.needs.first = static_cast<std::uint32_t>(file_.needs.size());
    return begun_;
  }

  void add_safe(std::string_view reason) { add(FixClass::safe, reason); }

  void add(FixClass fix, std::string_view reason) {
    begun_.fix = fix;
    begun_.reason = reason;
    begun_.plan.needs.count =
        static_cast<std::uint32_t>(file_.needs.size()) - begun_.plan.needs.first;
    emit(std::move(begun_), file_);
  }

  std::string_view source_;
  const python::Names& names_;
  const RuleSet& rules_;
  const FoundHelper stand_in_;
  Profile profile_;
  FileFindings& file_;
  LeftoverGroups groups_;
  LeftoverUses uses_;
  LeftoverWriter writer_;
  std::set<std::pair<std::size_t, std::size_t>> put_off_;  // ranges of expressions
  Finding begun_;                                          // whose edits are being written
};

}  // namespace

void collect_leftover_imports(const LeftoverInput& input, FileFindings& file) {
  LeftoverCollector(input, file).collect();
}

}  // namespace paddle_ls::rewrite
