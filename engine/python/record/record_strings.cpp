// Names inside string annotations: `x: "torch.Tensor"`.
//
// A string annotation is an expression, but only its dotted names matter here, so it is scanned for
// them and not parsed. Offsets stay those of the file, which is why a literal with escapes is left
// alone.
#include "engine/python/facts/string_literal.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {
namespace {

bool starts_name(char c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool continues_name(char c) {
  return starts_name(c) || (c >= '0' && c <= '9');
}

}  // namespace

void Recorder::annotation_string(TSNode node) {
  const text::ByteRange content = literal_content(source_, range(node));
  if (content.empty()) return push(opaque_value);
  std::size_t at = content.start;
  const std::size_t end = content.end;
  OpId last = none;
  std::size_t names = 0;
  while (at < end) {
    if (starts_name(source_[at])) {
      last = dotted_in_string(node, at, end);
      ++names;
    } else if (continues_name(source_[at]) || source_[at] == '.') {
      // A number, or an attribute of something that is no plain name.
      while (at < end && (continues_name(source_[at]) || source_[at] == '.')) ++at;
    } else {
      ++at;
    }
  }
  // One name that fills the string is the annotation itself.
  const bool fills = names == 1 && tape_.ops[last].end == end;
  push(fills ? last : opaque_value);
}

// Records the dotted name at `at` and moves behind it.
OpId Recorder::dotted_in_string(TSNode node, std::size_t& at, std::size_t end) {
  const std::size_t start = at;
  OpId object = none;
  for (;;) {
    const std::size_t word = at;
    while (at < end && continues_name(source_[at])) ++at;
    const NameId name = names_.texts.intern(source_.substr(word, at - word));
    Op op{.code = Code::load, .role = Role::annotation, .flags = in_string};
    op.bars = frames_.back().child_bars;
    if (object == none) {
      op.a = symbol(scope_, name);
      tape_.symbols[op.a].loaded = true;
    } else {
      tape_.ops[object].flags |= consumed;
      op.code = Code::attribute;
      op.a = object;
      op.b = name;
      op.c = static_cast<std::uint32_t>(word);
    }
    object = emit_with_node(op, node);
    tape_.ops[object].start = static_cast<std::uint32_t>(start);
    tape_.ops[object].end = static_cast<std::uint32_t>(at);
    if (at + 1 >= end || source_[at] != '.' || !starts_name(source_[at + 1])) return object;
    ++at;
  }
}

// A dictionary or set of literals, or an entry of one: its value says nothing of what it holds. In
// annotations strings are expressions, and short ones are walked as fast as they are read.
bool Recorder::is_table_of_literals(NodeKind kind, TSNode node) {
  constexpr std::size_t least_bytes = 16;
  const bool is_table =
      kind == NodeKind::dictionary || kind == NodeKind::set || kind == NodeKind::pair;
  if (!is_table || frames_.back().child_mode != Mode::load || ts_node_has_error(node)) return false;
  const text::ByteRange display = range(node);
  return display.size() >= least_bytes && literals_.is_all_of(display);
}

bool Recorder::is_format_string(TSNode node) const {
  for (std::size_t at = ts_node_start_byte(node); at < source_.size(); ++at) {
    switch (source_[at]) {
      case 'f':
      case 'F':
      case 't':
      case 'T': return true;
      case 'r':
      case 'R':
      case 'b':
      case 'B':
      case 'u':
      case 'U': continue;
      default: return false;
    }
  }
  return false;
}

void Recorder::plain_string(TSNode node) {
  if (frames_.back().child_mode == Mode::annotation) return annotation_string(node);
  push(emit({.code = Code::string}, node));
}

}  // namespace paddle_ls::python
