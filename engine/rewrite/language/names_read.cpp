#include "engine/rewrite/language/names_read.hpp"

#include <algorithm>
#include <string>

#include "engine/text/identifier.hpp"

namespace paddle_ls::rewrite {

namespace {

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

bool is_quote(char c) {
  return c == '"' || c == '\'';
}

bool opens(char c) {
  return c == '(' || c == '[' || c == '{';
}

bool closes(char c) {
  return c == ')' || c == ']' || c == '}';
}

std::size_t end_of_line(std::string_view code, std::size_t at) {
  return std::min(code.find('\n', at), code.size());
}

std::size_t end_of_word(std::string_view code, std::size_t at) {
  while (at < code.size() && text::is_identifier_byte(code[at])) ++at;
  return at;
}

std::size_t quotes_at(std::string_view code, std::size_t at) {
  return code.substr(at, 3) == std::string(3, code[at]) ? 3 : 1;
}

// The offset after the string whose first quote is at `at`.
std::size_t end_of_string(std::string_view code, std::size_t at) {
  const std::string_view quotes = code.substr(at, quotes_at(code, at));
  at += quotes.size();
  while (at < code.size() && code.substr(at, quotes.size()) != quotes) {
    at += code[at] == '\\' ? 2 : 1;
  }
  return std::min(at + quotes.size(), code.size());
}

bool is_keyword(std::string_view word) {
  return word == "def" || word == "class" || word == "lambda" || word == "for" || word == "as";
}

class Reader {
 public:
  explicit Reader(std::string_view code) : code_(code) {}

  void read() {
    while (at_ < code_.size()) step();
  }

  // Those of the code and of the expressions in its f-strings.
  std::set<std::string_view> found;
  std::set<std::string_view> bound;

 private:
  void step() {
    const char c = code_[at_];
    if (c == '#') {
      at_ = end_of_line(code_, at_);
    } else if (is_quote(c)) {
      at_ = end_of_string(code_, at_);
      last_ = '"';
    } else if (text::is_identifier_byte(c)) {
      take_word();
    } else {
      take_sign(c);
    }
  }

  void take_sign(char c) {
    if (opens(c)) ++depth_;
    if (closes(c)) --depth_;
    if (depth_ < parameters_at_) parameters_at_ = 0;
    if (opens(c) || (depth_ == 0 && (c == '\n' || c == ':'))) targets_.clear();
    if (c == ':' && depth_ == binding_at_) binding_at_ = -1;  // after the parameters of a lambda
    if (c == '=' && depth_ == 0 && is_assignment()) bound.insert(targets_.begin(), targets_.end());
    ++at_;
    if (c == '.') at_ = end_of_word(code_, at_);  // an attribute of an expression, or a number
    if (!is_space(c) && c != '\n') last_ = c;
  }

  bool is_assignment() const {
    return code_.substr(at_, 2) != "==" &&
           std::string_view("=!<>").find(last_) == std::string_view::npos;
  }

  void take_word() {
    const std::size_t start = at_;
    at_ = end_of_word(code_, at_);
    const std::string_view word = code_.substr(start, at_ - start);
    if (at_ < code_.size() && is_quote(code_[at_])) return take_prefixed_string(word);
    if (is_keyword(word)) {
      take_keyword(word);
    } else if (word == "in" && depth_ == binding_at_) {
      binding_at_ = -1;
    } else {
      take_name(start, word);
    }
    last_ = 'a';
  }

  void take_prefixed_string(std::string_view prefix) {
    const std::size_t first = at_;
    at_ = end_of_string(code_, at_);
    last_ = '"';
    if (prefix.find_first_of("fF") == std::string_view::npos) return;
    const std::string_view string = code_.substr(first, at_ - first);
    for (std::size_t at = string.find('{'); at < string.size(); at = string.find('{', at)) {
      const std::size_t end = std::min(string.find('}', at), string.size());
      Reader hole(string.substr(at + 1, end - at - 1));
      hole.read();
      found.merge(hole.found);
      at = end;
    }
  }

  void take_keyword(std::string_view word) {
    if (word == "for" || word == "lambda") {
      binding_at_ = depth_;
      return;
    }
    const bool is_method = word != "as" && is_in_class(at_ - word.size(), word == "class");
    while (at_ < code_.size() && is_space(code_[at_])) ++at_;
    const std::size_t start = at_;
    at_ = end_of_word(code_, at_);
    if (!is_method) bound.insert(code_.substr(start, at_ - start));
    if (word == "def") parameters_at_ = depth_ + 1;
  }

  // Whether the definition whose keyword is at `at` is in the body of a class, whose names no
  // function sees. Notes the definition.
  bool is_in_class(std::size_t at, bool is_class) {
    const std::size_t column = at - (code_.rfind('\n', at) + 1);
    while (!blocks_.empty() && blocks_.back().column >= column) blocks_.pop_back();
    const bool result = !blocks_.empty() && blocks_.back().is_class;
    blocks_.push_back({column, is_class});
    return result;
  }

  void take_name(std::size_t start, std::string_view word) {
    while (at_ < code_.size() && code_[at_] == '.') at_ = end_of_word(code_, at_ + 1);
    const std::string_view whole = code_.substr(start, at_ - start);
    if (word.front() >= '0' && word.front() <= '9') return;  // a number
    const std::size_t next = std::min(code_.find_first_not_of(" \t\r\n", at_), code_.size());
    const bool is_parameter = parameters_at_ > 0 && depth_ == parameters_at_ &&
                              std::string_view("(,*").find(last_) != std::string_view::npos;
    const bool is_target =
        binding_at_ >= 0 && (depth_ == binding_at_ || code_.substr(next, 1) == ",") && last_ != '=';
    if (is_parameter || is_target || code_.substr(next, 2) == ":=") {
      bound.insert(word);
      return;
    }
    const bool is_keyword_argument =
        depth_ > 0 && code_.substr(next, 1) == "=" && code_.substr(next, 2) != "==";
    if (is_keyword_argument) return;
    if (depth_ == 0 && whole == word) targets_.insert(word);
    found.insert(whole);
  }

  struct Block {
    std::size_t column = 0;
    bool is_class = false;
  };

  std::string_view code_;
  std::size_t at_ = 0;
  std::vector<Block> blocks_;           // the definitions around the place
  int depth_ = 0;                       // of brackets
  int parameters_at_ = 0;               // the depth of the parameters of a `def`; 0 outside of them
  int binding_at_ = -1;                 // the depth of the names after a `for` or a `lambda`
  char last_ = '\n';                    // the last sign; `a` for a word, `"` for a string
  std::set<std::string_view> targets_;  // of the assignment, if the statement is one
};

std::string_view first_component(std::string_view dotted) {
  return dotted.substr(0, dotted.find('.'));
}

}  // namespace

std::set<std::string_view> names_read(std::string_view code) {
  Reader reader(code);
  reader.read();
  std::set<std::string_view> result;
  for (const std::string_view name : reader.found) {
    if (!reader.bound.contains(first_component(name))) result.insert(name);
  }
  return result;
}

std::vector<std::size_t> top_level_statements(std::string_view code) {
  std::vector<std::size_t> result;
  int depth = 0;
  std::size_t at = 0;
  while (at < code.size()) {
    const char c = code[at];
    const bool is_first = depth == 0 && (at == 0 || code[at - 1] == '\n');
    if (is_first && c != '#' && c != '\n' && !is_space(c) && !closes(c)) result.push_back(at);
    if (opens(c)) ++depth;
    if (closes(c)) --depth;
    if (c == '#') {
      at = end_of_line(code, at);
    } else {
      at = is_quote(c) ? end_of_string(code, at) : at + 1;
    }
  }
  return result;
}

}  // namespace paddle_ls::rewrite
