// How an alternative that calls Paddle converts one argument, for tables of arguments.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

struct ArgumentFate {
  enum class Kind : std::uint8_t {
    same,      // passed as it is
    renamed,   // `text` is its keyword in Paddle
    left_out,  // Paddle has nothing like it
    one_list,  // several positional arguments become a list
    remark,    // `text` says why it is manual or needs review
  };
  Kind kind = Kind::same;
  std::string_view text;
};

// True if the alternative writes a call that keeps the arguments of the use.
bool is_call(const Alternative& alternative);

// `parameter` is in the signature of the rule; `is_call` holds for `alternative`.
ArgumentFate fate_of(const RuleTable& table, const Alternative& alternative,
                     std::uint16_t parameter);

}  // namespace paddle_ls::rewrite
