#include "engine/rewrite/imports/write_imports.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

// What one clause of an import statement turns into.
struct ClauseFate {
  enum class Kind { stay, go, move } kind = Kind::stay;
  std::string module;  // of a clause that moves: from `module` import `name`
  std::string name;
  std::string alias;  // after `as`; empty when there is none
};

std::string import_text(const ClauseFate& fate) {
  std::string result = fate.name;
  if (!fate.alias.empty()) result += " as " + fate.alias;
  return result;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\f") == std::string_view::npos;
}

// A comment that is read by a linter or a type checker only.
bool is_for_checkers(std::string_view comment) {
  comment.remove_prefix(std::min(comment.find_first_not_of("# \t"), comment.size()));
  static constexpr std::string_view heads[] = {"noqa", "type: ignore",
                                               "pylint:", "isort:", "pyright:"};
  return std::any_of(std::begin(heads), std::end(heads),
                     [&](std::string_view head) { return comment.starts_with(head); });
}

class ImportWriter {
 public:
  ImportWriter(std::string_view source, const ImportFacts& facts, const ImportChanges& changes,
               BlockLosses& losses, std::vector<ChosenEdit>& edits)
      : source_(source),
        facts_(facts),
        names_(changes.names),
        lost_(changes.lost),
        losses_(losses),
        edits_(edits) {}

  void write(PaddleNeeds& needs) {
    std::vector<std::vector<ClauseFate>> fates;
    for (const ImportStatement& statement : facts_.statements) {
      fates.push_back(fates_of(statement));
      if (statement.module.empty()) {
        put_paddle_in_place(statement, fates.back(), needs);
      } else {
        need_paddle_for_roots(statement, fates.back(), needs);
      }
      if (all_go(fates.back())) losses_.lose(statement.block);
    }
    for (std::size_t i = 0; i < fates.size(); ++i) write(facts_.statements[i], fates[i]);
    import_paddle(source_, facts_, needs, places_, edits_);
  }

 private:
  std::string_view text(ByteRange range) const { return text::slice(source_, range); }

  void add(ByteRange range, std::string replacement) {
    edits_.push_back({range, std::move(replacement), range, {}, Side::statement});
  }

  const NameDecision* decision_of(const ImportClause& clause) const {
    return clause.group == no_index ? nullptr : &names_[clause.group];
  }

  ClauseFate fate_of(const ImportStatement& statement, const ImportClause& clause) const {
    ClauseFate fate;
    const NameDecision* decision = decision_of(clause);
    if (decision == nullptr || decision->move == NameMove::keep) return fate;
    const bool is_guarded = !statement.is_top_level || statement.is_conditional;
    if (decision->move == NameMove::inside && is_guarded) return fate;
    if (decision->move == NameMove::replace || decision->move == NameMove::inside) {
      fate.kind = ClauseFate::Kind::go;
      return fate;
    }
    fate.kind = ClauseFate::Kind::move;
    const std::string_view target = decision->paddle;
    const std::string_view local = text(facts_.groups[clause.group].name);
    if (statement.module.empty()) {
      fate.name = std::string(target);
      fate.alias = std::string(local);
      return fate;
    }
    const std::size_t dot = target.rfind('.');
    fate.module = std::string(target.substr(0, dot));
    fate.name = std::string(target.substr(dot + 1));
    if (fate.name != local && !decision->renames_uses) fate.alias = std::string(local);
    return fate;
  }

  std::vector<ClauseFate> fates_of(const ImportStatement& statement) const {
    std::vector<ClauseFate> fates;
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const std::uint32_t clause = statement.first_clause + i;
      fates.push_back(fate_of(statement, facts_.clauses[clause]));
      if (std::binary_search(lost_.begin(), lost_.end(), clause)) {
        fates.back().kind = ClauseFate::Kind::go;
      }
    }
    return fates;
  }

  // A statement whose names are all deleted is removed from its block.
  static bool all_go(const std::vector<ClauseFate>& fates) {
    return !fates.empty() && std::all_of(fates.begin(), fates.end(), [](const ClauseFate& fate) {
      return fate.kind == ClauseFate::Kind::go;
    });
  }

  void write(const ImportStatement& statement, std::vector<ClauseFate>& fates) {
    const bool all_stay = std::all_of(fates.begin(), fates.end(), [](const ClauseFate& fate) {
      return fate.kind == ClauseFate::Kind::stay;
    });
    if (all_stay) return;
    if (statement.module.empty()) {
      write_clauses(statement, fates);
    } else {
      write_from(statement, fates);
    }
  }

  // False where something of the scope needs paddle before `statement`. A name that the statement
  // binds is read after it, or after another import of the name.
  static bool serves_all(const PaddleNeeds& needs, const ImportStatement& statement,
                         std::uint32_t group) {
    if (statement.scope == 0) return needs.come_behind(statement.range.start);
    const auto inside = needs.in_function_of(statement);
    return std::all_of(inside.begin(), inside.end(), [&](const PaddleNeeds::Place& place) {
      return place.group == group || place.at >= statement.range.start;
    });
  }

  // The first `import torch` of a scope whose uses are all converted becomes `import paddle`. One
  // that comes too late, or would hide the import of the module, does not: `needs` then requests
  // another.
  void put_paddle_in_place(const ImportStatement& statement, std::vector<ClauseFate>& fates,
                           PaddleNeeds& needs) {
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = facts_.clauses[statement.first_clause + i];
      if (fates[i].kind != ClauseFate::Kind::go || clause.group == no_index) continue;
      if (!facts_.groups[clause.group].is_root || !needs.ask_in(statement, clause.group)) continue;
      if (names_[clause.group].move == NameMove::inside) continue;
      if (places_.scopes.contains(statement.scope)) continue;
      if (places_.blocks.contains(statement.block)) continue;
      if (statement.scope != 0 && needs.reach_around(statement, facts_)) {
        needs.others = true;
        continue;
      }
      if (!serves_all(needs, statement, clause.group)) {
        needs.groups[clause.group] = true;
        continue;
      }
      if (!statement.is_conditional) places_.scopes.insert(statement.scope);
      places_.blocks.insert(statement.block);
      fates[i].kind = ClauseFate::Kind::move;
      fates[i].name = "paddle";
      if (facts_.paddle != "paddle") fates[i].alias = facts_.paddle;
    }
  }

  // `from .compat import torch` is deleted without a replacement.
  void need_paddle_for_roots(const ImportStatement& statement, const std::vector<ClauseFate>& fates,
                             PaddleNeeds& needs) const {
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = facts_.clauses[statement.first_clause + i];
      if (fates[i].kind != ClauseFate::Kind::go || clause.group == no_index) continue;
      const NameGroup& group = facts_.groups[clause.group];
      if (group.is_root && needs.ask_in(statement, clause.group)) needs.groups[clause.group] = true;
    }
  }

  void write_from(const ImportStatement& statement, std::vector<ClauseFate>& fates) {
    std::vector<std::string> modules;  // in the order of their first name
    bool some_stay = false;
    for (const ClauseFate& fate : fates) {
      some_stay = some_stay || fate.kind == ClauseFate::Kind::stay;
      if (fate.kind != ClauseFate::Kind::move) continue;
      if (std::find(modules.begin(), modules.end(), fate.module) == modules.end()) {
        modules.push_back(fate.module);
      }
    }
    // The statement itself serves the torch names that stay, else the first Paddle module.
    std::string own;
    if (!some_stay && !modules.empty()) {
      own = modules.front();
      modules.erase(modules.begin());
      if (text(statement.module) != own) add(statement.module, own);
    }
    std::string lines;
    for (const std::string& module : modules) lines += separate_import(statement, module, fates);
    if (!lines.empty()) {
      add({statement.range.start, statement.range.start}, lines);
    }
    for (ClauseFate& fate : fates) {
      if (fate.kind == ClauseFate::Kind::move && fate.module != own) {
        fate.kind = ClauseFate::Kind::go;
      }
    }
    write_clauses(statement, fates);
  }

  std::string separate_import(const ImportStatement& statement, const std::string& module,
                              const std::vector<ClauseFate>& fates) const {
    std::string line = "from " + module + " import ";
    bool is_first = true;
    for (const ClauseFate& fate : fates) {
      if (fate.kind != ClauseFate::Kind::move || fate.module != module) continue;
      if (!is_first) line += ", ";
      is_first = false;
      line += import_text(fate);
    }
    if (!statement.has_own_line) return line + "; ";
    return line + std::string(line_ending(source_, statement.range.start)) +
           std::string(indentation(source_, statement.range.start));
  }

  void write_clauses(const ImportStatement& statement, const std::vector<ClauseFate>& fates) {
    if (all_go(fates)) {
      remove(statement);
      return;
    }
    const auto clause_at = [&](std::size_t i) -> const ImportClause& {
      return facts_.clauses[statement.first_clause + i];
    };
    for (std::size_t i = 0; i < fates.size(); ++i) {
      const ImportClause& clause = clause_at(i);
      if (fates[i].kind == ClauseFate::Kind::move) write_moved(clause, fates[i]);
      if (fates[i].kind != ClauseFate::Kind::go) continue;
      std::size_t last = i;
      while (last + 1 < fates.size() && fates[last + 1].kind == ClauseFate::Kind::go) ++last;
      if (last + 1 < fates.size()) {
        remove_tokens({clause.range.start, clause_at(last + 1).range.start});
      } else {
        remove_tokens({clause_at(i - 1).range.end, clause_at(last).range.end});
      }
      i = last;
    }
  }

  // Deletes clauses with their commas; where comments separate them, the names are deleted one by
  // one.
  void remove_tokens(ByteRange range) {
    if (text(range).find('#') == std::string_view::npos) {
      add(range, "");
      return;
    }
    for (const ImportClause& clause : facts_.clauses) {
      if (range.contains(clause.range)) remove_clause(clause);
    }
  }

  // With the comma after it, also for the last one: the comma before the first one stays.
  void remove_clause(const ImportClause& clause) {
    const std::size_t end = clause.comma.empty() ? clause.range.end : clause.comma.end;
    const std::size_t next = std::min(source_.find_first_not_of(" \t", end), source_.size());
    const std::size_t line = line_start(source_, clause.range.start);
    const bool has_line = is_blank(source_.substr(line, clause.range.start - line)) &&
                          next < source_.size() && (source_[next] == '\n' || source_[next] == '\r');
    if (has_line) return add({line, next_line(source_, next)}, "");
    add(clause.range, "");
    if (!clause.comma.empty()) add(clause.comma, "");
    if (next < source_.size() && source_[next] == '#') add({end, next}, "");
  }

  void write_moved(const ImportClause& clause, const ClauseFate& fate) {
    if (text(clause.name) != fate.name) add(clause.name, fate.name);
    if (text(clause.alias) == fate.alias) return;
    if (clause.alias.empty()) {
      add({clause.range.end, clause.range.end}, " as " + fate.alias);
    } else if (fate.alias.empty()) {
      add({clause.name.end, clause.range.end}, "");
    } else {
      add(clause.alias, fate.alias);
    }
  }

  // In an import statement only a comment contains a `#`.
  std::vector<std::string_view> comments_in(ByteRange range) const {
    std::vector<std::string_view> comments;
    for (std::size_t at = source_.find('#', range.start); at < range.end;) {
      const std::size_t end = std::min(source_.find_first_of("\r\n", at), range.end);
      comments.push_back(text({at, end}));
      at = source_.find('#', end);
    }
    return comments;
  }

  // What is left of a deleted statement: its comments, and `pass` where the block would be empty.
  std::string as_lines(const std::vector<std::string_view>& comments, bool empties_block,
                       std::size_t place) const {
    const std::string next =
        std::string(line_ending(source_, place)) + std::string(indentation(source_, place));
    std::string lines;
    for (const std::string_view comment : comments) {
      if (!lines.empty()) lines += next;
      lines += comment;
    }
    return empties_block ? lines + next + "pass" : lines;
  }

  void remove(const ImportStatement& statement) {
    const bool empties_block =
        !statement.is_top_level && losses_.has_to_stay(statement.block, statement.block_size);
    const std::size_t end = statement.range.end;
    const std::size_t line_end = std::min(source_.find_first_of("\r\n", end), source_.size());
    const std::vector<std::string_view> comments = comments_in(statement.range);
    if (!comments.empty() && statement.has_own_line) {
      add(statement.range, as_lines(comments, empties_block, statement.range.start));
    } else if (empties_block) {
      add(statement.range, "pass");
    } else if (!statement.has_own_line) {
      // `import torch; x = 1`: the statement is deleted with its semicolon.
      const std::size_t next = source_.find_first_not_of(" \t", end);
      if (next != std::string_view::npos && source_[next] == ';') {
        add({statement.range.start,
             std::min(source_.find_first_not_of(" \t", next + 1), source_.size())},
            "");
      } else {
        add(statement.range, "pass");
      }
    } else if (is_blank(source_.substr(end, line_end - end))) {
      add({line_start(source_, statement.range.start), next_line(source_, end)}, "");
    } else if (const std::size_t comment = source_.find_first_not_of(" \t", end);
               is_for_checkers(source_.substr(comment))) {
      add({line_start(source_, statement.range.start), next_line(source_, end)}, "");
    } else {
      add({statement.range.start, comment}, "");
    }
  }

  std::string_view source_;
  const ImportFacts& facts_;
  std::span<const NameDecision> names_;
  std::span<const std::uint32_t> lost_;
  BlockLosses& losses_;
  std::vector<ChosenEdit>& edits_;
  PaddlePlaces places_ = paddle_places(source_, facts_);
};

}  // namespace

void write_imports(std::string_view source, const ImportFacts& facts, ImportChanges changes,
                   BlockLosses& losses, std::vector<ChosenEdit>& edits) {
  ImportWriter(source, facts, changes, losses, edits).write(changes.needs);
}

}  // namespace paddle_ls::rewrite
