#include "engine/rewrite/source/self_attributes.hpp"

#include <algorithm>

#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  SelfAttributes attributes() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::string_view word = word_at(at);
      if (word.empty()) {
        ++at;
        continue;
      }
      take(at, word);
      at += word.size();
    }
    return std::move(found_);
  }

 private:
  std::string_view word_at(std::size_t at) const {
    std::size_t end = at;
    while (end < text_.size() && is_identifier_byte(text_[end])) ++end;
    return text_.substr(at, end - at);
  }

  char sign_at(std::size_t at) const { return at < text_.size() ? text_[at] : '\0'; }

  void take(std::size_t at, std::string_view word) {
    const char before = at > 0 ? text_[at - 1] : '\0';
    const std::size_t end = at + word.size();
    if (word == "self" && before != '.' && sign_at(end) == '.') take_attribute(end + 1);
    if (word == "super" && sign_at(end) == '(') {
      const std::size_t close = text_.find(')', end);
      if (sign_at(close + 1) == '.') take_attribute(close + 2);
    }
    if (word == "def") found_.given.insert(word_at(end + 1));
    const bool is_quoted = (before == '"' || before == '\'') && sign_at(end) == before;
    if (is_quoted) found_.given.insert(word);
  }

  void take_attribute(std::size_t at) {
    const std::string_view name = word_at(at);
    std::size_t sign = at + name.size();
    while (sign_at(sign) == ' ') ++sign;
    const bool is_assigned = sign_at(sign) == '=' && sign_at(sign + 1) != '=';
    (is_assigned || sign_at(sign) == ':' ? found_.given : found_.read).insert(name);
  }

  std::string_view text_;
  SelfAttributes found_;
};

}  // namespace

SelfAttributes self_attributes(std::string_view definition) {
  return Reader(definition).attributes();
}

}  // namespace paddle_ls::rewrite
