// The name of a document, as the client writes it and as we compare it.
//
// Clients spell one file in many ways (`file:///c%3A/x`, `file:///C:/x`), and expect their own
// spelling back. So a Uri keeps the spelling untouched and derives a key in which equal documents
// are equal: scheme and host in lower case, drive letter in lower case, one form of
// percent-encoding. Symbolic links are never resolved and `..` is never folded: two paths are two
// documents. A scheme that names no file (`untitled:`, `vscode-notebook-cell:`, unknown ones) is an
// opaque name.
#pragma once

#include <compare>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::protocol {

class Uri {
 public:
  Uri() = default;

  // Total: bytes that are not a URI become an opaque name equal only to itself.
  static Uri parse(std::string_view spelling);

  // The `file:` URI of an absolute path, spelled as VS Code spells it. A path of `//host/share` has
  // the host as its authority; `C:\` and `C:/` are drive paths.
  static Uri from_path(std::string_view absolute_path);

  const std::string& spelling() const { return spelling_; }
  const std::string& key() const { return key_; }

  // In lower case; empty when there is none.
  std::string_view scheme() const { return std::string_view(key_).substr(0, scheme_length_); }

  // What the operating system calls the document: decoded, `//host/share` for a host, `c:/` for a
  // drive. Nothing when this is no `file:` URI or the path holds a zero byte.
  std::optional<std::string> file_path() const;

  bool operator==(const Uri& other) const { return key_ == other.key_; }
  std::strong_ordering operator<=>(const Uri& other) const { return key_ <=> other.key_; }

 private:
  std::string spelling_;
  std::string key_;
  std::size_t scheme_length_ = 0;
};

// `text` with its escapes resolved; a percent sign that does not begin an escape is kept.
std::string percent_decoded(std::string_view text);

}  // namespace paddle_ls::protocol

template <>
struct std::hash<paddle_ls::protocol::Uri> {
  std::size_t operator()(const paddle_ls::protocol::Uri& uri) const noexcept {
    return std::hash<std::string>{}(uri.key());
  }
};
