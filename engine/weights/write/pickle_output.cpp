#include "engine/weights/write/pickle_output.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/weights/write/integer_bytes.hpp"
#include "engine/weights/write/little_endian.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t of_one_byte = 0xFF;
constexpr std::uint64_t of_two_bytes = 0xFFFF;
constexpr std::uint64_t of_four_bytes = 0xFFFFFFFF;

}  // namespace

void PickleOutput::start(char protocol) {
  op('\x80');
  op(protocol);
}

void PickleOutput::integer(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  if (bits <= of_one_byte) {
    to_.write("K" + little_endian(bits, 1));
  } else if (bits <= of_two_bytes) {
    to_.write("M" + little_endian(bits, 2));
  } else if (value >= std::numeric_limits<std::int32_t>::min() &&
             value <= std::numeric_limits<std::int32_t>::max()) {
    to_.write("J" + little_endian(bits, 4));
  } else {
    big_integer(*twos_complement(std::to_string(value)));
  }
}

void PickleOutput::size(std::uint64_t value) {
  constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (value <= largest) return integer(static_cast<std::int64_t>(value));
  big_integer(*twos_complement(std::to_string(value)));
}

void PickleOutput::big_integer(std::string_view bytes) {
  if (bytes.size() <= of_one_byte) {
    to_.write("\x8a" + little_endian(bytes.size(), 1));
  } else {
    to_.write("\x8b" + little_endian(bytes.size(), 4));
  }
  to_.write(bytes);
}

void PickleOutput::real(double value) {
  std::string bytes = little_endian(std::bit_cast<std::uint64_t>(value), 8);
  std::ranges::reverse(bytes);
  to_.write("G" + bytes);
}

void PickleOutput::text_start(std::uint64_t utf8_bytes) {
  to_.write("X" + little_endian(utf8_bytes, 4));
}

void PickleOutput::text(std::string_view utf8) {
  text_start(utf8.size());
  to_.write(utf8);
}

void PickleOutput::bytes_start(std::uint64_t count) {
  if (count <= of_one_byte) {
    to_.write("C" + little_endian(count, 1));
  } else if (count <= of_four_bytes) {
    to_.write("B" + little_endian(count, 4));
  } else {
    to_.write("\x8e" + little_endian(count, 8));
  }
}

PickleOutput::MemoIndex PickleOutput::put() {
  if (next_ <= of_one_byte) {
    to_.write("q" + little_endian(next_, 1));
  } else {
    to_.write("r" + little_endian(next_, 4));
  }
  return next_++;
}

void PickleOutput::get(MemoIndex index) {
  if (index <= of_one_byte) {
    to_.write("h" + little_endian(index, 1));
  } else {
    to_.write("j" + little_endian(index, 4));
  }
}

bool PickleOutput::get_known(const std::string& key) {
  const auto known = known_.find(key);
  if (known == known_.end()) return false;
  get(known->second);
  return true;
}

void PickleOutput::repeated_text(std::string_view utf8) {
  std::string key = "text " + std::string(utf8);
  if (get_known(key)) return;
  text(utf8);
  known_.emplace(std::move(key), put());
}

void PickleOutput::global(std::string_view module, std::string_view name) {
  const std::string lines = std::string(module) + "\n" + std::string(name) + "\n";
  std::string key = "name " + lines;
  if (get_known(key)) return;
  to_.write("c" + lines);
  known_.emplace(std::move(key), put());
}

}  // namespace paddle_ls::weights
