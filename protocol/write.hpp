// The structures of types/ to JSON. Members that are optional and empty are left out.
#pragma once

#include "protocol/json.hpp"
#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

// The JSON form of `*from`, which has `shape`.
json::value write_from(const void* from, const Shape& shape);

template <class T>
json::value write(const T& from) {
  return write_from(&from, shape_of<T>);
}

}  // namespace paddle_ls::protocol
