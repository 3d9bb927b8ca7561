// A file whose tape has been run, as the passes see it, with queries about its nodes.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/python/evaluate/evaluated_tape.hpp"
#include "engine/syntax/language.hpp"

namespace paddle_ls::python {

// The parser's numbers for the fields and kinds of nodes that passes look for.
struct NodeNumbers {
  static std::uint16_t field(std::string_view name) {
    return syntax::field(syntax::Language::python, name);
  }
  static std::uint16_t kind(std::string_view name) {
    return syntax::symbol(syntax::Language::python, name);
  }

  std::uint16_t object_field = field("object");
  std::uint16_t left_field = field("left");
  std::uint16_t right_field = field("right");
  std::uint16_t function_field = field("function");
  std::uint16_t arguments_field = field("arguments");
  std::uint16_t key_field = field("key");
  std::uint16_t call_kind = kind("call");
  std::uint16_t except_kind = kind("except_clause");
  std::uint16_t tuple_kind = kind("tuple");
  std::uint16_t as_pattern_kind = kind("as_pattern");
  std::uint16_t with_kind = kind("with_statement");
  std::uint16_t class_kind = kind("class_definition");
  std::uint16_t delete_kind = kind("delete_statement");
  std::uint16_t set_kind = kind("set");
};

struct FileView {
  std::string_view source;
  const Tape& tape;
  const SymbolTable& symbols;
  const std::vector<StarBinding>& stars;
  const Library& library;
  EvaluatedTape& run;
  const Names& names;
  NodeNumbers grammar = {};
};

inline text::ByteRange range_of(const Op& op) {
  return {op.start, op.end};
}

inline bool is_attribute(const Op& op) {
  return op.code == OpCode::attribute || op.code == OpCode::target_attribute;
}

// The node of an operation that keeps one on the tape.
syntax::Node node_of(const FileView& file, const Op& op);

// The node of an operation without one on the tape; null if the tree does not match.
syntax::Node node_at(const FileView& file, const Op& op, text::ByteRange range);

// The call whose callee `op` is, or null.
syntax::Node call_of(const FileView& file, const Op& op);

// True in a statement, or in a region, that did not parse.
bool is_unsound(const FileView& file, const Op& op);

// The range of the characters of a plain string literal; else empty.
text::ByteRange string_content(const FileView& file, OpId op);

// The range of `written`, a piece of the source.
text::ByteRange place_of(const FileView& file, std::string_view written);

// True for an expression whose value is a name of the library.
bool is_name(const FileView& file, OpId op);

// The variable of `load`, or of a target that is a name.
inline SymbolId variable_of(const FileView& file, const Op& load) {
  return file.tape.symbols[load.a].owner;
}

// The operations of all arguments of `call`, in order.
std::span<const OpId> arguments_of(const FileView& file, const Call& call);

// The operations of the elements of a display or a comparison.
std::span<const OpId> elements_of(const FileView& file, const Op& display);

}  // namespace paddle_ls::python
