// Which fixes of which document a client asks for.
#pragma once

#include <optional>
#include <string>

#include "project/conversion/wish.hpp"
#include "protocol/json.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::server {

// The argument of paddleLs.applyFixes and the data of code actions.
struct FixRequest {
  protocol::Uri uri;
  settings::FixScope scope = settings::FixScope::safe;
  std::string api;  // empty: all
  // One use, written as in this style whatever the settings say: where its name starts in the
  // analysed text, and which version of the document that is.
  std::optional<rewrite::Style> style = {};
  std::size_t at = 0;
  std::optional<std::int64_t> version = {};
};

// The same as the project knows it.
project::Wish wish_for(settings::FixScope scope, std::string_view api);

std::optional<FixRequest> read_fix_request(const protocol::json::value& from);

}  // namespace paddle_ls::server
