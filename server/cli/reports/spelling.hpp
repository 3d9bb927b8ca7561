// Escapes characters that are special in the formats of reports.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::cli {

// Text for a GitHub workflow command: as its data, and as the value of one of its properties.
std::string github_data(std::string_view text);
std::string github_property(std::string_view text);

// Text between the tags or in the attributes of XML 1.0, which has no way to write most control
// characters.
std::string xml_text(std::string_view text);

// A path as a URI reference (RFC 3986); a path from the root becomes a file URI.
std::string uri_reference(std::string_view path);

}  // namespace paddle_ls::cli
