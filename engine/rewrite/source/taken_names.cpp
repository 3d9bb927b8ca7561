#include "engine/rewrite/source/taken_names.hpp"

#include <algorithm>
#include <set>

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

using syntax::Node;
using text::ByteRange;

// Where a binding that leads to torch, or a use of it, spells `name`.
std::set<std::size_t> places_of_torch(const python::Names& names, std::string_view name) {
  std::set<std::size_t> places;
  for (std::size_t i = 0; i < names.bindings.size(); ++i) {
    const python::Binding& binding = names.bindings[i];
    const bool is_import = binding.form != python::BindingForm::assignment;
    if (!is_import || names.text(binding.name) != name) continue;
    places.insert(binding.range.start);
    for (const auto& reference : names.references_of(static_cast<python::BindingId>(i))) {
      places.insert(reference.range.start);
    }
  }
  return places;
}

// The innermost statement that may hold `at`.
Node statement_at(const python::Names& names, std::size_t at) {
  const auto behind = std::upper_bound(
      names.statements.begin(), names.statements.end(), at,
      [](std::size_t place, const auto& statement) { return place < statement.node.start(); });
  return behind == names.statements.begin() ? Node() : (behind - 1)->node;
}

// True for the module of `from module import x`, and for a name with an alias: `x as y`.
bool is_only_imported(Node statement, Node word) {
  const PythonKinds& k = python_kinds();
  const Node dotted = parent_below(statement, word);
  if (!dotted || dotted.kind() != k.dotted_name) return false;
  const Node parent = parent_below(statement, dotted);
  if (parent.kind() == k.aliased_import) return true;
  return parent.kind() == k.import_from_statement && parent.field(k.module_name) == dotted;
}

bool is_variable(const python::Names& names, ByteRange word) {
  const PythonKinds& k = python_kinds();
  const Node statement = statement_at(names, word.start);
  if (!statement || !statement.range().contains(word)) return false;
  const Node node = statement.named_descendant(word);
  if (node.kind() != k.identifier || node.range() != word) return false;
  const Node parent = parent_below(statement, node);
  if (!parent) return true;
  if (parent.kind() == k.attribute) return parent.field(k.object) == node;
  if (parent.kind() == k.keyword_argument) return !(parent.field(k.name) == node);
  return !is_only_imported(statement, node);
}

}  // namespace

bool is_taken(std::string_view source, const python::Names& names, std::string_view name) {
  if (!names.mentions(name) || !mentions_variable(source, name)) return false;
  const std::set<std::size_t> of_torch = places_of_torch(names, name);
  for (std::size_t at = source.find(name); at != std::string_view::npos;
       at = source.find(name, at + name.size())) {
    if (of_torch.contains(at)) continue;
    if (is_variable(names, {at, at + name.size()})) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
