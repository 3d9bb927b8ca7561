// Texts in the encodings of the system's library.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace paddle_ls::platform {

// The converted text, or how many bytes could be read before one that has no place in it.
using Converted = tl::expected<std::string, std::size_t>;

// `bytes` of the encoding `name` as UTF-8; nothing where the system does not know the encoding.
// Names are those of IANA, in any case.
std::optional<Converted> to_utf8(std::string_view bytes, const std::string& name);

// The other way.
std::optional<Converted> from_utf8(std::string_view text, const std::string& name);

}  // namespace paddle_ls::platform
