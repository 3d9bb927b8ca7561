// Printing text as C++ constant data: shared by the build-time programs.
#pragma once

#include <ostream>
#include <string_view>

namespace paddle_ls::text {

// `constexpr std::string_view NAME{...};` for any bytes. Its size is spelled out: counting in a
// constant expression has a limit that the text of the rules is beyond.
inline void write_strings(std::ostream& out, std::string_view strings,
                          std::string_view name = "strings") {
  static constexpr std::size_t width = 96;
  out << "constexpr std::string_view " << name << "{\n";
  for (std::size_t at = 0; at < strings.size(); at += width) {
    out << '"';
    for (const char byte : strings.substr(at, width)) {
      const auto value = static_cast<unsigned char>(byte);
      if (value >= ' ' && value < 0x7F && byte != '"' && byte != '\\' && byte != '?') {
        out << byte;
      } else {
        out << '\\' << char('0' + (value >> 6U)) << char('0' + ((value >> 3U) & 7U))
            << char('0' + (value & 7U));
      }
    }
    out << "\"\n";
  }
  if (strings.empty()) out << "\"\"";
  out << ", " << strings.size() << "};\n";
}

}  // namespace paddle_ls::text
