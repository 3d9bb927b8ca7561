// A value, or why there is none: the one error type of every edge in this program.
//
// What comes from outside (bytes, JSON, Python, configuration) can be wrong in ways a user has to
// understand, so an error is a sentence for that user plus the place that it is about.
#pragma once

#include <string>

#include <tl/expected.hpp>

namespace paddle_ls {

struct Error {
  std::string message;  // says what is wrong and, where it helps, what to do
  std::string where;  // JSON path, file:line:column or argument name; empty when there is no place
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> error(std::string message, std::string where = {}) {
  return tl::unexpected<Error>(Error{std::move(message), std::move(where)});
}

}  // namespace paddle_ls
