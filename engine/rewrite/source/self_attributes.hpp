// Attributes of `self` and of `super()` in the text of a class, by their names alone.
#pragma once

#include <set>
#include <string_view>

namespace paddle_ls::rewrite {

struct SelfAttributes {
  std::set<std::string_view> read;
  // The names that the class assigns or defines, and every name in quotes, as in
  // `register_buffer("mask", x)`.
  std::set<std::string_view> given;
};

// Views of `definition`.
SelfAttributes self_attributes(std::string_view definition);

}  // namespace paddle_ls::rewrite
