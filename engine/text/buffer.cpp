#include "engine/text/buffer.hpp"

namespace paddle_ls::text {

Buffer::Buffer(std::string text)
    : text_(std::make_shared<const std::string>(std::move(text))),
      lines_(std::make_shared<const LineIndex>(*text_)) {}

void Buffer::replace(ByteRange range, std::string_view replacement) {
  std::string next;
  next.reserve(text_->size() - range.size() + replacement.size());
  next.append(*text_, 0, range.start);
  next.append(replacement);
  next.append(*text_, range.end);
  auto lines = std::make_shared<LineIndex>(*lines_);
  lines->replace(next, range, replacement.size());
  text_ = std::make_shared<const std::string>(std::move(next));
  lines_ = std::move(lines);
}

std::optional<Replacement> Buffer::replace(PositionRange range, Encoding unit,
                                           std::string_view replacement) {
  const auto bytes = lines_->byte_range(*text_, range, unit);
  if (!bytes) return std::nullopt;
  replace(*bytes, replacement);
  return Replacement{*bytes, replacement.size()};
}

}  // namespace paddle_ls::text
