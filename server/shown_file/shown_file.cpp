#include "server/shown_file/shown_file.hpp"

#include "protocol/uri.hpp"

namespace paddle_ls::server {

std::string shown_file_uri(std::string_view start, const std::string& path,
                           std::string_view extension) {
  const std::string uri = protocol::Uri::from_path(path).spelling();
  std::string shown(start);
  shown += uri.substr(uri.rfind('/') + 1);
  shown += extension;
  return shown + "?" + uri;
}

std::optional<std::string_view> after_prefix(std::string_view uri, std::string_view prefix) {
  // Some editors write an empty authority: paddle-ls:///ir/...
  const std::size_t scheme = prefix.find('/');
  if (uri.starts_with(prefix.substr(0, scheme)) && uri.substr(scheme).starts_with("///")) {
    uri.remove_prefix(scheme + 2);
    prefix.remove_prefix(scheme);
  }
  if (!uri.starts_with(prefix)) return {};
  return uri.substr(prefix.size());
}

std::optional<std::string> path_of_shown_file(std::string_view rest) {
  const std::size_t question = rest.find('?');
  if (question == std::string_view::npos) return {};
  const std::string_view uri = rest.substr(question + 1);
  // Clients percent-encode what stands after the question mark, once more or not.
  if (auto path = protocol::Uri::parse(uri).file_path()) return path;
  return protocol::Uri::parse(protocol::percent_decoded(uri)).file_path();
}

}  // namespace paddle_ls::server
