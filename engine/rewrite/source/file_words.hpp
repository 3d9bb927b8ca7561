// Words anywhere in the code of a file: each is searched once, however many uses ask.
//
// Comments and the texts of strings say nothing about what the code does, so a word counts only
// outside of their tokens.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

class FileWords {
 public:
  // Both must outlive this. `pieces` are those of `source`.
  FileWords(std::string_view source, const syntax::Pieces& pieces)
      : source_(source), pieces_(pieces) {}

  // `word` is a word, the beginning of one with `*` after it, an attribute with a dot before it, or
  // a text in single quotes, which means a string literal with either quote. What follows `utils`
  // is a module and not an attribute, `torch.utils.data`.
  bool has(std::string_view word);

  // Whether `word`, an attribute with its dot, may be read of the object that `call` makes.
  bool has_read_of(syntax::Node call, std::string_view word);

 private:
  bool looked_for(std::string_view word) const;
  bool has_literal(std::string_view literal) const;

  std::string_view source_;
  const syntax::Pieces& pieces_;
  std::map<std::string, bool, std::less<>> known_;
};

}  // namespace paddle_ls::rewrite
