// What a rule says in short, written out: the signature in its key, and alternatives by condition.
//
//   "torch.f(x, *, out=None)": {"alternatives": {
//     "has(out), absent(x)": "paddle.f({out})",
//     "otherwise": {"callee": "paddle.f"}}}
//
// stands for a rule for `torch.f` with the field `signature` and a list of alternatives with
// `when`.
#pragma once

#include <string_view>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

// The name that the key of a rule begins with.
std::string_view api_of(std::string_view key);

// `rule`, which stands under `key`. Offsets are those of what it came from. Throws `Wrong`.
JsonValue written_out(std::string_view key, const JsonValue& rule);

}  // namespace paddle_ls::rewrite
