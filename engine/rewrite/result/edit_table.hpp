// The planned edits of a file, flat, as long as nobody has chosen which of them to make.
//
// An edit may carry text that came from elsewhere in the file. It remembers from where, because an
// argument that moves takes the edits made inside it along: see compose_edits.hpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

struct MovedText {
  std::uint32_t at = 0;            // offset in the replacement
  std::uint32_t size = 0;          // the same in the replacement and in the source
  std::uint32_t source_start = 0;  // bytes of the source
};

// To which neighbour an insertion belongs. Several uses may insert at one offset; then what belongs
// to the text in front comes first, from the inside out, and what belongs to the text behind
// follows, from the outside in.
enum class Side : std::uint8_t { behind, statement, front };

struct PlannedEdit {
  std::uint32_t start = 0;  // bytes of the source; equal to `end` for an insertion
  std::uint32_t end = 0;
  Text replacement;         // in EditTable::text
  Rows<MovedText> moved;    // parts of the replacement that are source text, in order
  Side side = Side::front;  // of an insertion
  // Stands apart from the use, and other uses may make the same edit: once for all of them.
  bool is_shared = false;
};

// A part of the source that a template puts into an expression. What stands there may become
// another expression by a fix of its own, and then needs parentheses if it binds less tightly than
// asked.
struct Hole {
  std::uint32_t start = 0;  // bytes of the source
  std::uint32_t end = 0;
  Precedence asked = Precedence::lambda;
};

// How far an edit table was filled, to go back to.
struct EditMark {
  std::size_t edits = 0;
  std::size_t holes = 0;
  std::size_t moved = 0;
  std::size_t text = 0;
};

struct EditTable {
  std::vector<PlannedEdit> edits;
  std::vector<Hole> holes;
  std::vector<MovedText> moved;
  std::string text;

  std::string_view replacement(const PlannedEdit& edit) const {
    return std::string_view(text).substr(edit.replacement.offset, edit.replacement.size);
  }
  std::span<const MovedText> moved_in(const PlannedEdit& edit) const {
    return std::span(moved).subspan(edit.moved.first, edit.moved.count);
  }
  std::span<const PlannedEdit> rows(Rows<PlannedEdit> at) const {
    return std::span(edits).subspan(at.first, at.count);
  }
  std::span<const Hole> rows(Rows<Hole> at) const {
    return std::span(holes).subspan(at.first, at.count);
  }
  void add(text::ByteRange range, std::string_view replacement, Side side = Side::front);
  void add_shared(text::ByteRange range, std::string_view replacement);

  EditMark mark() const { return {edits.size(), holes.size(), moved.size(), text.size()}; }
  // Forgets everything that came after `to`.
  void rollback(const EditMark& to);

  std::size_t memory_bytes() const {
    return edits.capacity() * sizeof(PlannedEdit) + moved.capacity() * sizeof(MovedText) +
           holes.capacity() * sizeof(Hole) + text.capacity();
  }
};

// A text under construction: literals, and ranges of the source.
struct Segment {
  std::string literal;
  text::ByteRange source;  // used when `literal` is empty
};

// Replaces `range` by `segments`. Where the source parts stand in `range` in the same order
// already, only the gaps between them are edited, so that edits inside the parts stay independent.
void add_segments(EditTable& table, std::string_view source, text::ByteRange range,
                  std::span<const Segment> segments);

}  // namespace paddle_ls::rewrite
