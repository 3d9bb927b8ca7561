// Reads bindings, uses, references and methods off a tape that was run.
#pragma once

#include "engine/python/evaluate/evaluated_tape.hpp"

namespace paddle_ls::python {

// Fills what `Names` says about the code. Marks operations of `tape` as it goes.
void collect_names(std::string_view source, Tape& tape, const SymbolTable& symbols,
                   const std::vector<StarBinding>& stars, EvaluatedTape& run,
                   const ReturnKinds& kinds, Names& names);

}  // namespace paddle_ls::python
