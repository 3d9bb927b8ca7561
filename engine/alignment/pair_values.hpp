// Which value of a program belongs to which of its conversion.
//
// What a conversion makes of a statement is known by its edits. A person may have changed the
// result since: statements that read the same belong together, and so do those between them, in
// their order.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/alignment/statement_values.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::alignment {

// Lines count from 1, columns from 0 in bytes: as Python's `ast` counts.
struct ValuePlace {
  std::uint32_t line = 0;
  std::uint32_t column = 0;

  auto operator<=>(const ValuePlace&) const = default;
};

struct Span {
  ValuePlace begin;
  ValuePlace end;

  bool operator==(const Span&) const = default;
  bool contains(const ValuePlace& place) const { return begin <= place && place < end; }
  bool contains(const Span& other) const { return begin <= other.begin && other.end <= end; }
  bool has_line(std::uint32_t line) const { return begin.line <= line && line <= end.line; }
};

struct PairedSide {
  Span statement;
  Span value;
  std::vector<Span> draws;  // as many on both sides
  std::vector<Span> calls;  // inside the value, of what is rewritten; as many on both sides
};

struct NamedCall {
  std::string name;  // the last of what is called
  Span span;
};

struct PairedValue {
  text::ByteRange statement;  // in the original
  PairedSide original;
  PairedSide converted;
  std::vector<NamedCall> calls_in_original;  // all inside the value, and the value itself
  std::vector<NamedCall> calls_in_converted;
  bool is_as_converted = true;  // the statement reads as the conversion has made it
  bool is_one_value = true;     // what the statements have as values is the same of both
  bool is_drawn = false;        // the value is random, and its draws do not go together
};

// `edits`, which are normalized, turn `original` into what the conversion makes of it; `actual` is
// what the converted file says. `rewritten` are the names of the original whose calls are looked
// at by themselves, sorted by their ends.
std::vector<PairedValue> pair_values(std::string_view original, const text::Edits& edits,
                                     std::string_view actual,
                                     const std::vector<text::ByteRange>& rewritten);

}  // namespace paddle_ls::alignment
