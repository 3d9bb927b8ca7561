// Whether two spellings of a default mean the same value.
//
// Documents copy defaults from pages, stubs and doc texts, so one value has many spellings: `1./3`
// and `0.333`, `(0, 0)` and `0`, `<function relu>` and `'relu'`, `torch.float32` and `"float32"`.
// Texts are compared as values where they are numbers, sequences or names, and as texts otherwise.
#pragma once

#include <string_view>

namespace paddle_ls::mapping_docs {

// `None` is not a wildcard here: it equals `None` only.
bool is_same_value(std::string_view left, std::string_view right);

}  // namespace paddle_ls::mapping_docs
