// Patterns as shells and .gitignore files write them.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace paddle_ls::text {

// `*` stands for any bytes, `?` for one, `[a-z]`, `[!a-z]` and `[[:alpha:]]` for one of a set, and
// a backslash takes its meaning from what follows. A `[` whose set has no end means itself, and so
// does every `[` after it.
class Wildcard {
 public:
  explicit Wildcard(std::string_view pattern);

  // Whether all of `name` fits. No byte is special in it, not even `/`.
  bool fits(std::string_view name) const;

 private:
  enum class Kind : std::uint8_t { byte, set, any_bytes };
  struct Piece {
    Kind kind;
    unsigned char byte = 0;
    std::uint32_t set = 0;  // its place in `sets_`
  };

  void add_set(const std::bitset<256>& bytes);

  std::vector<Piece> pieces_;
  std::vector<std::bitset<256>> sets_;
};

// Whether a pattern of `pattern_size` pieces fits all `name_size` pieces of a name. `is_star(i)`
// says whether a piece of the pattern stands for any number of pieces, `fits(i, j)` whether another
// one fits piece `j` of the name. Where one does not, the latest star takes one piece more: an
// earlier star never has to, because the latest can take whatever it would.
template <typename IsStar, typename Fits>
bool fits_with_stars(std::size_t pattern_size, IsStar is_star, std::size_t name_size, Fits fits) {
  std::size_t at = 0;
  std::size_t taken = 0;
  std::optional<std::size_t> behind_star;
  std::size_t taken_by_star = 0;
  while (taken < name_size) {
    if (at < pattern_size && is_star(at)) {
      behind_star = ++at;
      taken_by_star = taken;
    } else if (at < pattern_size && fits(at, taken)) {
      ++at;
      ++taken;
    } else if (behind_star) {
      at = *behind_star;
      taken = ++taken_by_star;
    } else {
      return false;
    }
  }
  while (at < pattern_size && is_star(at)) ++at;
  return at == pattern_size;
}

}  // namespace paddle_ls::text
