// Imports of packages that need PyTorch: with Paddle alone the file does not run.
#include <algorithm>

#include "engine/rewrite/collect/collect_findings.hpp"
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

}  // namespace

// One finding for each package of a statement, however many names come from it.
void FindingCollector::collect_dependent_imports() {
  for (const python::Import& import : names_.imports) {
    if (import.statement == python::none) continue;
    const bool is_from = !import.module.empty();
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      const python::ImportedName& imported = names_.imported[import.first_name + i];
      auto dependence = dependent_of(imported);
      if (!dependence || is_optional(import)) continue;
      add_dependent(import, is_from ? import.module : imported.range, std::move(*dependence));
      if (is_from) break;
    }
  }
}

std::optional<Dependence> FindingCollector::dependent_of(
    const python::ImportedName& imported) const {
  const std::string_view module = names_.text(imported.target);
  auto dependence = dependence_of(module, installed_.get());
  if (!dependence || rules_.covers(module, profile_)) return std::nullopt;
  const std::string_view package = module.substr(0, module.find('.'));
  const bool is_own = own_packages_ != nullptr &&
                      std::binary_search(own_packages_->begin(), own_packages_->end(), package);
  return is_own ? std::nullopt : std::move(dependence);
}

void FindingCollector::add_dependent(const python::Import& import, text::ByteRange range,
                                     Dependence dependence) {
  Finding& finding = add(range, codes::torch_dependent_import, range);
  finding.api = keep(std::string(dependence.name));
  finding.reason = keep(std::move(dependence.reason));
  allow_comment(import.statement);
}

bool FindingCollector::imports_dependent_in(text::ByteRange range) const {
  return std::any_of(names_.imports.begin(), names_.imports.end(), [&](const auto& import) {
    if (!range.contains(import.range)) return false;
    const auto first = names_.imported.begin() + import.first_name;
    return std::any_of(first, first + import.name_count,
                       [&](const auto& imported) { return dependent_of(imported).has_value(); });
  });
}

// True for an import that the file can do without: for type checkers, or in a `try` one way of
// which needs no such package.
bool FindingCollector::is_optional(const python::Import& import) const {
  const python::Statement* statement = &names_.statements[import.statement];
  if (statement->is(python::Around::in_type_checking)) return true;
  while (statement->parent != python::none) {
    statement = &names_.statements[statement->parent];
    if (statement->node.kind_name() == "try_statement" && has_other_way(statement->node, import)) {
      return true;
    }
  }
  return false;
}

bool FindingCollector::has_other_way(Node attempt, const python::Import& import) const {
  const Node body = attempt.field(python_kinds().body);
  if (!body) return false;
  if (!body.range().contains(import.range)) return !imports_dependent_in(body.range());
  for (std::uint32_t i = 0; i < attempt.named_child_count(); ++i) {
    const Node handler = attempt.named_child(i);
    if (handler.kind_name() != "except_clause" || handler.named_child_count() == 0) continue;
    const Node block = handler.named_child(handler.named_child_count() - 1);
    const text::ByteRange header{handler.start(), block.start()};
    const bool raises = block.in(source_).find("raise") != std::string_view::npos;
    if (!raises && handles_missing_import(text::slice(source_, header)) &&
        !imports_dependent_in(block.range())) {
      return true;
    }
  }
  return false;
}

}  // namespace paddle_ls::rewrite
