#include "project/port/computed_names.hpp"

#include <algorithm>

#include "engine/syntax/parser.hpp"

namespace paddle_ls::port {
namespace {

using syntax::Node;

constexpr char any_text = '*';

std::uint16_t node_kind(std::string_view name) {
  return syntax::symbol(syntax::Language::python, name);
}

// The texts of a name in their order, with what is computed between them.
class Reader {
 public:
  explicit Reader(std::string_view source) : source_(source) {}

  void read(Node value) {
    if (value.kind() == string_) return read_string(value);
    const bool joins = value.kind() == binary_ || value.kind() == parenthesized_;
    if (!joins || !joins_texts(value)) return add_computed();
    for (std::uint32_t i = 0; i < value.named_child_count(); ++i) read(value.named_child(i));
  }

  ComputedName name;

 private:
  bool joins_texts(Node value) const {
    if (value.kind() == parenthesized_) return true;
    const Node sign = value.field(operator_);
    return sign && sign.in(source_) == "+";
  }

  void read_string(Node value) {
    for (std::uint32_t i = 0; i < value.named_child_count(); ++i) {
      const Node part = value.named_child(i);
      if (part.kind() == interpolation_) add_computed();
      if (part.kind() == content_) add_text(part);
    }
  }

  void add_text(Node content) {
    const std::string_view text = content.in(source_);
    if (name.pattern.empty()) begin_with(text, content.start());
    name.pattern += text;
  }

  void begin_with(std::string_view text, std::size_t start) {
    const std::size_t dot = text.rfind('.');
    if (dot == std::string_view::npos) return;
    name.beginning = text.substr(0, dot);
    name.place = {start, start + dot};
  }

  void add_computed() {
    if (!name.pattern.ends_with(any_text)) name.pattern += any_text;
  }

  std::string_view source_;
  std::uint16_t string_ = node_kind("string");
  std::uint16_t content_ = node_kind("string_content");
  std::uint16_t interpolation_ = node_kind("interpolation");
  std::uint16_t binary_ = node_kind("binary_operator");
  std::uint16_t parenthesized_ = node_kind("parenthesized_expression");
  std::uint16_t operator_ = syntax::field(syntax::Language::python, "operator");
};

}  // namespace

std::optional<ComputedName> computed_name(Node value, std::string_view source) {
  Reader reader(source);
  reader.read(value);
  ComputedName& name = reader.name;
  const std::size_t dot = name.pattern.rfind('.');
  const bool is_relative = name.pattern.starts_with('.');
  if (dot == std::string::npos || (!is_relative && name.beginning.empty())) return std::nullopt;
  const std::string_view last = std::string_view(name.pattern).substr(dot + 1);
  const bool says_something =
      std::any_of(last.begin(), last.end(), [](char c) { return c != any_text; });
  if (!says_something) return std::nullopt;
  if (is_relative) name.beginning.clear();
  return std::move(name);
}

bool is_like(std::string_view module, std::string_view pattern) {
  if (pattern.empty()) return module.empty();
  if (pattern.front() != any_text) {
    return !module.empty() && module.front() == pattern.front() &&
           is_like(module.substr(1), pattern.substr(1));
  }
  for (std::size_t taken = 1; taken <= module.size() && module[taken - 1] != '.'; ++taken) {
    if (is_like(module.substr(taken), pattern.substr(1))) return true;
  }
  return false;
}

}  // namespace paddle_ls::port
