#include "platform/places.hpp"

#include <cstdlib>

namespace paddle_ls::platform {

std::filesystem::path settings_folder() {
  for (const char* name : {"XDG_CONFIG_HOME", "APPDATA"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return {};
}

}  // namespace paddle_ls::platform
