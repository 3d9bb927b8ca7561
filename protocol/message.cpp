#include "protocol/message.hpp"

#include <cmath>
#include <limits>

#include "engine/text/lone_escapes.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::protocol {
namespace {

Invalid invalid(std::string message, std::optional<Id> id = {}) {
  return {std::move(id), ErrorCode::invalid_request, std::move(message)};
}

// Ids are integers or strings; JavaScript clients may write an integer as 7.0.
std::optional<Id> read_id(const json::value& value) {
  if (const auto* number = value.if_int64()) return *number;
  if (const auto* text = value.if_string()) return Id(std::string(*text));
  if (const auto* number = value.if_double()) {
    constexpr double exact = 9007199254740992.0;  // 2^53: above it doubles skip integers
    if (std::abs(*number) <= exact && *number == std::trunc(*number)) {
      return static_cast<std::int64_t>(*number);
    }
  }
  return {};
}

std::optional<ResponseError> read_error(const json::value& value) {
  const auto* object = value.if_object();
  if (!object) return {};
  ResponseError error{.code = static_cast<int>(ErrorCode::unknown_error_code), .message = {}};
  if (const auto* code = object->if_contains("code"); code && code->is_int64()) {
    const std::int64_t number = code->get_int64();
    if (number >= std::numeric_limits<int>::min() && number <= std::numeric_limits<int>::max()) {
      error.code = static_cast<int>(number);
    }
  }
  if (const auto* message = object->if_contains("message"); message && message->is_string()) {
    error.message = message->get_string();
  }
  if (const auto* data = object->if_contains("data")) error.data = *data;
  return error;
}

Message read_response(json::object& object, std::optional<Id> id, bool has_id) {
  if (!has_id) return invalid("a message has neither a method nor an id");
  const auto* error = object.if_contains("error");
  if (error && !error->is_null()) {
    auto read = read_error(*error);
    if (!read) return invalid("the error of a response has to be an object", std::move(id));
    return Response{std::move(id), std::move(*read)};
  }
  // Lua clients leave out a result that is nil.
  auto* result = object.if_contains("result");
  return Response{std::move(id), result ? std::move(*result) : json::value{}};
}

Message read_call(json::object& object, json::string& method, std::optional<Id> id, bool has_id) {
  if (has_id && !id) return invalid("the id of a request has to be an integer or a string");
  json::value params;
  if (auto* member = object.if_contains("params")) params = std::move(*member);
  std::string name(method);
  // A notification is never answered, so its handler finds out that its params are invalid.
  if (!id) return Notification{std::move(name), std::move(params)};
  if (!params.is_object() && !params.is_array() && !params.is_null()) {
    return invalid("params have to be an object or an array", std::move(id));
  }
  return Request{std::move(*id), std::move(name), std::move(params)};
}

std::string serialized(const Id& id) {
  if (const auto* number = std::get_if<std::int64_t>(&id)) return std::to_string(*number);
  // The client gets its id back as it wrote it.
  return text::with_escaped_halves(json::serialize(json::value(std::get<std::string>(id))));
}

// Null params count as absent.
std::string serialized(const json::value& params) {
  return params.is_null() ? std::string{} : json::serialize(params);
}

std::string call(std::string_view id, std::string_view method, std::string_view params) {
  std::string body = R"({"jsonrpc":"2.0")";
  body.reserve(body.size() + id.size() + method.size() + params.size() + 64);
  if (!id.empty()) (body += R"(,"id":)") += id;
  (body += R"(,"method":)") += json::serialize(json::value(method));
  if (!params.empty()) (body += R"(,"params":)") += params;
  return body += '}';
}

std::string answer(std::string_view id, std::string_view member, std::string_view value) {
  std::string body = R"({"jsonrpc":"2.0","id":)";
  body.reserve(body.size() + id.size() + member.size() + value.size() + 8);
  ((((body += id) += ",\"") += member) += "\":") += value;
  return body += '}';
}

// JSON in which every escape of a lone half has become the half in WTF-8.
std::string without_lone_escapes(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  std::size_t copied = 0;
  for (const text::LoneHalf& half : text::lone_escapes(text)) {
    result.append(text, copied, half.offset - copied);
    text::append_half(half.value, result);
    copied = half.offset + text::escape_bytes;
  }
  return result.append(text, copied);
}

json::value parse(std::string_view text, const json::parse_options& options,
                  json::error_code& failure) {
  return json::parse(json::string_view(text.data(), text.size()), failure, {}, options);
}

}  // namespace

json::value parse_json(std::string_view text, json::error_code& failure) {
  json::parse_options options;
  options.max_depth = nesting_limit;
  json::value value = parse(text, options, failure);
  if (!failure) return value;
  // Rare, so that only what the library refuses is looked at a second time.
  if (text::valid_prefix(text) < text.size()) return value;
  options.allow_invalid_utf8 = true;
  return parse(without_lone_escapes(text), options, failure);
}

Message parse_message(std::string_view body) {
  json::error_code failure;
  json::value value = parse_json(body, failure);
  if (failure) {
    return Invalid{
        {}, ErrorCode::parse_error, "not valid JSON: " + failure.message(), std::string(body)};
  }
  auto* object = value.if_object();
  if (!object) {
    return invalid(value.is_array() ? "batches of messages are not part of the protocol"
                                    : "a message has to be a JSON object");
  }
  const auto* id_member = object->if_contains("id");
  auto id = id_member ? read_id(*id_member) : std::nullopt;
  const auto* version = object->if_contains("jsonrpc");
  if (!version || !version->is_string() || version->get_string() != "2.0") {
    return invalid("the member jsonrpc has to be \"2.0\"", std::move(id));
  }
  auto* method = object->if_contains("method");
  if (!method) return read_response(*object, std::move(id), id_member != nullptr);
  if (!method->is_string()) return invalid("the method has to be a string", std::move(id));
  return read_call(*object, method->get_string(), std::move(id), id_member != nullptr);
}

std::string write_request(const Id& id, std::string_view method, const json::value& params) {
  return call(serialized(id), method, serialized(params));
}

std::string write_notification(std::string_view method, const json::value& params) {
  return call({}, method, serialized(params));
}

std::string write_notification_around(std::string_view method, std::string_view params) {
  return call({}, method, params);
}

std::string write_result(const Id& id, const json::value& result) {
  return answer(serialized(id), "result", json::serialize(result));
}

std::string write_result_around(const Id& id, std::string_view result) {
  return answer(serialized(id), "result", result);
}

std::string write_error(const std::optional<Id>& id, const ResponseError& error) {
  json::object object{{"code", error.code}, {"message", error.message}};
  if (error.data) object["data"] = *error.data;
  return answer(id ? serialized(*id) : "null", "error", json::serialize(object));
}

std::string framed(std::string_view body) {
  std::string out = "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  return out += body;
}

}  // namespace paddle_ls::protocol
