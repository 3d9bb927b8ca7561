#include "engine/ir/pir_text/parse.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::ir {

namespace {

// What an operation takes in the programs that Paddle prints is rather more.
constexpr std::size_t usual_op_bytes = 160;

constexpr std::string_view null_name = "<<NULL VALUE>>";
constexpr std::string_view null_type_text = "<<NULL TYPE>>";

// Whether each character is one of a set: most of a dump is walked over by asking this.
class CharacterSet {
 public:
  constexpr explicit CharacterSet(std::string_view members) {
    for (const char member : members) has_[static_cast<unsigned char>(member)] = true;
  }
  constexpr bool has(char character) const { return has_[static_cast<unsigned char>(character)]; }

 private:
  std::array<bool, 256> has_{};
};

constexpr CharacterSet name_characters(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.@");
// What may end the value of an attribute, or begin something in which it cannot end.
constexpr CharacterSet value_marks("\"\n[]()<>,}");
constexpr CharacterSet type_marks("\n,<>[]){");

bool is_name_character(char character) {
  return name_characters.has(character);
}

class PirParser {
 public:
  explicit PirParser(std::string_view text) : text_(text) {
    document_.text = text;
    document_.ops.reserve(text.size() / usual_op_bytes);
  }

  PirDocument run() {
    while (at_ < text_.size()) {
      line_start_ = at_;
      spaces();
      if (at_ < text_.size() && text_[at_] != '\n') line();
      to_next_line();
    }
    for (const std::uint32_t open : open_) {
      document_.blocks[open].range.end = text_.size();
      problem({text_.size(), text_.size()}, "pir-block-open", "a block is not closed");
    }
    return std::move(document_);
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  bool take(std::string_view word) {
    if (peek() != word.front() || text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  void spaces() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r') ++at_;
  }
  void to_next_line() {
    const std::size_t end = text_.find('\n', at_);
    at_ = end == std::string_view::npos ? text_.size() : end + 1;
  }
  void problem(text::ByteRange range, std::string_view code, std::string message) {
    document_.problems.push_back({range, code, std::move(message)});
  }
  text::ByteRange rest_of_line() const {
    return {at_, std::min(text_.find('\n', at_), text_.size())};
  }

  void line() {
    switch (peek()) {
      case '(': return operation();
      case '{': return open_block();
      case '}': return close_block();
      case '^': return block_arguments();
      case '/': return;  // a comment
      default: problem(rest_of_line(), "pir-syntax", "this line is not an operation"); return;
    }
  }

  void open_block() {
    const std::size_t brace = at_++;
    if (open_.size() >= max_text_depth) {
      return problem({brace, at_}, "pir-depth", "regions nest too deep");
    }
    PirBlock block;
    block.range = {brace, brace};
    if (!open_.empty()) {
      const auto& ops = document_.blocks[open_.back()].ops;
      if (ops.empty()) {
        return problem({brace, at_}, "pir-syntax", "a region without an operation");
      }
      block.owner = ops.back();
      document_.ops[ops.back()].regions.push_back(
          static_cast<std::uint32_t>(document_.blocks.size()));
    }
    open_.push_back(static_cast<std::uint32_t>(document_.blocks.size()));
    document_.blocks.push_back(std::move(block));
  }

  void close_block() {
    const std::size_t brace = at_++;
    if (open_.empty()) {
      return problem({brace, at_}, "pir-syntax", "this closing brace has no opening brace");
    }
    document_.blocks[open_.back()].range.end = at_;
    open_.pop_back();
    spaces();
    if (!take("else")) return;
    spaces();
    if (peek() == '{') open_block();
  }

  void block_arguments() {
    ++at_;
    if (open_.empty()) return;
    auto& arguments = document_.blocks[open_.back()].arguments;
    while (at_ < text_.size() && peek() != '\n') {
      if (peek() == '%') {
        arguments.push_back(value_name());
      } else {
        ++at_;
      }
    }
  }

  text::ByteRange value_name() {
    const std::size_t start = at_++;
    while (is_name_character(peek())) ++at_;
    return {start, at_};
  }

  // Names up to the closing parenthesis: (%1, %2), (cond=%1, inputs=%2, %3).
  bool values(std::span<const text::ByteRange>& into) {
    if (!take("(")) return false;
    ranges_.clear();
    bool closed = false;
    while (!closed && at_ < text_.size() && peek() != '\n') {
      if (peek() == '%') {
        ranges_.push_back(value_name());
      } else if (peek() == '<' && text_.substr(at_, null_name.size()) == null_name) {
        ranges_.push_back({at_, at_ + null_name.size()});
        at_ += null_name.size();
      } else {
        closed = peek() == ')';
        ++at_;
      }
    }
    into = document_.lists.copy(std::span<const text::ByteRange>(ranges_));
    return closed;
  }

  bool operation_name(PirOp& op) {
    const bool quoted = take("\"");
    const std::size_t start = at_;
    while (is_name_character(peek()) ||
           (quoted && peek() != '"' && peek() != '\n' && peek() != '\0')) {
      ++at_;
    }
    op.name = {start, at_};
    return !op.name.empty() && (!quoted || take("\""));
  }

  bool starts_operation(std::size_t line) const {
    const std::size_t start = text_.find_first_not_of(' ', line);
    if (start == std::string_view::npos) return true;
    const std::string_view rest = text_.substr(start, 6);
    return rest.starts_with("(%") || rest.starts_with("() = ") || rest.starts_with("}\n");
  }

  // The end of a string that starts here. Paddle escapes nothing but quotes, so a quote that is not
  // followed by what may follow a value belongs to the string.
  void skip_string() {
    ++at_;
    while (at_ < text_.size()) {
      const char character = text_[at_++];
      if (character == '\n' && starts_operation(at_)) {
        --at_;  // the string was never closed
        return;
      }
      if (character != '"' || text_[at_ - 2] == '\\') continue;
      if (peek() == ',' || peek() == '}' || peek() == ']' || peek() == '\0') return;
    }
  }

  // Up to a comma or closing brace outside of brackets and strings.
  text::ByteRange attribute_value() {
    const std::size_t start = at_;
    std::size_t depth = 0;
    while (at_ < text_.size()) {
      const char character = text_[at_];
      if (!value_marks.has(character)) {
        ++at_;
        continue;
      }
      if (character == '"') {
        skip_string();
        continue;
      }
      if (character == '\n') break;
      if (character == '[' || character == '(' || character == '<') ++depth;
      if (depth > 0 && (character == ']' || character == ')' || character == '>')) --depth;
      if (depth == 0 && (character == ',' || character == '}')) break;
      ++at_;
    }
    return {start, at_};
  }

  bool attributes(PirOp& op) {
    attributes_.clear();
    const bool complete = read_attributes();
    op.attributes = document_.lists.copy(std::span<const PirAttribute>(attributes_));
    return complete;
  }

  bool read_attributes() {
    ++at_;  // the brace
    while (at_ < text_.size()) {
      spaces();
      if (take("}")) return true;
      PirAttribute attribute;
      attribute.name.start = at_;
      while (is_name_character(peek())) ++at_;
      attribute.name.end = at_;
      spaces();
      if (attribute.name.empty() || !take(":")) return false;
      spaces();
      attribute.value = attribute_value();
      attributes_.push_back(attribute);
      if (!take(",") && peek() != '}') return false;
    }
    return false;
  }

  // Types separated by commas, up to `end` outside of brackets.
  std::span<const text::ByteRange> types(char end) {
    ranges_.clear();
    do {
      spaces();
      const text::ByteRange type = one_type(end);
      if (!type.empty()) ranges_.push_back(type);
    } while (take(","));
    return document_.lists.copy(std::span<const text::ByteRange>(ranges_));
  }

  text::ByteRange one_type(char end) {
    const std::size_t start = at_;
    if (take(null_type_text)) return {start, at_};
    for (std::size_t depth = 0; at_ < text_.size() && text_[at_] != '\n'; ++at_) {
      const char character = text_[at_];
      if (!type_marks.has(character)) continue;
      if (depth == 0 && (character == ',' || character == end)) break;
      if (character == '<' || character == '[') ++depth;
      if (depth > 0 && (character == '>' || character == ']')) --depth;
    }
    std::size_t behind = at_;
    while (behind > start && (text_[behind - 1] == ' ' || text_[behind - 1] == '\r')) --behind;
    return {start, behind};
  }

  bool opens_region() const {
    if (at_ >= text_.size() || text_[at_] != '{') return false;
    const std::size_t next = text_.find_first_not_of(" \t\r", at_ + 1);
    return next == std::string_view::npos || text_[next] == '\n';
  }

  void operation() {
    PirOp op;
    op.line.start = at_;
    const bool read = values(op.results) && (spaces(), take("=")) && (spaces(), operation_name(op));
    if (!read) {
      return problem({op.line.start, rest_of_line().end}, "pir-syntax",
                     "an operation starts with (results) = \"name\"");
    }
    spaces();
    if (take("[id:")) {
      while (peek() != ']' && peek() != '\n' && peek() != '\0') ++at_;
      take("]");
      spaces();
    }
    if (!values(op.operands)) {
      problem({op.line.start, rest_of_line().end}, "pir-syntax",
              "operands in parentheses are expected");
    }
    spaces();
    if (peek() == '{' && !opens_region() && !attributes(op)) {
      problem({at_, rest_of_line().end}, "pir-syntax", "the attributes are not complete");
    }
    spaces();
    if (take(":")) {
      spaces();
      if (take("(")) {
        op.operand_types = types(')');
        take(")");
      }
      spaces();
    }
    if (take("->")) op.result_types = types('{');
    finish(std::move(op));
  }

  void finish(PirOp op) {
    spaces();
    const bool region = opens_region();
    op.line.end = at_;
    while (op.line.end > op.line.start && text_[op.line.end - 1] == ' ') --op.line.end;
    if (open_.empty()) {
      problem(op.line, "pir-syntax", "an operation outside of a block");
      open_.push_back(static_cast<std::uint32_t>(document_.blocks.size()));
      document_.blocks.push_back({{line_start_, line_start_}, -1, {}, {}});
    }
    op.block = open_.back();
    document_.blocks[op.block].ops.push_back(static_cast<std::uint32_t>(document_.ops.size()));
    document_.ops.push_back(std::move(op));
    if (region) open_block();
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  PirDocument document_;
  std::vector<std::uint32_t> open_;
  // Used again for every operation.
  std::vector<text::ByteRange> ranges_;
  std::vector<PirAttribute> attributes_;
};

}  // namespace

PirDocument parse_pir(std::string_view text) {
  return PirParser(text).run();
}

bool looks_like_pir_text(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos || text[start] != '{') return false;
  const std::size_t next = text.find_first_not_of(" \t\r", start + 1);
  return next == std::string_view::npos || text[next] == '\n';
}

}  // namespace paddle_ls::ir
