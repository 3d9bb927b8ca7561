// A run of statements of a file, as far as conversion is concerned: their typed tree, how
// definitions are nested, and what the rest of the file needs to know about them.
//
// A file is read in the pieces that it is parsed in (syntax/pieces.hpp). What was read of a piece
// depends on its text alone and is shared by all versions of the file that have it; a `Part` places
// it in one of them. Statements are lowered one by one, so that a statement that is being typed
// affects only itself.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/syntax/tree.hpp"
#include "engine/text/byte_range.hpp"
#include "engine/to_static/hazards/program/reference.hpp"
#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// What an import statement binds.
struct BoundImport {
  std::string module;  // with its leading dots
  std::string name;    // in the module; empty: the module itself, `*`: all that it gives

  // The dotted name that the import stands for.
  std::string origin() const;
};

// Offsets count from the start of the piece.
struct ReadPiece {
  Ast ast;
  NodeList statements;
  std::vector<NodeId> nodes;    // of all statements, parents first, in the order of the text
  std::vector<NodeId> parents;  // by node; none for `statements`
  std::vector<std::pair<std::string, BoundImport>> imports;  // with the local names, in order
  // What is assigned to a dotted name, and what loops over it go through: by the scope, a function,
  // for `self.x` the class, or no node for the file.
  std::map<std::pair<NodeId, std::string>, NodeList> values;
  // A digest of everything that rules about other parts of the file may read from this one.
  std::size_t outline = 0;
  // Whether some rule reads more than the outlines of the other parts.
  bool looks_far = false;
};

ReadPiece read_piece(syntax::Node root, std::string_view text);

class ConversionUnit;

struct Part {
  Part(std::shared_ptr<const ReadPiece> read, const ConversionUnit& file, std::size_t start);

  std::shared_ptr<const ReadPiece> piece;
  const ConversionUnit& file;
  std::size_t start;        // in the file
  std::string_view source;  // of the file; ranges are in it
  const Ast& ast;
  const NodeList& statements;
  KnownNames known_names;

  NodeId parent(NodeId node) const { return piece->parents[node]; }
  text::ByteRange range(NodeId node) const;
  std::string_view text(NodeId node) const { return text::slice(source, range(node)); }
  // The name in a definition of a function or class.
  text::ByteRange name_range(NodeId definition) const;
  // From the start of a statement to the end of that line.
  text::ByteRange header(NodeId statement) const;
  // White space at the start of the line that contains `offset`.
  std::string_view indentation(std::size_t offset) const;
  std::size_t line_start(std::size_t offset) const;
  std::size_t line_end(std::size_t offset) const;  // of its text, without the line end
  bool begins_line(NodeId statement) const;

  // The dotted name as it is written; empty for what is none.
  std::string dotted(NodeId expression) const;
  // `paddle.jit.to_static` however it was imported; empty where the expression is not a dotted
  // name.
  std::string qualified(NodeId expression) const;

  // The class that a function is a method of, or `no_node`.
  NodeId class_of(NodeId function) const;
  // The nearest function or class around a node, or `no_node`.
  NodeId function_around(NodeId node) const;
  NodeId class_around(NodeId node) const;
  // The function of that name in the body of a class, or `no_node`.
  NodeId method(NodeId type, std::string_view name) const;
  // `Class.method`, as far as definitions are nested in each other.
  std::string path(NodeId definition) const;
};

// The dotted name as it is written; empty for what is none.
std::string dotted_name(const Ast& ast, NodeId expression);

// The value of the keyword argument, or `no_node`.
NodeId keyword_value(const Ast& ast, NodeId call, std::string_view name);

}  // namespace paddle_ls::to_static
