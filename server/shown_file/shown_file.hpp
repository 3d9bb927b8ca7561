// The URI of a document that this server makes of a file, with the URI of the file at its end:
//   paddle-ls:/<kind>/<anything>/<name of the file><extension>?<uri of the file>
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::server {

// `start` is everything before the name.
std::string shown_file_uri(std::string_view start, const std::string& path,
                           std::string_view extension);

// What comes after `prefix`, "paddle-ls:/<kind>/"; nothing where `uri` starts otherwise.
std::optional<std::string_view> after_prefix(std::string_view uri, std::string_view prefix);

// The absolute path of the file that `rest` ends in, the URI from the name on; nothing where there
// is none.
std::optional<std::string> path_of_shown_file(std::string_view rest);

}  // namespace paddle_ls::server
