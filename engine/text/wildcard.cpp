#include "engine/text/wildcard.hpp"

#include <algorithm>
#include <array>
#include <cctype>
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

using Bytes = std::bitset<256>;

Bytes of_kind(std::string_view name) {
  Bytes bytes;
  const auto* kind = std::ranges::find(kinds, name, &decltype(kinds)::value_type::first);
  if (kind == kinds.end()) return bytes;
  for (int byte = 0; byte < 256; ++byte) bytes[byte] = kind->second(byte) != 0;
  return bytes;
}

// Reads one set from its `[` to its `]`.
class SetReader {
 public:
  explicit SetReader(std::string_view pattern) : pattern_(pattern) {}

  // None where the `]` is missing.
  std::optional<Bytes> read() {
    const bool is_negated = at('!') || at('^');
    if (is_negated) ++at_;
    Bytes bytes;
    for (const std::size_t first = at_; at_ < pattern_.size();) {
      if (at(']') && at_ > first) return is_negated ? ~bytes : bytes;
      if (const auto kind = take_kind()) {
        bytes |= *kind;
      } else if (!take_range(bytes)) {
        return std::nullopt;
      }
    }
    return std::nullopt;
  }

  // After the `]`.
  std::size_t end() const { return at_ + 1; }

 private:
  bool at(char byte) const { return at_ < pattern_.size() && pattern_[at_] == byte; }

  // `[:name:]`
  std::optional<Bytes> take_kind() {
    constexpr std::size_t longest = std::string_view("[:xdigit:]").size();
    const std::string_view rest = pattern_.substr(at_, longest);
    const std::size_t end = rest.starts_with("[:") ? rest.find(":]", 2) : std::string_view::npos;
    if (end == std::string_view::npos) return std::nullopt;
    at_ += end + 2;
    return of_kind(rest.substr(2, end - 2));
  }

  // One byte, or two with `-` between them. False at the end of the pattern.
  bool take_range(Bytes& bytes) {
    const auto low = take_byte();
    auto high = low;
    if (at('-') && at_ + 1 < pattern_.size() && pattern_[at_ + 1] != ']') {
      ++at_;
      high = take_byte();
    }
    if (!high) return false;
    for (int byte = *low; byte <= *high; ++byte) bytes.set(byte);
    return true;
  }

  std::optional<unsigned char> take_byte() {
    if (at('\\')) ++at_;
    if (at_ >= pattern_.size()) return std::nullopt;
    return static_cast<unsigned char>(pattern_[at_++]);
  }

  std::string_view pattern_;
  std::size_t at_ = 1;
};

}  // namespace

Wildcard::Wildcard(std::string_view pattern) {
  bool has_sets = true;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] == '[' && has_sets) {
      SetReader reader(pattern.substr(at));
      if (const auto bytes = reader.read()) {
        add_set(*bytes);
        at += reader.end() - 1;
        continue;
      }
      has_sets = false;
    }
    if (pattern[at] == '*') {
      pieces_.push_back({Kind::any_bytes});
    } else if (pattern[at] == '?') {
      add_set(Bytes().set());
    } else {
      if (pattern[at] == '\\' && at + 1 < pattern.size()) ++at;
      pieces_.push_back({Kind::byte, static_cast<unsigned char>(pattern[at])});
    }
  }
}

void Wildcard::add_set(const Bytes& bytes) {
  if (sets_.empty() || sets_.back() != bytes) sets_.push_back(bytes);
  pieces_.push_back({Kind::set, 0, static_cast<std::uint32_t>(sets_.size() - 1)});
}

bool Wildcard::fits(std::string_view name) const {
  return fits_with_stars(
      pieces_.size(), [&](std::size_t piece) { return pieces_[piece].kind == Kind::any_bytes; },
      name.size(),
      [&](std::size_t piece, std::size_t at) {
        const auto byte = static_cast<unsigned char>(name[at]);
        const Piece& one = pieces_[piece];
        return one.kind == Kind::set ? sets_[one.set].test(byte) : one.byte == byte;
      });
}

}  // namespace paddle_ls::text
