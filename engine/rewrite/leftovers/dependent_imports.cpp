#include "engine/rewrite/leftovers/dependent_imports.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/leftovers/uses_at_import.hpp"
#include "engine/rewrite/leftovers/write_leftover_imports.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

using python::Around;
using syntax::Node;

namespace {

bool is_found(const FileFindings& file, const python::Import& import) {
  return std::any_of(file.findings.begin(), file.findings.end(), [&](const Finding& finding) {
    return finding.code == &codes::torch_dependent_import &&
           import.range.contains(finding.range.start);
  });
}

// `name`, `name.x.y`: the whole of it, below `statement`.
Node whole_of(Node statement, Node name) {
  for (Node around = parent_below(statement, name);
       around && around.kind() == python_kinds().attribute;
       around = parent_below(statement, name)) {
    name = around;
  }
  return name;
}

bool needs_value(Node statement, Node name) {
  const PythonKinds& k = python_kinds();
  const Node whole = whole_of(statement, name);
  const Node around = parent_below(statement, whole);
  if (!around) return false;
  if (around.kind() == k.call) return around.field(k.function) == whole;
  return around.kind() == k.decorator || around.kind() == k.binary_operator;
}

// Of a class or function only the expressions that its definition evaluates.
bool is_later(Node node) {
  const PythonKinds& k = python_kinds();
  return node.kind() == k.lambda ||
         (node.kind() == k.function_definition && bool(node.field(k.body)));
}

// What the file calls an imported name.
std::string_view bound_name(std::string_view source, const python::Import& import,
                            const python::ImportedName& name) {
  if (!name.alias.empty()) return text::slice(source, name.alias);
  const std::string_view written = text::slice(source, name.name);
  return import.module.empty() ? written.substr(0, written.find('.')) : written;
}

std::vector<std::string> stand_ins(std::string_view source, const python::Names& names,
                                   const python::Import& import) {
  std::vector<std::string> lines;
  for (std::uint32_t i = 0; i < import.name_count; ++i) {
    const python::ImportedName& name = names.imported[import.first_name + i];
    const std::string_view bound = bound_name(source, import, name);
    const bool is_whole = import.module.empty() && name.alias.empty();
    lines.push_back(stand_in_line(bound, is_whole ? bound : names.text(name.target)));
  }
  return lines;
}

}  // namespace

bool may_guard(std::string_view source, const python::Names& names, const python::Import& import) {
  if (import.statement == python::none || import.star || import.future) return false;
  if (import.module.empty() && import.name_count != 1) return false;
  const python::Statement& statement = names.statements[import.statement];
  if (statement.parent != python::none || statement.has_error) return false;
  if (names.scopes[statement.scope].parent != python::none) return false;
  const text::ByteRange range = statement.node.range();
  const std::size_t line_end = std::min(source.find_first_of("\r\n", range.end), source.size());
  const std::string_view behind = source.substr(range.end, line_end - range.end);
  const std::size_t next = behind.find_first_not_of(" \t");
  return begins_line(source, range.start) &&
         (next == std::string_view::npos || behind[next] == '#');
}

std::vector<text::ByteRange> values_at_import(std::string_view source, const python::Names& names,
                                              const python::Import& import) {
  std::vector<std::string_view> bound;
  for (std::uint32_t i = 0; i < import.name_count; ++i) {
    bound.push_back(bound_name(source, import, names.imported[import.first_name + i]));
  }
  std::vector<text::ByteRange> found;
  for (const python::Statement& statement : names.statements) {
    if (statement.parent != python::none || statement.node.start() < import.range.end) continue;
    if (names.scopes[statement.scope].parent != python::none || statement.is(Around::in_try)) {
      continue;
    }
    const Node node = statement.node;
    if (is_main_test(source, node)) continue;
    for (syntax::Walk walk(node); walk; walk.next()) {
      const Node at = walk.node();
      if (is_later(at)) {
        walk.skip_children();
      } else if (at.kind() == python_kinds().identifier &&
                 std::find(bound.begin(), bound.end(), at.in(source)) != bound.end() &&
                 needs_value(node, at)) {
        found.push_back(at.range());
      }
    }
  }
  return found;
}

void guard_dependent_imports(std::string_view source, const python::Names& names,
                             const RuleSet& rules, Profile profile, FileFindings& file) {
  const FoundHelper stand_in = rules.helper(stand_in_helper);
  if (stand_in.code.empty()) return;
  for (const python::Import& import : names.imports) {
    if (!may_guard(source, names, import) || !is_found(file, import)) continue;
    Finding finding = begin_finding(codes::torch_import_leftover, import.range, file.edits.mark());
    finding.profile = profile;
    finding.fix = FixClass::safe;
    finding.api = file.texts.emplace_front(names.text(names.imported[import.first_name].target));
    write_guard(source, names.statements[import.statement].node.range(),
                stand_ins(source, names, import), file.edits);
    finding.plan.needs = {static_cast<std::uint32_t>(file.needs.size()), 1};
    file.needs.push_back(
        {stand_in_helper, stand_in.code, false, line_start(source, import.range.start)});
    emit(std::move(finding), file);
  }
}

}  // namespace paddle_ls::rewrite
