#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "engine/python/evaluate/state/builtins.hpp"
#include "engine/rewrite/rule_check/checks.hpp"
#include "engine/text/identifier.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::array<std::string_view, 19> keywords = {
    "and", "as",  "async", "await", "else", "for",   "from", "if",   "import", "in",
    "is",  "not", "or",    "yield", "None", "False", "True", "self", "lambda"};

bool is_keyword(std::string_view word) {
  return std::find(keywords.begin(), keywords.end(), word) != keywords.end();
}

bool is_exception(std::string_view name) {
  return name.ends_with("Error") || name.ends_with("Exception") || name.ends_with("Warning") ||
         name == "StopIteration";
}

// The text of a template with a number in each hole: no name, and nothing that binds one.
std::string with_filled_holes(const RuleTable& table, const Template& from) {
  std::string text;
  for (const Piece& piece : table.rows(from.pieces)) {
    if (piece.kind == PieceKind::literal) {
      text += table.text(piece.text);
    } else if (piece.kind != PieceKind::optional) {
      text += '0';
    }
  }
  return text;
}

// One pass over the words of an expression: those that are read, and those that it binds itself.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {
    while (at_ < text_.size()) step();
  }

  std::vector<std::string_view> read;
  std::set<std::string_view> bound;

 private:
  void step() {
    const char c = text_[at_];
    if (c == '\'' || c == '"') {
      at_ = std::min(text_.find(c, at_ + 1), text_.size() - 1) + 1;
    } else if (text::is_identifier_byte(c)) {
      take_word();
    } else {
      if (c == ':' || text_.substr(at_).starts_with("in ")) binds_ = false;
      is_member_ = c == '.';
      ++at_;
    }
  }

  void take_word() {
    const std::size_t start = at_;
    while (at_ < text_.size() && text::is_identifier_byte(text_[at_])) ++at_;
    const std::string_view word = text_.substr(start, at_ - start);
    const std::string_view behind = text_.substr(at_);
    const bool is_member = std::exchange(is_member_, false);
    if (word == "lambda" || word == "for") binds_ = true;
    if (word == "in") binds_ = false;
    const bool is_text_prefix = behind.starts_with('\'') || behind.starts_with('"');
    const bool is_number = word.front() >= '0' && word.front() <= '9';
    if (is_member || is_keyword(word) || is_number || is_text_prefix) return;
    const bool is_target = (behind.starts_with('=') && !behind.starts_with("==")) ||
                           behind.starts_with(" = ") || behind.starts_with(" :=") ||
                           behind.starts_with(":=");
    if (binds_ || is_target) {
      bound.insert(word);
    } else {
      read.push_back(word);
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool is_member_ = false;  // a dot stands in front
  bool binds_ = false;      // between `lambda` or `for` and what ends the names behind it
};

std::set<std::string_view> defined_by(const RuleTable& table, const Alternative& alternative) {
  std::set<std::string_view> result = {"paddle"};
  for (const Need& need : table.rows(alternative.needs)) {
    const std::string_view name = table.text(need.name);
    result.insert(name.substr(0, name.find('.')));
  }
  return result;
}

}  // namespace

void find_undefined_names(const LoadedFile& file, RuleProblems& into) {
  std::set<std::size_t> said;
  each_rule(file, [&](const Rule& rule, std::size_t row) {
    for (std::size_t i = 0; i < rule.alternatives.count; ++i) {
      const std::size_t at = rule.alternatives.first + i;
      const Alternative& alternative = file.table.alternatives[at];
      std::string text = with_filled_holes(file.table, alternative.expression);
      for (const Template& before : file.table.rows(alternative.before)) {
        text += ";" + with_filled_holes(file.table, before);
      }
      for (const ArgumentRule& argument : file.table.rows(alternative.arguments)) {
        text += ";" + with_filled_holes(file.table, argument.value);
      }
      text += ";0" + with_filled_holes(file.table, alternative.suffix);
      const Words words(text);
      const std::set<std::string_view> defined = defined_by(file.table, alternative);
      for (const std::string_view word : words.read) {
        if (defined.contains(word) || words.bound.contains(word) || python::is_builtin(word) ||
            is_exception(word)) {
          continue;
        }
        const std::size_t place = file.place_of_alternative(at);
        const text::ByteRange range =
            file.range_of(word, place, file.end_of_rule(file.place_of_rule(row)));
        if (!said.insert(range.start).second) continue;
        into.push_back({&codes::rule_name_undefined,
                        "nothing defines `" + std::string(word) +
                            "`: name a helper in `helper`, or a module in `import`",
                        range});
      }
    }
  });
}

}  // namespace paddle_ls::rewrite
