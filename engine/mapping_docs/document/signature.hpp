// The code of a signature block, split into calls and parameters with their byte ranges.
//
// Documented signatures are not Python (a bare `*`, defaults like <repr>, full-width commas), so
// they are split by brackets, commas and quotes only. A quote that is not closed ends with its
// line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::mapping_docs {

struct SignatureParameter {
  text::ByteRange range;  // without white space around it; empty between two commas
  text::ByteRange name;   // with its stars
  std::optional<text::ByteRange> type;
  std::optional<text::ByteRange> default_value;
};

struct Signature {
  text::ByteRange range;
  text::ByteRange name;
  bool call = false;     // has a parameter list
  text::ByteRange list;  // between the parentheses
  std::vector<SignatureParameter> parameters;
  text::ByteRange trailing;            // text after the closing parenthesis; may be empty
  std::optional<std::size_t> bracket;  // the bracket that has no partner
};

// `body` is the range of the block's lines in `text`.
std::vector<Signature> read_signatures(std::string_view text, text::ByteRange body);

// The names of parameters that a caller can pass: without stars, bare `*` and `/`.
struct ParameterName {
  std::string_view name;
  text::ByteRange range;
  bool variadic;  // *args or **kwargs
};
std::vector<ParameterName> parameter_names(std::string_view text, const Signature& signature);

}  // namespace paddle_ls::mapping_docs
