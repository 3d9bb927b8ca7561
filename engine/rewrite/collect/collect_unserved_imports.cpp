#include "engine/rewrite/collect/collect_unserved_imports.hpp"

#include <algorithm>

#include "engine/rewrite/known/served_names.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

namespace {

// The line of an import that is alone on it, if another import binds `torch` as well; otherwise an
// empty range.
text::ByteRange needless_line(const PassInput& view, Findings& into,
                              const python::ImportedName& imported, std::uint32_t group) {
  const ImportStatement* own = nullptr;
  bool has_other = false;
  for (const ImportStatement& statement : into.file.imports.statements) {
    if (!statement.module.empty() || !statement.is_top_level) continue;
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = into.file.imports.clauses[statement.first_clause + i];
      if (clause.range == imported.range && statement.clause_count == 1) own = &statement;
      has_other = has_other || (clause.group == group && clause.range != imported.range &&
                                clause.alias.empty() && clause.name.start < imported.name.start);
    }
  }
  if (own == nullptr || !own->has_own_line || !has_other) return {};
  return {line_start(view.source, own->range.start), next_line(view.source, own->range.end)};
}

void collect_if_unserved(const PassInput& view, Findings& into,
                         const python::ImportedName& imported) {
  if (imported.binding == python::none || !imported.alias.empty()) return;
  const std::string_view module = text::slice(view.source, imported.name);
  const std::uint32_t group = view.imports.group_of_binding[imported.binding];
  if (!is_below(module, "torch") || mode_serves(module) || group == no_index) return;
  if (into.file.imports.groups[group].is_blocked || into.file.imports.groups[group].references == 0)
    return;
  const bool is_used = std::any_of(
      view.names.uses.begin(), view.names.uses.end(),
      [&](const python::Use& use) { return is_at_or_below(view.names.text(use.name), module); });
  // If all other uses are converted as well, the whole import is removed with them.
  const bool is_left =
      std::any_of(view.names.uses.begin(), view.names.uses.end(), [&](const python::Use& use) {
        if (use.binding == python::none || view.imports.group_of_binding[use.binding] != group) {
          return false;
        }
        const FoundRule found =
            view.rules.find_under_any_name(view.names.text(use.name), view.options.profile);
        return found && (leaves_alone(found) || keeps_other_names(found));
      });
  if (is_used || !is_left) return;
  Finding finding = into.begin(codes::torch_import_unused, imported.range);
  finding.api = into.keep(std::string(module));
  finding.fix = FixClass::safe;
  finding.reason = "Paddle's compatibility mode has no such module";
  if (const text::ByteRange line = needless_line(view, into, imported, group); !line.empty()) {
    into.file.edits.add(line, "");
  } else {
    into.file.edits.add(imported.name, "torch");
  }
  into.emit(std::move(finding));
}

}  // namespace

void collect_unserved_imports(const PassInput& view, Findings& into) {
  if (view.options.profile != Profile::v3_3_compat) return;
  for (const python::Import& import : view.names.imports) {
    if (!import.module.empty()) continue;
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      collect_if_unserved(view, into, view.names.imported[import.first_name + i]);
    }
  }
}

}  // namespace paddle_ls::rewrite
