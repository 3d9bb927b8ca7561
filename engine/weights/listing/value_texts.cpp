#include "engine/weights/listing/value_texts.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace paddle_ls::weights {
namespace {

namespace json = boost::json;

constexpr std::size_t longest_text = 60;

bool is_control(char byte) {
  return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f;
}

// With an end that does not cut a character of UTF-8.
std::string cut_text(std::string_view text) {
  if (text.size() <= longest_text) return json::serialize(json::value(text));
  std::size_t end = longest_text;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return json::serialize(json::value(text.substr(0, end))) + "...";
}

struct Shown {
  std::string operator()(const Nothing&) const { return "None"; }
  std::string operator()(bool flag) const { return flag ? "True" : "False"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const BigInteger& number) const { return number.decimal; }
  std::string operator()(double number) const { return json::serialize(json::value(number)); }
  std::string operator()(const std::complex<double>& number) const {
    return (*this)(number.real()) + " + " + (*this)(number.imag()) + "j";
  }
  std::string operator()(const TextValue& text) const { return cut_text(text.utf8); }
  std::string operator()(const Bytes& bytes) const {
    return "bytes" + std::string(bytes.storage ? ", long" : "");
  }
  std::string operator()(const Sequence& /*empty*/) const { return "[]"; }
  std::string operator()(const Dict& /*empty*/) const { return "{}"; }
  std::string operator()(const TensorIndex& /*tensor*/) const { return "tensor"; }
  std::string operator()(const Word& word) const { return on_one_line(word.source); }
  std::string operator()(const Refused& refused) const {
    return on_one_line("not read: " + refused.wanted + ": " + refused.why);
  }
};

}  // namespace

std::string size_text(std::uint64_t bytes) {
  constexpr std::array<const char*, 5> units = {"B", "kB", "MB", "GB", "TB"};
  auto value = static_cast<double>(bytes);
  std::size_t unit = 0;
  while (value >= 1000 && unit + 1 < units.size()) {
    value /= 1000;
    ++unit;
  }
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), unit == 0 ? "%.0f %s" : "%.1f %s", value, units.at(unit));
  return text.data();
}

std::string value_text(const CheckpointValue& value) {
  return std::visit(Shown(), value);
}

std::string on_one_line(std::string_view text) {
  std::string line;
  line.reserve(text.size());
  for (const char byte : text) {
    if (!is_control(byte)) {
      line += byte;
      continue;
    }
    std::array<char, 8> escape{};
    std::snprintf(escape.data(), escape.size(), "\\x%02x", static_cast<unsigned>(byte));
    line += byte == '\n' ? "\\n" : byte == '\t' ? "\\t" : byte == '\r' ? "\\r" : escape.data();
  }
  return line;
}

}  // namespace paddle_ls::weights
