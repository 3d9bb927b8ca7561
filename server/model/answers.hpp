// What a model answers to an editor: plain data in bytes, which features turn into the protocol's.
#pragma once

#include <cstddef>
#include <cstdint>
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

enum class SymbolKind : std::uint8_t { file, section, api, table, parameter, example, key };

struct Symbol {
  SymbolKind kind;
  std::string name;  // not empty
  std::string detail;
  text::ByteRange range;      // with everything that belongs to it
  text::ByteRange selection;  // the name, inside `range`
  std::vector<Symbol> children;
};

// A symbol of the workspace.
struct NamedPlace {
  std::string name;
  std::string container;
  Place place;
};

struct Fold {
  std::size_t first_line;  // zero-based, inclusive
  std::size_t last_line;
};

struct Link {
  text::ByteRange range;
  std::string target;  // a URI
};

// A line of text above a place that leads somewhere.
struct Lens {
  text::ByteRange range;
  std::string title;
  Place target;
};

// What a rename at a place would rename.
struct RenameTarget {
  text::ByteRange range;
  std::string name;
};

}  // namespace paddle_ls::server
