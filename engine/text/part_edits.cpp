#include "engine/text/part_edits.hpp"

#include <algorithm>

namespace paddle_ls::text {

namespace {

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

// Where the line end before `place` begins, if there is one after `floor`.
std::size_t in_front_of_line_end(std::string_view text, std::size_t place, std::size_t floor) {
  if (place <= floor || !is_line_end(text[place - 1])) return place;
  const bool is_pair = place - 1 > floor && text[place - 1] == '\n' && text[place - 2] == '\r';
  return place - (is_pair ? 2 : 1);
}

void drop_line_end(std::string& text) {
  if (text.ends_with('\n')) text.pop_back();
  if (text.ends_with('\r')) text.pop_back();
}

// The last lines of a part go: the line end before them goes in place of the one after them.
void remove_last_lines(Edit edit, const ByteRange& part, std::string_view text, Edits& into) {
  while (!into.empty() && into.back().range.end == edit.range.start &&
         into.back().range.start >= part.start) {
    if (!into.back().replacement.empty()) {
      drop_line_end(into.back().replacement);
      into.push_back(std::move(edit));
      return;
    }
    edit.range.start = into.back().range.start;
    into.pop_back();
  }
  const std::size_t start = in_front_of_line_end(text, edit.range.start, part.start);
  const bool is_free = into.empty() || into.back().range.end <= start;
  if (is_free) edit.range.start = start;
  into.push_back(std::move(edit));
}

}  // namespace

std::optional<Edits> inside_parts(const Edits& edits, std::span<const ByteRange> parts,
                                  std::string_view text) {
  Edits result;
  for (const Edit& edit : edits) {
    const auto behind = std::upper_bound(
        parts.begin(), parts.end(), edit.range.start,
        [](std::size_t offset, const ByteRange& part) { return offset < part.start; });
    if (behind == parts.begin()) return std::nullopt;
    const ByteRange& part = *std::prev(behind);
    const std::size_t limit = behind == parts.end() ? text.size() : behind->start;
    if (edit.range.end > limit) return std::nullopt;
    if (edit.range.end <= part.end) {
      result.push_back(edit);
      continue;
    }
    Edit clipped{{std::min(edit.range.start, part.end), part.end}, edit.replacement};
    drop_line_end(clipped.replacement);
    if (edit.range.start > part.end && !clipped.replacement.empty()) {
      clipped.replacement.insert(0, "\n");
    }
    if (clipped.replacement.empty()) {
      remove_last_lines(std::move(clipped), part, text, result);
    } else {
      result.push_back(std::move(clipped));
    }
  }
  return result;
}

}  // namespace paddle_ls::text
