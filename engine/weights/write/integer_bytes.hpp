// Long integers as a pickle keeps them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::weights {

// A decimal number in two's complement, the lowest byte first, in as few bytes as there are.
// Nothing where it is not a number. The time grows with the square of the length.
std::optional<std::string> twos_complement(std::string_view decimal);

}  // namespace paddle_ls::weights
