// Integers of a pickle that may be longer than 64 bits.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::weights::pickle {

// `bytes` as a number in two's complement, the lowest byte first, in decimal digits. The time grows
// with the square of the length.
std::string decimal_of(std::string_view bytes);

}  // namespace paddle_ls::weights::pickle
