// The state of a walk over the tree of one piece, on which the functions of record_*.cpp work.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/record/frame.hpp"
#include "engine/python/record/literal_text.hpp"
#include "engine/python/record/scopes.hpp"
#include "engine/python/record/tape_writer.hpp"
#include "engine/python/record/value_stack.hpp"

namespace paddle_ls::python {

inline text::ByteRange bytes_of(TSNode node) {
  return {ts_node_start_byte(node), ts_node_end_byte(node)};
}

struct PieceWalk {
  PieceWalk(std::string_view piece, Names& piece_names, Tape& piece_tape)
      : source(piece),
        names(piece_names),
        tape(piece_tape),
        writer(piece_tape, at, piece.size()),
        scopes(piece_names, piece_tape),
        literals(piece) {}
  PieceWalk(const PieceWalk&) = delete;
  PieceWalk& operator=(const PieceWalk&) = delete;

  std::string_view text(TSNode node) const { return text::slice(source, bytes_of(node)); }

  ScopeId open_scope(ScopeKind kind, NameId name, TSNode node) {
    return scopes.open({kind, at.scope, name, syntax::Node(node)});
  }

  std::string_view source;
  Names& names;
  Tape& tape;
  WalkPosition at;
  TapeWriter writer;
  Scopes scopes;
  FrameStack frames;
  ValueStack values;
  LiteralText literals;
  std::vector<TapeParameter> parameters;  // of functions whose parameters are being recorded
};

}  // namespace paddle_ls::python
