#include "platform/places.hpp"

#include <cstdlib>

namespace paddle_ls::platform {
namespace {

const char* variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : nullptr;
}

}  // namespace

std::filesystem::path settings_folder() {
  if (const char* config = variable("XDG_CONFIG_HOME")) return config;
  if (const char* home = variable("HOME")) return std::filesystem::path(home) / ".config";
  return {};
}

}  // namespace paddle_ls::platform
