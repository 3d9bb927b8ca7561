#include "engine/rewrite/arguments/f_string_place.hpp"

#include <algorithm>

#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// The quote that ends `string` by itself; nothing for one that takes three.
std::string_view single_quote(std::string_view string) {
  const std::size_t open = string.find_first_of("'\"");
  if (open == std::string_view::npos) return {};
  const std::string_view quotes = string.substr(open);
  const bool is_triple = quotes.size() >= 6 && quotes[1] == quotes[0] && quotes[2] == quotes[0];
  return is_triple ? std::string_view() : quotes.substr(0, 1);
}

}  // namespace

FStringPlace::FStringPlace(std::string_view source, Node statement, Node node) : source_(source) {
  const std::uint16_t string = python_kinds().string;
  const auto add = [&](Node around) {
    if (around.kind() == string && !(around == node)) taken_ += single_quote(around.in(source));
  };
  if (!statement || !statement.range().contains(node.range())) {
    for (Node around = node.parent(); around; around = around.parent()) add(around);
    return;
  }
  for (Node around = statement; around && !(around == node); around = around.child_towards(node)) {
    add(around);
  }
}

bool FStringPlace::fit(EditTable& table, const EditMark& from) const {
  for (std::size_t i = from.edits; i < table.edits.size(); ++i) {
    const PlannedEdit& edit = table.edits[i];
    if (doubles_brace(table, edit)) return false;
    const std::span<char> all =
        std::span(table.text).subspan(edit.replacement.offset, edit.replacement.size);
    std::size_t reached = 0;
    for (const MovedText& moved : table.moved_in(edit)) {
      if (!fit(all.subspan(reached, moved.at - reached))) return false;
      reached = moved.at + moved.size;
    }
    if (!fit(all.subspan(reached))) return false;
  }
  return true;
}

bool FStringPlace::fit(std::span<char> written) const {
  for (std::size_t i = 0; i < written.size(); ++i) {
    const char c = written[i];
    if (c == '\\' || c == '\n' || c == '\r' || c == '#') return false;
    if (c != '\'' && c != '"') continue;
    i = fit_string(written, i);
    if (i == written.size()) return false;
  }
  return true;
}

// The place of the closing quote of the string that opens at `open`; the end where it has to stay
// as it is and cannot.
std::size_t FStringPlace::fit_string(std::span<char> written, std::size_t open) const {
  const std::string_view text(written.data(), written.size());
  const char quote = text[open];
  const std::size_t close = text.find(quote, open + 1);
  if (close == std::string_view::npos) return text.size();
  const std::string_view content = text.substr(open + 1, close - open - 1);
  const bool is_triple = content.empty() && close + 1 < text.size() && text[close + 1] == quote;
  const bool has_taken = content.find_first_of(taken_) != std::string_view::npos;
  if (is_triple || has_taken || content.find('\\') != std::string_view::npos) return text.size();
  if (may_stand(quote)) return close;
  const char other = quote == '"' ? '\'' : '"';
  if (!may_stand(other) || content.find(other) != std::string_view::npos) return text.size();
  written[open] = written[close] = other;
  return close;
}

// Two braces side by side are the text of a brace.
bool FStringPlace::doubles_brace(const EditTable& table, const PlannedEdit& edit) const {
  if (edit.start == 0 || source_[edit.start - 1] != '{') return false;
  const std::string_view written = table.replacement(edit);
  if (!written.empty()) return written.front() == '{';
  return edit.end > edit.start && edit.end < source_.size() && source_[edit.end] == '{';
}

}  // namespace paddle_ls::rewrite
