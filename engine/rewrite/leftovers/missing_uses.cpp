#include "engine/rewrite/leftovers/missing_uses.hpp"

#include <algorithm>

#include "engine/rewrite/leftovers/dependent_imports.hpp"
#include "engine/rewrite/leftovers/uses_at_import.hpp"

namespace paddle_ls::rewrite {

using python::Around;
using python::StatementId;

namespace {

class MissingUses {
 public:
  MissingUses(std::string_view source, const python::Names& names, FileFindings& file)
      : source_(source), names_(names), file_(file), at_import_(source, names) {}

  void find() {
    for (const Finding& finding : file_.findings) {
      if (finding.has_edits()) {
        add_what_may_stop(finding);
      } else if (finding.code == &codes::torch_dependent_import) {
        add_package(finding);
      } else if (finding.code == &codes::torch_import_leftover) {
        if (!is_use_at_import(finding)) add(finding, reached(finding.range.start));
      } else if (!finding.code->is_remark) {
        add(finding, reached(finding));
      }
    }
  }

 private:
  void add(const Finding& finding, Reached reached) {
    file_.missing.push_back({finding.range, finding.api, finding.reason, reached});
  }

  // How its fix differs from PyTorch, where that may stop a program.
  void add_what_may_stop(const Finding& finding) {
    const auto look_at = [&](DifferenceId id) {
      if (id == no_difference || !differences()[id].may_stop) return;
      file_.missing.push_back(
          {finding.range, finding.api, differences()[id].differs, Reached::perhaps});
    };
    look_at(finding.difference);
    for (const DifferenceId id : finding.accepted) look_at(id);
  }

  // A name of a guarded import raises where it is used.
  void add_package(const Finding& finding) {
    const Reached place = reached(finding.range.start);
    const auto import =
        std::find_if(names_.imports.begin(), names_.imports.end(),
                     [&](const auto& each) { return each.range.contains(finding.range.start); });
    const bool is_guarded = place == Reached::at_import && import != names_.imports.end() &&
                            may_guard(source_, names_, *import);
    const auto add_use = [&](text::ByteRange range, Reached reached) {
      file_.missing.push_back({range, finding.api, finding.reason, reached, true});
    };
    const bool is_asked_for = place == Reached::at_import && asks_for_package(finding);
    add_use(finding.range, is_guarded || is_asked_for ? Reached::later : place);
    if (!is_guarded) return;
    for (const text::ByteRange use : values_at_import(source_, names_, *import)) {
      add_use(use, Reached::at_import);
    }
  }

  // Whether a condition around the import names its package.
  bool asks_for_package(const Finding& finding) const {
    const std::string_view package = finding.api.substr(0, finding.api.find('.'));
    for (StatementId at = statement_at(finding.range.start); at != python::none;
         at = names_.statements[at].parent) {
      if (is_availability_test(source_, names_.statements[at].node, package)) return true;
    }
    return false;
  }

  Reached reached(const Finding& finding) {
    const Reached place = reached(finding.range.start);
    if (place != Reached::at_import) return place;
    const auto use = std::find_if(names_.uses.begin(), names_.uses.end(), [&](const auto& each) {
      return each.range.start == finding.range.start;
    });
    if (use == names_.uses.end()) return place;
    const bool raises = at_import_.need(*use) == NeedAtImport::value &&
                        !at_import_.is_put_off(*use) && !at_import_.put_off(*use);
    return raises ? Reached::at_import : Reached::later;
  }

  // The innermost statement that begins at or before `offset`; none for a place before all.
  StatementId statement_at(std::size_t offset) const {
    const auto after = std::upper_bound(
        names_.statements.begin(), names_.statements.end(), offset,
        [](std::size_t at, const python::Statement& each) { return at < each.node.start(); });
    return after == names_.statements.begin()
               ? python::none
               : static_cast<StatementId>(std::prev(after) - names_.statements.begin());
  }

  // When the statement at `offset` is evaluated.
  Reached reached(std::size_t offset) const {
    StatementId at = statement_at(offset);
    if (at == python::none) return Reached::at_import;
    if (names_.statements[at].is(Around::in_try) ||
        names_.statements[at].is(Around::in_type_checking)) {
      return Reached::later;
    }
    if (is_called_later(names_, names_.statements[at].scope)) return Reached::later;
    for (; at != python::none; at = names_.statements[at].parent) {
      if (is_main_test(source_, names_.statements[at].node)) return Reached::in_main;
      if (is_availability_test(source_, names_.statements[at].node)) return Reached::later;
    }
    return Reached::at_import;
  }

  std::string_view source_;
  const python::Names& names_;
  FileFindings& file_;
  UsesAtImport at_import_;
};

bool is_needed_at_once(const ImportStatement& statement) {
  return statement.scope == 0 && statement.is_top_level && !statement.is_conditional &&
         !statement.is_for_types;
}

}  // namespace

WaitingImports waiting_imports(std::string_view source, const FileFindings& file) {
  const ImportFacts& imports = file.imports;
  std::vector<bool> waits(imports.groups.size());
  for (const Finding& finding : file.findings) {
    const std::uint32_t group = finding.plan.group;
    if (group != no_index && finding.fix == FixClass::safe) waits[group] = true;
  }
  WaitingImports found;
  for (const ImportStatement& statement : imports.statements) {
    if (!is_needed_at_once(statement)) continue;
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = imports.clauses[statement.first_clause + i];
      if (clause.group == no_index || !waits[clause.group]) continue;
      std::string name(text::slice(source, statement.module));
      if (!name.empty()) name += '.';
      name += text::slice(source, clause.name);
      if (is_of_pytorch(name)) found.push_back({clause.range, std::move(name)});
    }
  }
  return found;
}

void find_missing_uses(std::string_view source, const python::Names& names, FileFindings& file) {
  MissingUses(source, names, file).find();
}

}  // namespace paddle_ls::rewrite
