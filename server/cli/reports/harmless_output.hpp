// Output that cannot do anything to the terminal that shows it.
//
// Names of files, lines of sources and names in models are foreign text, and a terminal takes some
// of it as commands. So control characters are replaced on the way out, in one place, whatever a
// command prints; the colours that we use ourselves get through.
#pragma once

#include <cstdint>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace paddle_ls::cli {

// Whether the escape sequences that we paint with get through.
enum class OwnColours : std::uint8_t { replaced, pass };

// UTF-8 with line ends and tabs as it is; other control characters, and bytes that are no UTF-8,
// become U+FFFD.
std::string harmless(std::string_view text, OwnColours colours);

// Passes on to another buffer what is written to it, harmless.
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

  // Where bytes go that are written past it.
  std::streambuf* unguarded() const { return old_; }

 private:
  std::ostream& stream_;
  std::streambuf* old_;
  HarmlessBuffer buffer_;
};

}  // namespace paddle_ls::cli
