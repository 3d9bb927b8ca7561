// A Python file as a row of pieces, each with its own tree.
//
// Statements of the top level do not depend on each other, so the file is cut between them
// (cut_python.hpp). A change costs a parse of the piece it is in, a syntax error spoils no more
// than its piece, and a piece is shared by all versions of a file that have it, together with
// whatever was computed from it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::syntax {

// Immutable. Offsets in the tree count from the start of the piece.
struct Piece {
  std::string text;
  Tree tree;
  bool equals_full_parse;  // see `Parse`, for the piece alone
};

class Pieces {
 public:
  struct Placed {
    std::shared_ptr<const Piece> piece;
    std::size_t start;  // in the file
  };

  // Parses `text`; pieces that `earlier`, any earlier version of the file or null, has are taken
  // over. Nothing when `stop` said so, or when the text is 4 GiB or more.
  static std::optional<Pieces> parse(std::string_view text, const Pieces* earlier,
                                     const Stop& stop = {});

  // The same for the text that `edits`, normalized, make of the text of `earlier`. A piece with
  // edits inside is parsed with what still holds of its tree.
  static std::optional<Pieces> parse_edited(std::string_view text, const Pieces& earlier,
                                            const text::Edits& edits, const Stop& stop = {});

  // A file that is one piece, whatever it holds; `tree` is the tree of `text`.
  static Pieces whole(std::string_view text, const Tree& tree);

  std::span<const Placed> all() const { return pieces_; }

  // The root of the tree that holds `offset`.
  Node root_at(std::size_t offset) const;

  bool has_error() const;
  // False when a piece has errors and its tree came from an earlier one: a full parse of that piece
  // may see them differently.
  bool equals_full_parse() const;

  std::size_t node_count() const;

  // As `Tree::describe` of a text that parses. Where there are errors, it is a list of trees.
  std::string describe() const;

 private:
  std::vector<Placed> pieces_;  // at least one
};

// The self-check of everything above: whether `pieces` are what a parse of `text` from scratch
// gives, and where the text parses as a whole, whether that gives the same tree.
bool equal_fresh_parse(const Pieces& pieces, std::string_view text);

}  // namespace paddle_ls::syntax
