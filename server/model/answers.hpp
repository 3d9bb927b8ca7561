// What a model answers to an editor: plain data in bytes, which features turn into the protocol's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/model/problem.hpp"

namespace paddle_ls::server {

struct HoverCard {
  text::ByteRange range;
  std::string markdown;
};

enum class CompletionKind : std::uint8_t { value, phrase, parameter, skeleton, macro, api };

struct Completion {
  CompletionKind kind;
  std::string label;
  std::string detail;
  text::Edit edit;  // replaces what is typed so far, on the line of the cursor
};

enum class ModelSymbolKind : std::uint8_t { file, section, api, table, parameter, example, key };

struct ModelSymbol {
  ModelSymbolKind kind;
  std::string name;  // not empty
  std::string detail;
  text::ByteRange range;      // with everything that belongs to it
  text::ByteRange selection;  // the name, inside `range`
  std::vector<ModelSymbol> children;
};

// A symbol of the workspace.
struct NamedPlace {
  std::string name;
  std::string container;
  FilePlace place;
};

struct Fold {
  std::size_t first_line;  // zero-based, inclusive
  std::size_t last_line;
};

struct Link {
  text::ByteRange range;
  std::string target;  // a URI
};

// A line of text above a place that leads somewhere, or to what an order makes.
struct Lens {
  text::ByteRange range;
  std::string title;
  FilePlace target;
  std::optional<Order> order = {};
};

enum class HighlightKind : std::uint8_t { text, read, write };

// A place of the document that means the same thing.
struct Highlight {
  text::ByteRange range;
  HighlightKind kind = HighlightKind::text;
};

enum class TokenKind : std::uint8_t {
  type,
  enumerator,
  parameter,
  variable,
  property,
  function,
  macro,
  keyword,
  comment,
  string,
  number,
  operator_,
};

// What a part of the text is, for colours.
struct Token {
  text::ByteRange range;  // not empty
  TokenKind kind;
  bool declares = false;
};

// A short text shown at a place as if it stood there.
struct Inlay {
  std::size_t offset;
  std::string label;
  std::string tooltip;  // Markdown; may be empty
};

// What a rename at a place would rename.
struct RenameTarget {
  text::ByteRange range;
  std::string name;
};

}  // namespace paddle_ls::server
