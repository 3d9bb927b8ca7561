#include "engine/python/record/record_strings.hpp"

#include "engine/python/facts/string_literal.hpp"

namespace paddle_ls::python {
namespace {

bool starts_name(char c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool continues_name(char c) {
  return starts_name(c) || (c >= '0' && c <= '9');
}

// Names in a text of the source: `at` moves over them.
struct Scan {
  std::size_t at;
  std::size_t end;
};

// Records the dotted name at the scan and moves past it.
OpId dotted_in_string(PieceWalk& walk, TSNode node, Scan& scan) {
  const std::size_t start = scan.at;
  OpId object = none;
  for (;;) {
    const std::size_t begin = scan.at;
    while (scan.at < scan.end && continues_name(walk.source[scan.at])) ++scan.at;
    const NameId name = walk.names.texts.intern(walk.source.substr(begin, scan.at - begin));
    Op op{.code = OpCode::load, .role = Role::annotation, .flags = in_string};
    op.bars = walk.frames.top().child_bars;
    if (object == none) {
      op.a = walk.scopes.load(walk.at.scope, name);
    } else {
      walk.tape.ops[object].flags |= consumed;
      op.code = OpCode::attribute;
      op.a = object;
      op.b = name;
      op.c = static_cast<std::uint32_t>(begin);
    }
    op.start = static_cast<std::uint32_t>(start);
    op.end = static_cast<std::uint32_t>(scan.at);
    op.node = walk.writer.keep_node(node);
    object = walk.writer.emit(op);
    const bool goes_on = scan.at + 1 < scan.end && walk.source[scan.at] == '.' &&
                         starts_name(walk.source[scan.at + 1]);
    if (!goes_on) return object;
    ++scan.at;
  }
}

// Only the dotted names of a string annotation matter here, so it is scanned for them and not
// parsed. Offsets are those of the file, which is why a literal with escapes is ignored.
void annotation_string(PieceWalk& walk, TSNode node) {
  const text::ByteRange content = literal_content(walk.source, bytes_of(node));
  if (content.empty()) return walk.values.push(opaque_value);
  Scan scan{content.start, content.end};
  OpId last = none;
  std::size_t names = 0;
  while (scan.at < scan.end) {
    const char c = walk.source[scan.at];
    if (starts_name(c)) {
      last = dotted_in_string(walk, node, scan);
      ++names;
    } else if (continues_name(c) || c == '.') {
      // A number, or an attribute of something that is not a plain name.
      while (scan.at < scan.end &&
             (continues_name(walk.source[scan.at]) || walk.source[scan.at] == '.')) {
        ++scan.at;
      }
    } else {
      ++scan.at;
    }
  }
  // A single name that fills the string is the annotation itself.
  const bool fills = names == 1 && walk.tape.ops[last].end == scan.end;
  walk.values.push(fills ? last : opaque_value);
}

}  // namespace

bool is_format_string(std::string_view source, TSNode node) {
  for (std::size_t at = ts_node_start_byte(node); at < source.size(); ++at) {
    switch (source[at]) {
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

void plain_string(PieceWalk& walk, TSNode node) {
  if (walk.frames.top().child_mode == Mode::annotation) return annotation_string(walk, node);
  walk.values.push(walk.writer.emit({.code = OpCode::string}, node));
}

bool is_table_of_literals(PieceWalk& walk, NodeKind kind, TSNode node) {
  constexpr std::size_t least_bytes = 16;
  const bool is_table =
      kind == NodeKind::dictionary || kind == NodeKind::set || kind == NodeKind::pair;
  if (!is_table || walk.frames.top().child_mode != Mode::load || ts_node_has_error(node)) {
    return false;
  }
  const text::ByteRange display = bytes_of(node);
  return display.size() >= least_bytes && walk.literals.is_all_of(display);
}

}  // namespace paddle_ls::python
