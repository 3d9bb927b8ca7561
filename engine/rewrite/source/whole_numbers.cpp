#include "engine/rewrite/source/whole_numbers.hpp"

#include <algorithm>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

using Names = std::set<std::string, std::less<>>;

constexpr std::size_t longest_option = 600;

bool is_space(char c) {
  return c == ' ' || c == '\t';
}

bool is_digit(char c) {
  return (c >= '0' && c <= '9') || c == '_';
}

class NumberReader {
 public:
  explicit NumberReader(std::string_view text) : text_(text) {}

  Names read() {
    for (std::size_t at = 0; at < text_.size();) {
      if (!is_identifier_byte(text_[at])) {
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < text_.size() && is_identifier_byte(text_[end])) ++end;
      take_word(at, end);
      at = end;
    }
    return std::move(names_);
  }

 private:
  void take_word(std::size_t start, std::size_t end) {
    const std::string_view word = text_.substr(start, end - start);
    if (word == "int") {
      if (name_before_sign(start, '=') == "type") take_options(start);
      return;
    }
    const bool is_number =
        word.front() != '_' && std::all_of(word.begin(), word.end(), is_digit) && ends_value(end);
    if (!is_number) return;
    const std::string_view name = name_before_sign(start, '=');
    if (name == "default") take_options(start);
    if (!name.empty()) names_.emplace(name);
    take_annotated(name);
    take_key(start);
  }

  bool ends_value(std::size_t at) const {
    while (at < text_.size() && is_space(text_[at])) ++at;
    static constexpr std::string_view ends = "\r\n,)]}#;";
    return at == text_.size() || ends.find(text_[at]) != std::string_view::npos;
  }

  std::size_t skip_blanks_before(std::size_t at) const {
    while (at > 0 && is_space(text_[at - 1])) --at;
    return at;
  }

  std::string_view word_before(std::size_t end) const {
    std::size_t start = end;
    while (start > 0 && is_identifier_byte(text_[start - 1])) --start;
    return text_.substr(start, end - start);
  }

  // `lr` of `lr = 1`, where the number begins at `at`.
  std::string_view name_before_sign(std::size_t at, char sign) const {
    at = skip_blanks_before(at);
    if (at == 0 || text_[at - 1] != sign) return {};
    return word_before(skip_blanks_before(at - 1));
  }

  // `lr: float = 1`, where `type` is the text before the sign.
  void take_annotated(std::string_view type) {
    if (type.empty()) return;
    const auto at = static_cast<std::size_t>(type.data() - text_.data());
    const std::string_view name = name_before_sign(at, ':');
    if (!name.empty()) names_.emplace(name);
  }

  // `"lr": 1`
  void take_key(std::size_t at) {
    at = skip_blanks_before(at);
    if (at < 2 || text_[at - 1] != ':') return;
    at = skip_blanks_before(at - 1);
    if (at < 2 || (text_[at - 1] != '"' && text_[at - 1] != '\'')) return;
    const std::string_view key = word_before(at - 1);
    if (!key.empty()) names_.emplace(key);
  }

  // `add_argument("--lr", default=1)`, from inside of the call.
  void take_options(std::size_t at) {
    const std::size_t from = at - std::min(at, longest_option);
    std::string_view call = text_.substr(from, at - from);
    const std::size_t begin = std::max(last(call, "argument("), last(call, "option("));
    call.remove_prefix(begin);
    for (std::size_t dash = call.find("--"); dash != std::string_view::npos;
         dash = call.find("--", dash + 2)) {
      std::string name;
      for (const char c : call.substr(dash + 2)) {
        if (c != '-' && !is_identifier_byte(c)) break;
        name += c == '-' ? '_' : c;
      }
      if (!name.empty()) names_.emplace(std::move(name));
    }
  }

  static std::size_t last(std::string_view text, std::string_view word) {
    const std::size_t at = text.rfind(word);
    return at == std::string_view::npos ? 0 : at;
  }

  std::string_view text_;
  Names names_;
};

// The last name of `value`: `lr` of `lr`, `args.lr` and `config["lr"]`.
std::string_view last_name(syntax::Node value, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (value.kind() == k.identifier) return value.in(source);
  if (value.kind() == k.attribute) return value.field(k.attribute_name).in(source);
  if (value.kind() != k.subscript || value.named_child_count() != 2) return {};
  std::string_view key = value.named_child(1).in(source);
  if (value.named_child(1).kind() != k.string || key.size() < 3) return {};
  return key.substr(1, key.size() - 2);
}

}  // namespace

bool WholeNumbers::may_be(syntax::Node value) {
  const std::string_view name = last_name(value, source_);
  if (name.empty()) return false;
  if (!names_) names_ = NumberReader(source_).read();
  return names_->contains(name);
}

}  // namespace paddle_ls::rewrite
