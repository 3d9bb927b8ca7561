#include "engine/rewrite/arguments/argument_part.hpp"

#include <algorithm>

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

const FoundPart missing{Given::no, {}};
const FoundPart unseen{Given::maybe, {}};

bool is_star(Node node) {
  return node.kind() == python_kinds().list_splat || node.kind() == python_kinds().dictionary_splat;
}

FoundPart unless_written(Node node) {
  return holds_anything(node) ? unseen : missing;
}

FoundPart element_of(Node display, std::int16_t index) {
  if (!is_display(display)) return unless_written(display);
  std::int16_t seen = 0;
  for (Items items(display); items; items.next()) {
    if (is_star(items.node())) return unseen;
    if (seen++ == index) return {Given::yes, items.node()};
  }
  return missing;
}

FoundPart positional_of(Node call, std::int16_t index) {
  const PythonKinds& k = python_kinds();
  if (call.kind() != k.call) return unless_written(call);
  const Node list = call.field(k.arguments);
  if (list.kind() == k.generator_expression) {
    return index == 0 ? FoundPart{Given::yes, list} : missing;
  }
  std::int16_t seen = 0;
  for (Items items(list); items; items.next()) {
    if (items.node().kind() == k.list_splat) return unseen;
    if (items.node().kind() == k.keyword_argument || is_star(items.node())) continue;
    if (seen++ == index) return {Given::yes, items.node()};
  }
  return missing;
}

FoundPart keyword_of(Node call, std::string_view keyword, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (call.kind() != k.call) return unless_written(call);
  const Node list = call.field(k.arguments);
  if (list.kind() == k.generator_expression) return missing;
  FoundPart result = missing;
  for (Items items(list); items; items.next()) {
    const Node node = items.node();
    if (node.kind() == k.dictionary_splat) result = unseen;
    if (node.kind() == k.keyword_argument && node.field(k.name).in(source) == keyword) {
      return {Given::yes, node.field(k.value)};
    }
  }
  return result;
}

// `w` of `w.data` and of `w.detach()`.
FoundPart owner_of(Node value, std::string_view member, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (value.kind() == k.call && value.field(k.arguments).named_child_count() == 0) {
    value = value.field(k.function);
  }
  if (value.kind() != k.attribute || value.field(k.attribute_name).in(source) != member) {
    return missing;
  }
  return {Given::yes, value.field(k.object)};
}

// The `nth` argument that is written for a variadic parameter. A star in its place is returned, and
// hides what follows.
FoundPart nth_of(const BoundCall& call, std::uint16_t parameter, std::int16_t nth) {
  std::int16_t seen = 0;
  for (const BoundArgument& argument : call.arguments) {
    const bool is_list_star = argument.node.kind() == python_kinds().list_splat;
    if (argument.parameter != parameter && !is_list_star) continue;
    if (seen == nth) return {is_list_star ? Given::maybe : Given::yes, argument.value};
    if (is_list_star) return unseen;
    ++seen;
  }
  return missing;
}

FoundPart find_argument(const BoundCall& call, std::span<const Parameter> signature,
                        std::uint16_t parameter, std::int16_t nth) {
  if (nth >= 0) return nth_of(call, parameter, nth);
  const BoundArgument* argument = call.find(parameter);
  return {call.given(parameter, signature), argument == nullptr ? Node() : argument->value};
}

bool is_dotted_name(Node node) {
  const PythonKinds& k = python_kinds();
  while (node.kind() == k.attribute) node = node.field(k.object);
  return node.kind() == k.identifier;
}

// The name that an import binds in the file, and the qualified name that it refers to.
struct Imported {
  std::string_view bound;
  std::string_view target;
};

Imported imported_name(const python::Names& names, std::string_view source,
                       const python::Import& import, const python::ImportedName& name) {
  const std::string_view target = names.text(name.target);
  if (!name.alias.empty()) return {text::slice(source, name.alias), target};
  const std::string_view written = text::slice(source, name.name);
  if (!import.module.empty()) return {written, target};
  // `import a.b` binds `a`.
  return {written.substr(0, written.find('.')), target.substr(0, target.find('.'))};
}

// The name of `bound` in the imports of the file; empty when none binds it, or several disagree.
std::string_view import_target(const python::Names& names, std::string_view source,
                               std::string_view bound) {
  std::string_view result;
  for (const python::Import& import : names.imports) {
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      const auto found =
          imported_name(names, source, import, names.imported[import.first_name + i]);
      if (found.bound != bound) continue;
      if (!result.empty() && result != found.target) return {};
      result = found.target;
    }
  }
  return result;
}

}  // namespace

bool holds_anything(Node node) {
  return (argument_kind(node) & (kind_name | kind_attribute | kind_call | kind_other)) != 0;
}

void Items::next() {
  do {
    walk_.next();
    if (walk_) walk_.skip_children();
  } while (walk_ && (!node().is_named() || node().kind() == python_kinds().comment));
}

FoundPart find_part(const RuleCall& of, std::uint16_t parameter, const Part& part) {
  const FoundPart whole =
      find_argument(of.call, of.table.rows(of.rule.signature), parameter, part.nth);
  if (part.step == Step::none) return whole;
  if (whole.given != Given::yes) return {whole.given, Node()};
  switch (part.step) {
    case Step::element: return element_of(whole.node, part.index);
    case Step::positional: return positional_of(whole.node, part.index);
    case Step::keyword: return keyword_of(whole.node, of.table.text(part.keyword), of.source);
    case Step::owner: return owner_of(whole.node, of.table.text(part.keyword), of.source);
    case Step::none: break;
  }
  return whole;
}

bool takes(const BoundCall& call, std::uint16_t parameter, const Part& part,
           const BoundArgument& argument) {
  if (argument.parameter != parameter) return false;
  return part.nth < 0 || nth_of(call, parameter, part.nth).node == argument.value;
}

Count count_elements(Node display) {
  Count result;
  for (Items items(display); items; items.next()) {
    if (is_star(items.node())) {
      result.is_open = true;
    } else {
      ++result.least;
    }
  }
  return result;
}

Count count_arguments(Node call) {
  const Node list = call.field(python_kinds().arguments);
  if (list.kind() == python_kinds().generator_expression) return {1, false};
  return count_elements(list);
}

Count count_positional(Node call) {
  const PythonKinds& k = python_kinds();
  const Node list = call.field(k.arguments);
  if (list.kind() == k.generator_expression) return {1, false};
  Count result;
  for (Items items(list); items; items.next()) {
    const std::uint16_t kind = items.node().kind();
    result.is_open = result.is_open || kind == k.list_splat;
    result.least += is_star(items.node()) || kind == k.keyword_argument ? 0 : 1;
  }
  return result;
}

std::string callee_name(const python::Names& names, std::string_view source, Node call) {
  const Node callee = call.field(python_kinds().function);
  const text::ByteRange range = callee.range();
  auto use = std::lower_bound(
      names.uses.begin(), names.uses.end(), range.start,
      [](const python::Use& a, std::size_t start) { return a.range.start < start; });
  for (; use != names.uses.end() && use->range.start == range.start; ++use) {
    if (use->range == range) return std::string(names.text(use->name));
  }
  const std::string_view written = callee.in(source);
  if (!is_dotted_name(callee) || written.find_first_of(" \t\r\n\\") != std::string_view::npos) {
    return {};
  }
  const std::string_view root = written.substr(0, written.find('.'));
  const std::string_view target = import_target(names, source, root);
  if (target.empty()) return std::string(written);
  return std::string(target) + std::string(written.substr(root.size()));
}

}  // namespace paddle_ls::rewrite
