#include "engine/text/buffer.hpp"

namespace paddle_ls::text {
Buffer::Buffer(std::string text)
    : text_(std::make_shared<const std::string>(std::move(text))),
      lines_(std::make_shared<const LineIndex>(*text_)) {}

bool Buffer::change(std::span<const Change> changes, Encoding unit) {
  std::string text = *text_;
  auto lines = std::make_shared<LineIndex>(*lines_);
  for (const Change& change : changes) {
    if (!change.range) {
      text = change.text;
      *lines = LineIndex(text);
      continue;
    }
    const auto bytes = lines->byte_range(text, *change.range, unit);
    if (!bytes) return false;
    text.replace(bytes->start, bytes->size(), change.text);
    lines->replace(text, *bytes, change.text.size());
  }
  text_ = std::make_shared<const std::string>(std::move(text));
  lines_ = std::move(lines);
  return true;
}

}  // namespace paddle_ls::text
