// Output that cannot do anything to the terminal that shows it.
//
// Names of files, lines of sources and names in models are untrusted text, and a terminal executes
// some of it as commands. So control characters are replaced in one place for the output of all
// commands; only the colour sequences that paddle-ls writes itself get through.
#pragma once

#include <cstdint>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace paddle_ls::cli {

// Whether our own colour sequences get through.
enum class OwnColours : std::uint8_t { replaced, pass };

// UTF-8 text keeps its line ends and tabs; other control characters and invalid bytes become
// U+FFFD.
std::string harmless(std::string_view text, OwnColours colours);

// Makes the written text harmless and passes it on to another buffer.
class HarmlessBuffer : public std::streambuf {
 public:
  HarmlessBuffer(std::streambuf& to, OwnColours colours) : to_(to), colours_(colours) {}

 protected:
  int_type overflow(int_type byte) override;
  std::streamsize xsputn(const char* bytes, std::streamsize count) override;
  int sync() override;

 private:
  bool pass_on(std::size_t size);

  std::streambuf& to_;
  OwnColours colours_;
  std::string pending_;  // the beginning of a character or of a colour
};

// Makes a stream harmless for as long as this lives.
class HarmlessStream {
 public:
  HarmlessStream(std::ostream& stream, OwnColours colours)
      : stream_(stream), old_(stream.rdbuf()), buffer_(*old_, colours) {
    stream_.rdbuf(&buffer_);
  }
  HarmlessStream(const HarmlessStream&) = delete;
  HarmlessStream& operator=(const HarmlessStream&) = delete;
  ~HarmlessStream() {
    stream_.flush();
    stream_.rdbuf(old_);
  }

  // The destination of bytes that bypass it.
  std::streambuf* unguarded() const { return old_; }

 private:
  std::ostream& stream_;
  std::streambuf* old_;
  HarmlessBuffer buffer_;
};

}  // namespace paddle_ls::cli
