// Cuts a byte stream into messages: `Content-Length` headers, an empty line, a body.
//
// A peer may be slow, broken or hostile, so bytes come in pieces of any size, no byte is looked at
// twice, a body over the limit is skipped without being stored, and every fault is reported as a
// frame of its own, after which the splitter looks for the next header block. Only a peer that
// never sends anything like a header is given up.
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
  std::string message;  // what was wrong with the header block or the body's length
  bool fatal = false;   // nothing more can be read from this stream: close it
};

// The body of one message, or what stands in its place.
using Frame = std::variant<std::string, FrameError>;

class Splitter {
 public:
  static constexpr std::size_t default_body_limit = std::size_t{64} << 20;
  static constexpr std::size_t header_block_limit = std::size_t{16} << 10;

  // `body_limit` is in bytes, as Content-Length counts them.
  explicit Splitter(std::size_t body_limit = default_body_limit) : body_limit_(body_limit) {}

  // Takes the next bytes of the stream, as many as there are. Bytes after a fatal error are
  // dropped.
  void feed(std::string_view bytes);

  // The next complete frame in stream order, or nothing until more bytes come.
  std::optional<Frame> next();

  // Whether the stream, if it ended now, would end inside a message.
  bool mid_message() const;

 private:
  enum class State : std::uint8_t { header, resynchronise, body, skipped_body, closed };

  std::string_view take_header(std::string_view bytes);
  std::string_view take_garbage(std::string_view bytes);
  std::string_view take_body(std::string_view bytes);
  std::string_view skip_body(std::string_view bytes);
  void end_of_line();
  void read_header_line(std::string_view line);
  void read_content_length(std::string_view value);
  void end_of_header_block();
  void fault(std::string message);
  void close(std::string message);
  void begin_header_block();

  std::size_t body_limit_;
  State state_ = State::header;
  std::string line_;                     // the header line that is being read
  std::size_t block_bytes_ = 0;          // read since the header block, or the garbage, began
  std::optional<std::uint64_t> length_;  // Content-Length of this block
  std::string fault_;                    // first fault of this block
  std::uint64_t missing_ = 0;            // bytes of the body still to come
  std::string body_;
  std::deque<Frame> frames_;
};

}  // namespace paddle_ls::protocol
