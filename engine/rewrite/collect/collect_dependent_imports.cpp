#include "engine/rewrite/collect/collect_dependent_imports.hpp"

#include <algorithm>

#include "engine/rewrite/collect/record_finding.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

bool handles_missing_import(std::string_view header) {
  static constexpr std::string_view errors[] = {"ImportError", "ModuleNotFoundError", "Exception"};
  const std::string_view caught = header.substr(std::min<std::size_t>(6, header.size()));
  return caught.find_first_not_of(" :\t\r\n") == std::string_view::npos ||
         std::any_of(std::begin(errors), std::end(errors), [&](std::string_view error) {
           return caught.find(error) != std::string_view::npos;
         });
}

// Where a package is imported.
struct ImportPlace {
  text::ByteRange range;
  python::StatementId statement;
};

void add_dependent(const PassInput& view, Findings& into, ImportPlace at, Dependence dependence) {
  Finding finding = into.begin(codes::torch_dependent_import, at.range);
  finding.api = into.keep(std::string(dependence.name));
  finding.reason = into.keep(std::move(dependence.reason));
  finding.advice = dependence.advice;
  allow_comment(view, at.statement, finding);
  into.emit(std::move(finding));
}

bool names_dependent_in(const PassInput& view, text::ByteRange range) {
  return std::any_of(view.names.named_imports.begin(), view.names.named_imports.end(),
                     [&](const python::NamedImport& import) {
                       return range.contains(import.range) &&
                              dependent_module(view, import.module).has_value();
                     });
}

bool imports_dependent_in(const PassInput& view, text::ByteRange range) {
  if (names_dependent_in(view, range)) return true;
  return std::any_of(view.names.imports.begin(), view.names.imports.end(), [&](const auto& import) {
    if (!range.contains(import.range)) return false;
    const auto first = view.names.imported.begin() + import.first_name;
    return std::any_of(first, first + import.name_count, [&](const auto& imported) {
      return dependent_of(view, imported).has_value();
    });
  });
}

bool has_other_way(const PassInput& view, Node attempt, text::ByteRange import) {
  const Node body = attempt.field(python_kinds().body);
  if (!body) return false;
  if (!body.range().contains(import)) return !imports_dependent_in(view, body.range());
  for (std::uint32_t i = 0; i < attempt.named_child_count(); ++i) {
    const Node handler = attempt.named_child(i);
    if (handler.kind_name() != "except_clause" || handler.named_child_count() == 0) continue;
    const Node block = handler.named_child(handler.named_child_count() - 1);
    const text::ByteRange header{handler.start(), block.start()};
    const bool raises = block.in(view.source).find("raise") != std::string_view::npos;
    if (!raises && handles_missing_import(text::slice(view.source, header)) &&
        !imports_dependent_in(view, block.range())) {
      return true;
    }
  }
  return false;
}

// True if the file can run without the import: it is for type checkers, or one way through the
// `try` around it needs no such package.
bool is_optional(const PassInput& view, ImportPlace import) {
  const python::Statement* statement = &view.names.statements[import.statement];
  if (statement->is(python::Around::in_type_checking)) return true;
  while (statement->parent != python::none) {
    statement = &view.names.statements[statement->parent];
    if (statement->node.kind_name() == "try_statement" &&
        has_other_way(view, statement->node, import.range)) {
      return true;
    }
  }
  return false;
}

// One finding for each package of a statement, regardless of how many names come from it.
void collect_import_statements(const PassInput& view, Findings& into) {
  for (const python::Import& import : view.names.imports) {
    if (import.statement == python::none) continue;
    const bool is_from = !import.module.empty();
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      const python::ImportedName& imported = view.names.imported[import.first_name + i];
      auto dependence = dependent_of(view, imported);
      if (!dependence || is_optional(view, {import.range, import.statement})) continue;
      const text::ByteRange marked = is_from ? import.module : imported.range;
      add_dependent(view, into, {marked, import.statement}, std::move(*dependence));
      if (is_from) break;
    }
  }
}

void collect_named_imports(const PassInput& view, Findings& into) {
  for (const python::NamedImport& import : view.names.named_imports) {
    const ImportPlace at{import.range, import.statement};
    auto dependence = dependent_module(view, import.module);
    const bool is_found = dependence && import.statement != python::none && !is_optional(view, at);
    if (is_found) add_dependent(view, into, at, std::move(*dependence));
  }
}

}  // namespace

void collect_dependent_imports(const PassInput& view, Findings& into) {
  collect_import_statements(view, into);
  collect_named_imports(view, into);
}

std::optional<Dependence> dependent_of(const PassInput& view,
                                       const python::ImportedName& imported) {
  return dependent_module(view, imported.target);
}

std::optional<Dependence> dependent_module(const PassInput& view, python::NameId name) {
  const std::string_view module = view.names.text(name);
  auto dependence = dependence_of(module, view.options.installed.get());
  if (!dependence || view.rules.covers(module, view.options.profile)) return std::nullopt;
  const std::string_view package = module.substr(0, module.find('.'));
  const bool is_own = view.options.own_packages != nullptr &&
                      std::binary_search(view.options.own_packages->begin(),
                                         view.options.own_packages->end(), package);
  return is_own ? std::nullopt : std::move(dependence);
}

}  // namespace paddle_ls::rewrite
