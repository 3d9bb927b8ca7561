#include "platform/file_attributes.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/posix/extended_attributes.hpp"
#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {
namespace {

// Asked for before there is a second thread, because asking changes it.
const mode_t mode_of_new_files = [] {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666U & ~mask;
}();

// Names of extended attributes; none where the file system has no such thing.
std::vector<std::string> attribute_names(int file) {
  const ssize_t size = list_attributes(file, nullptr, 0);
  if (size <= 0) return {};
  std::string list(static_cast<std::size_t>(size), '\0');
  const ssize_t filled = list_attributes(file, list.data(), list.size());
  if (filled <= 0) return {};
  list.resize(static_cast<std::size_t>(filled));
  std::vector<std::string> names;
  for (std::size_t at = 0; at < list.size(); at += names.back().size() + 1) {
    names.emplace_back(list.c_str() + at);
  }
  return names;
}

std::optional<std::string> attribute(int file, const std::string& name) {
  const ssize_t size = get_attribute(file, name, nullptr, 0);
  if (size < 0) return std::nullopt;
  std::string value(static_cast<std::size_t>(size), '\0');
  const ssize_t filled = get_attribute(file, name, value.data(), value.size());
  if (filled < 0) return std::nullopt;
  value.resize(static_cast<std::size_t>(filled));
  return value;
}

Result<void> take_attributes(int file, int old) {
  const std::vector<std::string> names = attribute_names(old);
  for (const std::string& own : attribute_names(file)) {  // an access list of the folder's
    if (std::ranges::find(names, own) == names.end()) remove_attribute(file, own);
  }
  for (const std::string& name : names) {
    const auto value = attribute(old, name);
    if (value && attribute(file, name) == value) continue;  // the system sets some by itself
    if (value && set_attribute(file, name, *value)) continue;
    return error("its extended attribute " + name +
                 " cannot be given to a new file, so it was not written");
  }
  return {};
}

Result<void> take_owner(int file, const struct stat& like) {
  if (fchown(file, like.st_uid, like.st_gid) == 0) return {};
  struct stat own {};
  if (fstat(file, &own) != 0) return system_error();
  if (own.st_uid != like.st_uid) {
    return error(
        "it belongs to another user, to whom a new file cannot be given, so it was not written");
  }
  if (own.st_gid != like.st_gid) {
    return error(
        "it belongs to a group to which a new file cannot be given, so it was not written");
  }
  return {};
}

}  // namespace

Result<void> take_default_mode(const File& file) {
  return fchmod(descriptor(file), mode_of_new_files) == 0 ? Result<void>() : system_error();
}

Result<void> take_permissions(const File& file, const std::filesystem::path& like) {
  struct stat status {};
  if (stat(like.c_str(), &status) != 0) return system_error();
  // Changing the owner clears the set-user-id bits, so the mode comes after it.
  [[maybe_unused]] const bool owner_kept =
      fchown(descriptor(file), status.st_uid, status.st_gid) == 0;
  return fchmod(descriptor(file), status.st_mode & 07777U) == 0 ? Result<void>() : system_error();
}

Result<void> take_everything(const File& file, const File& old) {
  struct stat status {};
  if (fstat(descriptor(old), &status) != 0) return system_error();
  return take_owner(descriptor(file), status)
      .and_then([&] { return take_attributes(descriptor(file), descriptor(old)); })
      .and_then([&]() -> Result<void> {
        // Last, because a new owner and a new access list change it.
        return fchmod(descriptor(file), status.st_mode & 07777U) == 0 ? Result<void>()
                                                                      : system_error();
      });
}

Result<void> may_be_changed(const File& old, const std::filesystem::path& path) {
  struct stat status {};
  if (fstat(descriptor(old), &status) != 0) return system_error();
  constexpr mode_t anybody_writes = S_IWUSR | S_IWGRP | S_IWOTH;
  if ((status.st_mode & anybody_writes) == 0) return error("it is read-only");
  if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) return system_error();
  return {};
}

}  // namespace paddle_ls::platform
