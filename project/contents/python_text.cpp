#include "project/contents/python_text.hpp"

#include <algorithm>

#include "engine/syntax/cut_python.hpp"
#include "engine/text/part_edits.hpp"
#include "project/contents/json_string.hpp"

namespace paddle_ls::contents {

void PythonText::begin_part(std::string line_break, std::string last_line_end) {
  parts_.push_back({{python_.size(), python_.size()},
                    std::move(line_break),
                    std::move(last_line_end),
                    stretches_.size(),
                    stretches_.size()});
}

void PythonText::add(text::ByteRange file, std::string_view means) {
  stretches_.push_back({python_.size(), means.size(), file.start, file.size()});
  python_ += means;
}

void PythonText::end_part() {
  parts_.back().range.end = python_.size();
  parts_.back().end_of_stretches = stretches_.size();
  // An empty part has no place for an edit.
  if (parts_.back().range.empty()) return parts_.pop_back();
  const text::ByteRange range = parts_.back().range;
  python_ += syntax::closing_of(text::slice(python_, range));
  python_ += '\n';
}

const PythonText::Part* PythonText::part_around(text::ByteRange python) const {
  const auto behind = std::upper_bound(
      parts_.begin(), parts_.end(), python.start,
      [](std::size_t offset, const Part& part) { return offset < part.range.start; });
  if (behind == parts_.begin()) return nullptr;
  const Part& part = *std::prev(behind);
  return python.end <= part.range.end ? &part : nullptr;
}

const PythonText::Stretch& PythonText::stretch_at(const Part& part, std::size_t python) const {
  const auto first = stretches_.begin() + static_cast<std::ptrdiff_t>(part.first_stretch);
  const auto last = stretches_.begin() + static_cast<std::ptrdiff_t>(part.end_of_stretches);
  const auto behind = std::upper_bound(
      first, last, python,
      [](std::size_t offset, const Stretch& stretch) { return offset < stretch.python; });
  return *std::prev(behind);
}

namespace {

// The byte of the file at `python`, which is in the stretch or at its end.
std::size_t place(const PythonText::Stretch& stretch, std::size_t python) {
  const std::size_t inside = python - stretch.python;
  return stretch.file + (inside == stretch.python_size ? stretch.file_size : inside);
}

}  // namespace

text::ByteRange PythonText::in_file(text::ByteRange python) const {
  const Part* part = part_around(python);
  if (part == nullptr) return {0, 0};
  const std::size_t start = place(stretch_at(*part, python.start), python.start);
  if (python.empty()) return {start, start};
  return {start, place(stretch_at(*part, python.end - 1), python.end)};
}

Result<text::Edits> PythonText::in_file(const text::Edits& edits) const {
  std::vector<text::ByteRange> parts;
  for (const Part& part : parts_) parts.push_back(part.range);
  const auto inside = text::inside_parts(edits, parts, python_);
  if (!inside) return error("a rewrite would reach across two parts of the file");
  text::Edits moved;
  for (const text::Edit& edit : *inside) {
    const Part* part = part_around(edit.range);
    // At the seam of two lines both ends stand on the second one, so that what the file has between
    // its lines stays where the new text has a line end, and goes with a line end that goes.
    moved.push_back({{place(stretch_at(*part, edit.range.start), edit.range.start),
                      place(stretch_at(*part, edit.range.end), edit.range.end)},
                     spelled(*part, edit.replacement, edit.range.end)});
  }
  return moved;
}

std::string PythonText::spelled(const Part& part, std::string_view text,
                                std::size_t python_end) const {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    result += spelling_ == Spelling::verbatim ? std::string(line) : json_escaped(line, spelling_);
    if (end < text.size()) {
      // There is no next line after the last one.
      const bool is_last = end + 1 == text.size() && python_end == part.range.end;
      result += is_last ? std::string_view(part.last_line_end) : std::string_view(part.line_break);
    }
    at = end + 1;
  }
  return result;
}

}  // namespace paddle_ls::contents
