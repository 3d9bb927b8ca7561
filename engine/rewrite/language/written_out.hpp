// Expands the short forms of a rule: the signature in its key, and alternatives by condition.
//
//   "torch.f(x, *, out=None)": {"alternatives": {
//     "has(out), absent(x)": "paddle.f({out})",
//     "otherwise": {"callee": "paddle.f"}}}
//
// stands for a rule for `torch.f` with the field `signature` and a list of alternatives with
// `when`. A text in the place of a rule or an alternative is its expression.
#pragma once

#include <string_view>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

// The name at the beginning of the key of a rule.
std::string_view api_of(std::string_view key);

// `rule`, whose key is `key`. Offsets are those of the source. Throws `Wrong`.
JsonValue written_out(std::string_view key, const JsonValue& rule);

}  // namespace paddle_ls::rewrite
