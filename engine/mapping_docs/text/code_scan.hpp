// A lexical look at example code: comments, strings and brackets.
//
// The examples are fragments with elided arguments, which no parser accepts as programs; what goes
// wrong in them are full-width punctuation, prose between the lines and brackets without partner,
// and all of these show in the tokens.
#pragma once

#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::mapping_docs {

enum class CodeDefect { fullwidth, prose, bracket, string };

struct CodeProblem {
  CodeDefect defect;
  text::ByteRange range;
};

struct CodeScan {
  std::vector<text::ByteRange> comments;  // from `#` to the end of the line
  std::vector<text::ByteRange> strings;
  std::vector<CodeProblem> problems;  // by place
};

CodeScan scan_code(std::string_view text, text::ByteRange body);

}  // namespace paddle_ls::mapping_docs
