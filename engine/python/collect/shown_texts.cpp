#include "engine/python/collect/shown_texts.hpp"

#include <algorithm>
#include <iterator>

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

void add_formatted(Collection& found, std::span<const OpId> parts) {
  const FileView& file = found.file;
  for (const OpId part : parts) {
    const Value object = file.run.as_object(file.run.value(part));
    if (names_library(object)) add_asked(found, part, "__format__");
  }
}

// `"%d x %d" % x.shape`
void fill_by_operator(Collection& found, const Op& op) {
  const FileView& file = found.file;
  if (op.b < shared_operations || !is_text(file.run.as_object(file.run.value(op.a)))) return;
  const Value& filled = file.run.value(op.b);
  if (filled.is_object(Kind::size)) return add_asked(found, op.b, "__rmod__");
  if (!filled.is(Tag::sequence) || filled.ref != op.b || is_only_shown(file, op)) return;
  add_formatted(found, elements_of(file, file.tape.ops[op.b]));
}

// `"{}".format(x.dtype)`
void fill_by_method(Collection& found, const Op& op) {
  const FileView& file = found.file;
  const Call& call = file.tape.calls[op.b];
  const Op& callee = file.tape.ops[op.a];
  if (call.positional == 0 || call.unpacks || callee.code != OpCode::attribute) return;
  const bool fills = file.names.text(callee.b) == "format" && is_text(file.run.value(callee.a));
  if (fills && !is_only_shown(file, op)) add_formatted(found, arguments_of(file, call));
}

}  // namespace

bool names_library(const Value& object) {
  const bool may_be_array = object.reason == Reason::tensor_only_method;
  return object.is_object(Kind::dtype) || (object.is_object(Kind::size) && !may_be_array);
}

bool is_only_shown(const FileView& file, const Op& op) {
  static constexpr std::string_view showing[] = {"print", "info", "debug", "warning",        "warn",
                                                 "error", "log",  "write", "set_description"};
  constexpr int farthest = 12;
  syntax::Node node = node_at(file, op, range_of(op));
  for (int i = 0; node && i < farthest; ++i) {
    node = node.parent();
    if (!node) return false;
    const std::string_view text = node.in(file.source);
    if (text.starts_with("raise ") || text.starts_with("assert ")) return true;
    if (node.kind() != file.grammar.call_kind) continue;
    const std::string_view callee = text.substr(0, text.find('('));
    const std::string_view name = callee.substr(callee.rfind('.') + 1);
    if (std::find(std::begin(showing), std::end(showing), name) != std::end(showing)) return true;
  }
  return false;
}

void collect_filled_text(Collection& found, OpId at) {
  const Op& op = found.file.tape.ops[at];
  if (op.code == OpCode::call) return fill_by_method(found, op);
  fill_by_operator(found, op);
}

void collect_formatted(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  if ((op.flags & formatted) == 0) return;
  const Value object = file.run.as_object(file.run.value(at));
  if (names_library(object)) {
    if (!is_only_shown(file, op)) add_asked(found, at, "__format__");
    return;
  }
  const bool has_axes = object.axes != unknown_axes && object.axes > 0;
  if (!object.is_object(Kind::tensor) || !has_axes) return;
  const std::size_t next = file.source.find_first_not_of(" )", op.end);
  const bool has_format = next < file.source.size() && file.source[next] == ':';
  if (has_format) add_asked(found, at, "__format__");
}

}  // namespace paddle_ls::python
