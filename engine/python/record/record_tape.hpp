// The walk from tree to tape.
#pragma once

#include <string_view>

#include "engine/python/record/tape.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::python {

// Records everything below `root`, the tree of `source`. False when `stop` said so.
bool record_tape(std::string_view source, syntax::Node root, Names& names, Tape& tape,
                 const syntax::Stop& stop);

}  // namespace paddle_ls::python
