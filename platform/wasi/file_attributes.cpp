#include "platform/file_attributes.hpp"

// Files have no owner, no mode and no attributes here.
namespace paddle_ls::platform {

Result<void> take_default_mode(const File&) {
  return {};
}

Result<void> take_permissions(const File&, const std::filesystem::path&) {
  return {};
}

Result<void> take_everything(const File&, const File&) {
  return {};
}

Result<void> may_be_changed(const File&, const std::filesystem::path&) {
  return {};
}

}  // namespace paddle_ls::platform
