#include "platform/system_encoding.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

// Names without `-` and `_`.
constexpr std::array<std::pair<std::string_view, UINT>, 44> code_pages = {{
    {"ascii", 20127},      {"usascii", 20127},  {"iso88591", 28591},   {"iso88592", 28592},
    {"iso88593", 28593},   {"iso88594", 28594}, {"iso88595", 28595},   {"iso88596", 28596},
    {"iso88597", 28597},   {"iso88598", 28598}, {"iso88599", 28599},   {"iso885913", 28603},
    {"iso885915", 28605},  {"cp1250", 1250},    {"cp1251", 1251},      {"cp1252", 1252},
    {"cp1253", 1253},      {"cp1254", 1254},    {"cp1255", 1255},      {"cp1256", 1256},
    {"cp1257", 1257},      {"cp1258", 1258},    {"windows1250", 1250}, {"windows1251", 1251},
    {"windows1252", 1252}, {"cp437", 437},      {"cp850", 850},        {"cp852", 852},
    {"cp866", 866},        {"koi8r", 20866},    {"koi8u", 21866},      {"gbk", 936},
    {"gb2312", 936},       {"cp936", 936},      {"gb18030", 54936},    {"big5", 950},
    {"cp950", 950},        {"shiftjis", 932},   {"sjis", 932},         {"cp932", 932},
    {"eucjp", 20932},      {"euckr", 949},      {"cp949", 949},        {"tis620", 874},
}};

std::optional<UINT> code_page(const std::string& name) {
  std::string plain;
  for (const char c : name) {
    if (c != '-' && c != '_') {
      plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  const auto found = std::ranges::find(code_pages, std::string_view(plain),
                                       &std::pair<std::string_view, UINT>::first);
  if (found == code_pages.end() || IsValidCodePage(found->second) == 0) return std::nullopt;
  return found->second;
}

// Nothing where a byte starts no character.
std::optional<std::wstring> read_as(UINT page, std::string_view bytes) {
  if (bytes.empty()) return std::wstring();
  const int size = static_cast<int>(bytes.size());
  const int needed =
      MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, nullptr, 0);
  if (needed == 0) return std::nullopt;
  std::wstring text(static_cast<std::size_t>(needed), L'\0');
  MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, text.data(), needed);
  return text;
}

// Nothing where a character is not of the code page.
std::optional<std::string> write_as(UINT page, std::wstring_view text) {
  if (text.empty()) return std::string();
  // Only these two refuse what they have no place for by this flag, and take no default.
  const bool is_unicode = page == CP_UTF8 || page == 54936;
  const DWORD flags = is_unicode ? WC_ERR_INVALID_CHARS : WC_NO_BEST_FIT_CHARS;
  BOOL replaced = FALSE;
  BOOL* const used = is_unicode ? nullptr : &replaced;
  const int size = static_cast<int>(text.size());
  const int needed = WideCharToMultiByte(page, flags, text.data(), size, nullptr, 0, nullptr, used);
  if (needed == 0 || replaced) return std::nullopt;
  std::string bytes(static_cast<std::size_t>(needed), '\0');
  WideCharToMultiByte(page, flags, text.data(), size, bytes.data(), needed, nullptr, nullptr);
  return bytes;
}

std::optional<std::string> converted_whole(std::string_view bytes, UINT from, UINT to) {
  const auto text = read_as(from, bytes);
  return text ? write_as(to, *text) : std::nullopt;
}

// Windows does not say where it stopped: the longest start that can be converted, by halves.
Converted converted(std::string_view bytes, UINT from, UINT to) {
  if (auto whole = converted_whole(bytes, from, to)) return std::move(*whole);
  std::size_t good = 0;
  std::size_t bad = bytes.size();
  while (bad - good > 1) {
    const std::size_t middle = good + (bad - good) / 2;
    (converted_whole(bytes.substr(0, middle), from, to) ? good : bad) = middle;
  }
  return tl::unexpected(good);
}

}  // namespace

std::optional<Converted> to_utf8(std::string_view bytes, const std::string& name) {
  const auto page = code_page(name);
  if (!page) return std::nullopt;
  return converted(bytes, *page, CP_UTF8);
}

std::optional<Converted> from_utf8(std::string_view text, const std::string& name) {
  const auto page = code_page(name);
  if (!page) return std::nullopt;
  return converted(text, CP_UTF8, *page);
}

}  // namespace paddle_ls::platform
