// A file as far as conversion is concerned: its parts, and how they refer to each other.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/syntax/pieces.hpp"
#include "engine/to_static/hazards/program/part.hpp"

namespace paddle_ls::to_static {

// A function or class, where it is defined.
struct Definition {
  const Part* part = nullptr;
  NodeId node = no_node;

  explicit operator bool() const { return node != no_node; }
  bool operator==(const Definition&) const = default;
};

class ConversionUnit {
 public:
  explicit ConversionUnit(std::string_view text) : source(text) {}
  ConversionUnit(const ConversionUnit&) = delete;
  ConversionUnit& operator=(const ConversionUnit&) = delete;

  std::string_view source;
  std::deque<Part> parts;                                   // in the order of the text
  std::map<std::string, BoundImport, std::less<>> imports;  // what names of the file refer to
  std::vector<std::string> stars;                           // modules that are imported whole

  void add(std::shared_ptr<const ReadPiece> piece, std::size_t start);

  // The last one of that name among the file's own statements, or nothing.
  Definition definition(std::string_view name, Kind kind) const;
  // The function of that name, `async` or not.
  Definition function(std::string_view name) const;
  // Where the file itself binds the dotted name to something.
  std::vector<const Part*> binding(std::string_view name) const;
  // Looked up in the bases too, as far as they are classes of this file.
  Definition method(Definition type, std::string_view name) const;
  // What the path `Class.method` names; nothing for definitions inside functions.
  Definition at_path(std::string_view path) const;
  bool is_layer(Definition type) const;

  std::size_t node_count() const;
  // A digest of everything that a rule about one part may read from the others.
  std::size_t outline() const { return outline_; }

 private:
  std::map<std::pair<Kind, std::string_view>, Definition> definitions_;
  std::multimap<std::string_view, const Part*> bindings_;
  std::size_t outline_ = 0;
};

// The pieces of a file that were read, to be taken over by its next version.
class ReadPieces {
 public:
  std::shared_ptr<const ReadPiece> find(const std::shared_ptr<const syntax::Piece>& piece) const;
  void add(const std::shared_ptr<const syntax::Piece>& piece,
           std::shared_ptr<const ReadPiece> read);
  void add_all(ReadPieces others) { known_.merge(others.known_); }

 private:
  struct Known {
    std::weak_ptr<const syntax::Piece> piece;
    std::shared_ptr<const ReadPiece> read;
  };
  std::map<const syntax::Piece*, Known> known_;
};

// Views into `source`, which `pieces` are the trees of. Statements with syntax errors are left out.
// Takes pieces over from `known` and stores those of this version there; null: everything is read
// again. When `stop` returns true, the rest of the file is missing.
std::shared_ptr<const ConversionUnit> read_program(const syntax::Pieces& pieces,
                                                   std::string_view source,
                                                   ReadPieces* known = nullptr,
                                                   const syntax::Stop& stop = {});

}  // namespace paddle_ls::to_static
