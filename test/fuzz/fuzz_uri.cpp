// Document names: any bytes are accepted, the client's spelling is kept, and a key is its own key.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "protocol/uri.hpp"

using paddle_ls::protocol::Uri;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const Uri uri = Uri::parse(bytes);
  require(uri.spelling() == bytes);
  require(Uri::parse(uri.key()).key() == uri.key());
  require(Uri::parse(uri.key()).file_path() == uri.file_path());

  // A path that names a host needs one, which `//` alone does not give.
  if (const auto path = uri.file_path(); path && !path->starts_with("//")) {
    require(Uri::from_path(*path).file_path() == path);
  }
  const Uri file = Uri::from_path(bytes);
  require(file.scheme() == "file");
  require(Uri::parse(file.spelling()) == file);
  return 0;
}
