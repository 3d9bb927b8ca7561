// What a document is, by the client's language identifier and by its name.
#pragma once

#include <string_view>

#include "protocol/uri.hpp"
#include "server/workspace/source.hpp"

namespace paddle_ls::server {

Kind document_kind(const protocol::Uri& uri, std::string_view language_id);

}  // namespace paddle_ls::server
