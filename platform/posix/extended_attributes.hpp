// Extended attributes of open files, which macOS asks for with more arguments than Linux.
#pragma once

#include <string>

#include <sys/types.h>
#if __has_include(<sys/xattr.h>)
#include <sys/xattr.h>
#else
// The functions of macOS, where only its own development kit has the header.
extern "C" {
ssize_t flistxattr(int file, char* list, std::size_t size, int options);
ssize_t fgetxattr(int file, const char* name, void* value, std::size_t size, unsigned position,
                  int options);
int fsetxattr(int file, const char* name, const void* value, std::size_t size, unsigned position,
              int options);
int fremovexattr(int file, const char* name, int options);
}
#endif

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
