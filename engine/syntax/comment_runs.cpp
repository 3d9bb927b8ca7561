#include "engine/syntax/comment_runs.hpp"

#include <algorithm>
#include <vector>

#include "engine/syntax/cut_python.hpp"

namespace paddle_ls::syntax {
namespace {

constexpr std::size_t longest_run = 32;  // that is read line by line

struct Line {
  std::size_t start;
  std::size_t mark;  // of the comment
  std::size_t end;   // of its text
};

// A line that holds a comment only; `mark` is the end where it holds something else.
Line line_at(std::string_view text, std::size_t start) {
  const std::size_t end = std::min(text.find('\n', start), text.size());
  std::size_t mark = start;
  while (mark < end && (text[mark] == ' ' || text[mark] == '\t')) ++mark;
  if (mark == end || text[mark] != '#') mark = end;
  return {start, mark, end};
}

bool continues(const Line& before, const Line& line, std::string_view text) {
  return text.substr(before.start, before.mark - before.start) ==
         text.substr(line.start, line.mark - line.start);
}

// Runs of more than `longest_run` lines that look like comments.
std::vector<std::vector<Line>> long_runs(std::string_view text) {
  std::vector<std::vector<Line>> runs;
  std::vector<Line> run;
  const auto finish = [&] {
    if (run.size() > longest_run) runs.push_back(std::move(run));
    run.clear();
  };
  for (std::size_t start = 0; start < text.size();) {
    const Line line = line_at(text, start);
    const bool is_plain_comment =
        line.mark < line.end &&
        text.substr(line.mark, line.end - line.mark).find("paddle-ls") == std::string_view::npos;
    if (!run.empty() && !(is_plain_comment && continues(run.back(), line, text))) finish();
    if (is_plain_comment) run.push_back(line);
    start = line.end + 1;
  }
  finish();
  return runs;
}

}  // namespace

std::optional<std::string> with_comments_joined(std::string_view text) {
  const auto runs = long_runs(text);
  if (runs.empty()) return std::nullopt;
  const std::vector<std::size_t> comments = comment_starts(text);
  std::string shown(text);
  for (const std::vector<Line>& run : runs) {
    // In a string they are not comments.
    const bool are_comments =
        std::binary_search(comments.begin(), comments.end(), run.front().mark) &&
        std::binary_search(comments.begin(), comments.end(), run.back().mark);
    if (!are_comments) continue;
    // The last one stays by itself: what follows is seen from there.
    for (std::size_t i = 0; i + 2 < run.size(); ++i) {
      shown[run[i].end] = ' ';
      if (shown[run[i].end - 1] == '\r') shown[run[i].end - 1] = ' ';
    }
  }
  return shown;
}

}  // namespace paddle_ls::syntax
