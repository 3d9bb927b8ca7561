#include "engine/syntax/cut_python.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/text/identifier.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::syntax {
namespace {

constexpr std::size_t nowhere = std::string_view::npos;

// What the scanner has to look at when it reads code; everything else it runs over.
constexpr std::array<bool, 256> stops_in_code = [] {
  std::array<bool, 256> table{};
  for (const char c : std::string_view("()[]{}'\"#\\\n\r:")) {
    table[static_cast<unsigned char>(c)] = true;
  }
  return table;
}();

// First words of lines that belong to the statement before.
constexpr std::array<std::string_view, 4> continuing{"elif", "else", "except", "finally"};

// First words that no line inside an expression can have.
constexpr std::array<std::string_view, 15> beginning{
    "assert",   "break", "class", "continue", "def", "del",   "global", "import",
    "nonlocal", "pass",  "raise", "return",   "try", "while", "with"};

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<std::size_t> run() {
    scan();
    return std::move(starts_);
  }

  std::vector<std::size_t> comments() {
    scan();
    return std::move(comments_);
  }

  // What is open at the end, closed from the inside out.
  std::string closing() {
    scan();
    std::string result;
    for (; !inside_.empty(); inside_.pop_back()) {
      const Inside& open = inside_.back();
      if (open.part == Part::string) {
        if (open.is_triple) result += std::string(3, open.quote);
        depth_ = open.depth;
      } else if (open.is_triple) {
        result += '}';
      }
    }
    if (depth_ > 0) result += "$" + std::string(depth_, ')');
    const bool is_continued = text_.ends_with('\\');
    return result.empty() && !is_continued ? std::string() : "\n" + result;
  }

 private:
  void scan() {
    begin_line();
    while (at_ < text_.size()) {
      if (inside_.empty() || inside_.back().part == Part::field) {
        step_in_code();
      } else {
        step_in_text();
      }
    }
  }

  // An f-string can hold code that holds strings again.
  enum class Part : std::uint8_t { string, field, format };
  struct Inside {
    Part part;
    char quote;
    bool is_triple;
    bool is_formatted;
    std::uint32_t depth;  // of brackets where it began
  };

  bool is_newline(std::size_t at) const { return text_[at] == '\n' || text_[at] == '\r'; }

  bool follows(std::string_view what, std::size_t at) const {
    return text_.substr(at, what.size()) == what;
  }

  // At a quote: two more of its kind follow.
  bool is_triple_quote(std::size_t at) const {
    return at + 2 < text_.size() && text_[at + 1] == text_[at] && text_[at + 2] == text_[at];
  }

  std::string_view word_at(std::size_t at) const {
    std::size_t end = at;
    while (end < text_.size() && text::is_identifier_byte(text_[end])) ++end;
    return text_.substr(at, end - at);
  }

  // `at_` is in the first column, and no string is open.
  void begin_line() {
    if (at_ >= text_.size()) return;
    const char first = text_[at_];
    if (first == ' ' || first == '\t' || first == '\f' || first == '#' || is_newline(at_)) return;
    const std::string_view word = word_at(at_);
    if (depth_ == 0) {
      const bool continues = is_decorated_ || text::is_one_of(word, continuing);
      if (!continues && at_ - starts_.back() >= least_piece_bytes) starts_.push_back(at_);
      is_decorated_ = first == '@';
      return;
    }
    // A line inside brackets can start with `@` too; what follows decides.
    if (first == '@') {
      decorators_ = std::min(decorators_, at_);
      return;
    }
    const bool is_async = word == "async" && follows("async def", at_);
    if (is_async || text::is_one_of(word, beginning)) {
      depth_ = 0;
      is_decorated_ = false;
      starts_.push_back(decorators_ == nowhere ? at_ : decorators_);
    }
    decorators_ = nowhere;
  }

  void end_line() {
    at_ += follows("\r\n", at_) ? 2 : 1;
    if (inside_.empty()) begin_line();
  }

  void step_in_code() {
    while (at_ < text_.size() && !stops_in_code[static_cast<unsigned char>(text_[at_])]) ++at_;
    if (at_ == text_.size()) return;
    const std::uint32_t floor = inside_.empty() ? 0 : inside_.back().depth;
    switch (const char c = text_[at_]) {
      case '(':
      case '[':
      case '{': ++depth_; break;
      case ')':
      case ']':
      case '}':
        if (depth_ > floor) {
          --depth_;
        } else if (c == '}' && !inside_.empty()) {
          inside_.pop_back();
        }
        break;
      case ':':
        if (!inside_.empty() && depth_ == floor) inside_.back().part = Part::format;
        break;
      case '#':
        if (depth_ == 0) comments_.push_back(at_);
        at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
        return;
      case '\\':
        ++at_;
        if (at_ < text_.size()) at_ += follows("\r\n", at_) ? 2 : 1;
        return;
      case '\n':
      case '\r':
        if (!inside_.empty() && !inside_.back().is_triple) leave_string();
        return end_line();
      default: return open_string(c);
    }
    ++at_;
  }

  void open_string(char quote) {
    std::size_t prefix = at_;
    while (prefix > 0 && at_ - prefix < 3 && text::is_identifier_byte(text_[prefix - 1])) --prefix;
    const std::string_view letters = text_.substr(prefix, at_ - prefix);
    const bool is_prefix = letters.find_first_not_of("rRbBuUfFtT") == std::string_view::npos;
    const bool is_formatted = is_prefix && letters.find_first_of("fFtT") != std::string_view::npos;
    const bool is_triple = is_triple_quote(at_);
    inside_.push_back({Part::string, quote, is_triple, is_formatted, depth_});
    at_ += is_triple ? 3 : 1;
  }

  // The text of a string, or the format after the colon of a field.
  void step_in_text() {
    const Inside here = inside_.back();
    const char c = text_[at_];
    if (c == '\\') {
      ++at_;
      if (at_ < text_.size()) at_ += follows("\r\n", at_) ? 2 : 1;
    } else if (c == here.quote && !here.is_triple) {
      leave_string();
      ++at_;
    } else if (c == here.quote && is_triple_quote(at_)) {
      leave_string();
      at_ += 3;
    } else if (is_newline(at_)) {
      if (here.is_triple) {
        ++at_;
      } else {
        leave_string();
      }
    } else if (c == '{' && here.is_formatted) {
      const bool is_escaped = here.part == Part::string && follows("{{", at_);
      if (!is_escaped) {
        inside_.push_back({Part::field, here.quote, here.is_triple, here.is_formatted, depth_});
      }
      at_ += is_escaped ? 2 : 1;
    } else if (c == '}' && here.part == Part::format) {
      inside_.pop_back();
      ++at_;
    } else {
      ++at_;
    }
  }

  void leave_string() {
    while (!inside_.empty()) {
      const Inside left = inside_.back();
      inside_.pop_back();
      if (left.part != Part::string) continue;
      depth_ = left.depth;
      return;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t depth_ = 0;
  bool is_decorated_ = false;
  std::size_t decorators_ = nowhere;  // first of the lines with `@` just before, inside brackets
  std::vector<Inside> inside_;
  std::vector<std::size_t> starts_{0};
  std::vector<std::size_t> comments_;
};

}  // namespace

std::vector<std::size_t> piece_starts(std::string_view text) {
  return Scanner(text).run();
}

std::vector<std::size_t> comment_starts(std::string_view text) {
  return Scanner(text).comments();
}

std::string closing_of(std::string_view text) {
  return Scanner(text).closing();
}

}  // namespace paddle_ls::syntax
