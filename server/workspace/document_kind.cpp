#include "server/workspace/document_kind.hpp"

#include "server/settings/settings_file.hpp"

namespace paddle_ls::server {

Kind document_kind(const protocol::Uri& uri, std::string_view language_id) {
  const std::string_view name = uri.key();
  if (name.ends_with(settings::settings_file_name)) return Kind::settings;
  if (language_id == "python" || name.ends_with(".py") || name.ends_with(".pyi")) {
    return Kind::python;
  }
  return Kind::other;
}

}  // namespace paddle_ls::server
