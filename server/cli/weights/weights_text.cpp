#include <array>
#include <cstdio>
#include <ostream>

#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {

std::string shape_text(const std::vector<std::uint64_t>& shape) {
  std::string text = "[";
  for (const std::uint64_t size : shape)
    text += (text.size() > 1 ? ", " : "") + std::to_string(size);
  return text + "]";
}

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

void complain(const Error& failure, std::ostream& err) {
  err << "paddle-ls: " << failure.where << (failure.where.empty() ? "" : ": ") << failure.message
      << "\n";
}

}  // namespace paddle_ls::cli
