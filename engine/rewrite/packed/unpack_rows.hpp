// The rows that `pack_rows` has packed.
#pragma once

#include <string_view>

#include "engine/rewrite/packed/row_tables.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

// An error if the bytes are damaged in a way that would make a row refer to what does not exist.
// Texts are ranges of `size_of_strings` bytes.
Result<RowTables> unpack_rows(std::string_view packed, std::size_t size_of_strings);

}  // namespace paddle_ls::rewrite
