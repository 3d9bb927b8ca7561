#include "protocol/uri.hpp"

#include <algorithm>
#include <utility>

#include "engine/text/cut.hpp"

namespace paddle_ls::protocol {
namespace {

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
// RFC 3986, section 2.3: escaping these never changes what a URI names.
bool is_unreserved(char c) {
  return is_letter(c) || is_digit(c) || c == '-' || c == '.' || c == '_' || c == '~';
}

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (text::lower(c) >= 'a' && text::lower(c) <= 'f') return text::lower(c) - 'a' + 10;
  return -1;
}

// The byte that the escape at `at` encodes, or -1 if there is no escape.
int escaped_byte(std::string_view text, std::size_t at) {
  if (text[at] != '%' || text.size() - at < 3) return -1;
  const int high = hex_digit(text[at + 1]);
  const int low = hex_digit(text[at + 2]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

void append_escaped(std::string& out, char c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  out += '%';
  out += digits[byte >> 4];
  out += digits[byte & 15];
}

// Everything escaped except unreserved characters and those of `also`, as VS Code writes URIs.
std::string encoded(std::string_view text, std::string_view also) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    if (is_unreserved(c) || also.find(c) != std::string_view::npos) {
      out += c;
    } else {
      append_escaped(out, c);
    }
  }
  return out;
}

// RFC 3986, section 6.2.2: what may be normalised without knowing the scheme. A percent sign that
// begins no escape is escaped, or decoding what follows it could make it begin one.
std::string with_plain_escapes(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    const int byte = escaped_byte(text, at);
    const char c = byte < 0 ? text[at] : static_cast<char>(byte);
    const bool stays_escaped = byte < 0 ? c == '%' : !is_unreserved(c);
    if (stays_escaped) {
      append_escaped(out, c);
    } else {
      out += c;
    }
    if (byte >= 0) at += 2;
  }
  return out;
}

// Length of `scheme` in `scheme:...`, or 0.
std::size_t scheme_length(std::string_view text) {
  if (text.empty() || !is_letter(text[0])) return 0;
  std::size_t end = 1;
  while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]) || text[end] == '+' ||
                               text[end] == '-' || text[end] == '.')) {
    ++end;
  }
  return end < text.size() && text[end] == ':' ? end : 0;
}

// The parts of a file URI, still encoded; query and fragment keep their mark.
struct FileParts {
  std::string_view host;
  std::string_view path;
  std::string_view query;
  std::string_view fragment;
};

FileParts split(std::string_view after_scheme) {
  FileParts parts;
  std::size_t end = std::min(after_scheme.find('#'), after_scheme.size());
  parts.fragment = after_scheme.substr(end);
  after_scheme = after_scheme.substr(0, end);
  end = std::min(after_scheme.find('?'), after_scheme.size());
  parts.query = after_scheme.substr(end);
  after_scheme = after_scheme.substr(0, end);
  if (after_scheme.starts_with("//")) {
    after_scheme.remove_prefix(2);
    end = std::min(after_scheme.find('/'), after_scheme.size());
    parts.host = after_scheme.substr(0, end);
    after_scheme = after_scheme.substr(end);
  }
  parts.path = after_scheme;
  return parts;
}

bool is_drive(std::string_view path) {
  return path.size() >= 2 && is_letter(path[0]) && path[1] == ':' &&
         (path.size() == 2 || path[2] == '/');
}

// `C:\src` or `\\host\share`: what a Windows client calls a path.
bool is_windows_path(std::string_view path) {
  return path.starts_with("\\\\") ||
         (path.size() > 2 && path[2] == '\\' && is_drive(path.substr(0, 2)));
}

// Where a file is, decoded. `localhost` is the same as no host (RFC 8089, section 2); drive letters
// are the same in either case, and only mean a drive where there is no host.
struct Place {
  std::string host;
  std::string path;
};

Place place_of(const FileParts& parts) {
  Place place{percent_decoded(parts.host), percent_decoded(parts.path)};
  std::ranges::transform(place.host, place.host.begin(), text::lower);
  if (place.host == "localhost") place.host.clear();
  std::string& path = place.path;
  if (!path.starts_with('/')) path.insert(path.begin(), '/');
  if (place.host.empty() && is_drive(std::string_view(path).substr(1)))
    path[1] = text::lower(path[1]);
  return place;
}

std::string file_uri(const Place& place) {
  return "file://" + encoded(place.host, "[]:") + encoded(place.path, "/");
}

// A query or a fragment without anything in it says nothing.
std::string normalised_tail(std::string_view marked) {
  if (marked.size() < 2) return {};
  return marked[0] + encoded(percent_decoded(marked.substr(1)), {});
}

}  // namespace

std::string percent_decoded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    const int byte = escaped_byte(text, at);
    out += byte < 0 ? text[at] : static_cast<char>(byte);
    if (byte >= 0) at += 2;
  }
  return out;
}

Uri Uri::parse(std::string_view spelling) {
  Uri uri;
  uri.spelling_ = spelling;
  uri.scheme_length_ = scheme_length(spelling);
  if (uri.scheme_length_ == 0) {
    uri.key_ = spelling;
    return uri;
  }
  std::string scheme(spelling.substr(0, uri.scheme_length_));
  std::ranges::transform(scheme, scheme.begin(), text::lower);
  const std::string_view rest = spelling.substr(uri.scheme_length_ + 1);
  if (scheme == "file") {
    const FileParts parts = split(rest);
    uri.key_ =
        file_uri(place_of(parts)) + normalised_tail(parts.query) + normalised_tail(parts.fragment);
  } else {
    uri.key_ = scheme + ':' + with_plain_escapes(rest);
  }
  return uri;
}

Uri Uri::from_path(std::string_view absolute_path) {
  Place place{{}, std::string(absolute_path)};
  std::string& path = place.path;
  if (is_windows_path(path)) std::ranges::replace(path, '\\', '/');
  if (path.starts_with("//")) {
    const std::size_t end = std::min(path.find('/', 2), path.size());
    place.host = path.substr(2, end - 2);
    path.erase(0, end);
  }
  if (!path.starts_with('/')) path.insert(path.begin(), '/');
  return parse(file_uri(place));
}

std::optional<std::string> Uri::file_path() const {
  if (scheme() != "file") return {};
  Place place = place_of(split(std::string_view(key_).substr(scheme_length_ + 1)));
  std::string& path = place.path;
  if (path.find('\0') != std::string::npos) return {};
  if (!place.host.empty()) return "//" + place.host + path;
  if (is_drive(std::string_view(path).substr(1))) path.erase(0, 1);
  return std::move(path);
}

}  // namespace paddle_ls::protocol
