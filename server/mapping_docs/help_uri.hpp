// Where the help page of a code is: a virtual document of this server, and a file beside the
// program for clients that show no such documents.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::server {

// The URI of the page of `code`.
std::string help_uri(std::string_view code);

// The text of the page at `uri`; nothing where there is none.
std::optional<std::string> help_page_at(std::string_view uri);

// The URI of the file that holds the page at `uri`; nothing where it was not installed.
std::optional<std::string> installed_help(std::string_view uri);

}  // namespace paddle_ls::server
