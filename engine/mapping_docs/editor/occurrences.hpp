// Where else in a document the same parameter, API or category is meant, and what each such word
// is.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

enum class WordKind : std::uint8_t {
  category,
  source_api,
  target_api,
  source_parameter,
  target_parameter
};

struct Word {
  WordKind kind;
  std::string name;  // what is meant: unescaped, without markup
  ByteRange range;
  bool declares = false;  // the title, a heading or a signature, against a mere mention
};

// Categories, APIs and parameters where the format has a place for them. By range, disjoint.
std::vector<Word> words(const Document& document, const DocumentProfile& profile);

// Those that mean what the word at `offset` means, with itself; empty where there is no word.
std::vector<Word> occurrences(const Document& document, const DocumentProfile& profile,
                              std::size_t offset);

}  // namespace paddle_ls::mapping_docs
