// Parts of a checkpoint in a few words, each on one line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

// `37.6 kB`
std::string size_text(std::uint64_t bytes);

// A leaf that is not a tensor. Long texts are cut.
std::string value_text(const CheckpointValue& value);

// What a file says, with its control characters written as escapes: a name must not end its line,
// nor move the cursor of a terminal.
std::string on_one_line(std::string_view text);

}  // namespace paddle_ls::weights
