// Expressions that give the name of a class as a string, and the strings of a file that has any.
#include <algorithm>
#include <optional>

#include "engine/python/collect/name_collector.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

std::optional<ClassTextForm> form_of(Reason reason) {
  switch (reason) {
    case Reason::class_name: return ClassTextForm::name;
    case Reason::class_name_lower: return ClassTextForm::name_lower;
    case Reason::class_path: return ClassTextForm::path;
    case Reason::class_module: return ClassTextForm::module;
    default: return std::nullopt;
  }
}

}  // namespace

void NameCollector::collect_class_text(OpId at, const Op& op) {
  if (op.code == Code::compare) {
    for (std::uint32_t i = op.b; i < op.c; ++i) {
      const text::ByteRange list = list_beside(tape_.operands[i], op);
      if (list.empty()) continue;
      for (auto text = names_.class_texts.rbegin();
           text != names_.class_texts.rend() && range_of(op).contains(text->node.range()); ++text) {
        text->list = list;
      }
    }
    return;
  }
  const bool has_node =
      op.code == Code::load || op.code == Code::attribute || op.code == Code::call;
  if (!has_node) return;
  const Value& value = run_.value(at);
  const auto form = value.is_object(Kind::foreign) ? form_of(value.reason) : std::nullopt;
  if (!form || is_unsound(op)) return;
  names_.class_texts.push_back({.node = node_of(op),
                                .form = *form,
                                .certainty = value.certainty,
                                .list = {},
                                .statement = op.statement});
}

// Where the display stands that a variable holds, with which something is compared.
text::ByteRange NameCollector::list_beside(OpId operand, const Op& comparison) const {
  if (names_.class_texts.empty()) return {};
  const Value& value = run_.value(operand);
  if (!value.is(Tag::sequence)) return {};
  const text::ByteRange display = range_of(tape_.ops[value.ref]);
  return range_of(comparison).contains(display) ? text::ByteRange() : display;
}

void NameCollector::collect_literals() {
  if (names_.class_texts.empty()) return;
  for (OpId at = 0; at < tape_.ops.size(); ++at) {
    const text::ByteRange content = string_content(at);
    if (!content.empty()) names_.literals.push_back(content);
  }
  const auto by_place = [](text::ByteRange a, text::ByteRange b) { return a.start < b.start; };
  std::sort(names_.literals.begin(), names_.literals.end(), by_place);
}

}  // namespace paddle_ls::python
