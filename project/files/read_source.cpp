#include "project/files/read_source.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "engine/text/utf8.hpp"
#include "project/files/encoding.hpp"

namespace paddle_ls::files {
namespace {

// The name after `coding:` or `coding=` in a comment of the first two lines.
std::optional<std::string> declared_encoding(std::string_view source) {
  for (int line = 0; line < 2 && !source.empty(); ++line) {
    const std::size_t end = std::min(source.find_first_of("\r\n"), source.size());
    std::string_view text = source.substr(0, end);
    const std::size_t first = text.find_first_not_of(" \t\f");
    if (first != std::string_view::npos && text[first] != '#') return std::nullopt;
    const std::size_t coding = text.find("coding");
    if (coding != std::string_view::npos) {
      text.remove_prefix(coding + std::string_view("coding").size());
      if (text.starts_with(':') || text.starts_with('=')) {
        text.remove_prefix(1);
        text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
        const auto stop = std::find_if(text.begin(), text.end(), [](unsigned char byte) {
          return std::isalnum(byte) == 0 && byte != '-' && byte != '_' && byte != '.';
        });
        if (stop != text.begin()) return std::string(text.begin(), stop);
      }
    }
    source.remove_prefix(
        std::min(end + (source.substr(end).starts_with("\r\n") ? 2 : 1), source.size()));
  }
  return std::nullopt;
}

// Python ignores case, `-` and `_` in the names of encodings.
bool means_utf8(std::string name) {
  std::erase_if(name, [](char byte) { return byte == '-' || byte == '_'; });
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char byte) { return static_cast<char>(std::tolower(byte)); });
  return name == "utf8" || name == "utf8sig" || name == "u8" || name == "ascii" ||
         name == "usascii";
}

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char byte) { return (static_cast<unsigned char>(byte) & 0x80U) != 0; });
}

bool is_utf16(std::string_view source) {
  return source.starts_with("\xFF\xFE") || source.starts_with("\xFE\xFF");
}

Result<DecodedSource> checked(std::string bytes) {
  if (is_utf16(bytes)) return error("it is UTF-16, which Python cannot read; save it as UTF-8");
  const auto declared = declared_encoding(bytes);
  if (bytes.find('\0') != std::string::npos) return error("it is a binary file");
  if (is_ascii(bytes)) return DecodedSource{std::move(bytes), {}, {}};
  if (declared && !means_utf8(*declared)) {
    auto text = decoded(bytes, *declared);
    if (!text) return tl::unexpected(text.error());
    return DecodedSource{std::move(*text), *declared, std::move(bytes)};
  }
  if (const std::size_t invalid = text::valid_prefix(bytes); invalid < bytes.size()) {
    return error("it is not UTF-8: byte " + std::to_string(invalid) + " starts no character");
  }
  return DecodedSource{std::move(bytes), {}, {}};
}

}  // namespace

Result<DecodedSource> read_source(const std::filesystem::path& path, std::size_t maximum_bytes) {
  return read_bytes(path, {maximum_bytes, "files.maximumBytes"}).and_then(checked);
}

Result<std::string> bytes_of(const DecodedSource& source, std::string text) {
  return source.encoding.empty() ? Result<std::string>(std::move(text))
                                 : encoded(text, source.encoding);
}

}  // namespace paddle_ls::files
