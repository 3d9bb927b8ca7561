// Cuts a byte stream into messages: `Content-Length` headers, an empty line, a body.
//
// A peer may be slow, broken or hostile, so bytes come in pieces of any size, no byte is kept that
// is not needed, and every fault is reported as a separate frame. What cannot be read is skipped
// line by line up to the next line that ends like a Content-Length header: JSON has no raw line
// breaks inside strings, so no body holds such a line, and one bad length never swallows what
// follows it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace paddle_ls::protocol {

struct FrameError {
  std::string message;  // ASCII: what was wrong with the header block or the length of the body
  bool fatal = false;   // nothing more will be read from this stream: close it
};

// The body of one message, or what takes its place.
using Frame = std::variant<std::string, FrameError>;

class Splitter {
 public:
  static constexpr std::size_t default_body_limit = std::size_t{64} << 20;
  static constexpr std::size_t header_block_limit = std::size_t{16} << 10;

  // `body_limit` is in bytes, as Content-Length counts them. A longer body is reported and skipped.
  // As many bytes without any header are a fatal error: the peer does not speak the protocol.
  explicit Splitter(std::size_t body_limit = default_body_limit) : body_limit_(body_limit) {}

  // Takes the next bytes of the stream, as many as there are. Nothing is read after a fatal error.
  void feed(std::string_view bytes);

  // The next frame in stream order, or nothing until more bytes come.
  std::optional<Frame> next();

  // Whether the stream, if it ended now, would end inside a message.
  bool mid_message() const;

 private:
  enum class State : std::uint8_t { header, body, skip, closed };

  // Each takes what it can from the front of `bytes` and returns how much that was.
  std::size_t take_header(std::string_view bytes);
  std::size_t take_body(std::string_view bytes);
  std::size_t take_skipped(std::string_view bytes);

  void read_header_line(std::string_view line);
  void read_content_length(std::string_view value);
  void read_content_type(std::string_view value);
  void end_of_block();
  void begin_block();
  void begin_body(std::uint64_t length);
  void skip_to_header();
  void end_of_skipped_line();
  void end_of_skip();
  void report(std::string message) { frames_.emplace_back(FrameError{std::move(message)}); }

  std::size_t body_limit_;
  State state_ = State::header;
  std::deque<Frame> frames_;

  // Of the header block that is being read.
  std::string line_;             // its last line so far; while skipping, only the end of that line
  std::size_t block_bytes_ = 0;  // of all its lines so far
  std::optional<std::uint64_t> length_;
  std::string fault_;  // the first one; the body will be skipped

  std::string body_;
  std::uint64_t remaining_ = 0;      // bytes of the body, or to skip
  bool give_up_after_skip_ = false;  // the skip is in search of a header, not over a body
};

}  // namespace paddle_ls::protocol
