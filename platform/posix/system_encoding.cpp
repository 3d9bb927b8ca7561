#include "platform/system_encoding.hpp"

#include <map>
#include <memory>
#include <mutex>

#include <iconv.h>

#include "engine/text/utf8.hpp"

namespace paddle_ls::platform {
namespace {

// `bytes` in another encoding; nothing when the library cannot convert between the two.
std::optional<Converted> converted(std::string bytes, const std::string& to,
                                   const std::string& from) {
  const iconv_t handle = iconv_open(to.c_str(), from.c_str());
  if (handle == iconv_t(-1)) return std::nullopt;  // NOLINT(performance-no-int-to-ptr)
  // No encoding takes more for a byte of another one, changes of state included.
  std::string result(8 * bytes.size() + 64, '\0');
  char* in = bytes.data();
  std::size_t left = bytes.size();
  char* out = result.data();
  std::size_t space = result.size();
  // A count above zero is that of characters for which the library put others.
  const bool is_whole = iconv(handle, &in, &left, &out, &space) == 0 &&
                        iconv(handle, nullptr, nullptr, &out, &space) == 0;
  iconv_close(handle);
  if (!is_whole) return tl::unexpected(bytes.size() - left);
  result.resize(result.size() - space);
  return result;
}

// Characters of an encoding of one or two bytes each, by what they are in UTF-8.
using Table = std::map<std::string, std::string, std::less<>>;

void add_character(const std::string& bytes, const std::string& name, Table& table) {
  auto text = converted(bytes, "UTF-8", name);
  if (text && *text && !(*text)->empty()) table.emplace(std::move(**text), bytes);
}

Table table_of(const std::string& name) {
  Table table;
  for (int first = 0; first < 256; ++first) {
    const std::string one(1, static_cast<char>(first));
    add_character(one, name, table);
    if (first < 0x80) continue;
    for (int second = 0x30; second < 256; ++second) {
      add_character(one + static_cast<char>(second), name, table);
    }
  }
  return table;
}

// musl reads Chinese and Korean encodings and does not write them, so their tables are read off it.
std::optional<Converted> looked_up(std::string_view text, const std::string& name) {
  static std::mutex mutex;
  static std::map<std::string, Table, std::less<>> tables;
  const std::scoped_lock lock(mutex);
  auto known = tables.find(name);
  if (known == tables.end()) known = tables.emplace(name, table_of(name)).first;
  const Table& table = known->second;
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view character = text.substr(at, text::character_size(text.substr(at)));
    const auto bytes = table.find(character);
    if (bytes == table.end()) return tl::unexpected(at);
    result += bytes->second;
    at += character.size();
  }
  return result;
}

}  // namespace

std::optional<Converted> to_utf8(std::string_view bytes, const std::string& name) {
  return converted(std::string(bytes), "UTF-8", name);
}

std::optional<Converted> from_utf8(std::string_view text, const std::string& name) {
  auto bytes = converted(std::string(text), name, "UTF-8");
  const bool is_only_read = !bytes && converted({}, "UTF-8", name);
  return is_only_read ? looked_up(text, name) : std::move(bytes);
}

}  // namespace paddle_ls::platform
