#include "protocol/splitter.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/text/cut.hpp"

namespace paddle_ls::protocol {
namespace {

constexpr std::string_view content_length = "content-length";
constexpr std::string_view content_type = "content-type";
constexpr std::size_t skipped_line_end = 64;  // room for a Content-Length header and its number

bool same(std::string_view text, std::string_view lower_case) {
  return std::ranges::equal(text, lower_case, {}, text::lower);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

// RFC 9110, section 5.1: field names are tokens.
bool is_token(std::string_view name) {
  constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
  return !name.empty() && std::ranges::all_of(name, [&](char c) {
    return (text::lower(c) >= 'a' && text::lower(c) <= 'z') || (c >= '0' && c <= '9') ||
           marks.find(c) != std::string_view::npos;
  });
}

// The length that `line` ends with, where its end reads `Content-Length: 123` in any case. What
// stands before that may be garbage: the end of a body that was longer than announced, or what
// another program printed to the stream.
std::optional<std::uint64_t> length_at_end(std::string_view line) {
  line = trimmed(line);
  const std::size_t digits = line.find_last_not_of("0123456789") + 1;
  std::string_view name = trimmed(line.substr(0, digits));
  if (digits == line.size() || name.size() <= content_length.size()) return {};
  const std::size_t begin = name.size() - content_length.size() - 1;
  if (!same(name.substr(begin), std::string(content_length) + ':')) return {};
  if (begin > 0 && name[begin - 1] == '-') return {};  // X-Content-Length is another header
  std::uint64_t length = 0;
  const auto end = std::from_chars(line.data() + digits, line.data() + line.size(), length);
  if (end.ec != std::errc{}) return {};
  return length;
}

// What a message to the user may quote of the stream.
std::string quoted(std::string_view text) {
  constexpr std::size_t limit = 40;
  std::string out(1, '"');
  for (const char c : text.substr(0, limit)) out += c >= ' ' && c <= '~' ? c : '?';
  out += limit < text.size() ? "...\"" : "\"";
  return out;
}

}  // namespace

void Splitter::feed(std::string_view bytes) {
  while (!bytes.empty()) {
    switch (state_) {
      case State::header: bytes.remove_prefix(take_header(bytes)); break;
      case State::body: bytes.remove_prefix(take_body(bytes)); break;
      case State::skip: bytes.remove_prefix(take_skipped(bytes)); break;
      case State::closed: return;
    }
  }
}

std::optional<Frame> Splitter::next() {
  if (frames_.empty()) return {};
  Frame frame = std::move(frames_.front());
  frames_.pop_front();
  return frame;
}

bool Splitter::mid_message() const {
  switch (state_) {
    case State::header: return block_bytes_ > 0;
    case State::body: return true;
    case State::skip: return !give_up_after_skip_;
    case State::closed: return false;
  }
  return false;
}

std::size_t Splitter::take_header(std::string_view bytes) {
  const std::size_t newline = bytes.find('\n');
  const bool complete = newline != std::string_view::npos;
  const std::size_t taken =
      std::min(complete ? newline + 1 : bytes.size(), header_block_limit + 1 - block_bytes_);
  line_ += bytes.substr(0, taken);
  block_bytes_ += taken;
  if (block_bytes_ > header_block_limit) {
    report("the header block is longer than " + std::to_string(header_block_limit) + " bytes");
    skip_to_header();
  } else if (complete) {
    const std::string line = std::exchange(line_, {});
    const std::string_view content = trimmed(std::string_view(line).substr(0, line.size() - 1));
    if (!content.empty()) {
      read_header_line(content);
    } else if (block_bytes_ > line.size()) {
      end_of_block();
    } else {
      begin_block();  // an empty line between messages
    }
  }
  return taken;
}

void Splitter::read_header_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  const std::string_view name =
      colon == std::string_view::npos ? std::string_view{} : trimmed(line.substr(0, colon));
  const std::string_view value = name.empty() ? line : trimmed(line.substr(colon + 1));
  if (same(name, content_length)) {
    read_content_length(value);
  } else if (same(name, content_type)) {
    read_content_type(value);
  } else if (const auto length = length_at_end(line)) {
    report("bytes before a header: " + quoted(line));
    begin_block();
    block_bytes_ = line.size();
    length_ = length;
  } else if (!is_token(name)) {
    report("not a header: " + quoted(line));
    skip_to_header();
  }
}

void Splitter::read_content_length(std::string_view value) {
  std::uint64_t length = 0;
  const auto end = std::from_chars(value.data(), value.data() + value.size(), length);
  if (end.ec != std::errc{} || end.ptr != value.data() + value.size()) {
    report("Content-Length is not a number of bytes: " + quoted(value));
    skip_to_header();
  } else if (length_ && *length_ != length) {
    // Either could be meant, and the wrong one would swallow part of the next message.
    report("Content-Length is given twice, as " + std::to_string(*length_) + " and " +
           std::to_string(length));
    skip_to_header();
  } else if (length_) {
    if (fault_.empty()) fault_ = "Content-Length is given twice";
  } else {
    length_ = length;
  }
}

void Splitter::read_content_type(std::string_view value) {
  std::string type;
  for (const char c : value) {
    if (c != '"' && c != '\'' && c != ' ' && c != '\t') type += text::lower(c);
  }
  constexpr std::string_view key = ";charset=";
  const std::size_t at = type.find(key);
  if (at == std::string::npos) return;
  const std::size_t begin = at + key.size();
  const std::string charset = type.substr(begin, type.find(';', begin) - begin);
  if (charset == "utf-8" || charset == "utf8" || !fault_.empty()) return;
  fault_ = "the charset of a message has to be utf-8, not " + quoted(charset);
}

void Splitter::end_of_block() {
  if (!length_) {
    report(fault_.empty() ? "a header block has no Content-Length" : fault_);
    skip_to_header();
    return;
  }
  const std::uint64_t length = *length_;
  if (fault_.empty() && length > body_limit_) {
    fault_ = "a message of " + std::to_string(length) + " bytes is longer than the limit of " +
             std::to_string(body_limit_) + " bytes";
  }
  const bool skipped = !fault_.empty();
  if (skipped) report(fault_);
  begin_block();
  if (!skipped) {
    begin_body(length);
  } else if (length > 0) {
    state_ = State::skip;
    give_up_after_skip_ = false;
    remaining_ = length;
  }
}

void Splitter::begin_block() {
  state_ = State::header;
  line_.clear();
  block_bytes_ = 0;
  length_.reset();
  fault_.clear();
}

void Splitter::begin_body(std::uint64_t length) {
  body_.clear();
  if (length == 0) {
    frames_.emplace_back(std::string{});
    return;
  }
  state_ = State::body;
  remaining_ = length;
  body_.reserve(length);
}

std::size_t Splitter::take_body(std::string_view bytes) {
  const std::size_t taken = std::min<std::uint64_t>(remaining_, bytes.size());
  body_ += bytes.substr(0, taken);
  remaining_ -= taken;
  if (remaining_ == 0) {
    frames_.emplace_back(std::exchange(body_, {}));
    begin_block();
  }
  return taken;
}

void Splitter::skip_to_header() {
  begin_block();
  state_ = State::skip;
  give_up_after_skip_ = true;
  remaining_ = std::max(body_limit_, header_block_limit);
}

std::size_t Splitter::take_skipped(std::string_view bytes) {
  const std::size_t newline = bytes.find('\n');
  const bool complete = newline != std::string_view::npos;
  const std::size_t taken =
      std::min<std::uint64_t>(remaining_, complete ? newline + 1 : bytes.size());
  remaining_ -= taken;
  line_ += bytes.substr(0, taken).substr(taken - std::min(taken, skipped_line_end));
  if (line_.size() > 2 * skipped_line_end) line_.erase(0, line_.size() - skipped_line_end);
  if (line_.ends_with('\n')) end_of_skipped_line();
  if (state_ == State::skip && remaining_ == 0) end_of_skip();
  return taken;
}

// Looks at the same bytes however the line came in pieces.
void Splitter::end_of_skipped_line() {
  std::string_view end = line_;
  end.remove_suffix(1);
  end.remove_prefix(end.size() - std::min(end.size(), skipped_line_end - 1));
  const auto length = length_at_end(end);
  line_.clear();
  if (!length) return;
  begin_block();
  block_bytes_ = content_length.size();
  length_ = length;
}

void Splitter::end_of_skip() {
  begin_block();
  if (!give_up_after_skip_) return;
  frames_.emplace_back(FrameError{"no header in a stream that should hold messages", true});
  state_ = State::closed;
}

}  // namespace paddle_ls::protocol
