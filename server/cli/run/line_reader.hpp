// Lines of a stream of any length, in bounded memory.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace paddle_ls::cli {

struct InputLine {
  std::string text;
  bool is_too_long = false;
};

// Reads lines. The rest of a line that is longer than the limit is skipped.
class LineReader {
 public:
  LineReader(std::istream& in, std::size_t longest) : in_(*in.rdbuf()), longest_(longest) {}

  // The next line that is not blank.
  std::optional<InputLine> next() {
    while (!is_at_end_) {
      InputLine line = read();
      if (line.is_too_long || line.text.find_first_not_of(" \t\r") != std::string::npos) {
        return line;
      }
    }
    return std::nullopt;
  }

  // Whether reading the next line would block.
  bool has_to_wait() { return in_.in_avail() <= 0; }

 private:
  InputLine read() {
    constexpr int end = std::char_traits<char>::eof();
    InputLine line;
    for (int byte = in_.sbumpc(); byte != '\n'; byte = in_.sbumpc()) {
      is_at_end_ = byte == end;
      if (is_at_end_) break;
      line.is_too_long = line.is_too_long || line.text.size() >= longest_;
      if (!line.is_too_long) line.text += static_cast<char>(byte);
    }
    if (line.is_too_long) line.text = {};
    return line;
  }

  std::streambuf& in_;
  std::size_t longest_;
  bool is_at_end_ = false;
};

}  // namespace paddle_ls::cli
