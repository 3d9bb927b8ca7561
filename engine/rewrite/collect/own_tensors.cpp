#include "engine/rewrite/collect/own_tensors.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/text/identifier.hpp"

namespace paddle_ls::rewrite {
namespace {

using python::Scope;
using python::ScopeId;
using python::ScopeKind;
using syntax::Node;

std::string_view without_blanks_behind(std::string_view text) {
  return text.substr(0, text.find_last_not_of(" \t") + 1);
}

// True where `name = ` ends `text`.
bool ends_with_assignment(std::string_view text, std::string_view name) {
  text = without_blanks_behind(text);
  if (!text.ends_with('=')) return false;
  text = without_blanks_behind(text.substr(0, text.size() - 1));
  if (!text.ends_with(name)) return false;
  text.remove_suffix(name.size());
  return text.empty() || (!text::is_identifier_byte(text.back()) && text.back() != '.');
}

}  // namespace

OwnTensors::OwnTensors(std::string_view source, const python::Names& names)
    : source_(source), names_(names) {
  for (ScopeId id = 0; id < names_.scopes.size(); ++id) {
    const Scope& scope = names_.scopes[id];
    const std::string_view name = names_.text(scope.name);
    const bool answers = name == "__torch_function__" || name == "__torch_dispatch__";
    if (!answers || scope.kind != ScopeKind::function || scope.parent == python::none) continue;
    if (names_.scopes[scope.parent].kind != ScopeKind::class_body) continue;
    methods_.push_back(id);
    add_class(scope.parent);
  }
  if (!classes_.empty()) add_derived();
}

void OwnTensors::add_class(ScopeId type) {
  if (std::find(classes_.begin(), classes_.end(), type) == classes_.end()) classes_.push_back(type);
}

// In the order of the file, so that those derived from derived ones are found too.
void OwnTensors::add_derived() {
  for (ScopeId id = 0; id < names_.scopes.size(); ++id) {
    const Scope& scope = names_.scopes[id];
    if (scope.kind != ScopeKind::class_body) continue;
    const Node inner = scope.node.field(python_kinds().definition);
    const Node bases = (inner ? inner : scope.node).field(python_kinds().superclasses);
    if (!bases) continue;
    const bool is_derived = std::any_of(classes_.begin(), classes_.end(), [&](ScopeId type) {
      return mentions(bases.in(source_), names_.text(names_.scopes[type].name));
    });
    if (is_derived) add_class(id);
  }
}

std::string_view OwnTensors::class_given_to(Node call, ScopeId scope) const {
  if (classes_.empty() || !call) return {};
  const Node arguments = call.field(python_kinds().arguments);
  for (std::uint32_t i = 0; arguments && i < arguments.named_child_count(); ++i) {
    const std::string_view found = class_of(arguments.named_child(i), scope);
    if (!found.empty()) return found;
  }
  return {};
}

std::string_view OwnTensors::class_of(Node value, ScopeId scope) const {
  const PythonKinds& k = python_kinds();
  if (value.kind() == k.keyword_argument) return class_of(value.field(k.value), scope);
  if (value.kind() == k.call) return class_made_by(value);
  if (value.kind() == k.list || value.kind() == k.tuple) {
    for (std::uint32_t i = 0; i < value.named_child_count(); ++i) {
      const std::string_view found = class_of(value.named_child(i), scope);
      if (!found.empty()) return found;
    }
    return {};
  }
  if (value.kind() != k.identifier) return {};
  const std::string_view name = value.in(source_);
  return name == "self" ? class_around(scope) : class_of_name(name);
}

std::string_view OwnTensors::class_made_by(Node call) const {
  const std::string_view callee = call.field(python_kinds().function).in(source_);
  for (const ScopeId type : classes_) {
    const std::string_view name = names_.text(names_.scopes[type].name);
    if (callee == name) return name;
  }
  return {};
}

std::string_view OwnTensors::class_of_name(std::string_view name) const {
  for (const ScopeId type : classes_) {
    const std::string_view made = names_.text(names_.scopes[type].name);
    const std::string call = std::string(made) + "(";
    for (std::size_t at = source_.find(call); at != std::string_view::npos;
         at = source_.find(call, at + 1)) {
      if (ends_with_assignment(source_.substr(0, at), name)) return made;
    }
  }
  return {};
}

std::string_view OwnTensors::class_around(ScopeId scope) const {
  for (; scope != python::none; scope = names_.scopes[scope].parent) {
    if (std::find(classes_.begin(), classes_.end(), scope) != classes_.end()) {
      return names_.text(names_.scopes[scope].name);
    }
  }
  return {};
}

}  // namespace paddle_ls::rewrite
