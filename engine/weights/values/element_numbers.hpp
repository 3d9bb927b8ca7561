// Elements of any type as numbers.
#pragma once

#include <span>
#include <vector>

#include "engine/weights/model/element_type.hpp"

namespace paddle_ls::weights {

// What `bytes`, little-endian elements of `type`, stand for; a complex element is two numbers.
// Whole numbers of more than 53 bits are rounded.
void append_numbers(ElementType type, std::span<const char> bytes, std::vector<double>& to);

}  // namespace paddle_ls::weights
