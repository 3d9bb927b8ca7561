// The scheme of documents that this server makes: see virtual_documents.hpp.
#pragma once

#include <string_view>

namespace paddle_ls::server {

inline constexpr std::string_view virtual_scheme = "paddle-ls";

}  // namespace paddle_ls::server
