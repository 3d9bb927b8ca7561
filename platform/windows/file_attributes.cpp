#include "platform/file_attributes.hpp"

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {

Result<void> take_default_mode(const File& /*file*/) {
  return {};  // the folder says what its new files allow
}

Result<void> take_permissions(const File& /*file*/, const std::filesystem::path& /*like*/) {
  return {};
}

Result<void> take_everything(const File& file, const File& old) {
  PACL list = nullptr;
  PSECURITY_DESCRIPTOR descriptor = nullptr;
  DWORD code = GetSecurityInfo(handle(old), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr,
                               nullptr, &list, nullptr, &descriptor);
  // A file system without access lists has none to keep.
  if (code != ERROR_SUCCESS) return {};
  SECURITY_DESCRIPTOR_CONTROL control = 0;
  DWORD revision = 0;
  GetSecurityDescriptorControl(descriptor, &control, &revision);
  const bool is_own = (control & SE_DACL_PROTECTED) != 0;
  if (is_own) {
    code = SetSecurityInfo(handle(file), SE_FILE_OBJECT,
                           DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION, nullptr,
                           nullptr, list, nullptr);
  }
  LocalFree(descriptor);
  if (code == ERROR_SUCCESS) return {};
  return error("its access list cannot be given to a new file, so it was not written");
}

Result<void> may_be_changed(const File& /*old*/, const std::filesystem::path& path) {
  const DWORD attributes = GetFileAttributesW(path.c_str());
  if (attributes == INVALID_FILE_ATTRIBUTES) return system_error();
  if ((attributes & FILE_ATTRIBUTE_READONLY) != 0) return error("it is read-only");
  const auto writable = open_to_write(path);
  return writable ? Result<void>() : tl::unexpected(writable.error());
}

}  // namespace paddle_ls::platform
