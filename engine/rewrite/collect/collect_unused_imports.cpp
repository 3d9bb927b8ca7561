#include "engine/rewrite/collect/collect_unused_imports.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/known/unconditional.hpp"

namespace paddle_ls::rewrite {

namespace {

// True if a function or class of the file is the fallback for the import: `try: from torch import
// _assert` with `except ImportError: def _assert(...)`.
bool is_defined_too(const PassInput& view, const python::Binding& binding) {
  return std::any_of(view.names.scopes.begin(), view.names.scopes.end(),
                     [&](const python::Scope& scope) {
                       return scope.name == binding.name && scope.parent == binding.scope &&
                              scope.name != python::none;
                     });
}

bool is_wanted(const PassInput& view, const python::ImportedName& imported) {
  const std::string_view name = view.names.text(view.names.bindings[imported.binding].name);
  return python::may_list_in_all(view.source, name) ||
         (view.options.wanted != nullptr &&
          std::binary_search(view.options.wanted->begin(), view.options.wanted->end(), name));
}

// Adds the finding and the edits for `from torch.hub import load` that other files import from
// here, so that they import Paddle's function. Returns false, and adds nothing, if the name has no
// plain equivalent or the statement imports other names too.
bool add_reexport(const PassInput& view, Findings& into, const python::Import& import,
                  const python::ImportedName& imported) {
  const std::string_view api = view.names.text(imported.target);
  const FoundRule found = view.rules.find_under_any_name(api, view.options.profile);
  const Alternative* plain = found ? only_alternative(found) : nullptr;
  if (import.name_count != 1 || plain == nullptr || plain->outcome != Outcome::callee) return false;
  const std::string_view target = found.table->text(plain->callee);
  const std::size_t dot = target.rfind('.');
  const std::string_view local = view.names.text(view.names.bindings[imported.binding].name);
  const std::string_view leaf = target.substr(dot + 1);
  Finding finding = into.begin(codes::torch_api, imported.range);
  finding.api = into.keep(std::string(api));
  finding.target = into.keep(std::string(target));
  ask_for_review(finding, view.options.accepted, "handed-on-name");
  into.file.edits.add(import.module, std::string(target.substr(0, dot)));
  into.file.edits.add(imported.range, leaf == local
                                          ? std::string(leaf)
                                          : std::string(leaf) + " as " + std::string(local));
  into.emit(std::move(finding));
  return true;
}

// An unused import may exist for other files; a `noqa` comment confirms it.
void collect_if_unused(const PassInput& view, Findings& into, const python::Import& import,
                       const python::ImportedName& imported, std::set<std::uint32_t>& passed_on) {
  const std::string_view target = view.names.text(imported.target);
  if (imported.binding == python::none || !view.rules.covers(target, view.options.profile)) return;
  if (is_of_python(target)) return;
  const std::uint32_t index = view.imports.group_of_binding[imported.binding];
  if (index == no_index) return;
  NameGroup& group = into.file.imports.groups[index];
  if (group.references != 0 || group.is_blocked || group.is_attribute) return;
  group.is_unused = true;
  if (is_defined_too(view, view.names.bindings[imported.binding])) return;
  const std::size_t line_end =
      std::min(view.source.find_first_of("\r\n", imported.range.end), view.source.size());
  const bool is_for_others =
      is_wanted(view, imported) ||
      text::slice(view.source, {imported.range.end, line_end}).find("noqa") !=
          std::string_view::npos;
  const python::Statement& statement = view.names.statements[import.statement];
  const bool is_tried =
      statement.is(python::Around::in_try) || statement.is(python::Around::in_except);
  const bool is_of_module = !import.module.empty() && group.scope == 0;
  if ((is_for_others || is_tried) && is_of_module && add_reexport(view, into, import, imported)) {
    passed_on.insert(index);
  }
  if (is_for_others || passed_on.contains(index)) return;
  Finding finding = into.begin(codes::torch_import_unused, imported.range);
  finding.api = into.keep(std::string(view.names.text(imported.target)));
  finding.fix = FixClass::safe;
  finding.plan.group = index;
  if (is_of_module) {
    ask_for_review(finding, view.options.accepted, "imported-elsewhere");
  }
  into.emit(std::move(finding));
}

}  // namespace

void collect_unused_imports(const PassInput& view, Findings& into) {
  std::set<std::uint32_t> passed_on;  // groups of imports that stay for other files
  for (const python::Import& import : view.names.imports) {
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      collect_if_unused(view, into, import, view.names.imported[import.first_name + i], passed_on);
    }
  }
}

}  // namespace paddle_ls::rewrite
