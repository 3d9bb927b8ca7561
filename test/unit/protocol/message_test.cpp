#include "protocol/message.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::protocol;

namespace {

template <class T>
T parsed(std::string_view body) {
  const Message message = parse_message(body);
  REQUIRE_MESSAGE(std::holds_alternative<T>(message), std::string(body));
  return std::get<T>(message);
}

void check_invalid(std::string_view body, ErrorCode code, std::optional<Id> id = {}) {
  CAPTURE(std::string(body));
  const auto invalid = parsed<Invalid>(body);
  CHECK(invalid.code == code);
  CHECK(invalid.id == id);
  CHECK_FALSE(invalid.message.empty());
}

}  // namespace

TEST_CASE("a request has an id, a method and params, in any order") {
  const auto request =
      parsed<Request>(R"({"id":7,"method":"a/b","params":{"x":[1]},"jsonrpc":"2.0"})");
  CHECK(request.id == Id(7));
  CHECK(request.method == "a/b");
  CHECK(request.params == json::parse(R"({"x":[1]})"));
}

TEST_CASE("ids are integers, strings, or integers written as doubles") {
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":"x","method":"m"})").id == Id("x"));
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":-1,"method":"m"})").id == Id(-1));
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":7.0,"method":"m"})").id == Id(7));
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":9223372036854775807,"method":"m"})").id ==
        Id(9223372036854775807));
}

TEST_CASE("other ids make a request invalid") {
  for (const std::string_view id :
       {"1.5", "true", "null", "[]", "{}", "1e300", "18446744073709551615"}) {
    check_invalid(R"({"jsonrpc":"2.0","method":"m","id":)" + std::string(id) + "}",
                  ErrorCode::invalid_request);
  }
}

TEST_CASE("params may be absent, null, an object or an array") {
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":1,"method":"shutdown"})").params.is_null());
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":1,"method":"m","params":null})").params.is_null());
  CHECK(parsed<Notification>(R"({"jsonrpc":"2.0","method":"m","params":[1]})").params.is_array());
  check_invalid(R"({"jsonrpc":"2.0","id":1,"method":"m","params":3})", ErrorCode::invalid_request,
                Id(1));
}

TEST_CASE("a call without an id is a notification") {
  const auto notification = parsed<Notification>(R"({"jsonrpc":"2.0","method":"exit"})");
  CHECK(notification.method == "exit");
  CHECK(parsed<Notification>(R"({"jsonrpc":"2.0","method":"m","params":"text"})").params == "text");
}

TEST_CASE("a response carries a result or an error") {
  const auto response = parsed<Response>(R"({"jsonrpc":"2.0","id":3,"result":[null]})");
  CHECK(response.id == Id(3));
  CHECK(std::get<json::value>(response.outcome) == json::parse("[null]"));

  const auto failed = parsed<Response>(
      R"({"jsonrpc":"2.0","id":"r","error":{"code":-32601,"message":"no","data":1}})");
  const auto& error = std::get<ResponseError>(failed.outcome);
  CHECK(error.code == -32601);
  CHECK(error.message == "no");
  CHECK(error.data == json::value(1));
}

TEST_CASE("responses of sloppy clients are understood") {
  CHECK(std::get<json::value>(parsed<Response>(R"({"jsonrpc":"2.0","id":3})").outcome).is_null());
  CHECK(std::get<json::value>(
            parsed<Response>(R"({"jsonrpc":"2.0","id":3,"result":1,"error":null})").outcome) == 1);
  CHECK_FALSE(parsed<Response>(R"({"jsonrpc":"2.0","id":null,"error":{}})").id);
  const auto odd = parsed<Response>(R"({"jsonrpc":"2.0","id":1,"error":{"code":"x","message":4}})");
  CHECK(std::get<ResponseError>(odd.outcome).code ==
        static_cast<int>(ErrorCode::unknown_error_code));
}

TEST_CASE("text that is not JSON is a parse error without an id") {
  for (const std::string_view body :
       {"", "{", "{\"jsonrpc\":\"2.0\",}", "nonsense", "{} {}", "\"\xFF\"", "\"\xED\xA0\x80\"",
        "\xEF\xBB\xBF{}", "{'a':1}"}) {
    check_invalid(body, ErrorCode::parse_error);
  }
}

TEST_CASE("an escaped lone surrogate is decoded to its three bytes") {
  const auto read = parsed<Notification>(
      R"({"jsonrpc":"2.0","method":"x","params":["\ud83d = \uDE00","\\ud83d","\ud83d\ude00","\ude00\ud83dx\n"]})");
  const auto& strings = read.params.as_array();
  CHECK(std::string_view(strings[0].as_string()) == "\xED\xA0\xBD = \xED\xB8\x80");
  CHECK(std::string_view(strings[1].as_string()) == "\\ud83d");
  CHECK(std::string_view(strings[2].as_string()) == "\xF0\x9F\x98\x80");
  CHECK(std::string_view(strings[3].as_string()) == "\xED\xB8\x80\xED\xA0\xBDx\n");
}

TEST_CASE("text that is not JSON for another reason is rejected even with a lone surrogate") {
  for (const std::string_view body : {R"({"jsonrpc":"2.0","method":"\ud83d)",
                                      R"({"a":"\ud83d\u12"})", "{\"a\":\"\\ud83d\xFF\"}"}) {
    check_invalid(body, ErrorCode::parse_error);
  }
}

TEST_CASE("JSON that is nested too deeply is a parse error, whatever its depth") {
  for (const std::size_t depth : {std::size_t{257}, std::size_t{1'000'000}}) {
    check_invalid(std::string(depth, '['), ErrorCode::parse_error);
    check_invalid(std::string(depth, '[') + std::string(depth, ']'), ErrorCode::parse_error);
  }
  const std::string nested = std::string(200, '[') + std::string(200, ']');
  CHECK(parsed<Notification>(R"({"jsonrpc":"2.0","method":"m","params":)" + nested + "}")
            .params.is_array());
}

TEST_CASE("JSON that is not a message is an invalid request") {
  for (const std::string_view body : {"1", "null", "\"x\"", "{}", R"({"jsonrpc":"2.0"})"}) {
    check_invalid(body, ErrorCode::invalid_request);
  }
  check_invalid(R"([{"jsonrpc":"2.0","id":1,"method":"m"}])", ErrorCode::invalid_request);
  check_invalid(R"({"jsonrpc":"1.0","id":1,"method":"m"})", ErrorCode::invalid_request, Id(1));
  check_invalid(R"({"id":"a","method":"m"})", ErrorCode::invalid_request, Id("a"));
  check_invalid(R"({"jsonrpc":"2.0","id":1,"method":5})", ErrorCode::invalid_request, Id(1));
  check_invalid(R"({"jsonrpc":"2.0","id":1,"error":"no"})", ErrorCode::invalid_request, Id(1));
}

TEST_CASE("the last of repeated members counts") {
  CHECK(parsed<Request>(R"({"jsonrpc":"2.0","id":1,"id":2,"method":"m"})").id == Id(2));
}

TEST_CASE("a written message is read back") {
  const json::value params = json::parse(R"({"text":"中文😀\u0000\n"})");
  const auto request = parsed<Request>(write_request(Id("a\"b"), "x/y", params));
  CHECK(request.id == Id("a\"b"));
  CHECK(request.method == "x/y");
  CHECK(request.params == params);

  const auto notification = parsed<Notification>(write_notification("n", params));
  CHECK(notification.params == params);

  const auto response = parsed<Response>(write_result(Id(-4), params));
  CHECK(response.id == Id(-4));
  CHECK(std::get<json::value>(response.outcome) == params);
}

TEST_CASE("messages are written as the specification shows them") {
  CHECK(write_request(Id(1), "m", nullptr) == R"({"jsonrpc":"2.0","id":1,"method":"m"})");
  CHECK(write_notification("m", json::array{}) == R"({"jsonrpc":"2.0","method":"m","params":[]})");
  CHECK(write_result(Id("x"), nullptr) == R"({"jsonrpc":"2.0","id":"x","result":null})");
  CHECK(write_error({}, {-32700, "bad"}) ==
        R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad"}})");
  CHECK(write_error(Id(2), {-32802, "later", json::object{{"retriggerRequest", true}}}) ==
        R"({"jsonrpc":"2.0","id":2,"error":{"code":-32802,"message":"later",)"
        R"("data":{"retriggerRequest":true}}})");
  CHECK(framed("中") == "Content-Length: 3\r\n\r\n中");
}
