// The path of bytes from the stream to typed parameters: the stream is split, whole and byte by
// byte with the same result, each body becomes a message, and the parameters of known methods are
// read. The input is used as a stream and, so that bodies need no lengths, also as one body.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/client_capabilities.hpp"
#include "protocol/message.hpp"
#include "protocol/methods.hpp"
#include "protocol/splitter.hpp"

using namespace paddle_ls::protocol;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

constexpr std::size_t body_limit = 4096;

void drain(Splitter& splitter, std::vector<std::string>& bodies) {
  while (const auto frame = splitter.next()) {
    if (const auto* error = std::get_if<FrameError>(&*frame)) {
      for (const char c : error->message) require(c >= ' ' && c <= '~');
      bodies.push_back("error: " + error->message);
    } else {
      require(std::get<std::string>(*frame).size() <= body_limit);
      bodies.push_back(std::get<std::string>(*frame));
    }
  }
}

std::vector<std::string> split(std::string_view stream, std::size_t piece) {
  Splitter splitter(body_limit);
  std::vector<std::string> bodies;
  for (std::size_t at = 0; at < stream.size(); at += piece) {
    splitter.feed(stream.substr(at, piece));
    drain(splitter, bodies);
  }
  return bodies;
}

void read_params(std::string_view name, const json::value& params) {
  const Method* method = find_method(name);
  if (!method || !method->fault) return;
  if (const auto fault = method->fault(params)) {
    require(fault->where.starts_with("params") && !fault->message.empty());
  }
  if (name != "initialize" || !params.is_object()) return;
  if (const auto* client = params.get_object().if_contains("capabilities")) {
    read_client_capabilities(*client);
  }
}

void handle(std::string_view body) {
  const Message message = parse_message(body);
  if (const auto* request = std::get_if<Request>(&message)) {
    read_params(request->method, request->params);
    const std::string again = write_request(request->id, request->method, request->params);
    const Message reread = parse_message(again);
    require(std::holds_alternative<Request>(reread));
    require(std::get<Request>(reread).id == request->id);
    require(std::get<Request>(reread).method == request->method);
  } else if (const auto* notification = std::get_if<Notification>(&message)) {
    read_params(notification->method, notification->params);
  } else if (const auto* invalid = std::get_if<Invalid>(&message)) {
    const std::string reply =
        write_error(invalid->id, {static_cast<int>(invalid->code), invalid->message});
    require(std::holds_alternative<Response>(parse_message(reply)));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto bodies = split(bytes, std::max<std::size_t>(size, 1));
  require(split(bytes, 1) == bodies);
  require(split(bytes, 7) == bodies);
  for (const std::string& body : bodies) handle(body);
  handle(bytes);
  require(split(framed(bytes.substr(0, body_limit)), 3).size() == 1);
  return 0;
}
