#include "engine/mapping_docs/text/code_scan.hpp"

#include <algorithm>
#include <string>

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

using text::ByteRange;

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

// Punctuation of Chinese text: quotation marks, and the blocks of CJK and full-width forms.
bool is_wide_punctuation(char32_t c) {
  return (c >= 0x2018 && c <= 0x201D) || (c >= 0x3000 && c <= 0x3011) ||
         (c >= 0xFF01 && c <= 0xFF5E);
}

class Scanner {
 public:
  Scanner(std::string_view text, ByteRange body) : text_(text), body_(body), at_(body.start) {}

  CodeScan run();

 private:
  std::string_view rest() const { return text::slice(text_, {at_, body_.end}); }
  void read_comment();
  void read_string();
  void read_bracket(char c);
  void read_wide();
  void problem(CodeDefect defect, ByteRange range) { scan_.problems.push_back({defect, range}); }

  std::string_view text_;
  ByteRange body_;
  std::size_t at_;
  std::vector<std::size_t> open_;
  CodeScan scan_;
};

CodeScan Scanner::run() {
  while (at_ < body_.end) {
    const char c = text_[at_];
    if (c == '#') {
      read_comment();
    } else if (c == '\'' || c == '"') {
      read_string();
    } else if (std::string_view("()[]{}").find(c) != std::string_view::npos) {
      read_bracket(c);
    } else if (static_cast<unsigned char>(c) >= 0x80) {
      read_wide();
    } else {
      ++at_;
    }
  }
  for (const std::size_t bracket : open_) problem(CodeDefect::bracket, {bracket, bracket + 1});
  std::stable_sort(scan_.problems.begin(), scan_.problems.end(),
                   [](const CodeProblem& a, const CodeProblem& b) { return a.range < b.range; });
  return std::move(scan_);
}

void Scanner::read_comment() {
  const std::size_t end = std::min(rest().find_first_of("\r\n"), rest().size());
  scan_.comments.push_back({at_, at_ + end});
  at_ += end;
}

void Scanner::read_string() {
  const std::size_t start = at_;
  const std::string quote(1, text_[at_]);
  const std::string triple = quote + quote + quote;
  if (rest().starts_with(triple)) {
    const std::size_t close = rest().find(triple, 3);
    at_ = close == std::string_view::npos ? body_.end : at_ + close + 3;
    if (close == std::string_view::npos) problem(CodeDefect::string, {start, start + 3});
    scan_.strings.push_back({start, at_});
    return;
  }
  ++at_;
  while (at_ < body_.end && text_[at_] != quote.front() && !is_line_end(text_[at_])) {
    at_ += text_[at_] == '\\' && at_ + 1 < body_.end ? 2 : 1;
  }
  if (at_ < body_.end && text_[at_] == quote.front()) {
    ++at_;
  } else {
    problem(CodeDefect::string, {start, start + 1});
  }
  scan_.strings.push_back({start, at_});
}

void Scanner::read_bracket(char c) {
  if (c == '(' || c == '[' || c == '{') {
    open_.push_back(at_);
  } else {
    const char partner = c == ')' ? '(' : c == ']' ? '[' : '{';
    if (open_.empty() || text_[open_.back()] != partner) {
      problem(CodeDefect::bracket, {at_, at_ + 1});
    } else {
      open_.pop_back();
    }
  }
  ++at_;
}

// Prose is reported once a line.
void Scanner::read_wide() {
  const StrCharacter c = first_character(rest());
  const ByteRange range{at_, at_ + c.size};
  at_ += c.size;
  if (is_wide_punctuation(c.value)) {
    problem(CodeDefect::fullwidth, range);
    return;
  }
  if (!is_cjk(c.value)) return;
  const auto same_line = [&](const CodeProblem& last) {
    return last.defect == CodeDefect::prose &&
           text::slice(text_, {last.range.start, range.start}).find_first_of("\r\n") ==
               std::string_view::npos;
  };
  if (!scan_.problems.empty() && same_line(scan_.problems.back())) {
    scan_.problems.back().range.end = range.end;
  } else {
    problem(CodeDefect::prose, range);
  }
}

}  // namespace

CodeScan scan_code(std::string_view text, ByteRange body) {
  return Scanner(text, body).run();
}

}  // namespace paddle_ls::mapping_docs
