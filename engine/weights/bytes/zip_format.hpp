// Constants of the ZIP format (PKWARE, APPNOTE.TXT, sections 4.3 and 4.4).
#pragma once

#include <cstdint>

namespace paddle_ls::weights {

inline constexpr std::uint64_t local_header_bytes = 30;
inline constexpr std::uint64_t in_zip64 = 0xFFFFFFFF;  // the number is in a longer field
inline constexpr std::uint64_t has_descriptor = 8;     // flag: sizes follow the content

}  // namespace paddle_ls::weights
