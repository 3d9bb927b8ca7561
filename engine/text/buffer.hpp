// The text of one open document, shared without copying with everybody who works on a version of
// it.
//
// A change makes a new string and leaves the old one to its readers: workers keep reading the
// version they were given while the owner goes on. Copying costs 20 microseconds for 200 KB.
//
// Positions are clamped as the protocol's own library does it, so every change has a meaning and
// the buffer never loses step with its client. The client's text may hold halves of surrogate pairs
// (see surrogates.hpp): here each is U+FFFD, and the buffer keeps which half it was, so that one
// that meets its other half again becomes the character that the client sees.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/text/line_index.hpp"
#include "engine/text/surrogates.hpp"

namespace paddle_ls::text {

// What a client says of one change: the new text of a range, or of everything.
struct TextChange {
  std::optional<PositionRange> range;  // in the text that the change before it left
  std::string_view text;               // WTF-8
};

class Buffer {
 public:
  explicit Buffer(std::string_view wtf8);

  std::string_view text() const { return *text_; }
  const std::shared_ptr<const std::string>& shared_text() const { return text_; }
  const LineIndex& lines() const { return *lines_; }
  const std::shared_ptr<const LineIndex>& shared_lines() const { return lines_; }

  // Where the text is not what the client has: each is U+FFFD here.
  const std::vector<LoneHalf>& lone_halves() const { return halves_; }

  // Makes `changes`, one after the other. Thousands of changes cost one copy.
  void change(std::span<const TextChange> changes, Encoding unit);

 private:
  std::shared_ptr<const std::string> text_;
  std::shared_ptr<const LineIndex> lines_;
  std::vector<LoneHalf> halves_;  // in the order of the text
};

}  // namespace paddle_ls::text
