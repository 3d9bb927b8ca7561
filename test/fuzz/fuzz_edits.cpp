// Edits in any encoding: after every change the line index equals a fresh one, and the
// incrementally updated trees equal those of a fresh parse, or are marked as doubtful.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/syntax/pieces.hpp"
#include "engine/text/buffer.hpp"

using namespace paddle_ls;

namespace {

// Takes numbers and strings from the fuzzer's input; zero and empty at its end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return size_ == 0; }

  std::uint8_t number() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }

  std::string text(std::size_t length) {
    length = std::min(length, size_);
    std::string taken(data_, data_ + length);
    data_ += length;
    size_ -= length;
    return taken;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

void require(bool holds) {
  if (!holds) std::abort();
}

text::Position position(Bytes& bytes) {
  return {bytes.number() % 16U, bytes.number() % 64U};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto unit = static_cast<text::Encoding>(bytes.number() % 3);
  text::Buffer buffer(bytes.text(bytes.number()));
  auto pieces = syntax::Pieces::parse(buffer.text(), nullptr);
  while (!bytes.empty()) {
    const text::PositionRange range{position(bytes), position(bytes)};
    const std::string replacement = bytes.text(bytes.number() % 16U);
    const std::array changes{text::TextChange{range, replacement}};
    buffer.change(changes, unit);
    require(buffer.lines() == text::LineIndex(buffer.text()));
    pieces = syntax::Pieces::parse(buffer.text(), &*pieces);
    require(pieces.has_value());
    require(!pieces->equals_full_parse() || syntax::equal_fresh_parse(*pieces, buffer.text()));
  }
  return 0;
}
