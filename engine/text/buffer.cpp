#include "engine/text/buffer.hpp"

#include <algorithm>

namespace paddle_ls::text {
namespace {

// A text that is being changed, with what is known of it.
class Draft {
 public:
  Draft(std::string text, LineIndex lines, std::vector<LoneHalf> halves)
      : text_(std::move(text)), lines_(std::move(lines)), halves_(std::move(halves)) {}

  void set(std::string_view wtf8) {
    Replaced fresh = without_halves(wtf8);
    text_ = std::move(fresh.text);
    halves_ = std::move(fresh.halves);
    lines_ = LineIndex(text_);
  }

  void change(PositionRange range, std::string_view wtf8, Encoding unit) {
    if (unit == Encoding::utf16) {
      cut_pair_at(range.start);
      cut_pair_at(range.end);
    }
    const std::size_t start = clamped(range.start, unit);
    const std::size_t end = clamped(range.end, unit);
    const ByteRange bytes{std::min(start, end), std::max(start, end)};
    const Replaced fresh = without_halves(wtf8);
    replace(bytes, fresh);
    // Other units than those of UTF-16 count two halves that meet as two characters.
    if (unit != Encoding::utf16) return;
    join_at(bytes.start + fresh.text.size());
    join_at(bytes.start);
  }

  std::string& text() { return text_; }
  LineIndex& lines() { return lines_; }
  std::vector<LoneHalf>& halves() { return halves_; }

 private:
  // A line past the end is the end of the text.
  std::size_t clamped(Position at, Encoding unit) const {
    return lines_.offset(text_, at, unit).value_or(text_.size());
  }

  auto first_half_from(std::size_t offset) {
    return std::lower_bound(
        halves_.begin(), halves_.end(), offset,
        [](const LoneHalf& half, std::size_t limit) { return half.offset < limit; });
  }

  void replace(ByteRange bytes, const Replaced& by) {
    text_.replace(bytes.start, bytes.size(), by.text);
    lines_.replace(text_, bytes, by.text.size());
    const auto behind = halves_.erase(first_half_from(bytes.start), first_half_from(bytes.end));
    for (auto half = behind; half != halves_.end(); ++half) {
      half->offset += by.text.size() - bytes.size();  // wraps on purpose
    }
    const auto added = halves_.insert(behind, by.halves.begin(), by.halves.end());
    for (auto half = added; half != added + static_cast<std::ptrdiff_t>(by.halves.size()); ++half) {
      half->offset += bytes.start;
    }
  }

  // A position may lie between the halves of a character: then each stands alone from now on.
  void cut_pair_at(Position at) {
    const std::size_t offset = clamped(at, Encoding::utf16);
    const std::string_view rest = std::string_view(text_).substr(offset);
    const bool is_pair = rest.size() >= pair_bytes && static_cast<unsigned char>(rest[0]) >= 0xF0;
    if (!is_pair || lines_.position(text_, offset, Encoding::utf16) == at) return;
    replace({offset, offset + pair_bytes}, cut_in_two(rest));
  }

  // Two halves that meet at `offset` are a character again.
  void join_at(std::size_t offset) {
    const auto low = first_half_from(offset);
    if (low == halves_.begin() || low == halves_.end() || low->offset != offset) return;
    const auto high = std::prev(low);
    if (high->offset + half_bytes != offset) return;
    if (!is_high_half(high->value) || !is_low_half(low->value)) return;
    replace({offset - half_bytes, offset + half_bytes}, {joined(high->value, low->value), {}});
  }

  std::string text_;
  LineIndex lines_;
  std::vector<LoneHalf> halves_;
};

}  // namespace

Buffer::Buffer(std::string_view wtf8) {
  Replaced read = without_halves(wtf8);
  text_ = std::make_shared<const std::string>(std::move(read.text));
  lines_ = std::make_shared<const LineIndex>(*text_);
  halves_ = std::move(read.halves);
}

void Buffer::change(std::span<const TextChange> changes, Encoding unit) {
  Draft draft(*text_, *lines_, halves_);
  for (const TextChange& change : changes) {
    if (change.range) {
      draft.change(*change.range, change.text, unit);
    } else {
      draft.set(change.text);
    }
  }
  text_ = std::make_shared<const std::string>(std::move(draft.text()));
  lines_ = std::make_shared<const LineIndex>(std::move(draft.lines()));
  halves_ = std::move(draft.halves());
}

}  // namespace paddle_ls::text
