// Every method of LSP 3.18, and what this server does about it.
//
// The one list of its kind: the documentation of what is supported, the comparison with the
// specification in test/conformance, and the fuzz targets are made from it. A method that is not
// here is not part of the protocol.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/text/result.hpp"
#include "protocol/json.hpp"
#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

enum class MethodKind : std::uint8_t { request, notification };

enum class Sender : std::uint8_t { client, server, both };

enum class Support : std::uint8_t {
  handled,  // comes from the client and is acted on
  sent,     // comes from us
  refused,  // a request that is answered with MethodNotFound
  ignored,  // a notification that says nothing to us
  unused,   // a message of a server that we never send
};

struct Method {
  std::string_view name;
  MethodKind kind = MethodKind::request;
  Sender sender = Sender::client;
  Support support = Support::refused;

  // Of the methods that are handled or sent; null where there is nothing to read or write.
  const Shape* params = nullptr;
  const Shape* result = nullptr;

  // Why `params` cannot be read; nothing when they can, or when there are none to read.
  std::optional<Error> (*fault)(const json::value& params) = nullptr;
};

// In the order of the names.
std::span<const Method> methods();

// Null when the specification has no method of that name.
const Method* find_method(std::string_view name);

}  // namespace paddle_ls::protocol
