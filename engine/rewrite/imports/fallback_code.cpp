#include "engine/rewrite/imports/fallback_code.hpp"

#include <algorithm>
#include <iterator>

#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {
namespace {

using syntax::Node;

bool catches_failing_import(Node handler, std::string_view source) {
  static constexpr std::string_view exceptions[] = {"ImportError", "ModuleNotFoundError"};
  const std::string_view text = handler.in(source);
  const std::string_view head = text.substr(0, text.find(':'));
  return std::any_of(std::begin(exceptions), std::end(exceptions), [&](std::string_view name) {
    return head.find(name) != std::string_view::npos;
  });
}

}  // namespace

std::vector<text::ByteRange> fallbacks_of(Node import, std::string_view source) {
  static const std::uint16_t attempt = syntax::symbol(syntax::Language::python, "try_statement");
  static const std::uint16_t handler = syntax::symbol(syntax::Language::python, "except_clause");
  static const std::uint16_t body = syntax::field(syntax::Language::python, "body");
  Node below = import;
  Node around = import.parent();
  while (around && around.kind() != attempt) {
    below = around;
    around = around.parent();
  }
  std::vector<text::ByteRange> found;
  if (!around || below != around.field(body)) return found;
  for (std::uint32_t i = 0; i < around.named_child_count(); ++i) {
    const Node part = around.named_child(i);
    if (part.kind() == handler && catches_failing_import(part, source)) {
      found.push_back(part.range());
    }
  }
  return found;
}

}  // namespace paddle_ls::rewrite
