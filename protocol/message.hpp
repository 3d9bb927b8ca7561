// JSON-RPC 2.0 messages: what a body says, and bodies to send.
//
// Reading is total: a body that is not a message becomes `Invalid`, which carries what the reply to
// it needs. Nothing here knows a method.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/error_codes.hpp"
#include "protocol/json.hpp"

namespace paddle_ls::protocol {

using Id = std::variant<std::int64_t, std::string>;

struct ResponseError {
  int code = 0;  // an ErrorCode, or the peer's own number
  std::string message;
  std::optional<json::value> data = std::nullopt;
};

struct Request {
  Id id;
  std::string method;
  json::value params;  // an object, an array, or null where there are none
};

struct Notification {
  std::string method;
  json::value params;  // as in Request, or whatever else the peer sent: it is not answered
};

struct Response {
  std::optional<Id> id;  // none when the peer could not tell which request it answers
  std::variant<json::value, ResponseError> outcome;
};

// A body that is not a message: to be answered with `code` and with `id`, or a null id where there
// is none.
struct Invalid {
  std::optional<Id> id;
  ErrorCode code = ErrorCode::invalid_request;  // or parse_error
  std::string message;
  std::string body = {};  // of a parse error: it may name what the message was about
};

using Message = std::variant<Request, Notification, Response, Invalid>;

// Deeper JSON than this is a parse error: copies and destruction of a value recurse into it.
inline constexpr std::size_t nesting_limit = 256;

// An unpaired surrogate, escaped or in its three bytes, is not an error: it
// comes in WTF-8 (engine/text/surrogates.hpp).
Message parse_message(std::string_view body);

// Any JSON text, read the same way.
json::value parse_json(std::string_view text, json::error_code& failure);

// Bodies of messages. Null `params` are left out.
std::string write_request(const Id& id, std::string_view method, const json::value& params);
std::string write_notification(std::string_view method, const json::value& params);
std::string write_result(const Id& id, const json::value& result);
std::string write_error(const std::optional<Id>& id, const ResponseError& error);

// The same around JSON text that is there already. Empty `params` are left out.
std::string write_notification_around(std::string_view method, std::string_view params);
std::string write_result_around(const Id& id, std::string_view result);

// `body` with the header block that the wire wants before it.
std::string framed(std::string_view body);

}  // namespace paddle_ls::protocol
