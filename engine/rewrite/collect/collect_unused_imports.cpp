// Imports of torch that nothing in the file refers to, and those that are there for other files.
#include <algorithm>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/known/unconditional.hpp"

namespace paddle_ls::rewrite {

void FindingCollector::collect_unused_imports() {
  for (const python::Import& import : names_.imports) {
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      collect_if_unused(import, names_.imported[import.first_name + i]);
    }
  }
}

// True where a function or class of the file stands in for what may not be there to import:
// `try: from torch import _assert` with `except ImportError: def _assert(...)`.
bool FindingCollector::is_defined_too(const python::Binding& binding) const {
  return std::any_of(names_.scopes.begin(), names_.scopes.end(), [&](const python::Scope& scope) {
    return scope.name == binding.name && scope.parent == binding.scope &&
           scope.name != python::none;
  });
}

bool FindingCollector::is_wanted(const python::ImportedName& imported) const {
  const std::string_view name = names_.text(names_.bindings[imported.binding].name);
  return python::may_list_in_all(source_, name) ||
         (wanted_ != nullptr && std::binary_search(wanted_->begin(), wanted_->end(), name));
}

// Adds the finding and the edits for `from torch.hub import load` that other files import from
// here: they get Paddle's. False, and nothing is added, where the name has no plain counterpart, or
// the statement imports others too.
bool FindingCollector::add_reexport(const python::Import& import,
                                    const python::ImportedName& imported) {
  const std::string_view api = names_.text(imported.target);
  const FoundRule found = rules_.find_under_any_name(api, profile_);
  const Alternative* plain = found ? only_alternative(found) : nullptr;
  if (import.name_count != 1 || plain == nullptr || plain->outcome != Outcome::callee) return false;
  const std::string_view target = found.table->text(plain->callee);
  const std::size_t dot = target.rfind('.');
  const std::string_view local = names_.text(names_.bindings[imported.binding].name);
  const std::string_view leaf = target.substr(dot + 1);
  Finding& finding = add(imported.range, codes::torch_api, imported.range);
  finding.api = keep(std::string(api));
  finding.target = keep(std::string(target));
  ask_for_review(finding, accepted_, "handed-on-name");
  FindingPlan& plan = into_.findings.back().plan;
  into_.edits.add(import.module, std::string(target.substr(0, dot)));
  into_.edits.add(imported.range, leaf == local ? std::string(leaf)
                                                : std::string(leaf) + " as " + std::string(local));
  plan.edits.count = 2;
  return true;
}

// A name of the module may be there for other files to import. Who tells the linter so is believed.
void FindingCollector::collect_if_unused(const python::Import& import,
                                         const python::ImportedName& imported) {
  const std::string_view target = names_.text(imported.target);
  if (imported.binding == python::none || !rules_.covers(target, profile_)) return;
  if (is_of_python(target)) return;
  const std::uint32_t index = imports_.group_of_binding[imported.binding];
  if (index == no_index) return;
  NameGroup& group = into_.imports.groups[index];
  if (group.references != 0 || group.is_blocked || group.is_attribute) return;
  group.is_unused = true;
  if (is_defined_too(names_.bindings[imported.binding])) return;
  const std::size_t line_end =
      std::min(source_.find_first_of("\r\n", imported.range.end), source_.size());
  const bool is_for_others =
      is_wanted(imported) ||
      text::slice(source_, {imported.range.end, line_end}).find("noqa") != std::string_view::npos;
  const python::Statement& statement = names_.statements[import.statement];
  const bool is_tried =
      statement.is(python::Around::in_try) || statement.is(python::Around::in_except);
  const bool is_of_module = !import.module.empty() && group.scope == 0;
  if ((is_for_others || is_tried) && is_of_module && add_reexport(import, imported)) {
    passed_on_.insert(index);
  }
  if (is_for_others || passed_on_.contains(index)) return;
  Finding& finding = add(imported.range, codes::torch_import_unused, imported.range);
  finding.api = keep(std::string(names_.text(imported.target)));
  finding.fix = FixClass::safe;
  into_.findings.back().plan.group = index;
  if (is_of_module) {
    ask_for_review(finding, accepted_, "imported-elsewhere");
  }
}

}  // namespace paddle_ls::rewrite
