// Fixed sets of words that many words are looked up in.
//
// Nearly no word of a text is in such a set: whether one of its words has the same first letter and
// the same length rules out most of them at once.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace paddle_ls::text {

// Whether a short list that is seldom asked has the word.
template <std::size_t size>
constexpr bool is_one_of(std::string_view word, const std::array<std::string_view, size>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

template <std::size_t size>
class WordSet {
 public:
  // `words` are not empty.
  constexpr explicit WordSet(const std::array<std::string_view, size>& words) : words_(words) {
    for (const std::string_view word : words) lengths_[letter(word)] |= bit(word.size());
  }

  constexpr bool has(std::string_view word) const {
    if (word.empty() || (lengths_[letter(word)] & bit(word.size())) == 0) return false;
    return is_one_of(word, words_);
  }

 private:
  static constexpr std::size_t letters = 64;

  static constexpr std::size_t letter(std::string_view word) {
    return static_cast<unsigned char>(word.front()) % letters;
  }
  static constexpr std::uint64_t bit(std::size_t length) { return std::uint64_t{1} << length % 64; }

  std::array<std::string_view, size> words_;
  std::array<std::uint64_t, letters> lengths_{};  // of the words by first letter, a bit each
};

template <class... Words>
constexpr WordSet<sizeof...(Words)> words(Words... each) {
  return WordSet<sizeof...(Words)>({std::string_view(each)...});
}

}  // namespace paddle_ls::text
