#include "engine/text/buffer.hpp"

#include "engine/text/edits.hpp"

namespace paddle_ls::text {
namespace {

// The smallest replacement that leads from one text to the other.
Replacement extent(std::string_view before, std::string_view after) {
  const Edits edits = difference(before, after);
  if (edits.empty()) return {{before.size(), before.size()}, 0};
  return {edits.front().range, edits.front().replacement.size()};
}

}  // namespace

Buffer::Buffer(std::string text)
    : text_(std::make_shared<const std::string>(std::move(text))),
      lines_(std::make_shared<const LineIndex>(*text_)) {}

std::optional<Replacement> Buffer::change(std::span<const Change> changes, Encoding unit) {
  std::string text = *text_;
  auto lines = std::make_shared<LineIndex>(*lines_);
  Replacement last{{text.size(), text.size()}, 0};
  for (const Change& change : changes) {
    if (!change.range) {
      text = change.text;
      *lines = LineIndex(text);
      continue;
    }
    const auto bytes = lines->byte_range(text, *change.range, unit);
    if (!bytes) return std::nullopt;
    text.replace(bytes->start, bytes->size(), change.text);
    lines->replace(text, *bytes, change.text.size());
    last = {*bytes, change.text.size()};
  }
  const bool is_single = changes.size() == 1 && changes.front().range;
  const Replacement total = is_single ? last : extent(*text_, text);
  text_ = std::make_shared<const std::string>(std::move(text));
  lines_ = std::move(lines);
  return total;
}

}  // namespace paddle_ls::text
