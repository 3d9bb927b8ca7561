// The structures of types/ to JSON, as a value or straight to text. Members that are optional and
// empty are left out.
//
// Text is for what is sent often or in bulk: the diagnostics of a large file have tens of thousands
// of members, and building values for them costs several times what writing them does.
#pragma once

#include <string>

#include "protocol/json.hpp"
#include "protocol/message.hpp"
#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

// The JSON form of `*from`, which has `shape`.
json::value write_from(const void* from, const Shape& shape);
std::string write_text_from(const void* from, const Shape& shape);

template <class T>
json::value write(const T& from) {
  return write_from(&from, shape_of<T>);
}

// The same as json::serialize(write(from)).
template <class T>
std::string write_text(const T& from) {
  return write_text_from(&from, shape_of<T>);
}

// Bodies of messages, as in message.hpp.
template <Structure T>
std::string write_notification(std::string_view method, const T& params) {
  return write_notification_around(method, write_text(params));
}
template <Structure T>
std::string write_result(const Id& id, const T& result) {
  return write_result_around(id, write_text(result));
}

}  // namespace paddle_ls::protocol
