#include "engine/python/record/literal_text.hpp"

#include <algorithm>
#include <string>

namespace paddle_ls::python {
namespace {

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_quote(char c) {
  return c == '"' || c == '\'';
}

// The offset after the string whose first quote is at `at`.
std::size_t string_end(std::string_view source, std::size_t at) {
  const char quote = source[at];
  const bool is_triple = source.substr(at, 3) == std::string(3, quote);
  const std::string closing(is_triple ? 3 : 1, quote);
  at += closing.size();
  while (at < source.size() && source.substr(at, closing.size()) != closing) {
    at += source[at] == '\\' ? 2 : 1;
  }
  return std::min(at + closing.size(), source.size());
}

std::size_t number_end(std::string_view source, std::size_t at) {
  const auto goes_on = [&](char c) {
    const bool is_sign = c == '-' || c == '+';
    return is_digit(c) || is_letter(c) || c == '.' ||
           (is_sign && (source[at - 1] == 'e' || source[at - 1] == 'E'));
  };
  while (at < source.size() && goes_on(source[at])) ++at;
  return at;
}

}  // namespace

bool LiteralText::is_all_of(text::ByteRange display) {
  if (display.start < read_.start || display.end > read_.end) read(display);
  const auto other = std::lower_bound(others_.begin(), others_.end(), display.start);
  return other == others_.end() || *other >= display.end;
}

void LiteralText::read(text::ByteRange range) {
  read_ = range;
  others_.clear();
  bool follows_value = false;  // a bracket or a sign would be an operator here
  for (std::size_t at = range.start; at < range.end;) {
    const char c = source_[at];
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      ++at;
    } else if (is_quote(c)) {
      at = string_end(source_, at);
      follows_value = true;
    } else if (is_digit(c)) {
      at = number_end(source_, at);
      follows_value = true;
    } else if (is_letter(c)) {
      at = word(at, range.end);
      follows_value = true;
    } else if (c == '#') {
      at = std::min(source_.find_first_of("\r\n", at), range.end);
    } else if (c == ',' || c == ':' || c == '}' || c == ']' || c == ')') {
      follows_value = c != ',' && c != ':';
      ++at;
    } else if (!follows_value && (c == '{' || c == '[' || c == '(' || c == '-')) {
      ++at;
    } else {
      others_.push_back(static_cast<std::uint32_t>(at++));
      follows_value = false;
    }
  }
}

// The end of the word at `at`: a name, a constant or the prefix of a string.
std::size_t LiteralText::word(std::size_t at, std::size_t end) {
  const std::size_t start = at;
  while (at < end && (is_letter(source_[at]) || is_digit(source_[at]))) ++at;
  const std::string_view found = source_.substr(start, at - start);
  const bool is_constant = found == "True" || found == "False" || found == "None";
  const bool is_prefix = at < end && is_quote(source_[at]) &&
                         found.find_first_not_of("rRbBuU") == std::string_view::npos;
  if (!is_constant && !is_prefix) others_.push_back(static_cast<std::uint32_t>(start));
  return at;
}

}  // namespace paddle_ls::python
