// PIR text -> a tree of byte ranges, for every dialect Paddle has printed.
//
// The text is an open document, so nothing is fatal: a line that makes no operation is
// a problem and the next line starts afresh. One pass, no recursion, and no separate list for any
// operation: the tree holds ranges into the text, one after the other. A dump of 10 MB is read in
// less time than a key stroke may take, which is why it is read again at every one.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/legacy/arena.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::ir {

struct PirAttribute {
  text::ByteRange name;
  text::ByteRange value;
};

struct PirOp {
  text::ByteRange line;  // from the results to the end of the signature, regions left out
  text::ByteRange name;  // without quotes: pd_op.relu
  std::span<const text::ByteRange> results;   // %3
  std::span<const text::ByteRange> operands;  // %1 or <<NULL VALUE>>
  std::span<const PirAttribute> attributes;
  std::span<const text::ByteRange> operand_types;  // empty when it is printed without a signature
  std::span<const text::ByteRange> result_types;
  std::uint32_t block = 0;
  std::vector<std::uint32_t> regions;  // blocks
};

struct PirBlock {
  text::ByteRange range;    // from brace to brace
  std::int64_t owner = -1;  // operation, or -1 for the top
  std::vector<std::uint32_t> ops;
  std::vector<text::ByteRange> arguments;
};

struct PirProblem {
  text::ByteRange range;
  std::string_view code;
  std::string message;
};

struct PirDocument {
  Arena lists;             // of the operations
  std::string_view text;   // must outlive the document
  std::vector<PirOp> ops;  // in the order of the text
  std::vector<PirBlock> blocks;
  std::vector<PirProblem> problems;

  std::string_view at(text::ByteRange range) const { return text::slice(text, range); }
};

// Regions nest at most this deep; deeper braces are a problem.
inline constexpr std::size_t max_text_depth = 128;

PirDocument parse_pir(std::string_view text);

// Whether the text starts like a printed program: a brace alone on a line.
bool looks_like_pir_text(std::string_view text);

}  // namespace paddle_ls::ir
