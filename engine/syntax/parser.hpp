// Text to tree, from scratch or from the tree of an earlier version.
//
// tree-sitter's error recovery depends on what it may reuse, so an incremental parse of a broken
// text can differ from a full one. Trees without an error node were always equal in tests, hence
// the rule: a result with errors is parsed again from scratch, unless that would cost more than a
// keystroke may.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "engine/syntax/language.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::syntax {

// Asked every few thousand parser steps; true stops the parse.
using Stop = std::function<bool()>;

struct Parse {
  Tree tree;
  // False when the tree has errors and came from an earlier one: a full parse may see them
  // differently.
  bool equals_full_parse;
};

// Parses all of `source`. Nothing when `stop` said so, or when the text is 4 GiB or more.
std::optional<Tree> parse(Language language, std::string_view source, const Stop& stop = {});

// Parses `source` with what still holds of `edited`, the tree of an earlier version that followed
// every change by `Tree::edit`. Texts with errors of at most `retry_bytes` are parsed again from
// scratch.
std::optional<Parse> reparse(Language language, std::string_view source, const Tree& edited,
                             const Stop& stop = {}, std::size_t retry_bytes = 64 * 1024);

}  // namespace paddle_ls::syntax
