#include "engine/text/wildcard.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <utility>

namespace paddle_ls::text {
namespace {

// The names that POSIX gives to kinds of characters.
const std::array<std::pair<std::string_view, int (*)(int)>, 12> kinds{{
    {"alnum", std::isalnum},
    {"alpha", std::isalpha},
    {"blank", std::isblank},
    {"cntrl", std::iscntrl},
    {"digit", std::isdigit},
    {"graph", std::isgraph},
    {"lower", std::islower},
    {"print", std::isprint},
    {"punct", std::ispunct},
    {"space", std::isspace},
    {"upper", std::isupper},
    {"xdigit", std::isxdigit},
}};

bool is_of_kind(unsigned char byte, std::string_view name) {
  const auto* kind = std::ranges::find(kinds, name, &decltype(kinds)::value_type::first);
  return kind != kinds.end() && kind->second(byte) != 0;
}

// What one piece of a pattern says of one byte, and how long the piece is.
struct Said {
  bool fits = false;
  std::size_t size = 1;
};

// A set from its `[` to its `]`; none where the `]` is missing.
std::optional<Said> set(std::string_view pattern, unsigned char byte) {
  std::size_t at = 1;
  const bool is_negated = pattern.size() > at && (pattern[at] == '!' || pattern[at] == '^');
  if (is_negated) ++at;
  const auto one = [&]() -> std::optional<unsigned char> {
    if (at < pattern.size() && pattern[at] == '\\') ++at;
    if (at >= pattern.size()) return std::nullopt;
    return static_cast<unsigned char>(pattern[at++]);
  };
  bool has = false;
  for (const std::size_t first = at; at < pattern.size();) {
    if (pattern[at] == ']' && at > first) return Said{has != is_negated, at + 1};
    if (pattern.substr(at).starts_with("[:")) {
      const std::size_t end = pattern.find(":]", at + 2);
      if (end != std::string_view::npos) {
        has = has || is_of_kind(byte, pattern.substr(at + 2, end - at - 2));
        at = end + 2;
        continue;
      }
    }
    const auto low = one();
    if (!low) return std::nullopt;
    auto high = low;
    if (at + 1 < pattern.size() && pattern[at] == '-' && pattern[at + 1] != ']') {
      ++at;
      high = one();
    }
    if (!high) return std::nullopt;
    has = has || (*low <= byte && byte <= *high);
  }
  return std::nullopt;
}

// `pattern` begins with anything but `*`.
Said one_byte(std::string_view pattern, char byte) {
  const char first = pattern.front();
  if (first == '?') return {true};
  if (first == '[') {
    if (const auto said = set(pattern, static_cast<unsigned char>(byte))) return *said;
  }
  if (first == '\\' && pattern.size() > 1) return {pattern[1] == byte, 2};
  return {first == byte};
}

}  // namespace

// Where a byte does not fit, the latest `*` takes one more: an earlier one never has to.
bool fits_wildcard(std::string_view pattern, std::string_view name) {
  std::size_t at = 0;
  std::size_t taken = 0;
  std::optional<std::size_t> behind_star;
  std::size_t taken_by_star = 0;
  while (taken < name.size()) {
    if (at < pattern.size() && pattern[at] == '*') {
      behind_star = ++at;
      taken_by_star = taken;
      continue;
    }
    const Said said = at < pattern.size() ? one_byte(pattern.substr(at), name[taken]) : Said{};
    if (said.fits) {
      at += said.size;
      ++taken;
    } else if (behind_star) {
      at = *behind_star;
      taken = ++taken_by_star;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

}  // namespace paddle_ls::text
