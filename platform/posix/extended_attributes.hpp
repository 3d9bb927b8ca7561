// Extended attributes of open files, which macOS asks for with more arguments than Linux.
#pragma once

#include <string>

#include <sys/xattr.h>

namespace paddle_ls::platform {

#ifdef __APPLE__
inline ssize_t list_attributes(int file, char* list, std::size_t size) {
  return flistxattr(file, list, size, 0);
}
inline ssize_t get_attribute(int file, const std::string& name, void* value, std::size_t size) {
  return fgetxattr(file, name.c_str(), value, size, 0, 0);
}
inline bool set_attribute(int file, const std::string& name, const std::string& value) {
  return fsetxattr(file, name.c_str(), value.data(), value.size(), 0, 0) == 0;
}
inline void remove_attribute(int file, const std::string& name) {
  fremovexattr(file, name.c_str(), 0);
}
#else
inline ssize_t list_attributes(int file, char* list, std::size_t size) {
  return flistxattr(file, list, size);
}
inline ssize_t get_attribute(int file, const std::string& name, void* value, std::size_t size) {
  return fgetxattr(file, name.c_str(), value, size);
}
inline bool set_attribute(int file, const std::string& name, const std::string& value) {
  return fsetxattr(file, name.c_str(), value.data(), value.size(), 0) == 0;
}
inline void remove_attribute(int file, const std::string& name) {
  fremovexattr(file, name.c_str());
}
#endif

}  // namespace paddle_ls::platform
