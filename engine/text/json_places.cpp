#include "engine/text/json_places.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>

#include "engine/text/utf8.hpp"

namespace paddle_ls::text {
namespace {

bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool is_word(char byte) {
  return is_digit(byte) || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         byte == '+' || byte == '-' || byte == '.' || byte == '_' || byte == '$';
}

std::size_t digits(std::string_view word, std::size_t at) {
  while (at < word.size() && is_digit(word[at])) ++at;
  return at;
}

// RFC 8259, section 6.
bool is_number(std::string_view word) {
  std::size_t at = word.starts_with('-') ? 1 : 0;
  const std::size_t whole = at;
  at = digits(word, at);
  if (at == whole || (word[whole] == '0' && at > whole + 1)) return false;
  if (at < word.size() && word[at] == '.') {
    const std::size_t fraction = at + 1;
    at = digits(word, fraction);
    if (at == fraction) return false;
  }
  if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
    ++at;
    if (at < word.size() && (word[at] == '+' || word[at] == '-')) ++at;
    const std::size_t exponent = at;
    at = digits(word, exponent);
    if (at == exponent) return false;
  }
  return at == word.size();
}

bool is_scalar(std::string_view word) {
  return word == "true" || word == "false" || word == "null" || is_number(word);
}

std::optional<std::uint32_t> hexadecimal4(std::string_view text, std::size_t at) {
  std::uint32_t value = 0;
  if (at + 4 > text.size()) return std::nullopt;
  const char* end = text.data() + at + 4;
  const auto parsed = std::from_chars(text.data() + at, end, value, 16);
  if (parsed.ec != std::errc() || parsed.ptr != end) return std::nullopt;
  return value;
}

// The text between quotes with its escapes resolved; a broken escape stays as it is written.
std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '\\' || at + 1 == text.size()) {
      result += text[at++];
      continue;
    }
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const char letter = text[at + 1];
    if (const auto known = letters.find(letter); known != std::string_view::npos) {
      result += meanings[known];
      at += 2;
      continue;
    }
    auto code = letter == 'u' ? hexadecimal4(text, at + 2) : std::nullopt;
    if (!code) {
      result += text[at++];
      continue;
    }
    at += 6;
    const bool high_surrogate = *code >= 0xD800 && *code < 0xDC00;
    if (high_surrogate && text.substr(at).starts_with("\\u")) {
      const auto low = hexadecimal4(text, at + 2);
      if (low && *low >= 0xDC00 && *low < 0xE000) {
        code = 0x10000 + ((*code - 0xD800) << 10U) + (*low - 0xDC00);
        at += 6;
      }
    }
    append_utf8(*code, result);
  }
  return result;
}

// One token of a JSON pointer: `~1` is a slash and `~0` a tilde.
std::string pointer_token(std::string_view written) {
  std::string token;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const bool escaped = written[at] == '~' && at + 1 < written.size();
    if (escaped && written[at + 1] == '1') {
      token += '/';
      ++at;
    } else if (escaped && written[at + 1] == '0') {
      token += '~';
      ++at;
    } else {
      token += written[at];
    }
  }
  return token;
}

}  // namespace

std::string json_pointer(std::string_view parent, std::string_view name) {
  std::string pointer(parent);
  pointer += '/';
  for (const char byte : name) {
    if (byte == '~') {
      pointer += "~0";
    } else if (byte == '/') {
      pointer += "~1";
    } else {
      pointer += byte;
    }
  }
  return pointer;
}

// Reads the text once from left to right; the containers that are open are a stack of node indexes.
class JsonPlaces::Scanner {
 public:
  Scanner(std::string_view text, JsonPlaces& places) : text_(text), places_(places) {}

  void run() {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
    skip_space();
    read_value({}, {});
    while (!failed() && !open_.empty()) read_member();
    if (!failed()) {
      skip_space();
      if (!failed() && at_ < text_.size()) fail(token(), "nothing may follow the value");
    }
    // What is still open after an error reaches as far as was read.
    for (const std::uint32_t node : open_) places_.nodes_[node].value.end = at_;
  }

 private:
  bool failed() const { return places_.syntax_error_.has_value(); }

  void fail(ByteRange range, std::string message) {
    if (!failed()) places_.syntax_error_ = SyntaxError{range, std::move(message)};
  }

  // The word, or else the one character, at the current place; empty at the end of the text.
  ByteRange token() const {
    std::size_t end = at_;
    while (end < text_.size() && is_word(text_[end])) ++end;
    if (end == at_ && end < text_.size()) end += character_size(text_.substr(end));
    return {at_, end};
  }

  bool take(char byte) {
    if (at_ >= text_.size() || text_[at_] != byte) return false;
    ++at_;
    return true;
  }

  void skip_space() {
    while (at_ < text_.size()) {
      const std::string_view rest = text_.substr(at_);
      if (std::string_view(" \t\r\n").find(rest.front()) != std::string_view::npos) {
        ++at_;
      } else if (rest.starts_with("//")) {
        at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
      } else if (rest.starts_with("/*")) {
        const std::size_t close = text_.find("*/", at_ + 2);
        if (close == std::string_view::npos) {
          return fail({at_, at_ + 2}, "the comment that begins here has no end");
        }
        at_ = close + 2;
      } else {
        return;
      }
    }
  }

  // The quoted string at the current place.
  std::optional<ByteRange> read_string() {
    const std::size_t start = at_++;
    while (at_ < text_.size()) {
      const auto byte = static_cast<unsigned char>(text_[at_]);
      if (byte == '"') return ByteRange{start, ++at_};
      if (byte < 0x20) break;
      at_ += byte == '\\' && at_ + 1 < text_.size() ? 2 : 1;
    }
    at_ = std::min(at_, text_.size());
    fail({start, at_}, "the string that begins here has no closing quote in its line");
    return std::nullopt;
  }

  std::uint32_t add(std::string name, ByteRange name_range) {
    Node node;
    node.parent = open_.empty() ? 0 : open_.back();
    node.name = std::move(name);
    node.name_range = name_range;
    node.value = {at_, at_};
    places_.nodes_.push_back(std::move(node));
    return static_cast<std::uint32_t>(places_.nodes_.size() - 1);
  }

  // A scalar is read whole; a container is opened and its members follow one by one.
  void read_value(std::string name, ByteRange name_range) {
    const char first = at_ < text_.size() ? text_[at_] : '\0';
    if (first == '"') {
      const std::uint32_t node = add(std::move(name), name_range);
      if (const auto string = read_string()) places_.nodes_[node].value = *string;
    } else if (first == '{' || first == '[') {
      const std::uint32_t node = add(std::move(name), name_range);
      places_.nodes_[node].is_array = first == '[';
      open_.push_back(node);
      after_member_ = false;
      ++at_;
      return;
    } else if (const ByteRange word = token(); is_scalar(slice(text_, word))) {
      const std::uint32_t node = add(std::move(name), name_range);
      places_.nodes_[node].value = word;
      at_ = word.end;
    } else {
      fail(word, "a JSON value is expected here");
    }
    after_member_ = true;
  }

  // One step inside the innermost open container: its end, or its next member.
  void read_member() {
    const bool is_array = places_.nodes_[open_.back()].is_array;
    skip_space();
    const bool comma = after_member_ && take(',');
    if (comma) skip_space();
    if (failed()) return;
    if (take(is_array ? ']' : '}')) {
      places_.nodes_[open_.back()].value.end = at_;
      open_.pop_back();
      after_member_ = true;
      return;
    }
    if (after_member_ && !comma) {
      return fail(token(),
                  is_array ? "`,` or `]` is expected here" : "`,` or `}` is expected here");
    }
    if (is_array) return read_value({}, {});
    if (at_ >= text_.size() || text_[at_] != '"') {
      return fail(token(), "a name in double quotes or `}` is expected here");
    }
    const auto name = read_string();
    if (!name) return;
    skip_space();
    if (!failed() && !take(':')) return fail(token(), "`:` is expected here");
    skip_space();
    if (failed()) return;
    read_value(unescaped(slice(text_, {name->start + 1, name->end - 1})), *name);
  }

  std::string_view text_;
  JsonPlaces& places_;
  std::size_t at_ = 0;
  std::vector<std::uint32_t> open_;
  bool after_member_ = false;
};

JsonPlaces::JsonPlaces(std::string_view text) {
  Scanner(text, *this).run();
  group_children();
}

void JsonPlaces::group_children() {
  if (nodes_.empty()) return;
  children_.resize(nodes_.size() - 1);
  std::iota(children_.begin(), children_.end(), 1U);
  std::stable_sort(children_.begin(), children_.end(), [this](std::uint32_t a, std::uint32_t b) {
    if (nodes_[a].parent != nodes_[b].parent) return nodes_[a].parent < nodes_[b].parent;
    return nodes_[a].name < nodes_[b].name;
  });
  for (std::uint32_t i = 0; i < children_.size(); ++i) {
    const Node& node = nodes_[children_[i]];
    Node& parent = nodes_[node.parent];
    if (parent.child_count++ == 0) {
      parent.first_child = i;
      continue;
    }
    const Node& before = nodes_[children_[i - 1]];
    if (!parent.is_array && before.name == node.name) overruled_names_.push_back(before.name_range);
  }
  std::sort(overruled_names_.begin(), overruled_names_.end());
}

const JsonPlaces::Node* JsonPlaces::child(const Node& parent, std::string_view token) const {
  const auto begin = children_.begin() + parent.first_child;
  const auto end = begin + parent.child_count;
  if (parent.is_array) {
    std::uint32_t index = 0;
    const char* last = token.data() + token.size();
    const auto parsed = std::from_chars(token.data(), last, index);
    const bool is_index = parsed.ec == std::errc() && parsed.ptr == last;
    return is_index && index < parent.child_count ? &nodes_[*(begin + index)] : nullptr;
  }
  const auto after = std::upper_bound(
      begin, end, token,
      [this](std::string_view name, std::uint32_t node) { return name < nodes_[node].name; });
  if (after == begin || nodes_[*(after - 1)].name != token) return nullptr;
  return &nodes_[*(after - 1)];
}

std::pair<const JsonPlaces::Node*, bool> JsonPlaces::follow(std::string_view pointer) const {
  if (nodes_.empty()) return {nullptr, false};
  const Node* node = &nodes_.front();
  while (!pointer.empty()) {
    if (pointer.front() != '/') return {node, false};
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const Node* next = child(*node, pointer_token(pointer.substr(1, end - 1)));
    if (next == nullptr) return {node, false};
    node = next;
    pointer.remove_prefix(end);
  }
  return {node, true};
}

std::optional<ByteRange> JsonPlaces::value(std::string_view pointer) const {
  const auto [node, found] = follow(pointer);
  if (!found) return std::nullopt;
  return node->value;
}

std::optional<ByteRange> JsonPlaces::name(std::string_view pointer) const {
  const auto [node, found] = follow(pointer);
  if (!found || node->name_range.empty()) return std::nullopt;
  return node->name_range;
}

ByteRange JsonPlaces::nearest(std::string_view pointer) const {
  const auto [node, found] = follow(pointer);
  if (node == nullptr) return {};
  if (found) return node->value;
  if (!node->name_range.empty()) return node->name_range;
  return {node->value.start, std::min(node->value.start + 1, node->value.end)};
}

}  // namespace paddle_ls::text
