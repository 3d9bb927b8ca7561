// Names that a file binds to a whole number somewhere, in any way: by an assignment, as a default,
// by a keyword, in a dictionary or as an option of the command line.
//
// A function of Paddle that takes floats only refuses `1`; a name is converted where it may hold
// one, and is left unchanged elsewhere.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

class WholeNumbers {
 public:
  explicit WholeNumbers(std::string_view source) : source_(source) {}

  // Whether `value` is a name, `x.name` or `x["name"]` whose name is given one.
  bool may_be(syntax::Node value);

 private:
  std::string_view source_;
  std::optional<std::set<std::string, std::less<>>> names_;  // read when they are first asked for
};

}  // namespace paddle_ls::rewrite
