#include "engine/rewrite/plan/own_text.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// How far above a use the text of its rule can begin; templates nest less.
constexpr int most_levels = 12;
constexpr std::size_t longest_text = 4096;

bool is_layout(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\\';
}

// Layout and the kind of quotes are free in what a rule writes.
std::string without_layout(std::string_view text) {
  std::string result;
  std::copy_if(text.begin(), text.end(), std::back_inserter(result),
               [](char c) { return !is_layout(c); });
  std::replace(result.begin(), result.end(), '"', '\'');
  return result;
}

// Texts in their order, with anything between two of them.
using Pattern = std::vector<std::string>;

bool matches(const Pattern& pattern, std::string_view text) {
  if (pattern.size() == 1) return text == pattern.front();
  if (!text.starts_with(pattern.front())) return false;
  text.remove_prefix(pattern.front().size());
  for (std::size_t i = 1; i + 1 < pattern.size(); ++i) {
    const std::size_t at = text.find(pattern[i]);
    if (at == std::string_view::npos) return false;
    text.remove_prefix(at + pattern[i].size());
  }
  return text.ends_with(pattern.back());
}

// A template around one of its places that say the use again.
struct OwnText {
  Pattern before;
  Pattern behind;  // the name of the method
};

class OwnTextReader {
 public:
  OwnTextReader(std::string_view source, const UseToPlan& use, const Alternative& alternative)
      : table_(*use.found.table),
        pieces_(table_.rows(alternative.expression.pieces)),
        receiver_(without_layout(use.receiver.in(source))),
        method_("." + std::string(text::slice(source, use.method))),
        is_called_(use.call) {}

  std::vector<OwnText> read() const {
    std::vector<OwnText> found;
    for (std::size_t i = 0; i + 1 < pieces_.size(); ++i) {
      const auto rest = behind_use(i);
      if (!rest || !says_more(i)) continue;
      found.push_back({pattern({}, pieces_.first(i)), pattern(*rest, pieces_.subspan(i + 2))});
    }
    return found;
  }

  // All that the template says.
  Pattern whole() const { return pattern({}, pieces_); }

 private:
  // What follows the use that the pieces from `at` say again; nothing where they say another one.
  std::optional<std::string> behind_use(std::size_t at) const {
    const Piece& self = pieces_[at];
    const Piece& name = pieces_[at + 1];
    if (self.kind != PieceKind::self || self.filter != Filter::none) return std::nullopt;
    if (name.kind != PieceKind::literal) return std::nullopt;
    std::string_view text = table_.text(name.text);
    if (!text.starts_with(method_)) return std::nullopt;
    text.remove_prefix(method_.size());
    if (!text.empty() && is_identifier_byte(text.front())) return std::nullopt;
    return text.starts_with('(') == is_called_ ? std::optional(without_layout(text)) : std::nullopt;
  }

  // True where the literal text contains, besides the use, an operator or a name that is not a
  // keyword.
  bool says_more(std::size_t at) const {
    std::string text;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      if (pieces_[i].kind != PieceKind::literal) continue;
      std::string_view literal = table_.text(pieces_[i].text);
      if (i == at + 1) literal.remove_prefix(method_.size());
      text.append(literal).push_back(',');
    }
    for (std::size_t i = 0; i < text.size();) {
      const auto is_name = [&](std::size_t k) { return is_identifier_byte(text[k]); };
      std::size_t end = i;
      while (end < text.size() && is_name(end)) ++end;
      const bool is_keyword = end > i && end < text.size() && text[end] == '=';
      const bool is_punctuation =
          end == i && std::string_view("()[],= ").find(text[i]) != std::string_view::npos;
      if (!is_keyword && !is_punctuation) return true;
      i = std::max(end, i + 1);
    }
    return false;
  }

  Pattern pattern(std::string start, std::span<const Piece> pieces) const {
    Pattern result{std::move(start)};
    for (const Piece& piece : pieces) {
      if (piece.kind == PieceKind::literal) {
        result.back() += without_layout(table_.text(piece.text));
      } else if (piece.kind == PieceKind::self && piece.filter == Filter::none) {
        result.back() += receiver_;
      } else {
        result.emplace_back();
      }
    }
    return result;
  }

  const RuleTable& table_;
  std::span<const Piece> pieces_;
  std::string receiver_;
  std::string method_;
  bool is_called_;
};

// True where a text around `use`, which is a call of a builtin such as `str(x)`, is what a template
// writes that begins with such a call.
bool is_begun_by_use(std::string_view source, const UseToPlan& use, const Pattern& whole,
                     Node statement) {
  const std::string own = without_layout(use.name.in(source));
  const bool says_use = whole.front().size() > own.size() && whole.front().starts_with(own);
  if (!says_use) return false;
  Node around = parent_below(statement, use.name);
  for (int level = 0; around && level < most_levels; ++level) {
    if (around.start() != use.name.start() || around.range().size() > longest_text) return false;
    if (matches(whole, without_layout(around.in(source)))) return true;
    around = parent_below(statement, around);
  }
  return false;
}

}  // namespace

bool stands_in_own_text(std::string_view source, const UseToPlan& use,
                        const Alternative& alternative, Node statement) {
  if (!use.receiver || use.other || alternative.outcome != Outcome::expression) return false;
  const OwnTextReader reader(source, use, alternative);
  const bool is_call_of_builtin = use.method.end <= use.receiver.start();
  if (is_call_of_builtin) return is_begun_by_use(source, use, reader.whole(), statement);
  const std::vector<OwnText> texts = reader.read();
  if (texts.empty()) return false;
  Node around = use.call ? use.call : use.name;
  for (int level = 0; around && level < most_levels; ++level) {
    if (around.range().size() > longest_text) return false;
    const std::string before =
        without_layout(text::slice(source, {around.start(), use.receiver.start()}));
    const std::string behind = without_layout(text::slice(source, {use.method.end, around.end()}));
    const bool is_own = std::any_of(texts.begin(), texts.end(), [&](const OwnText& own) {
      return matches(own.before, before) && matches(own.behind, behind);
    });
    if (is_own) return true;
    around = parent_below(statement, around);
  }
  return false;
}

}  // namespace paddle_ls::rewrite
