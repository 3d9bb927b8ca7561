#include "project/files/encoding.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "platform/system_encoding.hpp"

namespace paddle_ls::files {
namespace {

// Names of Python that the C library does not know, without their `-` and `_`.
constexpr std::array<std::pair<std::string_view, const char*>, 4> own_names = {{
    {"latin1", "ISO-8859-1"},
    {"latin", "ISO-8859-1"},
    {"l1", "ISO-8859-1"},
    {"cyrillic", "ISO-8859-5"},
}};

// What the C library calls the encoding.
std::string library_name(std::string_view name) {
  std::string plain;
  for (const char byte : name) {
    if (byte != '-' && byte != '_') plain += static_cast<char>(std::tolower(byte));
  }
  for (const auto& [python, library] : own_names) {
    if (plain == python) return library;
  }
  std::string spelled(name);
  std::replace(spelled.begin(), spelled.end(), '_', '-');
  return spelled;
}

}  // namespace

Result<std::string> decoded(std::string_view bytes, std::string_view name) {
  const std::string library = library_name(name);
  auto text = platform::to_utf8(bytes, library);
  const std::string encoding(name);
  // Python asks that the comment which names the encoding can be read without knowing it.
  if (!text || library.starts_with("utf") || library.starts_with("UTF")) {
    return error("its encoding is " + encoding + ", which is not supported");
  }
  if (!*text) {
    return error("it is not " + encoding + ", as it declares: byte " +
                 std::to_string(text->error()) + " starts no character");
  }
  if (const auto back = encoded(**text, name); !back || *back != bytes) {
    return error("its encoding is " + encoding + ", which it could not be written back in");
  }
  return std::move(**text);
}

Result<std::string> encoded(std::string_view text, std::string_view name) {
  auto bytes = platform::from_utf8(text, library_name(name));
  if (bytes && *bytes) return std::move(**bytes);
  return error("the result cannot be written in its encoding, " + std::string(name));
}

}  // namespace paddle_ls::files
