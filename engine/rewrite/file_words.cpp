#include "engine/rewrite/file_words.hpp"

#include "engine/rewrite/spelled_names.hpp"

namespace paddle_ls::rewrite {

bool FileWords::has(std::string_view word) {
  const auto known = known_.find(word);
  if (known != known_.end()) return known->second;
  return known_.emplace(word, looked_for(word)).first->second;
}

bool FileWords::looked_for(std::string_view word) const {
  if (word.starts_with('\'')) {
    const std::string quoted = '"' + std::string(word.substr(1, word.size() - 2)) + '"';
    return source_.find(word) != std::string_view::npos ||
           source_.find(quoted) != std::string_view::npos;
  }
  if (!word.ends_with('*')) return mentions(source_, word);
  return mentions_beginning(source_, word.substr(0, word.size() - 1));
}

}  // namespace paddle_ls::rewrite
