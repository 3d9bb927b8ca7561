#include <algorithm>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/review_comments.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

namespace {

// True where `comment`, one or several lines, stands right before `above`.
bool ends_with_lines(std::string_view source, std::size_t above, std::string_view comment) {
  const std::string_view before = source.substr(0, above);
  if (!before.ends_with(comment)) return false;
  const std::size_t start = above - comment.size();
  return start == 0 || source[start - 1] == '\n' || source[start - 1] == '\r';
}

// Comments on several uses of one line stand above each other.
bool stands_above(std::string_view source, std::size_t at, std::string_view comment) {
  for (std::size_t above = at; above > 0;) {
    const bool has_two_bytes = source.substr(0, above).ends_with("\r\n");
    const std::size_t line = line_start(source, above - (has_two_bytes ? 2 : 1));
    if (ends_with_lines(source, above, comment)) return true;
    const std::string_view text = source.substr(line, above - line);
    if (text.find(todo_marker) == std::string_view::npos && !continues_comment(text)) return false;
    above = line;
  }
  return false;
}

}  // namespace

std::optional<TodoComment> todo_comment(std::string_view source, const FileFindings& file,
                                        std::size_t index) {
  const Finding& finding = file.findings[index];
  const std::size_t at = file.findings[index].plan.comment_at;
  if (at >= source.size()) return std::nullopt;
  std::string sentence = finding.has_edits() ? review_message(finding) : message(finding);
  // A rule of the workspace may say anything; what it says stays in the comment.
  std::replace_if(
      sentence.begin(), sentence.end(), [](unsigned char byte) { return byte < ' '; }, ' ');
  const std::string_view marker = finding.has_edits() ? review_marker : todo_marker;
  return TodoComment{
      at, comment_lines(marker, sentence, indentation(source, at), line_ending(source, at))};
}

text::Edits comment_edits(std::string_view source, const FileFindings& file, std::size_t index) {
  if (file.findings[index].has_edits()) return {};
  const auto comment = todo_comment(source, file, index);
  if (!comment || stands_above(source, comment->line, comment->text)) return {};
  return {{{comment->line, comment->line}, comment->text}};
}

text::Edits with_todo_comments(std::string_view source, const FileFindings& file,
                               const text::Edits& made, std::span<const std::size_t> findings) {
  const std::string between = text::applied(made, source);
  text::Edits comments;
  for (const std::size_t index : findings) {
    const auto comment = todo_comment(source, file, index);
    if (!comment) continue;
    // What the statement was given in front of it belongs to it. In the middle of what was written
    // anew there is no line for a comment.
    const std::size_t at = text::moved(comment->line, made);
    const bool is_line_start = at == 0 || between[at - 1] == '\n' || between[at - 1] == '\r';
    bool is_said = false;  // by a finding of the same line
    for (std::size_t i = comments.size(); i > 0 && comments[i - 1].range.start == at; --i) {
      is_said = is_said || comments[i - 1].replacement == comment->text;
    }
    if (is_line_start && !is_said && !stands_above(between, at, comment->text)) {
      comments.push_back({{at, at}, comment->text});
    }
  }
  std::stable_sort(comments.begin(), comments.end(),
                   [](const auto& a, const auto& b) { return a.range.start < b.range.start; });
  return text::composed(made, between, comments);
}

}  // namespace paddle_ls::rewrite
