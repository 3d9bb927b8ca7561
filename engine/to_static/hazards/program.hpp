// A file as far as conversion is concerned: its typed statements, who stands in whom, and what its
// imports bring in.
//
// Statements are lowered one by one, so that a statement that is being typed takes only itself
// away.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "engine/text/byte_range.hpp"
#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// The roots of the trees of a file: one, or one for each of its pieces.
using Roots = std::span<const syntax::Node>;

struct Program {
  std::string_view source;
  Ast ast;
  NodeList statements;                                      // of the file
  std::vector<NodeId> parents;                              // by node; none for `statements`
  std::map<std::string, std::string, std::less<>> imports;  // what names of the file stand for
  // The last of each kind and name among `statements`.
  std::map<std::pair<Kind, std::string_view>, NodeId> definitions;

  NodeId parent(NodeId node) const { return parents[node]; }
  text::ByteRange range(NodeId node) const;
  std::string_view text(NodeId node) const { return text::slice(source, range(node)); }
  // The name in a definition of a function or class.
  text::ByteRange name_range(NodeId definition) const;
  // From the begin of a statement to the end of that line.
  text::ByteRange header(NodeId statement) const;
  // White space in front of the line that `offset` stands on.
  std::string_view indentation(std::size_t offset) const;
  std::size_t line_start(std::size_t offset) const;
  std::size_t line_end(std::size_t offset) const;  // of its text, without the line end
  bool begins_line(NodeId statement) const;

  // `paddle.jit.to_static` however it was imported; empty for what is no dotted name.
  std::string qualified(NodeId expression) const;
  // The dotted name as it is written; empty for what is none.
  std::string dotted(NodeId expression) const;
  // A definition of the file itself, or `no_node`.
  NodeId definition(std::string_view name, Kind kind) const;
  NodeId method(NodeId type, std::string_view name) const;
  // The class that a function is a method of.
  NodeId class_of(NodeId function) const;
  bool is_layer(NodeId type) const;
};

// Views into `source`. Statements with syntax errors are left out. When `stop` says so, the rest of
// the file is missing.
Program read_program(Roots roots, std::string_view source, const syntax::Stop& stop = {});

// The value of the keyword argument, or `no_node`.
NodeId keyword_value(const Ast& ast, NodeId call, std::string_view name);

}  // namespace paddle_ls::to_static
