#include "engine/rewrite/imports/import_paddle.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

class Importer {
 public:
  Importer(std::string_view source, const ImportFacts& facts, const PaddlePlaces& places,
           std::vector<ChosenEdit>& edits)
      : source_(source),
        facts_(facts),
        places_(places),
        edits_(edits),
        line_(facts.paddle == "paddle" ? "import paddle"
                                       : "import paddle as " + std::string(facts.paddle)) {}

  void import_for(const PaddleNeeds& needs) {
    bool is_free = false;       // a statement that always runs imports torch
    bool is_guarded = false;    // one that runs with the module, under a condition
    bool is_for_types = false;  // one that only type checkers see
    for (const ImportStatement& statement : facts_.statements) {
      if (statement.scope != 0 || !imports_torch(statement)) continue;
      (statement.is_for_types     ? is_for_types
       : statement.is_conditional ? is_guarded
                                  : is_free) = true;
    }
    const bool is_local = !needs.others && !asks_at_module(needs);
    const bool is_left_to_types = is_for_types && !needs.others;
    if (is_free || (!is_guarded && !is_local && !is_left_to_types)) {
      insert_at_top(needs);
      return;
    }
    // What only type checkers see serves no function that runs.
    const bool is_of_module = is_guarded || (is_for_types && !is_local);
    std::vector<const ImportStatement*> wanted;
    for (const ImportStatement& statement : facts_.statements) {
      const bool is_wanted = statement.scope == 0 ? is_of_module && imports_torch(statement)
                                                  : !is_guarded && binds(statement, needs.groups);
      if (is_wanted && !places_.scopes.contains(statement.scope)) wanted.push_back(&statement);
    }
    if (std::any_of(wanted.begin(), wanted.end(), [&](const ImportStatement* statement) {
          return is_too_late(*statement, *wanted.front(), needs);
        })) {
      insert_at_top(needs);
      return;
    }
    insert_beside(wanted);
  }

 private:
  // True when an import beside `statement`, or beside the first one of the module, would not serve
  // all that needs it.
  bool is_too_late(const ImportStatement& statement, const ImportStatement& first,
                   const PaddleNeeds& needs) const {
    if (statement.scope != 0) return needs.reach_around(statement, facts_);
    return &statement == &first && places_.blocks.empty() &&
           !needs.come_behind(statement.range.start);
  }

  // Once for each block, unless one that always runs came before.
  void insert_beside(const std::vector<const ImportStatement*>& wanted) {
    std::set<std::uint32_t> blocks = places_.blocks;
    for (const ImportStatement* statement : wanted) {
      if (blocks.insert(statement->block).second) insert_beside(*statement);
      if (statement->is_tried_first) return;
    }
  }

  std::span<const ImportClause> clauses(const ImportStatement& statement) const {
    return std::span(facts_.clauses).subspan(statement.first_clause, statement.clause_count);
  }

  bool imports_torch(const ImportStatement& statement) const {
    if (statement.is_star) return is_of_pytorch(text::slice(source_, statement.module));
    const auto of_statement = clauses(statement);
    return std::any_of(of_statement.begin(), of_statement.end(),
                       [](const ImportClause& clause) { return clause.group != no_index; });
  }

  // True when a name that the module imports leads to code that spells `paddle.`.
  bool asks_at_module(const PaddleNeeds& needs) const {
    for (std::size_t i = 0; i < needs.groups.size(); ++i) {
      if (needs.groups[i] && facts_.groups[i].scope == 0) return true;
    }
    return false;
  }

  bool binds(const ImportStatement& statement, const std::vector<bool>& groups) const {
    const auto of_statement = clauses(statement);
    return std::any_of(of_statement.begin(), of_statement.end(), [&](const ImportClause& clause) {
      return clause.group != no_index && groups[clause.group];
    });
  }

  bool is_plain_import(const ImportStatement& statement) const {
    return statement.module.empty() && statement.clause_count > 0;
  }

  // Consecutive import statements with nothing but line ends between them.
  bool is_neighbour(const ImportStatement& a, const ImportStatement& b) const {
    const std::string_view between = text::slice(source_, {a.range.end, b.range.start});
    return between.find_first_not_of(" \t\r\n") == std::string_view::npos &&
           std::count(between.begin(), between.end(), '\n') <= 1;
  }

  void insert_beside(const ImportStatement& statement) {
    const std::size_t at = statement.range.start;
    if (!statement.has_own_line) return add(at, line_ + "; ");
    // The whole line may be deleted with the statement.
    add(line_start(source_, at),
        std::string(indentation(source_, at)) + line_ + std::string(line_ending(source_, at)));
  }

  // Where isort would put it: into the block of the first torch import, before the first plain
  // import that sorts after it, else after the last one.
  void insert_at_top(const PaddleNeeds& needs) {
    std::vector<const ImportStatement*> top;
    for (const ImportStatement& statement : facts_.statements) {
      const bool is_plain = statement.is_top_level && statement.has_own_line;
      if (is_plain && !statement.is_future && needs.come_behind(statement.range.start)) {
        top.push_back(&statement);
      }
    }
    auto anchor = std::find_if(top.begin(), top.end(), [&](const ImportStatement* statement) {
      return imports_torch(*statement) && !is_standard_module(module_of(*statement));
    });
    if (anchor == top.end()) {
      keep_first_run(top);
      anchor = std::find_if(top.begin(), top.end(), [&](const ImportStatement* statement) {
        return is_of_other_package(*statement);
      });
    }
    if (anchor == top.end()) return insert_section(top);
    auto first = anchor;
    while (first != top.begin() && is_neighbour(**(first - 1), **first)) --first;
    auto last = anchor;
    while (last + 1 != top.end() && is_neighbour(**last, **(last + 1))) ++last;
    const ImportStatement* behind = nullptr;
    for (auto at = first; at <= last; ++at) {
      if (!is_plain_import(**at)) continue;
      const ByteRange name = facts_.clauses[(*at)->first_clause].name;
      if (text::slice(source_, name) > std::string_view("paddle")) {
        insert_line(line_start(source_, (*at)->range.start));
        return;
      }
      behind = *at;
    }
    insert_line(behind == nullptr ? line_start(source_, (*first)->range.start)
                                  : next_line(source_, behind->range.end));
  }

  std::string_view module_of(const ImportStatement& statement) const {
    if (!statement.module.empty()) return text::slice(source_, statement.module);
    return text::slice(source_, facts_.clauses[statement.first_clause].name);
  }

  bool is_of_other_package(const ImportStatement& statement) const {
    const std::string_view module = module_of(statement);
    return !module.starts_with('.') && !is_standard_module(module);
  }

  // Drops imports that follow other statements.
  void keep_first_run(std::vector<const ImportStatement*>& top) const {
    const auto gap = std::adjacent_find(top.begin(), top.end(), [&](const auto* a, const auto* b) {
      return !says_nothing(text::slice(source_, {a->range.end, b->range.start}));
    });
    if (gap != top.end()) top.erase(gap + 1, top.end());
  }

  // Between the standard library and the project's own modules, `top`, which has nothing else.
  void insert_section(const std::vector<const ImportStatement*>& top) {
    const auto own = std::find_if(top.begin(), top.end(), [&](const ImportStatement* statement) {
      return !is_standard_module(module_of(*statement));
    });
    if (own == top.begin()) {
      const std::size_t place =
          top.empty() ? facts_.fallback_place : line_start(source_, (*own)->range.start);
      const std::string end(line_ending(source_, place));
      return add(place, line_ + end + end);
    }
    const ImportStatement& last = **(own - 1);
    const std::size_t place = next_line(source_, last.range.end);
    const bool has_both = own != top.end() && is_neighbour(last, **own);
    const bool at_open_end = place == source_.size() && !source_.ends_with('\n');
    if (has_both || at_open_end) return insert_line(place);
    const std::string end(line_ending(source_, place));
    add(place, end + line_ + end);
  }

  void insert_line(std::size_t place) {
    // A byte order mark stays at the start of the file.
    if (place == 0 && source_.starts_with("\xEF\xBB\xBF")) place = 3;
    const std::string end(line_ending(source_, place));
    const bool at_open_end = place == source_.size() && !source_.ends_with('\n');
    add(place, at_open_end ? end + line_ : line_ + end);
  }

  void add(std::size_t place, std::string text) {
    edits_.push_back({{place, place}, std::move(text), {place, place}, {}, Side::statement});
  }

  std::string_view source_;
  const ImportFacts& facts_;
  const PaddlePlaces& places_;
  std::vector<ChosenEdit>& edits_;
  std::string line_;
};

}  // namespace

std::span<const PaddleNeeds::Place> PaddleNeeds::in_function_of(
    const ImportStatement& statement) const {
  const auto at = [&](std::size_t wanted) {
    return std::lower_bound(
        places.begin(), places.end(), wanted,
        [](const Place& place, std::size_t offset) { return place.at < offset; });
  };
  return {at(statement.scope_range.start), at(statement.scope_range.end)};
}

bool PaddleNeeds::ask_in(const ImportStatement& statement, std::uint32_t group) const {
  const bool is_spelled = std::any_of(places.begin(), places.end(),
                                      [&](const Place& place) { return place.group == group; });
  if (is_spelled || statement.scope != 0) return is_spelled;
  return others || std::find(groups.begin(), groups.end(), true) != groups.end();
}

bool PaddleNeeds::reach_around(const ImportStatement& statement, const ImportFacts& facts) const {
  const auto inside = in_function_of(statement);
  return std::any_of(inside.begin(), inside.end(), [&](const Place& place) {
    return place.group == no_index || facts.groups[place.group].scope != statement.scope;
  });
}

PaddlePlaces paddle_places(std::string_view source, const ImportFacts& facts) {
  PaddlePlaces places;
  if (facts.has_paddle) places.scopes.insert(0);
  for (const ImportStatement& statement : facts.statements) {
    if (!statement.module.empty()) continue;
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = facts.clauses[statement.first_clause + i];
      if (binds_paddle(source, clause, facts.paddle)) places.blocks.insert(statement.block);
    }
  }
  return places;
}

void import_paddle(std::string_view source, const ImportFacts& facts, const PaddleNeeds& needs,
                   const PaddlePlaces& places, std::vector<ChosenEdit>& edits) {
  const bool by_name =
      std::find(needs.groups.begin(), needs.groups.end(), true) != needs.groups.end();
  if ((!by_name && !needs.others) || places.scopes.contains(0)) return;
  Importer(source, facts, places, edits).import_for(needs);
}

}  // namespace paddle_ls::rewrite
