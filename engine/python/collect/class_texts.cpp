#include "engine/python/collect/class_texts.hpp"

#include <algorithm>
#include <optional>

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

// `kind in layers`: the display that the variable contains, if it is defined elsewhere.
text::ByteRange list_beside(const FileView& file, OpId operand, const Op& comparison) {
  if (file.names.class_texts.empty()) return {};
  const Value& value = file.run.value(operand);
  if (!value.is(Tag::sequence)) return {};
  const text::ByteRange display = range_of(file.tape.ops[value.ref]);
  return range_of(comparison).contains(display) ? text::ByteRange() : display;
}

void compare_with_list(Collection& found, const Op& op) {
  std::vector<ClassText>& texts = found.names.class_texts;
  for (const OpId operand : elements_of(found.file, op)) {
    const text::ByteRange list = list_beside(found.file, operand, op);
    if (list.empty()) continue;
    for (auto text = texts.rbegin(); text != texts.rend(); ++text) {
      if (!range_of(op).contains(text->node.range())) break;
      text->list = list;
    }
  }
}

}  // namespace

void collect_class_text(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  if (op.code == OpCode::compare) return compare_with_list(found, op);
  const Value& value = file.run.value(at);
  const auto form = value.is_object(Kind::foreign) ? form_of(value.reason) : std::nullopt;
  if (!form || is_unsound(file, op)) return;
  found.names.class_texts.push_back({.node = node_of(file, op),
                                     .form = *form,
                                     .certainty = value.certainty,
                                     .list = {},
                                     .statement = op.statement});
}

void collect_literals(Collection& found) {
  const FileView& file = found.file;
  if (found.names.class_texts.empty()) return;
  for (OpId at = 0; at < file.tape.ops.size(); ++at) {
    const text::ByteRange content = string_content(file, at);
    if (!content.empty()) found.names.literals.push_back(content);
  }
  const auto by_place = [](text::ByteRange a, text::ByteRange b) { return a.start < b.start; };
  std::sort(found.names.literals.begin(), found.names.literals.end(), by_place);
}

}  // namespace paddle_ls::python
