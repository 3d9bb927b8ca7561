// Runs the stack machine of a pickle, protocols 0 to 5, without calling anything.
#pragma once

#include "engine/text/result.hpp"
#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights::pickle {

// The pickle that starts at the start of `part`. Time and memory grow with the bytes that are not
// inside of long strings.
Result<Graph> interpret(const ByteSource& source, SourceBytes part);

}  // namespace paddle_ls::weights::pickle
