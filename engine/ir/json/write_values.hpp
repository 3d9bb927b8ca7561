// Parts of the JSON of a model that have the same form wherever they occur.
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace paddle_ls::ir {

void write_string(std::string& out, std::string_view text);
// The start of an object with the code of its kind; the object is left open.
void write_code(std::string& out, std::string_view code);

template <class Number>
void write_number(std::string& out, Number value) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  out.append(buffer.data(), end);
}

template <class Numbers>
void write_list(std::string& out, const Numbers& numbers) {
  out += '[';
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i) out += ',';
    write_number(out, numbers[i]);
  }
  out += ']';
}

}  // namespace paddle_ls::ir
