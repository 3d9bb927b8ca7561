// What stands anywhere in a file: each thing is looked for once, however many uses ask.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace paddle_ls::rewrite {

class FileWords {
 public:
  // The text must outlive what is made of it.
  explicit FileWords(std::string_view source) : source_(source) {}

  // `word` is a word, the beginning of one with `*` behind it, or a text in single quotes, which
  // stands for a string literal with either quote.
  bool has(std::string_view word);

 private:
  bool looked_for(std::string_view word) const;

  std::string_view source_;
  std::map<std::string, bool, std::less<>> known_;
};

}  // namespace paddle_ls::rewrite
