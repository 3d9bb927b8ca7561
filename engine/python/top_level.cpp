#include "engine/python/top_level.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <set>
#include <utility>

#include "engine/python/facts/folded_name.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::python {
namespace {

// First words of lines that belong to the statement before.
constexpr auto continuing = text::words("elif", "else", "except", "finally");

constexpr auto keywords = text::words(
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with");

enum ByteKind : std::uint8_t { other_byte, word_byte, first_of_word };

constexpr std::array<ByteKind, 256> byte_kinds() {
  std::array<ByteKind, 256> kinds{};
  for (std::size_t byte = 0; byte < kinds.size(); ++byte) {
    const bool begins =
        (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' || byte >= 0x80;
    const bool is_digit = byte >= '0' && byte <= '9';
    kinds[byte] = begins ? first_of_word : is_digit ? word_byte : other_byte;
  }
  return kinds;
}

constexpr std::array<ByteKind, 256> kinds_of_bytes = byte_kinds();

bool begins_word(char c) {
  return kinds_of_bytes[static_cast<unsigned char>(c)] == first_of_word;
}

bool is_word(char c) {
  return kinds_of_bytes[static_cast<unsigned char>(c)] != other_byte;
}

// A top-level statement under construction.
class Statement {
 public:
  void begin(std::size_t start) { result_.range = {start, start}; }

  void bind(std::string_view name) { binds_.insert(name); }
  void mention(std::string_view name) { mentions_.push_back(name); }
  void make_local(std::string_view name) { locals_.insert(name); }
  void set_defines() { result_.defines = true; }
  void set_imports() { result_.imports = true; }
  void see_inner_function() { has_inner_ = true; }
  void declare_global(std::string_view name) {
    globals_.insert(name);
    binds_.insert(name);
  }
  bool defines() const { return result_.defines; }

  TopLevel end(std::size_t end) {
    result_.range.end = end;
    result_.binds.assign(binds_.begin(), binds_.end());
    std::sort(mentions_.begin(), mentions_.end());
    mentions_.erase(std::unique(mentions_.begin(), mentions_.end()), mentions_.end());
    // What one function binds for itself is not a name of the module. In a class, or with functions
    // inside, another one may still mean that.
    std::erase_if(mentions_, [this](std::string_view name) {
      const std::string_view head = name.substr(0, name.find('.'));
      return !has_inner_ && locals_.contains(head) && !globals_.contains(head);
    });
    result_.mentions.assign(mentions_.begin(), mentions_.end());
    return std::move(result_);
  }

 private:
  TopLevel result_;
  std::vector<std::string_view> mentions_;
  std::set<std::string_view> binds_;
  std::set<std::string_view> locals_;
  std::set<std::string_view> globals_;
  bool has_inner_ = false;
};

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<TopLevel> run() {
    while (at_ < text_.size()) step();
    if (is_open_) found_.push_back(statement_.end(text_.size()));
    return std::move(found_);
  }

 private:
  char peek(std::size_t ahead) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  void step() {
    const char c = text_[at_];
    if (is_line_start_ && depth_ == 0) begin_line();
    if (at_ >= text_.size()) return;
    if (c == '\n' || c == '\r') {
      ++at_;
      if (depth_ == 0) end_logical_line();
      is_line_start_ = true;
    } else if (c == '#') {
      at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
    } else if (c == '\\') {
      at_ += text_.substr(at_, 3) == "\\\r\n" ? 3 : 2;
      at_ = std::min(at_, text_.size());
    } else if (c == '"' || c == '\'') {
      string();
    } else if (begins_word(c)) {
      word();
    } else if (c >= '0' && c <= '9') {
      while (at_ < text_.size() && (is_word(text_[at_]) || text_[at_] == '.')) ++at_;
    } else {
      sign(c);
    }
  }

  // A line that begins in the first column begins a statement, unless it continues the previous
  // one.
  void begin_line() {
    is_line_start_ = false;
    const char c = text_[at_];
    if (c == ' ' || c == '\t' || c == '\f' || c == '#' || c == '\n' || c == '\r') return;
    if (text_.substr(at_, 3) == "\xEF\xBB\xBF") {
      at_ += 3;
      if (at_ >= text_.size()) return;
    }
    std::size_t end = at_;
    while (end < text_.size() && is_word(text_[end])) ++end;
    const bool continues = is_decorated_ || continuing.has(text_.substr(at_, end - at_));
    is_decorated_ = text_[at_] == '@';
    if (continues && is_open_) return;
    if (is_open_) found_.push_back(statement_.end(at_));
    statement_ = Statement();
    statement_.begin(at_);
    is_open_ = true;
    is_first_word_ = true;
  }

  void end_logical_line() {
    words_.clear();
    is_for_ = false;
    is_from_ = false;
    is_import_ = false;
    is_global_ = false;
    is_header_ = false;
    is_first_word_ = true;
    last_word_ = {};
  }

  void sign(char c) {
    if (c == '(' || c == '[' || c == '{') ++depth_;
    if ((c == ')' || c == ']' || c == '}') && depth_ > 0) --depth_;
    if (depth_ == 0) in_parameters_ = false;
    const char next = peek(1);
    const char before = at_ > 0 ? text_[at_ - 1] : '\0';
    const bool compares =
        next == '=' || before == '=' || before == '!' || before == '<' || before == '>';
    if (c == '=' && !compares && depth_ == 0 && !is_header_) {
      for (const std::string_view name : words_) bind(name);
      words_.clear();
    } else if (c == ':' && next == '=' && !last_word_.empty()) {
      bind(last_word_);
    } else if (c == ':' && depth_ == 0) {
      const bool is_annotation = words_.size() == 1 && !is_for_ && !is_header_;
      if (is_annotation) bind(words_.front());
      words_.clear();
      is_header_ = is_annotation;  // it ends with the line: no more names are bound
    } else if (c == ';' && depth_ == 0) {
      end_logical_line();
    }
    last_word_ = {};
    ++at_;
  }

  // Of the module, or of the function that the statement is.
  void bind(std::string_view name) {
    if (statement_.defines()) {
      statement_.make_local(name);
    } else {
      statement_.bind(name);
    }
  }

  // A name as Python reads it: what it writes, or text that is kept here.
  std::string_view name_at(std::size_t start, std::size_t end) {
    const std::string_view written = text_.substr(start, end - start);
    return may_fold(written) ? folded_.emplace_back(folded_name(written)) : written;
  }

  void word() {
    const std::size_t start = at_;
    while (at_ < text_.size() && is_word(text_[at_])) ++at_;
    const bool is_prefix =
        at_ < text_.size() && (text_[at_] == '"' || text_[at_] == '\'') && at_ - start <= 2;
    if (is_prefix) return string();
    std::size_t before = start;
    while (before > 0 && (text_[before - 1] == ' ' || text_[before - 1] == '\t')) --before;
    const bool is_attribute = before > 0 && text_[before - 1] == '.';
    const bool is_first = std::exchange(is_first_word_, false);
    if (is_attribute) return;
    const std::string_view name = name_at(start, at_);
    if (keywords.has(name)) {
      keyword(name, is_first);
    } else {
      take(name, start);
    }
  }

  // An identifier that is not an attribute.
  void take(std::string_view name, std::size_t start) {
    if (names_definition_) {
      names_definition_ = false;
      if (statement_.defines() && is_inner_) {
        statement_.make_local(name);
      } else {
        statement_.bind(name);
      }
      in_parameters_ = true;
      return;
    }
    if (is_from_) return;
    if (is_import_) {
      // An import inside a function is among the imports of the file.
      if (!statement_.defines()) statement_.bind(name);
      return;
    }
    if (is_global_) return statement_.declare_global(name);
    if (binds_next_) {
      binds_next_ = false;
      bind(name);
      return;
    }
    if (is_for_) bind(name);
    if (depth_ == 1 && in_parameters_ && statement_.defines() && !is_inner_) {
      parameter(name);
    }
    const bool is_keyword_argument = depth_ > 0 && is_followed_by_equals();
    if (depth_ == 0 || !is_keyword_argument) statement_.mention(dotted(name, start));
    if (depth_ == 0 && !is_header_) words_.push_back(name);
    last_word_ = name;
  }

  // In the parentheses of a `def`: what stands after `(` or a comma is a parameter.
  void parameter(std::string_view name) {
    std::size_t before = at_ - name.size();
    while (before > 0 &&
           std::string_view(" \t\r\n*").find(text_[before - 1]) != std::string_view::npos) {
      --before;
    }
    if (before > 0 && (text_[before - 1] == '(' || text_[before - 1] == ',')) {
      statement_.make_local(name);
    }
  }

  bool is_followed_by_equals() const {
    const std::size_t next = text_.find_first_not_of(" \t", at_);
    return next != std::string_view::npos && text_[next] == '=' &&
           (next + 1 == text_.size() || text_[next + 1] != '=');
  }

  // `name`, which is written from `start` to `at_`, with the attributes after it.
  std::string_view dotted(std::string_view name, std::size_t start) {
    bool is_folded = name.data() != text_.data() + start;
    std::string folded;
    std::size_t end = at_;
    while (end + 1 < text_.size() && text_[end] == '.' && begins_word(text_[end + 1])) {
      const std::size_t first = end + 1;
      end = first;
      while (end < text_.size() && is_word(text_[end])) ++end;
      const std::string_view attribute = text_.substr(first, end - first);
      if (!is_folded && !may_fold(attribute)) continue;
      if (folded.empty()) folded = is_folded ? name : text_.substr(start, first - 1 - start);
      is_folded = true;
      folded += ".";
      folded += name_at(first, end);
    }
    if (folded.empty()) return is_folded ? name : text_.substr(start, end - start);
    return folded_.emplace_back(std::move(folded));
  }

  void keyword(std::string_view name, bool is_first) {
    is_first_word_ = name == "async";
    const bool is_import = name == "import" || name == "from";
    if (is_import && is_first && indentation_is_none()) statement_.set_imports();
    if (name == "def" || name == "class") {
      const bool is_outer = is_first && !statement_.defines() && indentation_is_none();
      is_inner_ = !is_outer;
      if (is_outer) {
        statement_.set_defines();
        if (name == "class") statement_.see_inner_function();
      } else if (statement_.defines()) {
        statement_.see_inner_function();
      }
      names_definition_ = true;
      is_header_ = true;
    } else if (name == "for" && depth_ == 0) {
      is_for_ = true;
      is_header_ = true;
    } else if (name == "in") {
      is_for_ = false;
    } else if (name == "lambda") {
      statement_.see_inner_function();
      is_header_ = is_header_ || depth_ == 0;
    } else if (name == "as") {
      binds_next_ = !is_import_;
    } else if (name == "from") {
      is_from_ = is_first;
    } else if (name == "import") {
      is_from_ = false;
      is_import_ = true;
      words_.clear();
    } else if (name == "global") {
      is_global_ = true;
    } else if (is_first && (name == "if" || name == "elif" || name == "while" || name == "with" ||
                            name == "try" || name == "except")) {
      is_header_ = true;
    }
    last_word_ = {};
  }

  bool indentation_is_none() const {
    const std::size_t line = text_.find_last_of("\r\n", at_ - 1);
    const std::size_t start = line == std::string_view::npos ? 0 : line + 1;
    return text_[start] != ' ' && text_[start] != '\t';
  }

  // At the quote of a string, after its prefix. Names in the fields of an f-string count.
  void string() {
    const char quote = text_[at_];
    const bool is_formatted = has_prefix("fFtT");
    const bool is_triple = peek(1) == quote && peek(2) == quote;
    at_ += is_triple ? 3 : 1;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\\') {
        at_ = std::min(at_ + 2, text_.size());
      } else if (c == quote && (!is_triple || (peek(1) == quote && peek(2) == quote))) {
        at_ += is_triple ? 3 : 1;
        return;
      } else if (!is_triple && (c == '\n' || c == '\r')) {
        return;
      } else if (is_formatted && c == '{' && peek(1) == '{') {
        at_ += 2;
      } else if (is_formatted && c == '{') {
        field(quote, is_triple);
      } else {
        ++at_;
      }
    }
  }

  bool has_prefix(std::string_view letters) const {
    for (std::size_t i = 1; i <= 2 && i <= at_ && is_word(text_[at_ - i]); ++i) {
      if (letters.find(text_[at_ - i]) != std::string_view::npos) return true;
    }
    return false;
  }

  // The field of an f-string up to its closing brace: all names in it are mentions.
  void field(char quote, bool is_triple) {
    std::uint32_t depth = 0;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '{') ++depth;
      if (c == '}' && --depth == 0) {
        ++at_;
        return;
      }
      const bool is_end = c == quote && (!is_triple || (peek(1) == quote && peek(2) == quote));
      if (is_end || (!is_triple && c == '\n')) return;
      if (begins_word(c)) {
        const std::size_t start = at_;
        while (at_ < text_.size() && is_word(text_[at_])) ++at_;
        const bool is_attribute = start > 0 && text_[start - 1] == '.';
        if (!is_attribute) statement_.mention(dotted(name_at(start, at_), start));
      } else {
        ++at_;
      }
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t depth_ = 0;
  Statement statement_;
  std::vector<TopLevel> found_;
  std::deque<std::string> folded_;       // names that are not read as they are written
  std::vector<std::string_view> words_;  // of the logical line, outside of brackets
  std::string_view last_word_;
  bool is_open_ = false;
  bool is_line_start_ = true;
  bool is_decorated_ = false;
  bool is_first_word_ = true;      // at the beginning of the logical line
  bool is_for_ = false;            // between `for` and `in`
  bool is_from_ = false;           // between `from` and `import`: the name of a module
  bool is_import_ = false;         // after `import`
  bool is_global_ = false;         // after `global`
  bool is_header_ = false;         // before the colon of a compound statement
  bool is_inner_ = false;          // the definition that is read is nested in another one
  bool names_definition_ = false;  // after `def` or `class`
  bool in_parameters_ = false;     // of a definition, as far as the first closing one
  bool binds_next_ = false;        // after `as`
};

}  // namespace

std::vector<TopLevel> top_level(std::string_view source) {
  return Scanner(source).run();
}

}  // namespace paddle_ls::python
