// Strings of protocol 0, which stand escaped on a line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::weights::pickle {

// A quoted string as Python 2 writes it with repr. Nothing where it is not one.
std::optional<std::string> unquoted(std::string_view line);

// Text in the raw-unicode-escape form: Latin-1 with \u and \U escapes, as UTF-8.
std::string raw_unicode(std::string_view line);

}  // namespace paddle_ls::weights::pickle
