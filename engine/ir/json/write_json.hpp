// PIR program -> the JSON of paddle.base.core.serialize_pir_program (version 1, trainable).
//
// Written straight into one string: the document is ten times the size of what a tree of it would
// need to say, and nothing is ever changed after it is written.
#pragma once

#include <string>

#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

// Operations of the control-flow stack are kept, unlike in Paddle, which drops them and then cannot
// read their users.
std::string write_json(const Program& program);

// The same, but with the spelling of "not a number" that Paddle reads instead of the one it writes.
std::string write_loadable_json(const Program& program);

}  // namespace paddle_ls::ir
