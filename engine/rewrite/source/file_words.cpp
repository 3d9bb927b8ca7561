#include "engine/rewrite/source/file_words.hpp"

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/read_attributes.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

using syntax::Node;

Node token_at(const syntax::Pieces& pieces, std::size_t offset) {
  return pieces.root_at(offset).descendant({offset, offset + 1});
}

// True for a place that is neither in a comment nor in the text of a string. What an f-string puts
// between braces is code.
bool is_code(const syntax::Pieces& pieces, std::size_t offset) {
  const PythonKinds& k = python_kinds();
  const Node token = token_at(pieces, offset);
  if (!token) return true;
  const std::uint16_t kind = token.kind();
  const Node parent = token.parent();
  return kind != k.comment && kind != k.string && kind != k.string_content &&
         !(parent && parent.kind() == k.string_content);
}

// True where the string literal at `offset` begins there.
bool begins_string(const syntax::Pieces& pieces, std::size_t offset) {
  const PythonKinds& k = python_kinds();
  const Node token = token_at(pieces, offset);
  if (!token) return false;
  const Node string = token.kind() == k.string ? token : token.parent();
  return string && string.kind() == k.string && string.start() == offset;
}

}  // namespace

bool FileWords::has(std::string_view word) {
  const auto known = known_.find(word);
  if (known != known_.end()) return known->second;
  return known_.emplace(word, looked_for(word)).first->second;
}

bool FileWords::has_read_of(Node call, std::string_view word) {
  return has(word) && may_read(call, word.substr(1), source_, pieces_);
}

bool FileWords::looked_for(std::string_view word) const {
  if (word.starts_with('\'')) {
    return has_literal(word) ||
           has_literal('"' + std::string(word.substr(1, word.size() - 2)) + '"');
  }
  const auto is_meant = [&](std::size_t at) { return is_code(pieces_, at); };
  if (word.starts_with('.')) {
    return stands_as_word(source_, word.substr(1), [&](std::size_t at) {
      const std::string_view before = source_.substr(0, at);
      return before.ends_with('.') && !before.ends_with("utils.") && is_meant(at);
    });
  }
  if (!word.ends_with('*')) return stands_as_word(source_, word, is_meant);
  return stands_as_beginning(source_, word.substr(0, word.size() - 1), is_meant);
}

bool FileWords::has_literal(std::string_view literal) const {
  for (std::size_t at = source_.find(literal); at != std::string_view::npos;
       at = source_.find(literal, at + 1)) {
    if (begins_string(pieces_, at)) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
