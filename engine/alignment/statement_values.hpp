// The expressions of a program whose values say what it computes: what statements assign, return,
// call and ask.
#pragma once

#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::alignment {

// An expression inside a value.
struct ValuePart {
  text::ByteRange range;
  text::ByteRange called;  // the last name of what is called; empty if it is not a call
};

struct StatementValue {
  text::ByteRange statement;           // of a compound statement its head
  text::ByteRange value;               // as Python's `ast` has it: without parentheses around it
  std::vector<text::ByteRange> draws;  // calls in it that draw at random, none inside another
  text::ByteRange called;              // as of a part
  std::vector<ValuePart> parts;        // without the value itself, in the order of the text
  bool is_operand = false;             // of an assignment such as `x += value`
};

// Of any Python, in the order of the text. Texts and lambdas say nothing and are left out.
std::vector<StatementValue> statement_values(std::string_view source);

}  // namespace paddle_ls::alignment
