// JSON to the structures of types/, with errors that name the place.
//
// Clients are read leniently where it costs nothing: unknown members are ignored, null where an
// optional member belongs counts as absent, an integer may be written 3.0, and an enumeration may
// have grown (an unknown value of an optional member counts as absent). Everything else that has
// the wrong type or range is an error: a guess could edit the wrong code.
#pragma once

#include <string_view>

#include "engine/text/result.hpp"
#include "protocol/json.hpp"
#include "protocol/message.hpp"
#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

// Fills `*to`, which has `shape`. False leaves an error whose `where` is a path that begins at
// `root`, for example `params.contentChanges[2].range.start.line`.
bool read_into(void* to, const Shape& shape, const json::value& from, std::string_view root,
               Error& error);

template <class T>
Result<T> read(const json::value& from, std::string_view root = "params") {
  Result<T> value{};
  Error error;
  if (!read_into(&*value, shape_of<T>, from, root, error)) return tl::unexpected(std::move(error));
  return value;
}

// The reply to a request whose parameters could not be read: -32602 and one sentence.
ResponseError invalid_params(const Error& error);

}  // namespace paddle_ls::protocol
