// What conversion makes of a function, as a virtual document:
//
//   paddle-ls:/to_static/<stage>[+optim][+legacy]/<function>.py?<uri of a Python document>
//
// A stage is `code` for the result, `all`, or the number of a level.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/to_static/preview.hpp"

namespace paddle_ls::server {

struct PreviewQuery {
  std::string document;  // the URI of the source
  std::string function;  // see find_function.hpp
  to_static::StageChoice stage = {};
  to_static::ConversionOptions options = {};
};

std::string preview_uri(const PreviewQuery& query);
// Nothing for any other URI.
std::optional<PreviewQuery> query_of_preview_uri(std::string_view uri);

struct StaticPreview {
  to_static::Conversion conversion;
  to_static::Preview shown;
};

// Of the function in `source`. Total.
Result<StaticPreview> static_preview(std::string_view source, const PreviewQuery& query);

// The text of the virtual document. What cannot be made says why, in the place where it is looked
// for.
std::string preview_document(std::string_view source, const PreviewQuery& query);

// The name of the function at `offset` of `source` that a preview is made of; empty outside of
// functions.
std::string previewed_function(std::string_view source, std::size_t offset);

}  // namespace paddle_ls::server
